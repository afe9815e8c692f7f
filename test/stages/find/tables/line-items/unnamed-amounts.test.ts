import { describe, expect, test } from 'vitest'
import { layOut } from '../../../../../engine/stages/find/layout.ts'
import { findHeaders } from '../../../../../engine/stages/find/tables/layout/find-headers.ts'
import { ITEM_COLUMNS } from '../../../../../engine/stages/find/tables/line-items/item-columns.ts'
import { addAmounts, priceAsAmount } from '../../../../../engine/stages/find/tables/line-items/unnamed-amounts.ts'
import { makePage } from '../../../../fixtures/builders/page.ts'

/** The columns of the picture's table, those without a heading included. */
function complete(picture: string): readonly string[] {
  const [page] = layOut([makePage(picture)]).pages
  const [header] = findHeaders(page!, ITEM_COLUMNS, 2)
  return addAmounts(header!.columns, page!.lines.slice(header!.last + 1)).map(({ key }) => key)
}

describe('amounts right of the last heading', () => {
  test('are a column of their own, be it under a currency sign or under nothing', () => {
    expect(
      complete(`
        Description                  Qty      Rate           £
        Boarding and taping           11    240.00    2,640.00
        Screws and jointing            1    418.75      418.75
      `),
    ).toEqual(['name', 'quantity', 'unit_price', 'net_amount'])
  })

  test.each([
    [
      'an amount has a heading',
      `
        Description                  Qty      Rate      Amount
        Boarding and taping           11    240.00    2,640.00
        Screws and jointing            1    418.75      418.75
      `,
    ],
    [
      'prices end the lines',
      `
        Description                  Qty      Rate
        Boarding and taping           11    240.00
        Screws and jointing            1    418.75
      `,
    ],
  ])('are none where %s', (_, picture) => {
    expect(complete(picture)).not.toContain('net_amount#2')
    expect(complete(picture).length).toBe(picture.includes('Amount') ? 4 : 3)
  })
})

describe('the price of each line', () => {
  const tableOf = (...keys: readonly string[]) => ({
    columns: keys.map((key, at) => ({ key, left: 100 * at, right: 100 * at + 80 })),
    lines: [],
  })
  const keysAfter = (...keys: readonly string[]): readonly string[] =>
    priceAsAmount(tableOf(...keys)).columns.map(({ key }) => key)

  test('is its amount where nothing is counted', () => {
    expect(keysAfter('name', 'tax_rate', 'unit_price')).toEqual(['name', 'tax_rate', 'net_amount'])
  })

  test('stays a price beside a count or an amount', () => {
    expect(keysAfter('name', 'quantity', 'unit_price')).toContain('unit_price')
    expect(keysAfter('name', 'unit_price', 'net_amount')).toEqual(['name', 'unit_price', 'net_amount'])
  })
})
