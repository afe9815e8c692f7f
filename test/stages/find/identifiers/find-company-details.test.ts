import { describe, expect, test } from 'vitest'
import { findCompanyDetails } from '../../../../engine/stages/find/identifiers/find-company-details.ts'
import { layOut } from '../../../../engine/stages/find/layout.ts'
import { makePage } from '../../../fixtures/builders/page.ts'

const find = (picture: string) => findCompanyDetails(layOut([makePage(picture)]))
const first = (picture: string, key: string) => find(picture)[key]?.[0] ?? null

describe('a VAT id is read', () => {
  test.each([
    ['USt-IdNr.: DE136695976', 'DE136695976'],
    ['USt-IdNr. DE 136 695 976', 'DE136695976'],
    ['UID: ATU13585627', 'ATU13585627'],
    ['N° TVA : FR40303265045', 'FR40303265045'],
    ['P. IVA IT00743110157', 'IT00743110157'],
    ['VAT No: GB980780684', 'GB980780684'],
  ])('%s', (picture, id) => {
    expect(first(picture, 'sender_vat_id')).toMatchObject({ value: id, reason: 'VAT id with right check digits' })
  })

  test('and doubted when its check digits fail', () => {
    const wrong = first('USt-IdNr.: DE136695977', 'sender_vat_id')
    expect(wrong).toMatchObject({ value: 'DE136695977', reason: 'labelled VAT id' })
    expect(wrong!.confidence).toBeLessThan(first('USt-IdNr.: DE136695976', 'sender_vat_id')!.confidence)
  })

  test('as that of the customer where the words before it say so', () => {
    const found = find('USt-IdNr. des Kunden: DE136695976')
    expect(found['recipient_vat_id']?.[0]?.value).toBe('DE136695976')
    expect(found['sender_vat_id']).toBeUndefined()
  })

  test('with a label in the column before it', () => {
    expect(first('Customer VAT ID        GB980780684', 'recipient_vat_id')?.value).toBe('GB980780684')
  })

  test('but not from a number that only looks alike', () => {
    expect(find('Bestellung DE123456780 vom Mai')['sender_vat_id']).toBeUndefined()
  })
})

describe('other marks of a company:', () => {
  test.each([
    ['Steuernummer: 231/123/45678', 'sender_tax_number', '231/123/45678'],
    ['St.-Nr. 12/345/67890', 'sender_tax_number', '12/345/67890'],
    ['Amtsgericht Leipzig, HRB 12345', 'sender_register_number', 'HRB 12345'],
    ['HRA 771', 'sender_register_number', 'HRA 771'],
    ['FN 118420 d, Landesgericht Salzburg', 'sender_register_number', 'FN 118420 d'],
    ['E-Mail: buero@lindner.example', 'sender_email', 'buero@lindner.example'],
    ['Telefon: +49 341 123456-0', 'sender_phone', '+49 341 123456-0'],
    ['Tel. (0341) 12 34 56', 'sender_phone', '(0341) 12 34 56'],
    ['Phone: +44 113 496 0000', 'sender_phone', '+44 113 496 0000'],
  ])('%s', (picture, key, value) => {
    expect(first(picture, key)).toMatchObject({ value, page: 1 })
  })
})

test.each(['Fax: 0341 1234567', 'Rechnung 231/123', 'Wir rechnen mit 12345 Gästen'])(
  'no mark of a company in "%s"',
  (picture) => {
    expect(find(picture)).toEqual({})
  },
)

test('a number of the column before is not read again in other words', () => {
  const found = find('Steuernummer: 12/345/67890        Seite 1 von 1')['sender_tax_number']
  expect(found?.map((candidate) => candidate.text)).toEqual(['12/345/67890'])
})
