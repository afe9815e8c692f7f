import type { Segment } from '../../../../domain/lines.ts'
import type { Word } from '../../../../domain/page.ts'
import { matchLabels } from '../../labels/find-labels.ts'
import { segmentsRight, type Layout, type PageLayout } from '../../layout.ts'
import { readCode } from '../../values/read-code.ts'
import type { PrintedText } from '../../values/printed-text.ts'
import { scanAmounts } from '../../values/scan-amounts.ts'
import { scanDates, type DateOrder } from '../../values/scan-dates.ts'
import { compileColumns } from '../layout/columns.ts'
import type { Claim } from './claim.ts'

const LABELS = compileColumns([
  [
    'document_number',
    0.9,
    '(?:zur |unsere )?(?:rechnungs?|rechn|beleg|faktura|re|rg) ?(?:nr|nummer|no)',
    '(?:unsere )?(?:rechnung|beleg|faktura)(?: nr| nummer)?',
    '(?:our |overdue |unpaid )?(?:invoice|bill|document) ?(?:no|nr|number|id|ref(?:erence)?)?',
  ],
  [
    'issue_date',
    0.9,
    '(?:rechnungs?|rechn|beleg|faktura|ausstellungs|re|rg) ?(?:datum|dat|tag)',
    '(?:rechnung|beleg|faktura) (?:vom|datum)',
    '(?:rechnung )?ausgestellt(?: am)?',
    '(?:invoice|bill|document|issue) date',
    '(?:invoice |date )?(?:issued|billed|dated|raised)(?: on)?',
  ],
  [
    'payment_due_date',
    0.9,
    '(?:war |ursprunglich |zahlung )?fallig(?:keit(?:s ?(?:datum|tag))?)?(?: (?:war|am|seit|zum|gewesen))*',
    '(?:war )?(?:zahlbar|zahlung fallig)(?: war)?(?: bis| am| zum)*',
    'zahlbar (?:war )?bis',
    'ursprungliches (?:zahlungsziel|falligkeitsdatum)',
    '(?:original |payment |was |were )*due(?: date| on| since| by)*',
    'overdue since',
  ],
  [
    'open_amount',
    0.9,
    '(?:noch )?offen(?:er?)?(?: ?(?:rechnungs)?(?:betrag|saldo|summe|forderung|rest))?',
    '(?:noch )?(?:rechnungs|rest|brutto) ?(?:betrag|summe|saldo)(?: offen| brutto)?',
    'noch offen',
    'haupt ?forderung',
    '(?:invoice |open |outstanding |unpaid |original |remaining )+(?:amount|balance|total|sum)',
    'amount (?:outstanding|unpaid|overdue|of invoice)',
    'balance due',
  ],
])
/** Lines by which the facts of one claim may be apart. */
const FURTHEST = 3

/** "Rechnungsnummer 4711 / Rechnungsdatum 3.5.2026 / fällig seit ...": an open item whose cells stand under each other, each behind its label. */
export function readClaimFacts(layout: Layout, order: DateOrder): readonly Claim[] {
  return layout.pages.flatMap((page) => readPage(page, order))
}

interface OpenFacts {
  readonly row: Record<string, string>
  readonly words: Word[]
  last: number
}

function readPage(page: PageLayout, order: DateOrder): readonly Claim[] {
  const claims: OpenFacts[] = []
  for (const line of page.lines) {
    for (const segment of line.segments) {
      const fact = readFact(page, segment, order)
      if (fact === null) continue
      const open = claims.at(-1)
      if (open === undefined || fact.key in open.row || line.index - open.last > FURTHEST)
        claims.push({ row: { [fact.key]: fact.value }, words: [...fact.words], last: line.index })
      else {
        open.row[fact.key] = fact.value
        open.words.push(...fact.words)
        open.last = line.index
      }
    }
  }
  return claims
    .filter(({ row }) => Object.keys(row).length >= 2 && row['document_number'] !== undefined)
    .map(({ row, words }) => ({
      page: page.page,
      words,
      row: {
        document_number: row['document_number']!,
        issue_date: row['issue_date'] ?? null,
        payment_due_date: row['payment_due_date'] ?? null,
        open_amount: row['open_amount'] ?? null,
      },
    }))
}

/** A label that opens its segment with the value behind it or right of it. */
function readFact(
  page: PageLayout,
  segment: Segment,
  order: DateOrder,
): { key: string; value: string; words: readonly Word[] } | null {
  const label = matchLabels(segment, LABELS)[0]
  if (label === undefined || label.firstWord !== 0) return null
  const rest = segment.words
    .slice(label.lastWord + 1)
    .map((word) => word.text)
    .join(' ')
    // "(2 x 250.00)": how it comes to the value beside.
    .replace(/\([^)]*\)/g, ' ')
    .trim()
  const beside = segmentsRight(page, segment)[0]
  // Behind its label a value stands alone: more is a sentence.
  const text = /\d/.test(rest)
    ? rest
    : /^[\s:.()-]*(?:in )?(?:EUR|€|CHF|£)?[:.]?$/u.test(rest)
      ? (beside?.text ?? '')
      : ''
  if (text === '' || text.length > 40) return null
  const value = readValue(label.key, { text, page: page.page }, order)
  return value === null ? null : { key: label.key, value, words: [...segment.words, ...(beside?.words ?? [])] }
}

function readValue(key: string, printed: PrintedText, order: DateOrder): string | null {
  if (key === 'open_amount')
    return scanAmounts(printed).find(({ isMoney, isRate }) => isMoney && !isRate)?.value ?? null
  const day = scanDates(printed, order)[0]
  if (key !== 'document_number') return day?.value ?? null
  const code = readCode(printed.text)
  return code === null || (day !== undefined && day.from <= code.from) ? null : code.value
}
