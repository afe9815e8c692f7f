import type { Word } from '../../../../domain/page.ts'
import { surround, type Page } from '../../../../domain/page.ts'
import type { Layout } from '../../layout.ts'
import { wordsBetween } from '../../fold-text.ts'
import { readCode } from '../../values/read-code.ts'
import { scanAmounts, type AmountMention } from '../../values/scan-amounts.ts'
import { scanDates, type DateOrder } from '../../values/scan-dates.ts'
import { readParagraphs } from '../layout/read-paragraphs.ts'
import type { Claim } from './claim.ts'

/** Characters behind "Rechnung" in which its number, days and amount stand. */
const REACH = 260
/** Characters in front of it in which its amount may stand, and how near. */
const BACK = 60
const NEAR = 25
const INVOICE =
  /\b(?:Rechnung(?:s(?:nummer|[- ]?Nr\.?))?|invoice|bill|facture|fattura|factura|factuur)\b\s*(?:(?:Nr|No|Number|Nummer|#)\.?:?\s*)?/giu
const DUE = /(?:f[äa]llig|zahlbar|due|payable|[ée]ch[ée]ance|scad|venc|verval)/iu
/** The next claim, or the sums asked for. */
const END = /\b(?:Mahn(?:kosten|geb|spesen)|Verzugszins|Gesamtbetrag|total|late fee|interest|bitte|please)\b/iu

/** "für unsere Rechnung Nr. 4711 vom 3.5.2026 über 119,00 EUR, fällig am 17.5.2026": number, days and amount of each. */
export function readClaimSentences(layout: Layout, order: DateOrder): readonly Claim[] {
  const claims: Claim[] = []
  for (const { page, text, words } of readParagraphs(layout)) {
    for (const match of text.matchAll(INVOICE)) {
      const start = match.index + match[0].length
      const rest = text.slice(start, start + REACH)
      const end = END.exec(rest)?.index ?? rest.length
      const said = rest.slice(0, end)
      const claim = readClaim(said, text.slice(Math.max(0, match.index - BACK), match.index), order)
      if (claim === null || claims.some(({ row }) => row['document_number'] === claim['document_number'])) continue
      claims.push({ page, words: cut(page, words, text, start, start + said.length), row: claim })
    }
  }
  return claims
}

/** @param before the words in front of "invoice": "your payment of $86.86 for" */
function readClaim(said: string, before: string, order: DateOrder): Claim['row'] | null {
  const code = readCode(said.slice(0, 45))
  const isMoney = ({ isMoney, isRate }: AmountMention): boolean => isMoney && !isRate
  const ahead = scanAmounts({ text: before }).findLast((found) => isMoney(found) && before.length - found.to < NEAR)
  const amount = ahead ?? scanAmounts({ text: said }).find((found) => isMoney(found))
  const days = scanDates({ text: said }, order)
  if (code === null || code.from > 12 || days.length === 0) return null
  const due =
    days.find((day) => DUE.test(said.slice(Math.max(0, day.from - 32), day.from))) ??
    days.find((day) => DUE.test(said.slice(day.to, day.to + 24)))
  const issued = days.find((day) => day !== due)
  return {
    document_number: code.value,
    issue_date: issued?.value ?? null,
    payment_due_date: due?.value ?? null,
    open_amount: amount?.value ?? null,
  }
}

function cut(page: Page, words: readonly Word[], text: string, from: number, to: number): readonly Word[] {
  const box = surround(words.map((word) => word.box))
  return wordsBetween({ page, line: 0, words, text, box, baseline: 0 }, from, to)
}
