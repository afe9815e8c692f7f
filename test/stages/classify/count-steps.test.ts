import { expect, test } from 'vitest'
import { layOutHead } from '../../../engine/stages/classify/classify-document.ts'
import { countSteps, STEPS } from '../../../engine/stages/classify/count-steps.ts'
import { makePage } from '../../fixtures/builders/page.ts'

const SENTENCE = 'we thank you for the kind letter that you sent us last week'
const count = (picture: string): readonly number[] => countSteps(layOutHead([makePage(picture)]))
const reached = (steps: readonly number[]): number => steps.filter((step) => step === 1).length

test('a page of neither sums nor sentences reaches no step', () => {
  expect(count('Hello\nWorld')).toEqual(Array<number>(STEPS).fill(0))
  expect(count('')).toHaveLength(STEPS)
})

test('each line with an amount leads further, and so does each share of them', () => {
  const [one, three] = [count('Bread 4,20\nThank you'), count('Bread 4,20\nMilk 1,10\nEggs 2,90\nThank you')]
  // One line of one; half and three quarters of all lines are beyond every share.
  expect(reached(one)).toBe(1 + 5)
  expect(reached(three)).toBe(3 + 5)
})

test('sentences are counted apart from amounts', () => {
  const [sums, text] = [count('Bread 4,20\nMilk 1,10'), count(`${SENTENCE}\n${SENTENCE}`)]
  expect(sums.filter((step, at) => step === 1 && text[at] === 1)).toEqual([])
  expect(reached(text)).toBe(1 + 6)
})
