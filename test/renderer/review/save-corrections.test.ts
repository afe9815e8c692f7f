import { expect, test } from 'vitest'
import type { CorrectionResource } from '../../../engine/contract/app/correction.ts'
import type { AppDocument } from '../../../engine/contract/app/document.ts'
import { ApiError } from '../../../renderer/api/api-error.ts'
import { createSaver, type Change, type Saver, type SaverParts } from '../../../renderer/review/save-corrections.ts'

test('changes are kept one after the other, in their order, and shown until then', async () => {
  const { saver, kept, ended } = open()
  saver.commit(change('a', '1'))
  saver.commit(change('b', '2'))
  expect(saver.getState()).toMatchObject({ status: 'saving', pending: [{ key: 'a' }, { key: 'b' }] })
  await ended('saved')
  expect(kept).toEqual(['a=1', 'b=2'])
  expect(saver.getState().pending).toEqual([])
})

test('while nobody answers a change waits, and is sent until it is kept', async () => {
  const { saver, kept, ended, failures } = open()
  failures.push(new ApiError(0, null), new ApiError(503, null))
  saver.commit(change('a', '1'))
  await ended('waiting')
  await ended('saved')
  expect(kept).toEqual(['a=1'])
})

test('what is refused is given up with the reason, and what comes after it is not', async () => {
  const { saver, kept, refused, ended, failures } = open()
  const errors = { 'fields.rows.value.0.rate': ['Give a number such as 5.5.'] }
  failures.push(new ApiError(422, { message: 'No.', code: 'validation_failed', request_id: '1', errors }))
  saver.commit(change('rows', 'x'))
  saver.commit(change('b', '2'))
  await ended('saved')
  expect(refused).toEqual(['rows'])
  expect(saver.getState().refusals).toEqual({ 'rows.0.rate': 'Give a number such as 5.5.' })
  expect(kept).toEqual(['b=2'])
  saver.commit(change('rows', 'y'))
  expect(saver.getState().refusals).toEqual({})
})

test('undo takes back the newest change first, redo brings it again', async () => {
  const { saver, corrections, ended } = open()
  saver.commit(change('a', '1'))
  saver.commit(change('b', '2'))
  // Asked for while the changes are still on their way.
  expect(await saver.undo()).toBe('b')
  expect(await saver.undo()).toBe('a')
  expect(await saver.undo()).toBeNull()
  expect(corrections.filter(({ undone_at: at }) => at === null)).toEqual([])
  expect(saver.getState()).toMatchObject({ canUndo: false, canRedo: true })
  expect(await saver.redo()).toBe('a')
  await ended('saved')
  expect(corrections.filter(({ undone_at: at }) => at === null)).toMatchObject([{ key: 'a', value: '1' }])
  saver.commit(change('c', '3'))
  expect(saver.getState().canRedo).toBe(false)
})

test('what was undone elsewhere is not undone twice, and nothing gets stuck', async () => {
  const { saver, corrections, ended } = open()
  saver.commit(change('a', '1'))
  await ended('saved')
  corrections[0]!.undone_at = '2026-11-21T00:00:00Z'
  expect(await saver.undo()).toBe('a')
  saver.commit(change('b', '2'))
  await ended('saved')
  expect(corrections[0]).toMatchObject({ key: 'b', undone_at: null })
})

function change(key: string, value: string): Change {
  return { key, value, place: null }
}

/** A saver over a store in memory that answers as the engine does, failures first. */
function open() {
  const kept: string[] = []
  const refused: string[] = []
  const failures: ApiError[] = []
  const corrections: CorrectionResource[] = []
  const document = {} as AppDocument
  const parts: SaverParts = {
    pauses: [1],
    async correct({ key, value }) {
      await Promise.resolve()
      const failure = failures.shift()
      if (failure) throw failure
      const entry = { id: corrections.length + 1, key, value, undone_at: null } as CorrectionResource
      corrections.unshift(entry)
      return document
    },
    async undo(id) {
      await Promise.resolve()
      const found = corrections.find((correction) => correction.id === id)
      if (!found || found.undone_at !== null) throw new ApiError(409, null)
      found.undone_at = '2026-11-21T00:00:00Z'
      return document
    },
    listCorrections: () => Promise.resolve(corrections),
    onDocument: () => {},
    onCorrections: () => {},
    onKept: ({ key, value }) => kept.push(`${key}=${typeof value === 'string' ? value : ''}`),
    onRefused: ({ key }) => refused.push(key),
  }
  const saver = createSaver(parts)
  return { saver, kept, refused, failures, corrections, ended: (status: string) => reach(saver, status) }
}

/** Once the saver says so. */
function reach(saver: Saver, status: string): Promise<void> {
  return new Promise((resolve) => {
    const stop = saver.subscribe(look)
    look()
    function look(): void {
      if (saver.getState().status !== status) return
      stop?.()
      resolve()
    }
  })
}
