import { expect, test } from 'vitest'
import { layOut } from '../../../../../engine/stages/find/layout.ts'
import { makeCandidate } from '../../../../../engine/stages/find/make-candidate.ts'
import { settlePaperParties } from '../../../../../engine/stages/find/types/settled/settle-paper-parties.ts'
import { makePage } from '../../../../fixtures/builders/page.ts'

function weigh(name: string): number {
  const page = makePage(name)
  const sender_name = [makeCandidate(name, page.words, page, 0.5, 'letterhead, line 2')]
  return settlePaperParties({ sender_name }, layOut([page]), 'letter')['sender_name']![0]!.confidence
}

test.each(['Compliance Team', 'Der Landrat', 'Die Bürgermeisterin', 'Planning Department'])(
  '%s is a part of who writes',
  (name) => {
    expect(weigh(name)).toBeLessThan(0.2)
  },
)

test.each(['Borough of Marlowe', 'Team Nord GmbH'])('%s is who writes', (name) => {
  expect(weigh(name)).toBe(0.5)
})
