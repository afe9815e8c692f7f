import { describe, expect, test } from 'vitest'
import { scalarOf } from '../../../../../engine/domain/field.ts'
import { layOut } from '../../../../../engine/stages/find/layout.ts'
import { makeCandidate } from '../../../../../engine/stages/find/make-candidate.ts'
import { findContactPersons } from '../../../../../engine/stages/find/types/letters/find-contact-persons.ts'
import { makePage } from '../../../../fixtures/builders/page.ts'

function read(picture: string, sender = 'Harbour Mutual plc'): readonly string[] {
  const page = makePage(picture)
  const sender_name = [makeCandidate(sender, page.words.slice(0, 1), page, 0.9, 'letterhead, line 1')]
  return findContactPersons(layOut([page]), 'letter', { sender_name })
    .toSorted((a, b) => b.confidence - a.confidence)
    .map(scalarOf)
}

describe('who answers for a letter is', () => {
  test.each([
    [
      'named at the head and under the text',
      'Harbour Mutual plc\n\nIn charge: Petra Sommer\n\nDear Ms Vogt,\n\nWe move.\n\nYours sincerely\n\nPetra Sommer',
      'Petra Sommer',
    ],
    [
      'named over a telephone number',
      'Harbour Mutual plc\n\nPetra Sommer\nTel. 0431 5521\n\nSehr geehrte Frau Vogt,\n\nwir ziehen um.',
      'Petra Sommer',
    ],
    [
      'who signs, with the power to do so',
      'Harbour Mutual plc\n\nSehr geehrte Frau Vogt,\n\nwir ziehen um.\n\nMit freundlichen Grüßen\n\ni. A. Petra Sommer',
      'Petra Sommer',
    ],
  ])('%s', (_, picture, name) => {
    expect(read(picture)[0]).toBe(name)
  })
})

test('who writes for herself is not her own contact', () => {
  const picture =
    'Petra Sommer\nTel. 0431 5521\n\nSehr geehrte Frau Vogt,\n\nich ziehe um.\n\nViele Grüße\n\nPetra Sommer'
  expect(read(picture, 'Petra Sommer')).toEqual([])
})
