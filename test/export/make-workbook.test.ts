import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { USUAL_COLUMNS } from '../../engine/export/columns.ts'
import { createWorkbookMaker } from '../../engine/export/make-workbook.ts'
import { TooManyRowsError } from '../../engine/export/write-xlsx.ts'
import { forkWorker } from '../../engine/workers/fork-worker.ts'
import { makeExported, TRICKY } from './make-exported.ts'

const options = { columns: USUAL_COLUMNS, titles: {} }
const makeWorkbook = createWorkbookMaker({
  spawn: (entry) => forkWorker(entry),
  entry: fileURLToPath(new URL('../../engine/export/workbook-worker.ts', import.meta.url)),
  limits: { stallLimit: 60_000, timeLimit: 60_000, memoryBytes: 2 ** 30 },
})

test('a process of its own makes the workbook, which arrives as its bytes', async () => {
  const workbook = await makeWorkbook({ documents: [TRICKY], options }, new AbortController().signal)
  // A ZIP file begins and ends so.
  expect(Buffer.from(workbook.subarray(0, 2)).toString()).toBe('PK')
  expect(Buffer.from(workbook).includes('xl/worksheets/sheet3.xml')).toBe(true)
})

test('whoever goes away stops it', async () => {
  const asker = new AbortController()
  const made = makeWorkbook({ documents: [TRICKY], options }, asker.signal)
  asker.abort(new Error('gone'))
  await expect(made).rejects.toThrow('gone')
})

test('more rows than a sheet has room for are refused before anything is made', async () => {
  const row = { position: '1' }
  const document = makeExported({ values: { line_items: Array.from({ length: 600_000 }, () => row) } })
  const { signal } = new AbortController()
  await expect(makeWorkbook({ documents: [document, document], options }, signal)).rejects.toThrow(TooManyRowsError)
})
