import { expect, test } from 'vitest'
import type { Place } from '../../engine/pipeline/fair-order.ts'
import { createTurns } from '../../engine/pipeline/turns.ts'

const PLACE: Place = { accountId: 1, origin: 'app', documentId: 7, id: 7, restarts: 0 }

test('so many pieces of work are under way as there are workers, and the end of one is the turn of the next', async () => {
  const turns = createTurns(2)
  const pieces = [1, 2, 3].map(() => Promise.withResolvers<string>())
  const begun: number[] = []
  const ends = pieces.map(({ promise }, index) =>
    turns.take(PLACE, () => {
      begun.push(index)
      return promise
    }),
  )
  await nextTurn()
  expect(begun).toEqual([0, 1])
  pieces[1]!.resolve('second')
  expect(await ends[1]).toBe('second')
  await expect.poll(() => begun).toEqual([0, 1, 2])
})

test('work that fails fails for who asked for it, and costs no turn', async () => {
  const turns = createTurns(1)
  await expect(turns.take(PLACE, () => Promise.reject(new Error('damaged')))).rejects.toThrow('damaged')
  expect(await turns.take(PLACE, async () => 'read')).toBe('read')
})

test('while it is paused nothing is begun', async () => {
  const turns = createTurns(1)
  turns.pause()
  let isBegun = false
  const end = turns.take(PLACE, async () => (isBegun = true))
  await nextTurn()
  expect(isBegun).toBe(false)
  turns.resume()
  expect(await end).toBe(true)
})

test('what waits of a document can be given up while its work under way goes on', async () => {
  const turns = createTurns(1)
  const underWay = Promise.withResolvers<string>()
  const first = turns.take(PLACE, () => underWay.promise)
  const second = turns.take(PLACE, async () => 'never')
  const other = turns.take({ ...PLACE, documentId: 8, id: 8 }, async () => 'other')
  await nextTurn()
  turns.withdraw(PLACE, new Error('deleted'))
  await expect(second).rejects.toThrow('deleted')
  underWay.resolve('read')
  expect([await first, await other]).toEqual(['read', 'other'])
})

test('who asks together is put in order together', async () => {
  const turns = createTurns(1)
  const done: number[] = []
  const ask = (accountId: number, id: number) =>
    turns.take({ ...PLACE, accountId, id, documentId: id }, async () => done.push(id))
  await Promise.all([ask(1, 1), ask(1, 2), ask(2, 3)])
  expect(done).toEqual([1, 3, 2])
})

test('once it is closed nobody gets a turn any more', async () => {
  const turns = createTurns(1)
  const underWay = Promise.withResolvers<string>()
  const first = turns.take(PLACE, () => underWay.promise)
  const waiting = turns.take(PLACE, async () => 'never')
  await nextTurn()
  turns.close(new Error('stopped'))
  await expect(waiting).rejects.toThrow('stopped')
  await expect(turns.take(PLACE, async () => 'never')).rejects.toThrow('stopped')
  underWay.resolve('read')
  expect(await first).toBe('read')
})

function nextTurn(): Promise<void> {
  return new Promise((turn) => {
    setImmediate(turn)
  })
}
