import { expect, test } from 'vitest'
import type { Content } from '../../engine/domain/content.ts'
import { createShelf } from '../../engine/pipeline/shelf.ts'

test('a document that was left open is taken as it is, once', async () => {
  const shelf = createShelf()
  const { content, state } = makeContent()
  await shelf.leave('/a', content)
  expect(shelf.take('/b')).toBeNull()
  expect(shelf.take('/a')).toBe(content)
  expect(shelf.take('/a')).toBeNull()
  expect(state.isClosed).toBe(false)
})

test('there is room for one: the next one closes it', async () => {
  const shelf = createShelf()
  const { content, state } = makeContent()
  await shelf.leave('/a', content)
  await shelf.leave('/b', makeContent().content)
  expect(state.isClosed).toBe(true)
  expect(shelf.take('/a')).toBeNull()
})

test('one for which nobody comes is closed', async () => {
  const shelf = createShelf({ patience: 1 })
  const { content, closed } = makeContent()
  await shelf.leave('/a', content)
  await closed
  expect(shelf.take('/a')).toBeNull()
})

function makeContent() {
  const state = { isClosed: false }
  const { promise: closed, resolve } = Promise.withResolvers<void>()
  const content: Content = {
    pages: [],
    structured: null,
    draw: () => Promise.reject(new Error('no page')),
    async close() {
      state.isClosed = true
      resolve()
    },
  }
  return { content, state, closed }
}
