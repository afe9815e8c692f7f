import { describe, expect, test } from 'vitest'
import { layOut } from '../../../../../engine/stages/find/layout.ts'
import { findContractPartiesInLines } from '../../../../../engine/stages/find/types/contracts/find-contract-lines.ts'
import { makePage } from '../../../../fixtures/builders/page.ts'

function tell(text: string): readonly [sender: unknown, recipient: unknown] {
  const found = findContractPartiesInLines(layOut([makePage(text)]), 'contract')
  return [found['sender_name']![0]?.value ?? null, found['recipient_name']![0]?.value ?? null]
}

describe('who gives a contract to whom', () => {
  test('is told by the order of the parties', () => {
    expect(tell('Auftragnehmer: Muster Technik GmbH\nAuftraggeber: Beispiel Bau KG')).toEqual([
      'Muster Technik GmbH',
      'Beispiel Bau KG',
    ])
  })

  test('is told by their roles where the one who takes comes first', () => {
    expect(tell('Mieter: Jan Beispiel\nVermieter: Muster Bau GmbH')).toEqual(['Muster Bau GmbH', 'Jan Beispiel'])
  })

  test('is told by a single role over a name, for it takes', () => {
    expect(tell('Hire Agreement\n\nHirer\nAnn Example\n22 Sample Road')).toEqual([null, 'Ann Example'])
  })
})
