import { expect, test } from 'vitest'
import { classifyDocument, layOutHead } from '../../../engine/stages/classify/classify-document.ts'
import { leaveOutTerms } from '../../../engine/stages/classify/leave-out-terms.ts'
import { scoreKinds } from '../../../engine/stages/classify/score-kinds.ts'
import { makePage } from '../../fixtures/builders/page.ts'

const ROWS = ['120.00', '85.50', '40.00', '310.20', '555.70']
  .map((amount) => `Delivered as ordered    ${amount}`)
  .join('\n')
const FORM = makePage(`ORDER 4711\nNordhafen Supplies Ltd\n${ROWS}`)
const TERMS = makePage(
  `
1. This Agreement is governed by the laws of the State and the parties agree
   that neither party may assign this Agreement without written consent of the other.
2. The term of this Agreement begins on the day on which both parties have signed it
   and either party may terminate this Agreement by written notice to the other party.
3. The parties submit to the exclusive jurisdiction of the courts of the place named
   above and the rights under this Agreement shall survive the end of its term.
`,
  { number: 2 },
)

const linesOf = (...pages: readonly (typeof FORM)[]) => layOutHead(pages)
const contractOf = (lines: ReturnType<typeof linesOf>): number =>
  scoreKinds(lines).find(({ type }) => type === 'contract')!.score

test('general terms behind a form make no contract of it', () => {
  expect(leaveOutTerms(linesOf(FORM, TERMS))).toHaveLength(linesOf(FORM).length)
  expect(contractOf(linesOf(FORM, TERMS))).toBe(contractOf(linesOf(FORM)))
  expect(contractOf(linesOf({ ...TERMS, number: 1 }))).toBeGreaterThan(contractOf(linesOf(FORM)) + 4)
})

test('five amounts with hardly a sentence speak against a contract where goods are ordered, four do not', () => {
  const order = (rows: number) =>
    contractOf(
      linesOf(
        makePage(
          `PURCHASE ORDER\nOrder number 4711   Delivery date 04.05.2026\n${ROWS.split('\n').slice(0, rows).join('\n')}`,
        ),
      ),
    )
  expect(order(4) - order(5)).toBe(5)
})

test('a loan with a table of its sums is a contract, for all the clauses behind it', () => {
  const sums = [
    'Nettodarlehensbetrag   20.000,00',
    'Zinsen   1.840,00',
    'Gesamtbetrag   21.840,00',
    'Monatsrate   455,00',
    'Schlussrate   455,00',
  ]
  const clauses = [
    '§ 1 Der Darlehensgeber gewährt dem Darlehensnehmer ein Darlehen zu diesen Bedingungen.',
    '§ 2 Der Darlehensnehmer zahlt das Darlehen in gleichen monatlichen Raten zurück.',
    '§ 3 Der Vertrag kann von jeder Partei aus wichtigem Grund schriftlich gekündigt werden.',
    '§ 4 Gerichtsstand ist der Sitz des Darlehensgebers und es gilt deutsches Recht.',
  ]
  const first = makePage(
    `Darlehensvertrag Nr. 4711\nzwischen\nBank Nordhafen AG\nund\nHolzbau Harms KG\n${sums.join('\n')}`,
  )
  const pages = [first, makePage(clauses.join('\n'), { number: 2 })]
  expect(classifyDocument(pages, [])).toMatchObject({ type: 'contract' })
  expect(contractOf(linesOf(...pages))).toBeGreaterThan(contractOf(linesOf(first)) + 4)
})

test('clauses behind a cover without amounts are those of the contract', () => {
  const cover = makePage('SERVICE AGREEMENT\nbetween\nNordhafen Supplies Ltd\nand\nKestrel Cafe Ltd')
  expect(leaveOutTerms(linesOf(cover, TERMS))).toHaveLength(linesOf(cover, TERMS).length)
  expect(contractOf(linesOf(cover, TERMS))).toBeGreaterThan(contractOf(linesOf(cover)) + 4)
})

test('behind a page of sentences pages belong to the paper', () => {
  const prose = makePage(
    `${TERMS.words
      .map(({ text }) => text)
      .join(' ')
      .match(/.{1,80}(?:\s|$)/g)!
      .join('\n')}\n${ROWS}`,
  )
  expect(leaveOutTerms(linesOf(prose, TERMS))).toHaveLength(linesOf(prose, TERMS).length)
})

test('pages with amounts of their own belong to the paper', () => {
  const priced = { ...TERMS, words: [...TERMS.words, ...makePage(`\n\n\n\n\n\n\n\n${ROWS}`).words] }
  expect(leaveOutTerms(linesOf(FORM, priced))).toHaveLength(linesOf(FORM, priced).length)
})
