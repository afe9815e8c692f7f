import type { Line } from '../../../../domain/lines.ts'
import { fold } from '../../fold-text.ts'
import type { Layout } from '../../layout.ts'
import { readCode } from '../../values/read-code.ts'
import { scanAmounts } from '../../values/scan-amounts.ts'
import { scanDates, type DateOrder } from '../../values/scan-dates.ts'
import type { Claim } from './claim.ts'

const SUM = /^(?:summe|gesamt|total|zwischensumme|mahn|zins|interest|fee|zu zahlen|amount due)/

const LISTED = /^[-–—•*·]\s+/u
const DUE = /(?:f[äa]llig|zahlbar|due|payable)/iu
/** In front of "of", "dated" or "vom" with its day. */
const NUMBER =
  /(?:^|\s)(?<number>(?:[A-Z]{1,4}[ -])?[\w./-]*\d[\w./-]*),?\s+(?:of|dated|vom|issued(?: on)?)\s+(?=\S*\d|\d)/u

/** Lines with a number, a day or two and an amount in cells of their own: open items under headings that are not known. */
export function readClaimLines(layout: Layout, order: DateOrder): readonly Claim[] {
  return layout.pages.flatMap(({ lines }) => lines.flatMap((line) => readLine(line, order) ?? []))
}

function readLine(line: Line, order: DateOrder): Claim | null {
  const texts = line.segments.map(({ text }) => text)
  if (texts.length < 3 || SUM.test(fold(line.text))) return null
  const days = texts.map((text) => scanDates({ text }, order).at(0))
  const dated = days.flatMap((day, index) => (day === undefined ? [] : [{ index, value: day.value }]))
  const amount = scanAmounts({ text: texts.at(-1)! }).findLast((found) => found.isMoney && !found.isRate)
  const codes = texts.flatMap((text, index) => {
    const bare = text.replace(/^(?:Rechnung|Beleg|Invoice)\s+(?:Nr\.?|No\.?)?\s*(?=\S*\d)/iu, '')
    const code = days[index] === undefined ? readCode(bare) : null
    return code === null || code.value.length < 3 ? [] : [code.value]
  })
  const [code] = codes
  const [issued, due] = dated
  if (amount === undefined || code === undefined || issued === undefined || dated.length > 2) return null
  return {
    page: line.page,
    words: line.segments.flatMap((segment) => segment.words),
    row: {
      document_number: code,
      issue_date: issued.value,
      payment_due_date: due?.value ?? null,
      open_amount: amount.value,
    },
  }
}

/** "- 4711 of 3 May 2026 (due on 17 May 2026) 119.00": an open item in each line of a list, without a word for it. */
export function readListedClaims(layout: Layout, order: DateOrder): readonly Claim[] {
  return layout.pages.flatMap(({ lines }) => lines.flatMap((line) => readListed(line, order) ?? []))
}

function readListed(line: Line, order: DateOrder): Claim | null {
  const mark = LISTED.exec(line.text)
  if (mark === null) return null
  const said = line.text.slice(mark[0].length)
  const days = scanDates({ text: said }, order)
  const amounts = scanAmounts({ text: said }).filter(
    ({ isMoney, isRate, from, to }) => isMoney && !isRate && !days.some((day) => day.from < to && day.to > from),
  )
  const number = NUMBER.exec(said)?.groups?.['number'] ?? null
  if (amounts.length !== 1 || days.length === 0 || days.length > 2 || number === null) return null
  const due = days.find(({ from }) => DUE.test(said.slice(Math.max(0, from - 16), from)))
  return {
    page: line.page,
    words: line.segments.flatMap((segment) => segment.words),
    row: {
      document_number: number,
      issue_date: days.find((day) => day !== due)?.value ?? null,
      payment_due_date: due?.value ?? null,
      open_amount: amounts[0]!.value.replace(/^-/, ''),
    },
  }
}
