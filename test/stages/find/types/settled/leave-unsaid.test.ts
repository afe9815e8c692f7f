import { describe, expect, test } from 'vitest'
import { scalarOf, type Candidate } from '../../../../../engine/domain/field.ts'
import { toFractions, type Page } from '../../../../../engine/domain/page.ts'
import { layOut } from '../../../../../engine/stages/find/layout.ts'
import { leaveUnsaid } from '../../../../../engine/stages/find/types/settled/leave-unsaid.ts'
import { makePage } from '../../../../fixtures/builders/page.ts'

describe('a currency that nobody names', () => {
  test.each([
    ['where an amount stands', 'Beitrag\n1.250,00', ['EUR']],
    ['not where none does', 'Beitrag frei, Raum 4.2, 12.03.2026', []],
    ['not where figures are measures or times', 'Brett 12,50 cm, ab 18.30 Uhr', []],
  ])('is taken %s', (_, picture, currencies) => {
    const derived = { ...makeCandidate(makePage('EUR'), 'EUR'), source: 'derived' } as const
    expect(settle(picture, { currency: [derived] }).currency).toEqual(currencies)
  })

  test('is another thing than one that is printed', () => {
    const page = makePage('Preise in EUR')
    expect(settle(page, { currency: [makeCandidate(page, 'EUR')] }).currency).toEqual(['EUR'])
  })
})

describe('a day without a label is no day of issue', () => {
  test.each([
    ['behind its weekday', 'Konzert am Samstag, den 12.04.2026'],
    ['behind a short weekday', 'Probe Sa. 12.04.2026'],
    ['from which something runs', 'gültig ab 12.04.2026'],
    ['before which something is due', 'Anmeldung bis spätestens zum 12.04.2026'],
    ['that begins a span', 'Ferien 12.04.2026 - 19.04.2026'],
    ['with its hour', 'Treffen 12.04.2026, 18 Uhr'],
  ])('%s', (_, picture) => {
    expect(daysOf(picture)).toEqual([])
  })

  test.each([
    ['alone', '12.04.2026'],
    ['behind a place', 'Kiel, 12.04.2026'],
    ['before a sentence', '12.04.2026 Liebe Mitglieder'],
  ])('unless it stands %s', (_, picture) => {
    expect(daysOf(picture)).toEqual(['12.04.2026'])
  })

  test('and one with a label is, whatever stands beside it', () => {
    expect(daysOf('Datum: Samstag, den 12.04.2026', "label 'Datum' left of it")).toEqual(['12.04.2026'])
  })

  test('but a label of one small word is none', () => {
    expect(daysOf('gültig vom 12.04.2026 bis 19.04.2026', "label 'vom' left of it")).toEqual([])
  })

  test('in a letter only deadlines are none: it is dated by its weekday, too', () => {
    expect(daysOf('Samstag, den 12.04.2026', undefined, 'letter')).toEqual(['12.04.2026'])
    expect(daysOf('Bitte antworten Sie bis zum 12.04.2026', undefined, 'letter')).toEqual([])
    expect(daysOf('Schreiben bis 12.04.2026', "label 'Datum' above it", 'letter')).toEqual(['12.04.2026'])
  })

  test('is judged by its own line', () => {
    const page = makePage('Kiel, 12.04.2026\n\ngültig ab 12.04.2026')
    const [first, second] = [makeCandidate(page, '12.04.2026'), makeCandidate(page, '12.04.2026', { at: 1 })]
    const { issue_date: days = [] } = leaveUnsaid({ issue_date: [second, first] }, layOut([page]), 'other')
    expect(days).toEqual([first])
  })
})

describe('under the heading of a column', () => {
  const above = "label 'Datum' above it"

  test('the first of several days is that of a row', () => {
    expect(daysOf('Datum       Ort\n12.04.2026  Kiel\n13.04.2026  Bonn', above)).toEqual([])
    expect(daysOf('Datum       Ort\n12.04.2026  Kiel\n\n13.04.2026  Bonn', above)).toEqual([])
  })

  test('a single day is the day of issue', () => {
    expect(daysOf('Datum       Ort\n12.04.2026  Kiel\nBonn        13.04.2026', above)).toEqual(['12.04.2026'])
  })

  test.each([
    ['followed by the next one', 'Nr.  Name\n1    Kiel\n2    Bonn', []],
    ['followed by the next one, with zeros and dots', 'Nr.   Name\n1.    Kiel\n002.  Bonn', []],
    ['followed by another one', 'Nr.  Name\n1    Kiel\n5    Bonn', ['1']],
    ['followed by the next one in another column', 'Nr.  Saal\n1    Kiel\nBonn  2', ['1']],
    ['followed by nothing', 'Nr.  Name\n1    Kiel', ['1']],
  ])('a number %s', (_, picture, numbers) => {
    const page = makePage(picture)
    const candidate = { ...makeCandidate(page, '1'), reason: "label 'Nr.' above it" }
    expect(settle(page, { document_number: [candidate] }).document_number).toEqual(numbers)
  })

  test('a number is followed by one that ends below it, too', () => {
    const page = makePage('Nr.  Name\n 9  Kiel\n10  Bonn')
    const candidate = { ...makeCandidate(page, '9'), reason: "label 'Nr.' above it" }
    expect(settle(page, { document_number: [candidate] }).document_number).toEqual([])
  })

  test('a number of seven digits counts nothing', () => {
    const page = makePage('Nr.      Name\n4711001  Kiel\n4711002  Bonn')
    const candidate = { ...makeCandidate(page, '4711001'), reason: "label 'Nr.' above it" }
    expect(settle(page, { document_number: [candidate] }).document_number).toEqual(['4711001'])
  })

  test('a number that is no count, or has its label beside it, is the own one', () => {
    const page = makePage('Nr.  Name\nA-1  Kiel\n2    Bonn')
    const code = { ...makeCandidate(page, 'A-1'), reason: "label 'Nr.' above it" }
    expect(settle(page, { document_number: [code] }).document_number).toEqual(['A-1'])
    const listed = makePage('Name\n1     Kiel\n2     Bonn')
    const beside = { ...makeCandidate(listed, '1'), reason: "label 'Nr.' left of it" }
    expect(settle(listed, { document_number: [beside] }).document_number).toEqual(['1'])
  })
})

test('what stands on no page is left as it is', () => {
  const page = makePage('gültig ab 12.04.2026')
  const placeless = { ...makeCandidate(page, '12.04.2026'), box: null }
  const elsewhere = { ...makeCandidate(page, '12.04.2026'), page: 2 }
  expect(settle(page, { issue_date: [placeless, elsewhere] }).issue_date).toEqual(['12.04.2026', '12.04.2026'])
})

test('other types say themselves what they say', () => {
  const page = makePage('gültig ab 12.04.2026')
  const issue_date = [makeCandidate(page, '12.04.2026')]
  expect(settle(page, { issue_date }, 'invoice').issue_date).toEqual(['12.04.2026'])
})

function daysOf(picture: string, reason?: string, type?: string) {
  const page = makePage(picture)
  const issue_date = [{ ...makeCandidate(page, '12.04.2026'), ...(reason !== undefined && { reason }) }]
  return settle(page, { issue_date }, type).issue_date
}

function settle(page: Page | string, scalars: Readonly<Record<string, Candidate[]>>, type = 'other') {
  const settled = leaveUnsaid(scalars, layOut([typeof page === 'string' ? makePage(page) : page]), type)
  const valuesOf = (key: string) => settled[key]?.map(scalarOf)
  return {
    currency: valuesOf('currency'),
    issue_date: valuesOf('issue_date'),
    document_number: valuesOf('document_number'),
  }
}

/** The words of that text, as a finder of days would propose them. @param options.at which of several, from 0 */
function makeCandidate(page: Page, text: string, { at = 0 }: { at?: number } = {}): Candidate {
  const word = page.words.filter((one) => one.text.includes(text))[at]!
  const box = toFractions(word.box, page)
  return { value: text, text, page: 1, box, confidence: 0.6, source: 'text', reason: 'date in the head' }
}
