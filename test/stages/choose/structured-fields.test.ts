import { describe, expect, test } from 'vitest'
import type { StructuredInvoice } from '../../../engine/domain/content.ts'
import { EXTRACTION_KEYS } from '../../../engine/domain/extraction-keys.ts'
import type { Page } from '../../../engine/domain/page.ts'
import { structuredFields } from '../../../engine/stages/choose/structured-fields.ts'

/** A page of 1000 x 1000 points; each line of text is set in words of 10 points a letter, lines 100 points apart. */
function makePage(number: number, lines: readonly string[]): Page {
  const words = lines.flatMap((line, row) => {
    let left = 0
    return line.split(' ').map((text) => {
      const box = [left, row * 100, left + text.length * 10, row * 100 + 20] as const
      left += text.length * 10 + 10
      return { text, box, confidence: 1, fontSize: 12, bold: false }
    })
  })
  return { number, width: 1000, height: 1000, words, origin: 'text' }
}

function makeInvoice(values: StructuredInvoice['values'], type = 'invoice'): StructuredInvoice {
  return { syntax: 'UBL', profile: '', type, values: { type, ...values }, xml: new Uint8Array() }
}

/** The place of one value on pages with these lines. */
function placeOf(key: string, value: string, ...pages: readonly (readonly string[])[]) {
  const candidate = structuredFields(
    makeInvoice({ [key]: value }),
    pages.map((lines, index) => makePage(index + 1, lines)),
  )[key]!.candidates[0]!
  return { text: candidate.text, page: candidate.page, box: candidate.box }
}

const NOWHERE = { page: null, box: null }

describe('the fields', () => {
  test.each(['invoice', 'credit-note', 'other'])('are all keys of %s, null where the XML says nothing', (type) => {
    const fields = structuredFields(makeInvoice({ document_number: 'R-1' }, type), [])
    expect(Object.keys(fields)).toEqual(Object.keys(EXTRACTION_KEYS[type]!))
    expect(fields['issue_date']).toEqual({ value: null, candidates: [] })
    expect(fields['document_number']!.value).toBe('R-1')
  })

  test('leave out what is no key of the type', () => {
    expect(structuredFields(makeInvoice({ iban: 'DE1' }, 'other'), [])).not.toHaveProperty('iban')
  })

  test('of an order give its totals where it states them', () => {
    const fields = structuredFields(makeInvoice({ net_amount: '1.00' }, 'other'), [])
    expect(fields['net_amount']!.value).toBe('1.00')
    expect(fields).not.toHaveProperty('gross_amount')
  })

  test('have one candidate from the XML, tables too', () => {
    const rows = [{ position: '1', name: 'Eiche', net_amount: '165.00' }]
    const fields = structuredFields(makeInvoice({ line_items: rows }), [])
    expect(fields['line_items']).toEqual({
      value: rows,
      candidates: [
        {
          value: rows,
          text: '',
          page: null,
          box: null,
          confidence: 0.99,
          source: 'xml',
          reason: 'stated in the e-invoice XML (UBL)',
        },
      ],
    })
  })
})

test('a value that was computed says so', () => {
  const fields = structuredFields(
    { ...makeInvoice({ net_amount: '3.00', gross_amount: '3.57' }), computed: ['net_amount'] },
    [],
  )
  expect(fields['net_amount']!.candidates).toMatchObject([
    { source: 'derived', reason: 'computed from what is stated in the e-invoice XML (UBL)' },
  ])
  expect(fields['gross_amount']!.candidates).toMatchObject([{ source: 'xml' }])
})

describe('the place of an amount', () => {
  test.each([
    ['1234.56', 'Summe 1.234,56 EUR', '1.234,56'],
    ['1234.56', 'Total 1,234.56', '1,234.56'],
    ['1234.56', 'Total €1,234.56', '€1,234.56'],
    ['1234.56', "Total CHF 1'234.56", "1'234.56"],
    ['1234.56', 'Total 1 234,56 €', '1 234,56'],
    ['-1234.56', 'Gutschrift 1.234,56-', '1.234,56-'],
    ['200', 'Summe 200,00', '200,00'],
  ])('%s is found in "%s"', (value, line, text) => {
    expect(placeOf('gross_amount', value, [line])).toMatchObject({ text, page: 1 })
  })

  test('is its last one, where the totals are', () => {
    expect(placeOf('net_amount', '80.00', ['Pos 1 80,00', 'Netto 80,00'], ['Danke'])).toEqual({
      text: '80,00',
      page: 1,
      box: [0.06, 0.1, 0.11, 0.12],
    })
  })

  test.each([
    ['another amount', '1234.56', '11.234,56'],
    ['a whole number, which may be a quantity', '80.00', '80'],
    ['the opposite sign', '-80.00', '80,00'],
  ])('is not %s', (_, value, line) => {
    expect(placeOf('net_amount', value, [line])).toMatchObject(NOWHERE)
  })
})

describe('the place of a date', () => {
  test.each([
    '05.03.2026',
    '5.3.2026',
    '05.03.26',
    '2026-03-05',
    '5. März 2026',
    'March 5, 2026',
    '5 mars 2026',
    '05 Mar 2026',
  ])('is found as %s', (printed) => {
    expect(placeOf('issue_date', '2026-03-05', [`Datum ${printed} Lübeck`])).toMatchObject({ text: printed, page: 1 })
  })

  test('is in American figures only when no other writing is there', () => {
    expect(placeOf('issue_date', '2026-03-05', ['Due 3/5/2026'])).toMatchObject({ text: '3/5/2026' })
    expect(placeOf('issue_date', '2026-03-05', ['03.05.2026', '05.03.2026'])).toMatchObject({ text: '05.03.2026' })
  })

  test('is not another day', () => {
    expect(placeOf('issue_date', '2026-03-05', ['15.03.2026', '05.03.2027'])).toMatchObject(NOWHERE)
  })
})

describe('the place of a text', () => {
  test('is the first one, over several words and lines, whatever the case and the accents', () => {
    expect(placeOf('sender_name', 'Café Südwind & Söhne OHG', ['x'], ['y CAFE', 'Südwind & Söhne OHG', 'z'])).toEqual({
      text: 'CAFE Südwind & Söhne OHG',
      page: 2,
      box: [0, 0, 0.19, 0.12],
    })
  })

  test('an IBAN is found in groups of four', () => {
    expect(placeOf('iban', 'DE89370400440532013000', ['IBAN DE89 3704 0044 0532 0130 00'])).toMatchObject({
      text: 'DE89 3704 0044 0532 0130 00',
    })
  })

  test('is whole words only', () => {
    expect(placeOf('document_number', 'R-17', ['R-171', 'AR-17'])).toMatchObject(NOWHERE)
  })

  test('is unknown for one or two letters, which stand anywhere', () => {
    expect(placeOf('document_number', '17', ['17'])).toMatchObject(NOWHERE)
  })

  test('is unknown for a code of our own', () => {
    expect(placeOf('payment_means', 'cash', ['cash'])).toMatchObject(NOWHERE)
  })
})

describe('the place of an address', () => {
  const address = 'Uferweg 12, 23552 Lübeck, DE'

  /** One word of 10 points a letter at a place in points. */
  const makeWord = (text: string, left: number, top: number) => ({
    text,
    box: [left, top, left + text.length * 10, top + 20] as const,
    confidence: 1,
    fontSize: 20,
    bold: false,
  })
  const placeOnPage = (words: Page['words']) =>
    structuredFields(makeInvoice({ recipient_address: address }), [
      { number: 1, width: 1000, height: 1000, words, origin: 'text' },
    ])['recipient_address']!.candidates[0]!

  test('is the block of its lines, whatever stands beside it, without the code of the country', () => {
    const words = [
      makeWord('Uferweg', 100, 200),
      makeWord('12', 180, 200),
      makeWord('Datum', 700, 200),
      makeWord('23552', 100, 230),
      makeWord('Lübeck', 160, 230),
      makeWord('05.03.2026', 700, 230),
    ]
    expect(placeOnPage(words)).toMatchObject({ text: 'Uferweg 12 23552 Lübeck', page: 1, box: [0.1, 0.2, 0.22, 0.25] })
  })

  test('may be one line', () => {
    const words = [makeWord('Uferweg', 100, 200), makeWord('12,', 180, 200), makeWord('23552', 220, 200)]
    expect(placeOnPage([...words, makeWord('Lübeck', 280, 200)])).toMatchObject({ box: [0.1, 0.2, 0.34, 0.22] })
  })

  test('has what is too short to be found by itself on the line before it', () => {
    const words = [
      makeWord('Via', 100, 200),
      makeWord('Po,', 140, 200),
      makeWord('3', 180, 200),
      makeWord('10121', 100, 230),
      makeWord('Torino', 160, 230),
      makeWord('(TO)', 230, 230),
    ]
    const invoice = makeInvoice({ sender_address: 'Via Po, 3, 10121 Torino, TO, IT' })
    const page = { number: 1, width: 1000, height: 1000, words, origin: 'text' } as const
    expect(structuredFields(invoice, [page])['sender_address']!.candidates[0]!.text).toBe('Via Po, 3 10121 Torino (TO)')
  })

  test('is not put together from lines in different places', () => {
    const street = [makeWord('Uferweg', 100, 200), makeWord('12', 180, 200)]
    const town = (left: number, top: number) => [makeWord('23552', left, top), makeWord('Lübeck', left + 60, top)]
    expect(placeOnPage([...street, ...town(600, 230)])).toMatchObject(NOWHERE)
    expect(placeOnPage([...street, ...town(100, 600)])).toMatchObject(NOWHERE)
    expect(placeOnPage(street)).toMatchObject(NOWHERE)
  })
})

describe('on pages made to keep the search busy', () => {
  const EVERYWHERE = Array.from({ length: 60 }, () => Array.from({ length: 300 }, () => 'aaa').join(' '))

  test('a text that goes on matching from every word is given up', () => {
    expect(placeOf('document_number', `${'aaa'.repeat(200)}b`, [...EVERYWHERE, 'aaab'])).toMatchObject(NOWHERE)
    expect(placeOf('document_number', `${'aaa'.repeat(2)}b`, [...EVERYWHERE, 'aaab'])).toMatchObject({ page: 1 })
  })

  test('an address whose lines stand everywhere is given up', () => {
    expect(placeOf('sender_address', 'aaa, aaa, aaa, aaa, 12345 Ort, DE', EVERYWHERE)).toMatchObject(NOWHERE)
    expect(placeOf('sender_address', Array.from({ length: 5000 }, () => 'aaa').join(', '), EVERYWHERE)).toMatchObject(
      NOWHERE,
    )
  })

  test('words without a place are passed over', () => {
    const page = makePage(1, ['R-4711', 'R-4711'])
    const words = page.words.map((word, index) =>
      index === 0 ? { ...word, box: [Number.NaN, 0, 1, 1] as const } : word,
    )
    const field = structuredFields(makeInvoice({ document_number: 'R-4711' }), [{ ...page, words }])['document_number']!
    expect(field.candidates[0]!.box).toEqual([0, 0.1, 0.06, 0.12])
  })
})
