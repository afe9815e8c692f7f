import { addDays } from '../../../domain/dates.ts'
import type { Candidate, Row } from '../../../domain/field.ts'
import type { Line } from '../../../domain/lines.ts'
import { trimZeros } from '../../../domain/money.ts'
import type { Layout } from '../layout.ts'
import { makeCandidate } from '../make-candidate.ts'
import { scanAmounts } from '../values/scan-amounts.ts'
import { scanDates, type DateOrder } from '../values/scan-dates.ts'
import { goesOn, PART } from './find-dated-terms.ts'
import { DISCOUNT } from './find-terms.ts'

const PERCENT = String.raw`(?<![\d.,])(?<percent>\d{1,2}(?:[.,]\d{1,4})?)\s?%`
const WORD = String.raw`(?:(?:cash |prompt payment |early payment )?discount|skonto|escompte|sconto|descuento|desconto|korting)`
/** "2 % Skonto", "3 % discount", "Skonto von 2 %", "escompte de 2 %". */
const SAID = new RegExp(
  String.raw`${PERCENT}\s*(?:de |di |d')?${WORD}|${WORD}\s?(?:von|of|de|di|van|:)?\s?${PERCENT.replace('percent', 'behind')}`,
  'giu',
)
/** American terms, "2/10 net 30": per cent, days, days for the full sum. */
const SHORT =
  /(?<![\d.,/-])(?<percent>\d(?:\.\d{1,2})?)\s?(?:%\s?\/?|\/)\s?(?<days>\d{1,2}),?\s+n(?:et)?\s?\/?\s?\d{2,3}(?![\d.,/])/giu
const DAYS = /(?<![\d.,])(\d{1,3})\s*(?:kalender|werk|arbeits)?(?:tagen?|days|jours|giorni|d[ií]as|dagen)(?!\p{L})/giu
/** In front of the sum that the discount is taken from. */
const BASE =
  /(?:^|\s)(?:auf|on|sur|su|sobre|op|over)\s(?:(?:den |die |einen |the |an |la |il |el |het )?(?:[\p{L}-]+\s){0,2}(?:von |of |de |di |van )?)?(?:EUR|CHF|USD|GBP|€|£|\$)?\s?$/iu
/** Words of a discount for early payment, no reduction of a price. */
const PAYING = /skonto|escompte|pay|paid|settle|paiement|règle|pagament|pago|pagad|betaal|betaling|zahl/iu
const BEGINS_WITH_RATE = /^\d{1,2}(?:[.,]\d{1,2})?\s?%/u
/** Longer terms than these are none for a discount. */
const MOST_DAYS = 120

/**
 * The cash discounts that the terms grant, one candidate with all rows: days and per cent as printed, the last day printed or counted
 * from the date of issue, the sum that it is taken from where one is printed.
 * @param issued date of issue; null: unknown
 */
export function findDiscounts(layout: Layout, order: DateOrder, issued: string | null): readonly Candidate[] {
  const found: { row: Row; line: Line }[] = []
  for (const { lines } of layout.pages) {
    for (const line of lines) {
      for (const row of readTerms(line, lines[line.index + 1], order, issued)) {
        if (!found.some(({ row: other }) => isSame(other, row))) found.push({ row, line })
      }
    }
  }
  const [first] = found
  if (first === undefined) return []
  const words = first.line.segments.flatMap((segment) => segment.words)
  const rows = found.map(({ row }) => row)
  return [makeCandidate(rows, words, first.line.page, 0.7, 'cash discount in the terms')]
}

/** Said again, or another per cent read for the same days. */
function isSame(one: Row, other: Row): boolean {
  if (one['days'] !== null && one['days'] === other['days']) return true
  return one['due_date'] !== null && one['percent'] === other['percent'] && one['due_date'] === other['due_date']
}

function readTerms(line: Line, below: Line | undefined, order: DateOrder, issued: string | null): readonly Row[] {
  const isCut = below !== undefined && (goesOn(line, below) || BEGINS_WITH_RATE.test(below.text))
  const text = isCut ? `${line.text} ${below.text}` : line.text
  const short = [...text.matchAll(SHORT)].map(({ groups }) =>
    makeRow(groups!['percent']!, groups!['days']!, null, null, issued),
  )
  if (short.length > 0) return short
  if (!DISCOUNT.test(text)) return []
  return [...text.matchAll(SAID)].flatMap((match) => {
    const percent = trimZeros((match.groups!['percent'] ?? match.groups!['behind']!).replace(',', '.'))
    // "0 % Skonto" is the term for the full sum.
    if (Number(percent) === 0) return []
    const part = partAround(text, match.index)
    const at = match.index - part.from
    const days = nearest(
      [...part.text.matchAll(DAYS)].map(({ 1: count, index }) => ({ value: count!, from: index })),
      at,
    )
    const day = nearest(scanDates({ text: part.text, page: line.page }, order), at)
    if (days === null && (day === null || !PAYING.test(text))) return []
    const base = scanAmounts({ text: part.text, page: line.page }).find(
      ({ isMoney, isRate, from }) => isMoney && !isRate && BASE.test(part.text.slice(0, from)),
    )
    return [makeRow(percent, days?.value ?? null, day?.value ?? null, base?.value ?? null, issued)]
  })
}

function makeRow(
  percent: string,
  days: string | null,
  day: string | null,
  base: string | null,
  issued: string | null,
): Row {
  const counted = days ?? (day === null || issued === null ? null : countDays(issued, day))
  return {
    days: counted,
    percent,
    due_date: day ?? (issued === null || days === null ? null : addDays(issued, Number(days))),
    base_amount: base,
  }
}

/** Null where the day is not one of a term that begins with the date of issue. */
function countDays(issued: string, day: string): string | null {
  const days = Math.round((Date.parse(day) - Date.parse(issued)) / 86_400_000)
  return days < 0 || days > MOST_DAYS ? null : String(days)
}

/** The part of a sentence in which something stands, with where it begins. */
function partAround(text: string, at: number): { text: string; from: number } {
  const ends = [...text.matchAll(PART)].map(({ index }) => index)
  const from = ends.findLast((end) => end <= at) ?? 0
  return {
    text: text.slice(
      from,
      ends.find((end) => end > at),
    ),
    from,
  }
}

/** The one that begins nearest to a place. */
function nearest<Found extends { readonly from: number }>(found: readonly Found[], at: number): Found | null {
  return found.toSorted((a, b) => Math.abs(a.from - at) - Math.abs(b.from - at)).at(0) ?? null
}
