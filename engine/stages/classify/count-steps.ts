import type { Line } from '../../domain/lines.ts'
import { hasAmount, isProse } from './measure-shape.ts'

/** Steps of how many lines there are with an amount and of text, and of their shares of all lines. */
const AMOUNTS = [1, 2, 3, 5, 8, 12, 20, 40]
const AMOUNT_SHARES = [0.05, 0.1, 0.2, 0.3, 0.5]
const PROSE = [1, 3, 6, 10, 20, 40]
const PROSE_SHARES = [0.05, 0.1, 0.2, 0.35, 0.5, 0.7]

/** How many steps there are. */
export const STEPS = AMOUNTS.length + AMOUNT_SHARES.length + PROSE.length + PROSE_SHARES.length

/** Whether a document lists sums or is written in sentences, and how far: 1 for each step that is reached, 0 for each that is not. */
export function countSteps(lines: readonly Line[]): readonly number[] {
  const all = Math.max(1, lines.length)
  const amounts = lines.filter(({ text }) => hasAmount(text)).length
  const prose = lines.filter(({ text }) => isProse(text)).length
  return [
    ...reach(amounts, AMOUNTS),
    ...reach(amounts / all, AMOUNT_SHARES),
    ...reach(prose, PROSE),
    ...reach(prose / all, PROSE_SHARES),
  ]
}

function reach(count: number, steps: readonly number[]): readonly number[] {
  return steps.map((step) => (count >= step ? 1 : 0))
}
