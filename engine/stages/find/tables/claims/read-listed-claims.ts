import type { Line } from '../../../../domain/lines.ts'
import type { Layout } from '../../layout.ts'
import { scanAmounts } from '../../values/scan-amounts.ts'
import { scanDates, type DateOrder } from '../../values/scan-dates.ts'
import type { Claim } from './claim.ts'

const LISTED = /^[-–—•*·]\s+/u
const DUE = /(?:f[äa]llig|zahlbar|due|payable)/iu
/** In front of "of", "dated" or "vom" with its day. */
const NUMBER =
  /(?:^|\s)(?<number>(?:[A-Z]{1,4}[ -])?[\w./-]*\d[\w./-]*),?\s+(?:of|dated|vom|issued(?: on)?)\s+(?=\S*\d|\d)/u

/** "- 4711 of 3 May 2026 (due on 17 May 2026) 119.00": an open item in each line of a list, without a word for it. */
export function readListedClaims(layout: Layout, order: DateOrder): readonly Claim[] {
  return layout.pages.flatMap(({ lines }) => lines.flatMap((line) => readListed(line, order) ?? []))
}

function readListed(line: Line, order: DateOrder): Claim | null {
  const mark = LISTED.exec(line.text)
  if (mark === null) return null
  const said = line.text.slice(mark[0].length)
  const days = scanDates({ text: said, page: line.page }, order)
  const amounts = scanAmounts({ text: said, page: line.page }).filter(
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
