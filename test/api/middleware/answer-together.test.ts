import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Next } from 'koa'
import { expect, test } from 'vitest'
import { answerTogether } from '../../../engine/api/middleware/answer-together.ts'
import type { Context } from '../../../engine/api/request-state.ts'

test('answers that are ready in one turn are given at its end, and a late one does not hold up the others', async () => {
  const given: string[] = []
  const middleware = answerTogether()
  const answer = (name: string, next: Next) =>
    (middleware({} as Context, next) as Promise<void>).then(() => given.push(name))
  let finish!: () => void
  void answer('late', () => new Promise((resolve) => (finish = () => resolve(undefined))))
  void answer('first', async () => {})
  void answer('second', () => Promise.resolve())
  await Promise.resolve()
  expect(given).toEqual([])
  await nextTurn()
  await nextTurn()
  expect(given).toEqual(['first', 'second'])
  finish()
  await nextTurn()
  await nextTurn()
  expect(given).toEqual(['first', 'second', 'late'])
})
