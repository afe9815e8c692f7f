import { expect, test } from 'vitest'
import { createFairOrder, type FairOrder, type Place } from '../../engine/pipeline/fair-order.ts'

test('equally long documents are done one after the other', () => {
  const order = createFairOrder<string>()
  addPages(order, { id: 1 }, 3)
  addPages(order, { id: 2 }, 3)
  expect(takeAll(order)).toEqual(['1.1', '1.2', '1.3', '2.1', '2.2', '2.3'])
})

test('a short document passes a long one, which goes on in between', () => {
  const order = createFairOrder<string>()
  addPages(order, { id: 1 }, 400)
  addPages(order, { id: 2 }, 3)
  expect(takeSome(order, 7)).toEqual(['2.1', '1.1', '2.2', '1.2', '2.3', '1.3', '1.4'])
})

test('however many short documents come, the long one is read to its end', () => {
  const order = createFairOrder<string>()
  addPages(order, { id: 1 }, 50)
  let id = 1
  const taken: string[] = []
  while (!taken.includes('1.50')) {
    addPages(order, { id: (id += 1) }, 1)
    taken.push(order.next()!)
  }
  // Its last page is as short as they are, and older.
  expect(taken).toHaveLength(99)
})

test('accounts take turns, whatever they have waiting', () => {
  const order = createFairOrder<string>()
  addPages(order, { id: 1, accountId: 1 }, 400)
  for (const id of [2, 3]) addPages(order, { id, accountId: 1 }, 1)
  for (const id of [4, 5]) addPages(order, { id, accountId: 2 }, 1)
  addPages(order, { id: 6, accountId: 3 }, 1)
  expect(takeSome(order, 7)).toEqual(['2.1', '4.1', '6.1', '1.1', '5.1', '3.1', '1.2'])
})

test('so do the API and the app', () => {
  const order = createFairOrder<string>()
  for (const id of [1, 2, 3]) addPages(order, { id, origin: 'api' }, 1)
  addPages(order, { id: 4, origin: 'app' }, 2)
  expect(takeAll(order)).toEqual(['1.1', '4.1', '2.1', '4.2', '3.1'])
})

test('a document over which the app ended comes after those over which it did not', () => {
  const order = createFairOrder<string>()
  addPages(order, { id: 1, restarts: 1 }, 1)
  addPages(order, { id: 2 }, 1)
  expect(takeAll(order)).toEqual(['2.1', '1.1'])
})

test('what is taken out comes no more, and the others stay', () => {
  const order = createFairOrder<string>()
  addPages(order, { id: 1 }, 2)
  addPages(order, { id: 2 }, 1)
  expect(order.remove(placeOf({ id: 1 }))).toEqual(['1.1', '1.2'])
  expect(order.remove(placeOf({ id: 3, accountId: 9 }))).toEqual([])
  expect(takeAll(order)).toEqual(['2.1'])
})

function placeOf({ id, ...place }: Partial<Place> & { id: number }): Place {
  return { accountId: 1, origin: 'api', restarts: 0, documentId: id, id, ...place }
}

function addPages(order: FairOrder<string>, place: Partial<Place> & { id: number }, pages: number): void {
  for (let page = 1; page <= pages; page += 1) order.add(placeOf(place), `${place.id}.${page}`)
}

function takeSome(order: FairOrder<string>, count: number): readonly (string | null)[] {
  return Array.from({ length: count }, () => order.next())
}

function takeAll(order: FairOrder<string>): readonly string[] {
  const taken: string[] = []
  for (let piece = order.next(); piece !== null; piece = order.next()) taken.push(piece)
  return taken
}
