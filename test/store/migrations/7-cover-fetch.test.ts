import { expect, test } from 'vitest'
import type { ReadingDatabase } from '../../../engine/store/database.ts'
import { listPreviews } from '../../../engine/store/previews.ts'
import { latestRun } from '../../../engine/store/runs.ts'
import { makeDocument, openTestStore } from '../open-test-store.ts'

test.each([
  ['newest run', latestRun],
  ['previews', listPreviews],
])('a document finds its %s in an index alone', (_, find) => {
  const { database } = openTestStore()
  const { id } = makeDocument(database)
  const asked: string[] = []
  const spy = { prepare: (sql: string) => (asked.push(sql), database.prepare(sql)) } as unknown as ReadingDatabase
  find(spy, id)
  const plan = database.prepare(`EXPLAIN QUERY PLAN ${asked[0]}`).all(id) as { detail: string }[]
  expect(plan.map(({ detail }) => detail)).toEqual([expect.stringContaining('USING COVERING INDEX')])
})
