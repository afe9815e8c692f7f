import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectError } from '../../contract/expect-error.ts'
import { openReadDocument, type ReadDocument } from './open-read-document.ts'

let document: ReadDocument
beforeAll(async () => {
  document = await openReadDocument()
})
afterAll(() => document.close())

describe('a correction is refused', () => {
  test.each([
    ['of a field that the type does not have', { closing_balance: { value: '1' } }, ['fields.closing_balance']],
    ['of an inherited name', { constructor: { value: 'x' } }, ['fields.constructor']],
    ['with an amount that is none', { net_amount: { value: 'zwölf' } }, ['fields.net_amount.value']],
    ['with a day that is none', { issue_date: { value: '2026-02-30' } }, ['fields.issue_date.value']],
    ['with a type that nobody knows', { type: { value: 'Rechnung' } }, ['fields.type.value']],
    ['without a type', { type: { value: null } }, ['fields.type.value']],
    ['with rows for a text', { iban: { value: [] } }, ['fields.iban.value']],
    ['with a text for rows', { tax_breakdowns: { value: '19' } }, ['fields.tax_breakdowns.value']],
    [
      'with a wrong cell',
      { tax_breakdowns: { value: [{ tax_rate: '19' }, { tax_rate: 'x', colour: 'red' }] } },
      ['fields.tax_breakdowns.value.1.colour', 'fields.tax_breakdowns.value.1.tax_rate'],
    ],
    ['with a number for a text', { net_amount: { value: 12 } }, ['fields.net_amount.value']],
    ['without a value', { net_amount: {} }, ['fields.net_amount.value']],
    ['with a page that is not', { iban: { value: null, page: 2 } }, ['fields.iban.page']],
    ['with a box outside the page', { iban: { value: null, page: 1, box: [0, 0, 2, 1] } }, ['fields.iban.box.2']],
    ['with an empty box', { iban: { value: null, page: 1, box: [0.5, 0.5, 0.5, 0.6] } }, ['fields.iban.box']],
    ['with a box without a page', { iban: { value: null, box: [0, 0, 1, 1] } }, ['fields.iban.page']],
    ['with nothing in it', {}, ['fields']],
  ])('%s', async (_, fields, wrong) => {
    const { errors } = await expectError(await document.correct(fields), 422, 'validation_failed')
    expect(Object.keys(errors ?? {}).toSorted()).toEqual(wrong)
  })

  test('as a whole when one field is wrong', async () => {
    const count = (await document.history()).length
    await expectError(
      await document.correct({ iban: { value: null }, net_amount: { value: 'x' } }),
      422,
      'validation_failed',
    )
    expect(await document.history()).toHaveLength(count)
  })

  test('of a document that is not', async () => {
    const answer = await document.app('/app/documents/999/fields', {
      method: 'PATCH',
      body: { fields: { iban: { value: null } } },
    })
    await expectError(answer, 404, 'not_found')
  })
})
