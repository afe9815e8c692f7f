import { fromCents, toCents } from '../../../../domain/money.ts'
import { isSumOf } from './leave-sums.ts'
import type { SheetLine } from './read-sheet-lines.ts'
import { isBareTotal, isSection, isSectionName, SECTIONS, type Section } from './section-names.ts'

/** What a section comes to, with the lines that say so. */
export interface SectionSum {
  readonly value: string
  readonly lines: readonly SheetLine[]
  /** 0..1 */
  readonly confidence: number
  readonly isDerived: boolean
  readonly isProven: boolean
}

/** A sum that its positions come to, and one that they do not. */
const [PROVEN, PRINTED] = [0.93, 0.6]
/** The only position of a section, and what several come to that have no sum printed. */
const [ONLY, ADDED] = [0.8, 0.6]
/** Rounded figures miss their sum by as much in each position, in cents. */
const ROUNDED = 100

/**
 * The sums of the sections whose headings have none beside them: under their positions, in the outer column beside the last
 * one, or what the positions come to.
 * @param total that of either side, which is the sum of no section
 */
export function readSections(
  lines: readonly SheetLine[],
  total: string | null,
): ReadonlyMap<Section, readonly SectionSum[]> {
  const found = new Map<Section, SectionSum[]>()
  for (const [at, heading] of lines.entries()) {
    if (heading.amount !== null || heading.prior !== null || heading.label === '') continue
    const section = SECTIONS.find((name) => isSection(heading.label, name))
    const sum = section === undefined ? null : sumUp(listLines(lines.slice(at + 1), heading), total)
    if (section === undefined || sum === null) continue
    found.set(section, [...(found.get(section) ?? []), sum])
  }
  return found
}

/** "B." is a class as "A." is one. */
const LETTER = /^[A-HJ-UW-Z][.)]?$/

/** Up to the next section, on the page of the heading. */
function listLines(lines: readonly SheetLine[], { page, code }: SheetLine): readonly SheetLine[] {
  const end = lines.findIndex(
    ({ label, page: own, code: next }) =>
      own !== page ||
      isBareTotal(label) ||
      (label !== '' && isSectionName(label)) ||
      (LETTER.test(code ?? '') && LETTER.test(next ?? '')),
  )
  return (end < 0 ? lines : lines.slice(0, end)).filter(({ amount }) => amount !== null)
}

function sumUp(lines: readonly SheetLine[], total: string | null): SectionSum | null {
  const positions = leaveInner(lines.filter(({ label }) => label !== ''))
  const added = addUp(positions.map(({ amount }) => amount!))
  const sums = [
    ...lines.flatMap((line, at) => {
      // What further positions follow is the sum of a part; what is taken off the sum follows it as well.
      const isLast = lines.slice(at + 1).every(({ label, amount }) => label === '' || amount!.startsWith('-'))
      const isWhole = line.label === '' && line.amount !== total && isLast
      return isWhole ? [[line.amount!, line] as const] : []
    }),
    ...lines.flatMap((line) => (line.sum === null || line.sum === total ? [] : [[line.sum, line] as const])),
  ]
  const isSame = (value: string): boolean => Math.abs(toCents(value) - toCents(added)) <= slackOf(value, positions)
  const proven = sums.findLast(([value]) => positions.length > 0 && isSame(value))
  if (proven !== undefined)
    return { value: proven[0], lines: [proven[1]], confidence: PROVEN, isDerived: false, isProven: true }
  const printed = sums.at(-1)
  if (printed !== undefined)
    return { value: printed[0], lines: [printed[1]], confidence: PRINTED, isDerived: false, isProven: false }
  if (positions.length === 0) return null
  const isOnly = positions.length === 1
  return { value: added, lines: positions, confidence: isOnly ? ONLY : ADDED, isDerived: !isOnly, isProven: false }
}

function slackOf(value: string, positions: readonly SheetLine[]): number {
  return value.includes('.') ? 0 : ROUNDED * positions.length
}

/** Without what only adds up others of the section. */
function leaveInner(lines: readonly SheetLine[]): readonly SheetLine[] {
  return lines.filter(
    (line, at) => !(isSumOf(line, lines.slice(0, at).toReversed()) || isSumOf(line, lines.slice(at + 1))),
  )
}

/** With decimals where one of the amounts has them. */
export function addUp(amounts: readonly string[]): string {
  const cents = amounts.reduce((sum, amount) => sum + toCents(amount), 0)
  return amounts.some((amount) => amount.includes('.')) ? fromCents(cents) : String(cents / 100)
}
