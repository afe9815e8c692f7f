import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openWriter } from '../../engine/cli/write-results.ts'
import { toCsvRow } from '../../engine/cli/csv-columns.ts'
import type { FileResult } from '../../engine/cli/process-files.ts'
import { makeFolder } from './make-folder.ts'

const failed = (file: string, message = 'It is damaged.'): FileResult => ({
  file,
  document: null,
  error: { code: 'unreadable_file', message },
})

test('ndjson: each result stands in the file as soon as it is written', async () => {
  const path = join(makeFolder(), 'out.ndjson')
  const writer = openWriter(path, 'ndjson')
  await writer.write(failed('a.pdf'))
  expect(readFileSync(path, 'utf8')).toBe(`${JSON.stringify(failed('a.pdf'))}\n`)
  await writer.write(failed('b.pdf'))
  expect(readFileSync(path, 'utf8').trim().split('\n')).toHaveLength(2)
  await writer.end()
})

test.each([0, 1, 3])('json: %i results are one array', async (count) => {
  const path = join(makeFolder(), 'out.json')
  const writer = openWriter(path, 'json')
  for (let index = 0; index < count; index += 1) await writer.write(failed(`${index}.pdf`))
  await writer.end()
  expect(JSON.parse(readFileSync(path, 'utf8'))).toHaveLength(count)
})

test('csv: a header, then one row a file, quoted where it must be', async () => {
  const path = join(makeFolder(), 'out.csv')
  const writer = openWriter(path, 'csv')
  await writer.write(failed('a,b.pdf', 'He said "no".'))
  await writer.end()
  const [header, row, ...rest] = readFileSync(path, 'utf8').trimEnd().split('\n')
  expect(header).toMatch(/^file,status,error_code,error_message,pages,is_e_invoice,type,/)
  expect(row).toMatch(/^"a,b\.pdf",error,unreadable_file,"He said ""no""\.",/)
  expect(rest).toEqual([])
})

test('csv: text that a spreadsheet would run as a formula is disarmed, amounts stay numbers', () => {
  const extractions = {
    sender_name: { value: '=HYPERLINK("http://evil.example")', candidates: null },
    gross_amount: { value: '-12.50', candidates: null },
  }
  const result = { file: 'a.pdf', document: { status: 'completed', extractions }, error: null }
  const row = toCsvRow(result as unknown as FileResult)
  expect(row).toContain('\'=HYPERLINK("http://evil.example")')
  expect(row).toContain('-12.50')
})

test('csv: the name of a file is no formula either', () => {
  expect(toCsvRow(failed('=1+1.pdf', '@SUM(A1)')).slice(0, 4)).toEqual([
    "'=1+1.pdf",
    'error',
    'unreadable_file',
    "'@SUM(A1)",
  ])
})

test('an output file in a folder that is not there is a misuse', () => {
  expect(() => openWriter(join(makeFolder(), 'no/such/out.csv'), 'csv')).toThrow('cannot be written')
})
