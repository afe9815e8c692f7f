import { expect, test } from 'vitest'
import { createRun, getRun, latestRun, latestRuns, updateRun } from '../../engine/store/runs.ts'
import { makeDocument, openTestStore } from './open-test-store.ts'

test('a run keeps what happened to it', () => {
  const { database } = openTestStore()
  const { id: documentId } = makeDocument(database)
  const run = createRun(database, { documentId, mode: 'test', source: 'app' })
  expect(run).toMatchObject({ documentId, mode: 'test', source: 'app', status: 'pending', startedAt: null })
  updateRun(database, run.id, { status: 'processing', extractorVersion: 'docket-rules:2026-11-21' })
  updateRun(database, run.id, { status: 'completed', timings: { reading: 12 } })
  expect(getRun(database, run.id)).toEqual({
    ...run,
    status: 'completed',
    extractorVersion: 'docket-rules:2026-11-21',
    timings: { reading: 12 },
  })
})

test('a run that has ended does not move on', () => {
  const { database } = openTestStore()
  const run = createRun(database, { documentId: makeDocument(database).id, mode: 'live', source: 'api' })
  updateRun(database, run.id, { status: 'processing' })
  updateRun(database, run.id, { status: 'error' })
  expect(() => updateRun(database, run.id, { status: 'processing' })).toThrow(
    'A run that is error cannot become processing.',
  )
})

test('the latest run of each document is found; a document without runs has none', () => {
  const { database } = openTestStore()
  const [first, second, third] = [makeDocument(database), makeDocument(database), makeDocument(database)]
  createRun(database, { documentId: first.id, mode: 'live', source: 'api' })
  const other = createRun(database, { documentId: second.id, mode: 'live', source: 'api' })
  const newest = createRun(database, { documentId: first.id, mode: 'live', source: 'app' })
  expect(latestRuns(database, [first.id, second.id, third.id])).toEqual(
    new Map([
      [first.id, newest],
      [second.id, other],
    ]),
  )
  expect(latestRun(database, third.id)).toBeNull()
})
