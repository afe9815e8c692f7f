import { gatherWords } from '../../../../languages/languages.ts'
import type { SumLine } from './list-sums.ts'

/** Sums that add up. */
export interface Proof {
  /** What is owed without fees and interest, where it is printed. */
  readonly principal: SumLine | null
  readonly extras: readonly SumLine[]
  readonly total: SumLine
}

/** More amounts than these make a sum by chance. */
const MOST_EXTRAS = 10
/** Fees, interest and their like, in seven languages. */
const EXTRA = new RegExp(
  [
    'zins|gebuhr|kosten|spesen|pauschale|saumnis|zuschlag|umtrieb|entschadigung|auslagen|vergutung|entgelt|mahn ?geb',
    'fee|charge|interest|compensation|penalty|cost|surcharge',
    'penalit|interets?\\b|indemnit|frais|majoration',
    'interessi|spese\\b|risarcimento|\\bmora\\b|penale',
    'intereses|gastos|recargo|costas|demora',
    'juros|custas|despesas|encargos|penalizacao',
    'rente\\b|vergoeding|verhoging|boete',
    gatherWords(({ claimSums }) => claimSums?.added),
    gatherWords(({ claimSums }) => claimSums?.interest),
  ].join('|'),
)
/** "318.00 for costs": what an amount is called behind it. */
const FOR = /^(?:euros? )?(?:for|as|fur|an|als|pour|de|per|por|aan|voor)\b/
/** What is owed without them, by name. */
const PRINCIPAL = new RegExp(
  String.raw`haupt ?(?:forderung|betrag|schuld)|principal|capitale?\b|hoofdsom|overdue|outstanding|arrears|impaye|insolut|scaduto|vencid|divida|openstaand|${gatherWords(({ claimSums }) => claimSums?.principal)}`,
)
/** Points by which figures under each other may miss. */
const ALIGNED = 6
const LONGEST_CHAIN = 8

/** A printed sum that is what is owed and one to four fees or interest amounts. @param owed cents */
export function proveTotal(owed: number, sums: readonly SumLine[]): Proof | null {
  const extras = sums.filter((sum) => sum.cents > 0 && sum.cents < owed * 2 && EXTRA.test(nameExtra(sum)))
  const distinct = extras
    .filter((extra, index) => extras.findIndex(({ cents }) => cents === extra.cents) === index)
    .slice(0, MOST_EXTRAS)
  const totals = sums.filter(({ cents }) => cents > owed)
  let best: Proof | null = null
  for (const total of totals) {
    const parts = findParts(
      total.cents - owed,
      distinct.filter(({ cents }) => cents < total.cents),
    )
    if (parts === null || (best !== null && best.extras.length >= parts.length)) continue
    const principal = sums.find(({ cents, line }) => cents === owed && line !== total.line) ?? sumOf(sums, owed)
    best = { principal, extras: parts, total }
  }
  return best
}

/** Amounts under each other of which the last is the sum of the others: without open items that could be read. */
export function proveChain(sums: readonly SumLine[]): Proof | null {
  const lasts = sums.filter(({ isLast }) => isLast)
  for (let index = lasts.length - 1; index >= 2; index -= 1) {
    const total = lasts[index]!
    const column = lasts
      .slice(0, index)
      .filter(({ page, right }) => page === total.page && Math.abs(right - total.right) <= ALIGNED)
    const end = column.length
    let rest = total.cents
    for (let start = end - 1; start >= Math.max(0, end - LONGEST_CHAIN); start -= 1) {
      const line = column[start]!
      rest -= line.cents
      if (rest > 0 || line.cents <= 0) continue
      if (rest < 0) break
      const chain = column.slice(start, end)
      const principal = findPrincipal(chain)
      if (principal === null) break
      return { principal, extras: chain.filter((part) => part !== principal), total }
    }
  }
  return null
}

/** The one sum of a chain that is neither fee nor interest; of several the first, where it is named as the principal. */
function findPrincipal(chain: readonly SumLine[]): SumLine | null {
  const owed = chain.filter((part) => !EXTRA.test(nameExtra(part)))
  const [first] = chain
  if (chain.length < 2 || first === undefined) return null
  if (PRINCIPAL.test(first.label)) return first
  return owed.length === 1 && owed.length < chain.length ? owed[0]! : null
}

function sumOf(sums: readonly SumLine[], cents: number): SumLine | null {
  return sums.find((sum) => sum.cents === cents) ?? null
}

/** What an amount is called: the words in front of it, or behind it ("10 € Mahnkosten"). */
export function nameExtra({ label, behind }: SumLine): string {
  const lead = label.slice(-60)
  const tail = behind.slice(0, 30)
  if (EXTRA.test(lead) && !(FOR.test(tail) && EXTRA.test(tail))) return lead
  return EXTRA.test(label) && !EXTRA.test(tail) ? label : tail
}

/** Up to four amounts with this sum; the fewest. */
function findParts(cents: number, from: readonly SumLine[], most = 4): readonly SumLine[] | null {
  const one = from.find((part) => part.cents === cents)
  if (one !== undefined) return [one]
  if (most === 1) return null
  for (const [index, part] of from.entries()) {
    if (part.cents >= cents) continue
    const others = findParts(cents - part.cents, from.slice(index + 1), most - 1)
    if (others !== null) return [part, ...others]
  }
  return null
}
