import { expect, test } from 'vitest'
import { scanNames } from '../../../../engine/stages/find/spans/scan-names.ts'

const scan = (text: string): readonly string[] => scanNames(text).map(({ value }) => value)

test.each([
  ['Zwischen der Erbengemeinschaft nach Wilma Tofte', 'Erbengemeinschaft nach Wilma Tofte'],
  ['dem MTV Eintracht Harsum v. 1862 e.V.', 'MTV Eintracht Harsum v. 1862 e.V.'],
  ['1. der Donau Verlagsgesellschaft m.b.H., FN 312408k', 'Donau Verlagsgesellschaft m.b.H.'],
  ['Hi Quarry Dental Studio,', 'Quarry Dental Studio'],
  ['Ao Sr. Anselmo Krüger', 'Anselmo Krüger'],
  ['M/S BRIGHTSPACE INTERIOR PTE LTD', 'BRIGHTSPACE INTERIOR PTE LTD'],
  ['ET la société Conserverie L’Armor SAS', 'Conserverie L’Armor SAS'],
])('the name in "%s" stands behind the words that lead to it', (text, name) => {
  expect(scan(text)).toContain(name)
})

test.each([
  ['Laurin Gut geb. 19.05.1994, Heimatort Wartau', 'Laurin Gut'],
  ['Priscilla R. Monte DOB 05/03/1992', 'Priscilla R. Monte'],
  ['Inès Vallon, née le 21 novembre 1998', 'Inès Vallon'],
])('the name in "%s" ends before the day of birth', (text, name) => {
  expect(scan(text)).toContain(name)
})
