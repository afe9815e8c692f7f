import { expect, test } from 'vitest'
import { speaksOfCourts } from '../../../../engine/stages/find/phrases/speaks-of-courts.ts'

const around = (text: string, place: string) =>
  speaksOfCourts(text, text.indexOf(place), text.indexOf(place) + place.length)

test.each([
  ['Gerichtsstand für alle Streitigkeiten ist Lübeck.', 'Lübeck'],
  ['The courts of Leeds have exclusive jurisdiction.', 'Leeds'],
  ['Le tribunal de Rennes est seul compétent.', 'Rennes'],
  ['Il foro competente è quello di Ferrara.', 'Ferrara'],
  ['Las partes se someten a los juzgados de Cádiz.', 'Cádiz'],
  ['De rechtbank te Utrecht is bevoegd.', 'Utrecht'],
  ['Tvister avgörs av Göteborgs tingsrätt.', 'Göteborgs'],
  ['Allmän domstol i Malmö ska pröva saken.', 'Malmö'],
  ['Le for juridique est à Neuchâtel.', 'Neuchâtel'],
  ['The forum is Dublin.', 'Dublin'],
  ['É competente o foro da comarca de Setúbal.', 'Setúbal'],
])('a place of a court stands beside words of courts: %s', (text, place) => {
  expect(around(text, place)).toBe(true)
})

test.each([
  ['Änderungen bedürfen der Textform. Hamburg, 22.01.2026', 'Hamburg'],
  ['Amtsgericht Cottbus HRB 1182. Cottbus, 27.11.2024', 'Cottbus'],
  ['Fait en double exemplaire à Crozon, le 10 avril 2026', 'Crozon'],
])('that of signing does not: %s', (text, place) => {
  expect(around(text, place)).toBe(false)
})
