import { expect, test } from 'vitest'
import { preferFullName } from '../../../engine/stages/choose/prefer-full-name.ts'
import type { Candidate } from '../../../engine/domain/field.ts'

const name = (value: string, confidence: number): Candidate => ({
  value,
  text: value,
  page: 1,
  box: null,
  confidence,
  source: 'text',
  reason: '',
})
const order = (...names: readonly Candidate[]) => preferFullName(names).map(({ value }) => value)

test('the full formal name leads its short form, as likely as that one', () => {
  const names = [
    name('kuhlmann gartenmöbel', 0.8),
    name('Sommer AG', 0.5),
    name('Kuhlmann Gartenmöbel GmbH & Co. KG', 0.2),
  ]
  expect(preferFullName(names)[0]).toMatchObject({ value: 'Kuhlmann Gartenmöbel GmbH & Co. KG', confidence: 0.8 })
  expect(order(...names)).toEqual(['Kuhlmann Gartenmöbel GmbH & Co. KG', 'kuhlmann gartenmöbel', 'Sommer AG'])
})

test.each([
  ['Betriebs-GmbH', 'Parkraum Domviertel Betriebs-GmbH'],
  ['Supply Limited', 'Brightmoor Energy Supply Limited'],
  ['& Building Supplies Ltd', 'Hexcombe Timber & Building Supplies Ltd'],
])('%s is what is left of %s', (rest, whole) => {
  expect(order(name(rest, 0.8), name('Sommer AG', 0.5), name(whole, 0.2))[0]).toBe(whole)
  expect(order(name(rest, 0.8), name(whole, 0.1))[0]).toBe(rest)
  expect(order(name('Domviertel GmbH', 0.8), name(`Parkraum Domviertel GmbH`, 0.7))[0]).toBe('Domviertel GmbH')
})

test.each([
  ['DI PERSIANI ORIANO', 'FERRAMENTA IL CHIODO DI PERSIANI ORIANO'],
  ['DE NANTES SA', 'STATIONNEMENT URBAIN DE NANTES SA'],
  ['de Hijos de Braulio, S.L.', 'La Tahona de Hijos de Braulio, S.L.'],
  ['Inh. Petra Sand e.K.', 'Marien-Apotheke Inh. Petra Sand e.K.'],
])('no name begins as %s does', (rest, whole) => {
  expect(order(name(rest, 0.8), name('Sommer AG', 0.5), name(whole, 0.2))[0]).toBe(whole)
})

test('what may begin a name is no rest of another', () => {
  expect(order(name('De Bel', 0.8), name('Fietsmakerij De Bel', 0.3))[0]).toBe('De Bel')
})

test.each([
  ['Pixelwerft UG', 'Pixelwerft UG (haftungsbeschränkt)'],
  ['Vetreria Zafferana S.n.c.', 'Vetreria Zafferana S.n.c. di Morosini P. & figli'],
  ['Cathal Ó', 'Cathal Ó Briain'],
])('%s goes on behind its form', (cut, whole) => {
  expect(order(name(cut, 0.8), name(whole, 0.2))[0]).toBe(whole)
})

test('what stands behind a legal form is not always the name', () => {
  expect(order(name('Sommer AG', 0.8), name('Sommer AG Filiale Nord', 0.7))[0]).toBe('Sommer AG')
})

test('the full name may begin before its short form, where it is likely', () => {
  const full = 'Drankengroothandel Gebr. Koetsier BV'
  expect(order(name('Gebr. KOETSIER', 0.8), name(full, 0.5))[0]).toBe(full)
  expect(order(name('Gebr. KOETSIER', 0.8), name(full, 0.3))[0]).toBe('Gebr. KOETSIER')
  expect(order(name('Koets', 0.8), name(full, 0.5))[0]).toBe('Koets')
})

test.each([
  ['a name that has its form', [name('Kuhlmann OHG', 0.8), name('Kuhlmann OHG Nord GmbH', 0.7)]],
  ['another firm, likely as it is', [name('Kuhlmann', 0.5), name('Sommer AG', 0.4)]],
  ['a longer name without a form', [name('Kuhlmann', 0.5), name('Kuhlmann und Söhne', 0.4)]],
  ['one that nobody holds likely', [name('Kuhlmann', 0.8), name('Kuhlmann Bau GmbH', 0.1)]],
  ['nobody', []],
])('%s stays as it is', (_, names) => {
  expect(preferFullName(names)).toEqual(names)
})

test.each([
  ['more before it', [name('Sommer Bedachungen', 0.6), name('Petra Sommer Bedachungen', 0.3)]],
  ['more behind it', [name('Hausverein Nordpark', 0.6), name('Hausverein Nordpark Süd', 0.5)]],
])('a name with %s that ends in no legal form does not lead', (_, names) => {
  expect(preferFullName(names)).toEqual(names)
})

test('a name that cannot end where it does goes on', () => {
  const whole = 'Delmas-Royer & Associés'
  expect(order(name('Delmas-Royer &', 0.9), name('Sommer AG', 0.5), name(whole, 0.1))[0]).toBe(whole)
  expect(order(name('Delmas-Royer &', 0.9), name(whole, 0.05))[0]).toBe('Delmas-Royer &')
  expect(order(name('Delmas-Royer', 0.9), name(whole, 0.1))[0]).toBe('Delmas-Royer')
})
