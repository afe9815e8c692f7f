import { expect, test } from 'vitest'
import { cutName, cutNames } from '../../../engine/stages/choose/cut-name.ts'
import { makeCandidate } from './build-table.ts'

test.each([
  ['Luvio ist eine Marke der Luvio Energie GmbH', 'Luvio Energie GmbH'],
  ['Powis is a trading style of Powis Mutual Society Limited', 'Powis Mutual Society Limited'],
  ['Duvet est l’enseigne de EURL Literie', 'EURL Literie'],
  ['Copyright © 2026 Pomelo Services LLC', 'Pomelo Services LLC'],
  ['STONEGATE Stonegate Paving', 'Stonegate Paving'],
  ['BOULER FRERES SARL Bouler Frères', 'SARL Bouler Frères'],
  ['quaestor Quaestor IT NV', 'Quaestor IT NV'],
])('%s is %s', (printed, name) => {
  expect(cutName(printed)).toBe(name)
})

test.each(['Müller Müller & Partner', 'Bau Bau GmbH', 'Marke der Woche GmbH', 'Sommer Holzbau GmbH'])(
  '%s stays as it is',
  (name) => {
    const names = [makeCandidate(name, 0.6)]
    expect(cutNames(names)[0]).toBe(names[0])
  },
)
