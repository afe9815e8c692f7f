import { expect, test } from 'vitest'
import { cutTitles } from '../../../engine/stages/choose/cut-title.ts'
import { makeCandidate } from './build-table.ts'

test.each([
  ['Employment Contract — Workshop Supervisor', 'Employment Contract'],
  ['Gebäudereinigungsvertrag – Treppenhausreinigung', 'Gebäudereinigungsvertrag'],
  ['Vertrag zur Auftragsverarbeitung gemäß Art.', 'Vertrag zur Auftragsverarbeitung'],
  ['Kauf- und Abtretungsvertrag', 'Kauf- und Abtretungsvertrag'],
  ['Anlage 1 – Auftragsverarbeitungsvertrag', 'Anlage 1 – Auftragsverarbeitungsvertrag'],
  ['Miller GmbH – Mietvertrag', 'Miller GmbH – Mietvertrag'],
  ['NDA – Mutual', 'NDA – Mutual'],
])('%s is called %s', (title, name) => {
  expect(cutTitles([makeCandidate(title, 0.8)]).map(({ value }) => value)).toEqual([name])
})
