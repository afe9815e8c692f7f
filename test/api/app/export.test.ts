import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exportPreviewAnswerSchema } from '../../../engine/contract/app/export.ts'
import { expectError } from '../../contract/expect-error.ts'
import { makeListed } from '../../store/make-listed.ts'
import { makeDocument } from '../../store/open-test-store.ts'
import { openReadDocument, type ReadDocument } from './open-read-document.ts'

let opened: ReadDocument
beforeAll(async () => {
  opened = await openReadDocument()
  await opened.correct({ sender_name: { value: 'Größe & "Söhne"; KG' }, document_number: { value: '007' } })
})
afterAll(() => opened.close())

const PATH = '/app/accounts/1/export'
const ask = (body: object, path = PATH) => opened.app(path, { method: 'POST', body })

describe('an export', () => {
  test('of CSV has the columns that are chosen, corrections applied, and comes as a file', async () => {
    const columns = ['document_id', 'sender_name', 'document_number', 'gross_amount']
    const answer = await ask({ format: 'csv', ids: [opened.id], columns, titles: { sender_name: 'Absender' } })
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present')
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="docket-\d{4}-\d\d-\d\d\.csv"$/)
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const gross = opened.read.extractions!['gross_amount']!.value as string
    expect(bytes.subarray(3).toString()).toBe(
      `"document_id","Absender","document_number","gross_amount"\r\n${opened.id},"Größe & ""Söhne""; KG","007",${gross}\r\n`,
    )
    const german = await (await ask({ format: 'csv', filter: {}, columns: ['gross_amount'], separator: ';' })).text()
    expect(german).toBe(`"gross_amount"\r\n${gross.replace('.', ',')}\r\n`)
  })

  test('of JSON has every key with its value, rows too', async () => {
    const [document, ...others] = (await (await ask({ format: 'json', filter: {} })).json()) as {
      readonly fields: Readonly<Record<string, unknown>>
    }[]
    expect(others).toEqual([])
    expect(document).toMatchObject({ document_id: opened.id, filename: 'rechnung.pdf' })
    expect(document!.fields).toMatchObject({ document_number: '007', tax_breakdowns: expect.any(Array) })
    expect(await (await ask({ format: 'json', filter: { query: 'nirgends' } })).json()).toEqual([])
  })

  test('of XLSX is a workbook, made beside the work of the service', async () => {
    const answer = await ask({ format: 'xlsx', ids: [opened.id] })
    expect(answer.headers.get('content-type')).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK')
  })

  test('previews its columns, its first rows and how many there are, documents that were not read left out', async () => {
    makeDocument(opened.engine.database)
    for (let count = 0; count < 24; count++) makeListed(opened.engine.database)
    const { data } = (await (
      await ask({ filter: {}, columns: ['filename', 'issue_date'] }, `${PATH}/preview`)
    ).json()) as {
      data: unknown
    }
    const { columns, available, rows, total } = exportPreviewAnswerSchema.strict().parse(data)
    expect(columns).toEqual([
      { name: 'filename', title: 'filename', kind: 'text' },
      { name: 'issue_date', title: 'issue_date', kind: 'date' },
    ])
    expect(available.length).toBeGreaterThan(50)
    expect(rows).toHaveLength(20)
    expect(total).toBe(25)
  })

  test.each([
    [{ format: 'pdf', filter: {} }, 'format'],
    [{ format: 'csv', filter: {}, columns: ['colour'] }, 'columns'],
    [{ format: 'csv', filter: {}, separator: '|' }, 'separator'],
    [{ format: 'csv' }, 'body'],
    [{ format: 'csv', ids: [1], filter: {} }, 'body'],
  ])('is not made of %j', async (body, field) => {
    const { errors } = await expectError(await ask(body), 422, 'validation_failed')
    expect(Object.keys(errors ?? {})).toEqual([field])
  })
})
