import { describe, expect, test } from 'vitest'
import { readSigned } from '../../../../../engine/stages/find/tables/transactions/read-signed.ts'

const read = (text: string) => readSigned({ text, page: null })

describe('an amount of an account', () => {
  test.each([
    '-12,00',
    '12,00-',
    '12,00 S',
    'S 12,00',
    '12.00 DR',
    'D 12.00',
    '- 12,00',
    '12,00 Soll',
    '12.00 OD',
    '€ 12,00 -',
  ])('takes from it in %j', (text) => expect(read(text)).toEqual({ size: '12.00', sign: -1 }))

  test.each(['+12,00', '12,00+', '12,00 H', 'H 12,00', '12.00 CR', 'CR 12.00', '+ 12,00', '12,00 Haben'])(
    'adds to it in %j',
    (text) => expect(read(text)).toEqual({ size: '12.00', sign: 1 }),
  )

  test.each(['12,00', '12,00 EUR', '12,00 Strom', 'Haus 12,00'])('says neither in %j', (text) => {
    expect(read(text)).toEqual({ size: '12.00', sign: null })
  })

  test.each(['Miete', '12', 'Nr. 1200', '19 %'])('is none in %j', (text) => {
    expect(read(text)).toBeNull()
  })

  test('is the last of several', () => {
    expect(read('12,00 S  1.250,00 H')).toEqual({ size: '1250.00', sign: 1 })
  })
})
