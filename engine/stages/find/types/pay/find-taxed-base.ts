import type { DocumentType } from '../../../../domain/document.ts'
import type { Candidate } from '../../../../domain/field.ts'
import type { Line } from '../../../../domain/lines.ts'
import { surround, type Word } from '../../../../domain/page.ts'
import { LANGUAGES } from '../../../../languages/languages.ts'
import { fold, wordsBetween } from '../../fold-text.ts'
import type { Layout } from '../../layout.ts'
import { makeCandidate } from '../../make-candidate.ts'
import { scanAmounts } from '../../values/scan-amounts.ts'

const TAX = new RegExp(`(?:^|[^a-z0-9])(?:${LANGUAGES.flatMap(({ wages }) => wages?.tax ?? []).join('|')})(?![a-z0-9])`)
/** "2,92 %", "8.320", "4,1000": a rate, wherever in its line. */
const RATE = /(?<![\d.,])(\d{1,2}[.,]\d{1,4}|\d{1,2}(?=\s?%))(?![\d.,])/g
/** Cents by which a product that is rounded differs. */
const ROUNDED = 1.5
/** Proved, and told by the head of its column alone. */
const [PROVED, HEADED] = [0.88, 0.8]
/** Heads of columns that hold what a rate is taken of. */
const BASE_COLUMN =
  /^(?:bemessung|bemessungs ?grundlage|grundlage|basis|base|base de calcul|imponibile|base imponible|grondslag|taxable)$/
const HEAD_LINES = 40

type Amount = { readonly value: string; readonly cents: number; readonly words: readonly Word[] }

/** What the tax on wages is taken of, in the tax's own line: base, rate and tax prove each other, or the column says so. */
export function findTaxedBase(layout: Layout, type: DocumentType): readonly Candidate[] {
  if (type !== 'salary-statement') return []
  return layout.pages.flatMap(({ page, lines }) =>
    lines.flatMap((line, index) => {
      if (!TAX.test(fold(line.text))) return []
      const amounts = readMoney(line)
      const proved = proveBase(amounts, line.text)
      const base = proved ?? readHeaded(amounts, lines.slice(Math.max(0, index - HEAD_LINES), index))
      const confidence = proved === null ? HEADED : PROVED
      return base === null
        ? []
        : [makeCandidate(base.value, base.words, page, confidence, 'what the tax on wages is taken of')]
    }),
  )
}

function readMoney({ segments }: Line): readonly Amount[] {
  return segments.flatMap((segment) =>
    scanAmounts(segment)
      .filter(({ isRate, isMoney, cents }) => !isRate && isMoney && cents !== 0)
      .map(({ value, cents, from, to }) => ({ value, cents: Math.abs(cents), words: wordsBetween(segment, from, to) })),
  )
}

function proveBase(amounts: readonly Amount[], text: string): Amount | null {
  const rates = [...text.matchAll(RATE)].map(([, rate]) => Number(rate!.replace(',', '.'))).filter((rate) => rate > 0)
  const isProved = (base: number): boolean =>
    amounts.some(({ cents }) => cents < base && rates.some((rate) => Math.abs((base * rate) / 100 - cents) < ROUNDED))
  return amounts.find(({ cents, value }) => !value.startsWith('-') && isProved(cents)) ?? null
}

function readHeaded([first, second]: readonly Amount[], above: readonly Line[]): Amount | null {
  if (first === undefined || second === undefined || first.cents <= second.cents) return null
  const [left, , right] = surround(first.words.map(({ box }) => box))
  const isHeaded = above.some(({ segments }) =>
    segments.some(({ text, box }) => box[0] < right && box[2] > left && BASE_COLUMN.test(fold(text))),
  )
  return isHeaded ? first : null
}
