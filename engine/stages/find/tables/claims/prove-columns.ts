import { fold } from '../../fold-text.ts'
import type { Layout } from '../../layout.ts'
import type { SumLine } from './list-sums.ts'
import type { Proof } from './prove-demand.ts'

/** A row of sums under columns, what is owed and right of it what is added, whose total is printed. @param owed cents */
export function proveColumns(owed: number, sums: readonly SumLine[], layout: Layout): Proof | null {
  for (const principal of sums.filter(({ cents }) => cents === owed)) {
    const extras = sums.filter(
      ({ line, cents, right }) => line === principal.line && right > principal.right && cents > 0 && cents < owed,
    )
    const asked = extras.reduce((sum, { cents }) => sum + cents, owed)
    const total = sums.find(({ cents }) => cents === asked)
    if (extras.length === 0 || total === undefined) continue
    return { principal, extras: extras.map((extra) => ({ ...extra, label: headOver(extra, layout) })), total }
  }
  return null
}

/** The nearest words above a sum's column, as labels are compared. */
function headOver({ page, line, words, right }: SumLine, layout: Layout): string {
  const lines = layout.pages.find((other) => other.page === page)?.lines.slice(0, line.index) ?? []
  const left = Math.min(...words.map(({ box }) => box[0]))
  for (const above of lines.toReversed()) {
    const over = above.segments
      .flatMap((segment) => segment.words)
      .filter(({ box, text }) => box[0] < right && box[2] > left && /\p{L}{3}/u.test(text))
    if (over.length > 0) return fold(over.map(({ text }) => text).join(' '))
  }
  return ''
}
