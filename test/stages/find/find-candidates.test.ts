import { describe, expect, test } from 'vitest'
import type { DocumentType } from '../../../engine/domain/document.ts'
import { findCandidates, type FindContext } from '../../../engine/stages/find/find-candidates.ts'
import { makePage } from '../../fixtures/builders/page.ts'

const NOTHING_KNOWN: FindContext = { locale: null, codes: [], additionalText: null }
const find = (picture: string, { type = 'invoice', ...context }: Partial<FindContext> & { type?: DocumentType } = {}) =>
  findCandidates([makePage(picture)], type, { ...NOTHING_KNOWN, ...context })
const best = (picture: string, key: string, given?: Parameters<typeof find>[1]) =>
  find(picture, given).scalars[key]?.toSorted((a, b) => b.confidence - a.confidence)[0]?.value ?? null

describe('the due date follows from the terms', () => {
  test.each([
    ['days', 'Zahlbar innerhalb von 14 Tagen ohne Abzug.', '2026-05-18'],
    ['days to the end of the month', 'Paiement à 30 jours fin de mois', '2026-06-30'],
    ['at once', 'Payable upon receipt', '2026-05-04'],
    ['the full amount, not the cash discount', '10 Tage 2 % Skonto\noder innerhalb von 30 Tagen netto', '2026-06-03'],
  ])('%s', (_, terms, due) => {
    expect(best(`Rechnungsdatum: 04.05.2026\n\n${terms}`, 'payment_due_date')).toBe(due)
  })

  test('as a derived value with the sentence as its evidence', () => {
    const picture = 'Rechnungsdatum: 04.05.2026\n\nZahlbar innerhalb von 14 Tagen ohne Abzug.'
    expect(find(picture).scalars['payment_due_date']![0]).toMatchObject({
      source: 'derived',
      text: 'Zahlbar innerhalb von 14 Tagen ohne Abzug.',
      page: 1,
    })
  })

  test('but a printed due date is likelier', () => {
    const picture = 'Rechnungsdatum: 04.05.2026\nFällig am: 20.05.2026\n\nZahlbar innerhalb von 14 Tagen ohne Abzug.'
    expect(best(picture, 'payment_due_date')).toBe('2026-05-20')
  })

  test('and not at all without a date of issue', () => {
    expect(best('Zahlbar innerhalb von 14 Tagen ohne Abzug.', 'payment_due_date')).toBeNull()
  })
})

describe('03/04/2026 is read', () => {
  const picture = 'Invoice date: 03/04/2026'

  test('with the day first by default', () => {
    expect(best(picture, 'issue_date')).toBe('2026-04-03')
  })

  test.each([
    ['the caller says that it is American', picture, { locale: 'en-US' }],
    ['another date on the paper leaves no choice', `${picture}\nDue date: 04/28/2026`, {}],
    [
      'the paper comes from America',
      `Harbor Tools Inc.\nAustin, TX 78701\n\n${picture}\nThank you for the order of the tools. Your total is due:\nTotal   $80.00`,
      {},
    ],
  ])('with the month first where %s', (_, paper, given) => {
    expect(best(paper, 'issue_date', given)).toBe('2026-03-04')
  })

  const britishSender = `
    Moorgate Supplies Ltd
    12 Kiln Lane
    Leeds LS2 7EW

    ${picture}
    Thank you for the order of the tools. Your total is due:
    Total   USD 80.00
  `

  test('with the day first where the sender is British, though the bill goes in dollars to America', () => {
    const paper = `${britishSender}\n\n    Bill to: Harbor Tools Inc., Austin, TX 78701, USA   $80.00`
    expect(best(paper, 'issue_date')).toBe('2026-04-03')
  })

  test('in the order of the region that the caller names, whatever the paper says', () => {
    expect(best(`${picture}\nDue date: 04/28/2026`, 'issue_date', { locale: 'en-GB' })).toBe('2026-04-03')
  })

  test('with the day first where the caller says that it is British', () => {
    expect(best(picture, 'issue_date', { locale: 'en-GB' })).toBe('2026-04-03')
  })
})

describe('"Rechnung vom" dates', () => {
  const picture = 'Rechnung vom 04.05.2026'

  test('an invoice itself', () => {
    expect(best(picture, 'issue_date')).toBe('2026-05-04')
  })

  test('the corrected invoice where the document is a credit note', () => {
    const paper = `Gutschrift zu Rechnung Nr. RE-17\n${picture}\nDatum: 11.05.2026`
    expect(best(paper, 'original_document_date', { type: 'credit-note' })).toBe('2026-05-04')
    expect(best(paper, 'original_document_number', { type: 'credit-note' })).toBe('RE-17')
    expect(best(paper, 'issue_date', { type: 'credit-note' })).toBe('2026-05-11')
  })
})

test('a date that another label claims is no likely date of issue', () => {
  const dates = find('Bestelldatum: 01.05.2026\n\nErfurt, den 4. Mai 2026').scalars['issue_date']!
  const [claimed, loose] = ['2026-05-01', '2026-05-04'].map((value) => dates.find((date) => date.value === value)!)
  expect(claimed!.confidence).toBeLessThan(loose!.confidence / 2)
})

test('rates of tax are those of the sender’s country beside those of countries that the paper names', () => {
  const { taxRows } = find(`
    Shipper: Tanjong Optics Pte Ltd, Singapore
    Details               Net Amount     VAT %     VAT
    Delivery                  120.00     23.00     27.60
    IBAN IE29 AIBK 9311 5212 3456 78
  `)
  expect(taxRows).toMatchObject([{ rate: 23, taxableCents: 12_000, taxCents: 2760 }])
})

test('the language is the caller’s or that of the text', () => {
  expect(best('Bitte zahlen Sie die Rechnung mit der Nummer und dem Datum', 'language')).toBe('de')
  expect(best('4711', 'language', { locale: 'fr-BE' })).toBe('fr')
  expect(best('4711', 'language')).toBeNull()
})

test('names of labels that mean no field stay inside', () => {
  const keys = Object.keys(find('Telefon-Nr. 4711\nBestelldatum: 04.05.2026\nRechnung vom 04.05.2026').scalars)
  expect(keys.filter((key) => key.startsWith('_'))).toEqual([])
})

test('a page of prose has no sums, no numbers and no dates', () => {
  const { scalars, spans, ...sums } = find(`
    Wir freuen uns, dass Sie unsere neue Werkstatt besucht haben, und
    wünschen Ihnen viel Freude an den Bildern. Eine Einladung zum
    nächsten Fest folgt, sobald der Sommer naht.
  `)
  expect(sums).toEqual({ addresses: [], amounts: [], printed: [], tendered: [], taxRows: [], exemptions: [] })
  expect(new Set(spans.spans.map(({ kind }) => kind))).toEqual(new Set(['name']))
  const filled = Object.entries(scalars).filter(([, candidates]) => candidates.length > 0)
  expect(filled.map(([key]) => key).filter((key) => !key.endsWith('_name'))).toEqual(['language'])
})

test('no pages, no candidates', () => {
  const { scalars, spans, ...sums } = findCandidates([], 'invoice', NOTHING_KNOWN)
  expect(spans.spans).toEqual([])
  expect(Object.values(scalars).flat()).toEqual([])
  expect(Object.values(sums).flat()).toEqual([])
})

test('a cash discount has its last day, counted from the date of issue, and the sum that it is taken from', () => {
  const picture = 'Rechnungsdatum: 04.05.2026\n\n10 Tage 2 % Skonto auf 1.190,00 EUR, 30 Tage netto'
  expect(best(picture, 'cash_discounts')).toEqual([
    { days: '10', percent: '2', due_date: '2026-05-14', base_amount: '1190.00' },
  ])
})

test('notes to the reader of an invoice are found, those of other papers not', () => {
  const picture = 'Hinweis: Die Ware bleibt bis zur Zahlung unser Eigentum.'
  expect(best(picture, 'notes')).toBe('Die Ware bleibt bis zur Zahlung unser Eigentum.')
  expect(best(picture, 'notes', { type: 'letter' })).toBeNull()
})

test('that a paper states no totals is handed on', () => {
  expect(find('Gesamt 12,00 EUR', { type: 'other', statesTotals: false })).toMatchObject({ statesTotals: false })
  expect(find('Gesamt 12,00 EUR', { type: 'other', statesTotals: true })).not.toHaveProperty('statesTotals')
})
