import type { Segment } from '../../../../domain/lines.ts'
import type { Word } from '../../../../domain/page.ts'
import { fold } from '../../fold-text.ts'
import type { PageLayout } from '../../layout.ts'
import { joinWords } from '../layout/columns.ts'
import type { RowPlace } from '../make-rows.ts'
import { isLeftSide, isSectionName } from './section-names.ts'
import { cellsOf, CODE, NO_AMOUNT, NOTE, readFigure, SAME_END, type Half } from './sheet-cells.ts'
import { partCodes } from './part-codes.ts'
import { splitSides } from './split-sides.ts'
import { tellYears } from './tell-years.ts'

/** A line of a balance sheet with its figures; the label is empty where a sum stands alone under its column. */
export interface SheetLine extends RowPlace {
  code: string | null
  label: string
  /** Printed before the label as a part of it: "A)" beside a code of the form. */
  readonly number: string | null
  words: readonly Word[]
  readonly amount: string | null
  readonly prior: string | null
  /** In a column further out: what the lines up to this one come to. */
  readonly sum: string | null
  readonly left: number
  readonly top: number
}

const NOTES_HEAD = /^(?:notes?|notas?|anhang|anh|ann|tz|ziffer|erlauterungen?|toelichting|annexe|renvois?)$/

/** "davon aus Steuern": a remark, neither a position nor the rest of the label above it. */
const PART = /^(?:davon|darin|dont|di cui|of which|thereof|including|waarvan|de los cuales|dos quais)\b/

/** The lines of a page of a balance sheet, one side after the other where they stand beside each other. */
export function readSheetLines(page: PageLayout): readonly SheetLine[] {
  return splitSides(page).flatMap((half) => readHalf(half, page))
}

function readHalf(printed: Half, { page }: PageLayout): readonly SheetLine[] {
  const { half, codes } = partCodes(printed)
  const figures = half.flatMap((row) => cellsOf(row).flatMap((segment) => readFigure(segment) ?? []))
  const ends = clusterEnds(figures.map((figure) => figure.right)).filter((end) => !isNotes(end, half, figures))
  if (ends.length === 0) return []
  const { current, prior } = tellYears(half, ends)
  const columns = [...current, ...prior]
  // What stands over the name of the side is the head of the paper.
  const first = half.findIndex((row) => row[0] !== undefined && isLeftSide(row[0].text))
  const found: SheetLine[] = []
  const pitches: number[] = []
  for (const [index, row] of half.entries()) {
    const cells = cellsOf(row).flatMap((segment) => readFigure(segment) ?? [])
    const figure = row.findIndex((segment, at) => at > 0 && isFigureOf(segment, columns))
    const texts = figure < 0 ? row : row.slice(0, figure)
    const read = readLabel(
      texts.filter((segment, at) => isText(segment, at, row, columns)),
      codes?.get(row) ?? (codes === null ? undefined : null),
    )
    if (read !== null && PART.test(fold(read.label))) continue
    // Sums without a name may stand beside their columns, one for each year.
    const isPair = read === null && cells.length === 2 && prior.length === 1
    const isBeside = isPair && (current.length === 1 || !cells.every(({ right }) => isIn(columns, right)))
    const pair = [current.at(-1)!, ...prior].toSorted((a, b) => a - b)
    const amounts = isBeside
      ? cells.map(({ value }, at) => ({ value, right: pair[at]! }))
      : cells.filter(({ right }) => isIn(columns, right))
    const above = found.at(-1)
    if (amounts.length === 0) {
      if (read === null) continue
      const isGoingOn = /^\p{Ll}/u.test(read.label)
      const pitch = pitches.toSorted((a, b) => a - b).at(Math.floor(pitches.length / (isGoingOn ? 2 : 4)))
      const reach = isGoingOn
        ? 1.3 * (pitch ?? Number.POSITIVE_INFINITY)
        : 0.8 * (pitch ?? belowOf(half, index) - read.top)
      if (above !== undefined && continues(read, above, reach)) {
        above.label = `${above.label} ${read.label}`
        above.words = [...above.words, ...read.words]
      } else found.push({ ...read, amount: null, prior: null, sum: null, page })
      continue
    }
    // So are numbers of its columns and of the page.
    const isHead = index === first && amounts.every(({ value }) => isSmall(value))
    if (isHead && read !== null) found.push({ ...read, amount: null, prior: null, sum: null, page })
    if (index < first || isHead) continue
    const words = row.flatMap((segment) => segment.words)
    const [left, top] = read === null ? [words[0]!.box[0], words[0]!.box[1]] : [read.left, read.top]
    const before = found.findLast(({ amount, prior: former }) => amount !== null || former !== null)
    if (before !== undefined) pitches.push(top - before.top)
    const at = (years: readonly number[]): readonly string[] =>
      amounts.flatMap(({ value, right }) => (isIn(years, right) ? [value] : []))
    const [amount = null, ...sums] = at(current)
    found.push({
      code: read?.code ?? null,
      label: read?.label ?? '',
      number: read?.number ?? null,
      amount,
      prior: at(prior)[0] ?? null,
      sum: sums.at(-1) ?? null,
      page,
      words,
      left,
      top,
    })
  }
  return found
}

/** A cell of the label, a number of a note behind it included. */
function isText(segment: Segment, at: number, row: readonly Segment[], columns: readonly number[]): boolean {
  if (at === 0 && cellsOf(row) !== row) return true
  return readFigure(segment) === null || (NO_AMOUNT.test(segment.text) && !isIn(columns, segment.box[2]))
}

function isIn(columns: readonly number[], right: number): boolean {
  return columns.some((end) => Math.abs(end - right) < SAME_END)
}

function isFigureOf(segment: Segment, columns: readonly number[]): boolean {
  return readFigure(segment) !== null && isIn(columns, segment.box[2])
}

/** Where the next line of the side begins, in points. */
function belowOf(half: Half, index: number): number {
  return half.slice(index + 1).find((row) => row.length > 0)?.[0]!.box[1] ?? Number.POSITIVE_INFINITY
}

/** The rest of a long label stands closer than the next position, or goes on in small letters. */
function continues(read: SheetLabel, above: SheetLine, reach: number): boolean {
  const gap = read.top - above.top
  const isBelow = gap > 0 && gap < reach && Math.abs(read.left - above.left) < 4
  const hasFigures = above.amount !== null || above.prior !== null
  return isBelow && hasFigures && read.code === null && above.label !== '' && !isSectionName(read.label)
}

function isSmall(value: string): boolean {
  return /^-?\d{1,2}$/.test(value)
}

/** A column of small numbers that point to the notes. */
function isNotes(end: number, half: Half, figures: readonly { value: string; right: number }[]): boolean {
  const isHeaded = half.some((row) =>
    row.some(({ text, box }) => NOTES_HEAD.test(fold(text)) && box[0] - SAME_END < end && box[2] + SAME_END > end),
  )
  const own = figures.filter(({ right }) => Math.abs(right - end) < SAME_END)
  // "6.2" is the second part of a note.
  const small = own.filter(({ value }) => isSmall(value) || (isHeaded && /^\d{1,2}\.\d{1,2}$/.test(value)))
  return isHeaded
    ? small.length >= 0.5 * own.length
    : figures.length > own.length && own.length > 2 && small.length === own.length
}

type SheetLabel = Pick<SheetLine, 'code' | 'label' | 'number' | 'left' | 'top' | 'words'>

/** "Inventories (note 3)", of which the number has been left: what points to the notes is no part of the name. */
const NOTE_BEHIND =
  /\s*\((?:see )?(?:notes?|not(?:en)?|notas?|nota integrativa|anm(?:erkung)?|anhang|annexe|toelichting|noot)\.?(?:\s(?:nr\.?|no\.?|n[.º°]*)?\s?[\d.,;& –-]{0,20}(?:\s?(?:and|und|et|e|y|en|och)(?:\s\d[\d.]{0,4})?)?)?\)?$/iu
/** French forms number their lines with two letters between label and figures. */
const LINE_CODE = /^[A-Z]{2}$/

/** @param code that of the column of codes, null where it is empty; undefined for a sheet without one */
function readLabel(texts: readonly Segment[], code?: string | null): SheetLabel | null {
  const at = texts.findIndex(({ text }, index) => index > 0 && LINE_CODE.test(text))
  const last = texts[at]?.text ?? null
  const words = (last === null ? texts : texts.slice(0, at))
    .flatMap((segment) => segment.words)
    .filter(
      (word, index, all) =>
        !(index === all.length - 1 && index > 0 && (NO_AMOUNT.test(word.text) || NOTE.test(word.text))),
    )
  const isNumbered = words.length > 1 && CODE.test(words[0]!.text)
  // Beside a column of codes the number of a position is part of its name.
  const isName = isNumbered && code !== undefined
  // Dots lead the eye to the amount; a dash may stand behind the number.
  const label = words
    .slice(isNumbered ? 1 : 0)
    .filter(({ text }, at) => !/^[.·…_]+$/.test(text) && !(isNumbered && at === 0 && /^[-–]$/.test(text)))
  if (label.length === 0 || !label.some((word) => /\p{L}{2}/u.test(word.text))) return null
  return {
    code: code ?? (isNumbered && !isName ? words[0]!.text : last),
    number: isName ? words[0]!.text : null,
    label: joinWords(label)
      .replace(/[\s.·…_]{3,}$|\s*\(\+\)\s?\/\s?\([-–]\)$/gu, '')
      .replace(NOTE_BEHIND, ''),
    left: label[0]!.box[0],
    top: label[0]!.box[1],
    words,
  }
}

/** The right ends under which many figures stand, left to right, in points. */
function clusterEnds(ends: readonly number[]): readonly number[] {
  const clusters: { end: number; count: number }[] = []
  for (const end of ends.toSorted((a, b) => a - b)) {
    const last = clusters.at(-1)
    if (last !== undefined && end - last.end < 6) last.count += 1
    else clusters.push({ end, count: 1 })
  }
  const most = Math.max(0, ...clusters.map(({ count }) => count))
  return clusters.filter(({ count }) => count >= Math.max(2, 0.2 * most)).map(({ end }) => end)
}
