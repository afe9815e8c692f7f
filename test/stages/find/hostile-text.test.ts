import { expect, test } from 'vitest'
import type { Page, Word } from '../../../engine/domain/page.ts'
import { chooseFields } from '../../../engine/stages/choose/choose-fields.ts'
import { classifyDocument } from '../../../engine/stages/classify/classify-document.ts'
import { findCandidates } from '../../../engine/stages/find/find-candidates.ts'

const TYPES = ['invoice', 'bank-statement'] as const
const RECOGNIZED = ['words without a place', '20,000 words in one point', 'one line of an IBAN over and over'] as const
const A4 = { number: 1, width: 595.28, height: 841.89, origin: 'text' } as const
const LABELS =
  'Rechnung Nr. Datum Lieferdatum Gesamtbetrag Netto MwSt Summe Total VAT Invoice Number Zahlbar bis Kontostand Kunde'
const IBAN = 'IBAN DE89 3704 0044 0532 0130 00'

/** Each would keep a search busy for minutes that tries every way to part it, or each of its parts with each other one. */
const PAGES: Readonly<Record<string, Page>> = {
  'no words': page([]),
  'a word of 100,000 letters': page([word('a'.repeat(100_000))]),
  'a word of 100,000 capitals': page([word('Ab'.repeat(50_000))]),
  'a word of 100,000 digits': page([word('1'.repeat(100_000))]),
  'a word of digits and full stops': page([word('123.'.repeat(25_000))]),
  'a word of 100,000 commas': page([word(','.repeat(100_000))]),
  'a word of 100,000 brackets': page([word('('.repeat(100_000))]),
  'a word of 100,000 hash signs': page([word('#'.repeat(100_000))]),
  'a word of combining marks': page([word(`a${'\u0301\u0327'.repeat(50_000)}`)]),
  'a word of characters that stand for eighteen each': page([word('\ufdfa'.repeat(100_000))]),
  'a mail address without an end': page([word(`a@${'b.'.repeat(50_000)}!`)]),
  'an IBAN without an end': page([word(`DE89${'3704'.repeat(25_000)}`)]),
  'a label without an end': page([word('rechnung'.repeat(12_500))]),
  'labels that letters run on behind': page(repeat(`rechnung${'a'.repeat(130)} zahlbar${'ab'.repeat(65)}`, 600, 1)),
  'one line of 8,000 labels': page(repeat(LABELS, 8000, 8000)),
  'one line of 8,000 labels in columns of their own': page(repeat(LABELS, 8000, 8000, 30)),
  'one line of 20,000 amounts': page(repeat('1,00 0,19 19 % 1.190,00', 20_000, 20_000)),
  'one line of an IBAN over and over': page(repeat(IBAN, 8000, 8000)),
  'one line of brackets and amounts': page(repeat('(a (b 12,50 1,00)', 8000, 8000)),
  'one line of groups of three digits': page(repeat('123', 20_000, 20_000)),
  'one line of separators': page(repeat('· Abc - GmbH , |', 8000, 8000)),
  'one line of terms and discounts': page(repeat('zahlbar innerhalb 14 Tage 2 % Skonto', 8000, 8000)),
  'one line of places and dates': page(repeat('Bad Homburg v. d. Höhe, 3.5.2026', 8000, 8000)),
  '20,000 words': page(repeat(LABELS, 20_000, 100)),
  '20,000 dates with their labels': page(repeat('Rechnungsdatum 3.5.2026 Lieferdatum 4.5.2026', 20_000, 40)),
  '300 amounts with 40 labels each': page(
    Array.from({ length: 300 }, (_, row) =>
      repeat(LABELS, 40, 40).map((label, column) => word(label.text, 20 + column * 13, 20 + row * 2.7, 2.5)),
    )
      .flat()
      .concat(Array.from({ length: 300 }, (_, row) => word(`${row + 1},50`, 560, 20 + row * 2.7, 2.5))),
  ),
  '5,000 rows of the tax summary': page(
    Array.from({ length: 5000 }, (_, row) =>
      ['MwSt', '19', '%', `${100 + row},00`, (19 + row * 0.19).toFixed(2).replace('.', ',')].map((text, column) =>
        word(text, 20 + column * 100, 20 + row * 4, 3.5),
      ),
    ).flat(),
  ),
  '9,000 sums with their labels': page(
    Array.from({ length: 9000 }, (_, row) => [
      word(
        ['Gesamtbetrag', 'Netto', 'MwSt', 'Rundung', 'Bar', 'Rückgeld', 'Zahlbetrag'][row % 7]!,
        20,
        20 + row * 5,
        4,
      ),
      word(`${((row * 7919) % 99_999) + 1},${10 + (row % 90)}`, 320, 20 + row * 5, 4),
    ]).flat(),
  ),
  '3,000 return addresses': page(
    Array.from({ length: 3000 }, (_, row) =>
      'Muster GmbH · Weg 1 · 12345 Ort'
        .split(' ')
        .map((text, column) => word(text, 20 + column * 30, 100 + row / 10, 5)),
    ).flat(),
  ),
  '20,000 words in one point': page(repeat(LABELS, 20_000, 100).map((each) => ({ ...each, box: [9, 9, 9, 9] }))),
  '20,000 words as high as the page, and low ones': page(
    Array.from({ length: 20_000 }, (_, index) =>
      word('Abc', (index * 31) % 5000, index / 10, index % 2 === 0 ? 800 : 4),
    ),
  ),
  'words without a place': page(
    repeat(`Gesamtbetrag 119,00 ${LABELS} ${IBAN}`, 3000, 20).map((each, index) =>
      index % 3 === 0 ? each : { ...each, box: [Number.NaN, Number.POSITIVE_INFINITY, Number.NaN, 0] },
    ),
  ),
  'a page without size': { ...page(repeat(`${LABELS} Gesamtbetrag 119,00 ${IBAN}`, 200, 10)), width: 0, height: 0 },
}

test.each(Object.entries(PAGES))('a page with %s is read to the end, every candidate in its place', (_, hostile) => {
  readAll(hostile)
})

test('so are recognized pages', () => {
  for (const name of RECOGNIZED) readAll({ ...PAGES[name]!, origin: 'ocr' })
})

test('a number that is cut off is no value', () => {
  const pages = [
    page([
      word('Rechnungsnummer:'),
      word('A1'.repeat(5000), 200),
      word('Gesamtbetrag', 20, 60),
      word('1'.repeat(5000), 200, 60),
    ]),
  ]
  const table = findCandidates(pages, 'invoice', { locale: null, codes: [], additionalText: null })
  const { document_number: number, gross_amount: gross } = chooseFields(table, 'invoice', 0.9)
  expect(number?.value).toBeNull()
  expect(gross?.value).toBeNull()
})

test.each(['constructor', '__proto__', 'toString'])('a type that somebody calls %s is a type like others', (type) => {
  const pages = [page(repeat(LABELS, 40, 10))]
  const table = findCandidates(pages, type, { locale: null, codes: [], additionalText: null })
  expect(Object.keys(chooseFields(table, type, 0.9))).toContain('document_number')
})

function readAll(hostile: Page): void {
  classifyDocument([hostile], ['Beleg'])
  for (const type of TYPES) {
    const table = findCandidates([hostile], type, { locale: null, codes: [], additionalText: null })
    for (const { candidates } of Object.values(chooseFields(table, type, 0.9))) {
      for (const { confidence, box } of candidates) {
        expect([confidence, ...(box ?? [])]).toSatisfy((figures: readonly number[]) => figures.every(isFraction))
      }
    }
  }
}

function page(words: readonly Word[]): Page {
  return { ...A4, words }
}

function word(text: string, left = 20, top = 20, height = 10): Word {
  const width = Math.min(text.length, 20) * height * 0.5
  return { text, box: [left, top, left + width, top + height], confidence: 1, fontSize: height, bold: false }
}

/** The words of a phrase over and over: so many in all and on each line, with a gap between them in points. */
function repeat(phrase: string, count: number, perLine: number, gap = 3): readonly Word[] {
  const texts = phrase.split(' ')
  let left = 20
  return Array.from({ length: count }, (_, index) => {
    if (index % perLine === 0) left = 20
    const next = word(texts[index % texts.length]!, left, 20 + Math.floor(index / perLine) * 8, 7)
    left = next.box[2] + gap
    return next
  })
}

function isFraction(value: number): boolean {
  return value >= 0 && value <= 1
}
