import { describe, expect, test } from 'vitest'
import { codeCandidates } from '../../../../engine/stages/find/codes/find-codes.ts'
import { parseGiroCode } from '../../../../engine/stages/find/codes/parse-girocode.ts'
import { parseSwissQr } from '../../../../engine/stages/find/codes/parse-swiss-qr.ts'

const GIRO = 'BCD\n002\n1\nSCT\n\nTischlerei Nordlicht GmbH\nDE89370400440532013000\nEUR191.55\n\nRF18539007547034\n'

const SWISS = `SPC
0200
1
CH4431999123000889012
S
Alpenblick Gartenbau AG
Seestrasse
4
8800
Thalwil
CH
${'\n'.repeat(6)}
1949.75
CHF
S
Pia Muster
Dorfgasse
1
9400
Rorschach
CH
QRR
210000000003139471430009017
Auftrag vom 15.06.2026
EPD`

describe('parseGiroCode', () => {
  test('reads version 002 without a BIC', () => {
    expect(parseGiroCode(GIRO)).toEqual({
      standard: 'GiroCode',
      iban: 'DE89370400440532013000',
      bic: null,
      payee: 'Tischlerei Nordlicht GmbH',
      amount: '191.55',
      currency: 'EUR',
      reference: 'RF18539007547034',
      purpose: null,
      invoiceNumber: null,
      invoiceDate: null,
      billerId: null,
    })
  })

  test('reads version 001 with CRLF, a BIC and free text', () => {
    const text =
      'BCD\r\n001\r\n2\r\nSCT\r\nCOBADEFFXXX\r\nCafé Süd\r\nDE89 3704 0044 0532 0130 00\r\nEUR12.3\r\nGDDS\r\n\r\nRechnung 4711\r\nDanke'
    expect(parseGiroCode(text)).toMatchObject({
      iban: 'DE89370400440532013000',
      bic: 'COBADEFFXXX',
      payee: 'Café Süd',
      amount: '12.30',
      reference: null,
      purpose: 'Rechnung 4711',
    })
  })

  test('does without the lines at the end', () => {
    expect(parseGiroCode(GIRO.split('\n').slice(0, 7).join('\n'))).toMatchObject({
      iban: 'DE89370400440532013000',
      amount: null,
      currency: null,
      reference: null,
    })
  })

  test.each([
    ['EUR5', '5.00'],
    ['EUR 1234,5', '1234.50'],
    ['EUR0.00', null],
    ['191.55', null],
    ['EUR1.234,56', null],
    ['EUR', null],
  ])('reads the amount %s as %s', (line, amount) => {
    expect(parseGiroCode(GIRO.replace('EUR191.55', line))!.amount).toBe(amount)
  })

  test('drops an account number with wrong check digits', () => {
    expect(parseGiroCode(GIRO.replace('DE89', 'DE88'))!.iban).toBeNull()
  })

  test.each(['https://example.test', '', 'BCD\n003\n1\nSCT', 'BCD\n002\n1\nXXX', SWISS])('is null for %j', (text) => {
    expect(parseGiroCode(text)).toBeNull()
  })
})

describe('parseSwissQr', () => {
  test('reads a bill with a reference', () => {
    expect(parseSwissQr(SWISS)).toEqual({
      standard: 'Swiss QR code',
      iban: 'CH4431999123000889012',
      bic: null,
      payee: 'Alpenblick Gartenbau AG',
      amount: '1949.75',
      currency: 'CHF',
      reference: '210000000003139471430009017',
      purpose: 'Auftrag vom 15.06.2026',
      invoiceNumber: null,
      invoiceDate: null,
      billerId: null,
    })
  })

  test('reads a bill without amount and reference, with CRLF', () => {
    const text = SWISS.replace('1949.75', '')
      .replace('QRR\n210000000003139471430009017', 'NON\n')
      .replaceAll('\n', '\r\n')
    expect(parseSwissQr(text)).toMatchObject({ amount: null, currency: 'CHF', reference: null })
  })

  test.each([
    ['//S1/10/10201409/11/260512/20/1400.000-53/30/106017086', '10201409', '2026-05-12', 'CHE-106.017.086'],
    ['//S1/10/X.66711\\/8824\\\\7/11/260512', 'X.66711/8824\\7', '2026-05-12', null],
    ['//S1/20/405.789.Q/11/261399/30/CHE', null, null, null],
    // A value that looks like a tag.
    ['//S1/20/10/40/0:30', null, null, null],
    ['//S1/10/', null, null, null],
    ['//XX/10/4711', null, null, null],
    ['10/4711', null, null, null],
  ])('reads the billing information %s', (text, invoiceNumber, invoiceDate, billerId) => {
    expect(parseSwissQr(`${SWISS}\n${text}`)).toMatchObject({ invoiceNumber, invoiceDate, billerId })
  })

  test('takes a zero for no amount', () => {
    expect(parseSwissQr(SWISS.replace('1949.75', '0.00'))!.amount).toBeNull()
  })

  test('is null for anything else', () => {
    expect(parseSwissQr(GIRO)).toBeNull()
    expect(parseSwissQr('SPC\n0100\n1')).toBeNull()
  })
})

describe('codeCandidates', () => {
  const box = [0.1, 0.2, 0.3, 0.4] as const

  test('gives the parts of a payment code with its place', () => {
    const candidates = codeCandidates([{ text: GIRO, page: 2, box }])
    expect(candidates['iban']).toEqual([
      {
        value: 'DE89370400440532013000',
        text: 'DE89370400440532013000',
        page: 2,
        box,
        confidence: 0.98,
        source: 'qr',
        reason: 'stated in the GiroCode',
      },
    ])
    expect(Object.keys(candidates).toSorted()).toEqual(
      [
        'account_holder',
        'amount_due',
        'currency',
        'gross_amount',
        'iban',
        'payment_reference',
        'sender_name',
      ].toSorted(),
    )
  })

  test('trusts the payee less as the sender than as the holder of the account', () => {
    const { sender_name: sender, account_holder: holder } = codeCandidates([{ text: GIRO, page: 1, box }])
    expect(sender![0]!.value).toBe('Tischlerei Nordlicht GmbH')
    expect(sender![0]!.confidence).toBeLessThan(holder![0]!.confidence)
  })

  test('puts a structured reference before free text', () => {
    const { payment_reference: references } = codeCandidates([{ text: SWISS, page: 1, box }])
    expect(references!.map((candidate) => candidate.value)).toEqual([
      '210000000003139471430009017',
      'Auftrag vom 15.06.2026',
    ])
  })

  test('names the invoice that a Swiss code is for', () => {
    const candidates = codeCandidates([{ text: `${SWISS}\n//S1/10/4711/11/260512`, page: 1, box }])
    expect(candidates['document_number']![0]!.value).toBe('4711')
    expect(candidates['issue_date']![0]!.value).toBe('2026-05-12')
  })

  test('says nothing about other codes', () => {
    expect(codeCandidates([{ text: 'https://example.test', page: 1, box }])).toEqual({})
  })
})

test('the place of a code is rounded like any other and cut to the page', () => {
  const [code] = codeCandidates([{ text: GIRO, page: 1, box: [0.123456, -0.01, 0.5, 1.000001] }])['iban']!
  expect(code!.box).toEqual([0.1235, 0, 0.5, 1])
})
