import type { Page } from '../../../../domain/page.ts'
import type { Layout } from '../../layout.ts'
import { wordsBetween } from '../../fold-text.ts'
import { readCode, readGroups } from '../../values/read-code.ts'
import type { PrintedText } from '../../values/printed-text.ts'
import { scanAmounts, type AmountMention } from '../../values/scan-amounts.ts'
import { scanDates, type DateOrder } from '../../values/scan-dates.ts'
import { scanPastDays } from '../deadlines/scan-coming-days.ts'
import { readParagraphs } from '../layout/read-paragraphs.ts'
import type { Claim } from './claim.ts'
import { listSums } from './list-sums.ts'
import { subtractPayments } from './subtract-payments.ts'

/** Characters behind "Rechnung" in which its number, days and amount stand. */
const REACH = 260
/** Characters in front of it in which its amount may stand, and how near. */
const BACK = 60
const NEAR = 25
/** Characters of a number with its prefix. */
const NUMBER_LENGTH = 12
const INVOICE =
  /\b(?:Rechnung(?:en|s(?:nummer|[- ]?Nr\.?))?|invoices?|bill|factures?|fattur[ae]|bollett[ae]|facturas?|faturas?|factu(?:ur|ren))\b\s*(?:(?:Nr|No|Number|Nummer|nummer|num(?:ero)?|numéro|número|n|#)(?:[.º°]+|\b)?:?\s*)?/giu
const DUE = /(?:f[äa]llig|zahlbar|due|payable|[ée]ch[ée]ance|échue|à régler|scad|venc|verval|die u uiterlijk)/iu
/** "2 x 250.00" names the price of one. */
const FACTOR = /\d\s?[x×]\s?(?:EUR|CHF|€|£|\$)?\s?$/iu
/** In front of the day of a paper. */
const OF_DAY = /,?\s(?:of|dated|from|vom|v\.|issued(?: on)?|du|del|dell['’]|de|van|d\.d\.)\s/iu
const ISSUED = /\s(?:of|dated|vom|v\.|issued(?: on)?|du|del|de|van|d\.d\.)\s$/iu
/** The next claim, or the sums asked for. */
const END = /\b(?:Mahn(?:kosten|geb|spesen)|Verzugszins|Gesamtbetrag|total|late fee|interest|bitte|please)\b/iu

/** A further item of a list in a sentence: its number before the day of it, where no sum stands. */
const ITEM =
  /(?:^|[\s(])(?=(?:[A-Z]{1,4}[ -])?[\w./-]*\d[\w./-]*,?\s+(?:of|dated|from|vom|v\.|issued(?: on)?|du|del|de|van|d\.d\.)\s+(?:the\s+)?(?:\p{L}{3,9}\s)?(?!\d{1,3}(?:[.']\d{3})*[.,]\d{2}(?![\d./-]))\d)/gu

/** "für unsere Rechnung Nr. 4711 vom 3.5.2026 über 119,00 EUR, fällig am 17.5.2026": number, days and amount of each. */
export function readClaimSentences(layout: Layout, order: DateOrder): readonly Claim[] {
  const claims: Claim[] = []
  const sums = listSums(layout, new Set()).map(({ cents }) => cents)
  const written = firstDay(layout, order)
  for (const { page, text, words } of readParagraphs(layout)) {
    const starts = [...text.matchAll(INVOICE), ...text.matchAll(ITEM)]
      .map((match) => ({ at: match.index, start: match.index + match[0].length }))
      .toSorted((a, b) => a.start - b.start)
      .reduce<{ at: number; start: number }[]>((kept, item) => {
        // "Invoice INV 4711": one item, found by its word and by its number.
        if (item.start - (kept.at(-1)?.start ?? -NUMBER_LENGTH) >= NUMBER_LENGTH) kept.push(item)
        return kept
      }, [])
    // "£10 for invoice A and £20 for invoice B": one amount stands ahead of its invoice, or all behind.
    const ahead = text.slice(Math.max(0, (starts[0]?.at ?? 0) - BACK), starts[0]?.at ?? 0)
    const isAhead = amountAhead({ text: ahead, page }) !== undefined
    starts.forEach(({ at, start }, index) => {
      // An item ends where the next one begins.
      const next = starts.slice(index + 1).find((other) => other.start > start)?.at ?? text.length
      const rest = text.slice(start, Math.min(start + REACH, next))
      const end = END.exec(rest)?.index ?? rest.length
      const said = rest.slice(0, end)
      const before = isAhead ? text.slice(Math.max(0, at - BACK), at) : ''
      const claim = readClaim(said, before, page, order, written)
      if (claim === null || claims.some(({ row }) => row['document_number'] === claim['document_number'])) return
      const row = leavePaid(claim, { text: text.slice(start), page }, sums)
      claims.push({ page, words: wordsBetween({ words }, start, start + said.length), row })
    })
  }
  return claims
}

/** The day that a letter names first is its own. */
function firstDay(layout: Layout, order: DateOrder): string | null {
  for (const { lines, page } of layout.pages) {
    for (const { text } of lines) {
      const day = scanDates({ text, page }, order)[0]
      if (day !== undefined) return day.value
    }
  }
  return null
}

/**
 * @param before the words in front of "invoice": "your payment of $86.86 for"
 * @param written the letter's own date, which days without a year lie before
 */
function readClaim(
  said: string,
  before: string,
  page: Page,
  order: DateOrder,
  written: string | null,
): Claim['row'] | null {
  // "n° 30 0118 4402 du": a number in groups ends before its day.
  const code = readGroups(said.slice(0, 45).split(OF_DAY)[0]!) ?? readCode(said.slice(0, 45))
  const amount =
    amountAhead({ text: before, page }) ??
    scanAmounts({ text: said, page }).find((found) => isMoney(found) && !FACTOR.test(said.slice(0, found.from)))
  const full = scanDates({ text: said, page }, order)
  const days = scanPastDays({ text: said, page }, order, written)
  if (code === null || code.from > 12 || days.length === 0) return null
  const due =
    days.find((day) => DUE.test(said.slice(Math.max(0, day.from - 32), day.from))) ??
    days.find((day) => DUE.test(said.slice(day.to, day.to + 24)) && !ISSUED.test(said.slice(0, day.from)))
  const issued = full.find(({ value }) => value !== due?.value) ?? days.find((day) => day !== due)
  return {
    document_number: code.value,
    issue_date: issued?.value ?? null,
    payment_due_date: due?.value ?? null,
    open_amount: amount?.value ?? null,
  }
}

/** A claim with what is left of its amount, where the words behind it say what was paid. */
function leavePaid(claim: Claim['row'], { text, page }: PrintedText, sums: readonly number[]): Claim['row'] {
  const own = scanAmounts({ text, page }).find(({ value }) => value === claim['open_amount'])
  const rest = own === undefined ? null : subtractPayments(own.cents, { text: text.slice(own.to), page }, sums)
  return rest === null ? claim : { ...claim, open_amount: rest }
}

/** The amount close before an invoice. */
function amountAhead(before: PrintedText): AmountMention | undefined {
  return scanAmounts(before).findLast((found) => isMoney(found) && before.text.length - found.to < NEAR)
}

function isMoney({ isMoney: money, isRate }: AmountMention): boolean {
  return money && !isRate
}
