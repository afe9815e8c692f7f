import { expect, test } from 'vitest'
import { preferWholeReference } from '../../../engine/stages/choose/prefer-whole-reference.ts'
import { makeCandidate } from './build-table.ts'

const first = makeCandidate('29/123/45678', 0.8)

test('of two references that are about as likely the one that goes on behind the other stands first, as likely as it was', () => {
  const whole = makeCandidate('29/123/45678 / ESt 2024', 0.75)
  const other = makeCandidate('4711', 0.78)
  expect(preferWholeReference([first, other, whole])).toEqual([whole, first, other])
})

test.each([
  ['29/123/45678 / ESt 2024', 0.7, 'less likely'],
  ['29/123/456789', 0.79, 'another number'],
  ['Ref 29/123/45678', 0.79, 'a label before it'],
])('%s (%d) is none: %s', (text, confidence) => {
  const references = [first, makeCandidate(text, confidence)]
  expect(preferWholeReference(references)).toEqual(references)
})

test('without references nothing is preferred', () => {
  expect(preferWholeReference([])).toEqual([])
})
