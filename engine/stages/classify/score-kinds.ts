import type { DocumentType } from '../../domain/document.ts'
import type { Line } from '../../domain/lines.ts'
import { NO_KIND, VOCABULARY, type Role, type Sign } from './compile-vocabulary.ts'
import { findSigns } from './find-signs.ts'
import { leaveOutTerms } from './leave-out-terms.ts'
import { measureShape, type Mark } from './measure-shape.ts'
import { OWN_TITLE, weighTitles } from './weigh-titles.ts'

export interface KindScore {
  readonly type: DocumentType
  /** Points. */
  readonly score: number
}

const WORDS: Readonly<Record<Exclude<Role, 'title' | 'vague'>, number>> = {
  strong: 2.2,
  weak: 0.8,
  against: -2,
  trade: 1,
}
const MARKS: Readonly<Record<string, Partial<Record<Mark, number>>>> = {
  'bank-statement': { fewBookings: 0.8, manyBookings: 2, balances: 3 },
  timesheet: { fewShifts: 1, manyShifts: 4, workdays: 2, week: 2, priced: -3 },
  letter: { plainProse: 2, prose: 1, subject: 3, correspondence: 2.5 },
  // An order may call itself a contract; an agreement is written in sentences.
  contract: { essay: 1.5, listing: -7, clauses: 2.5 },
  invoice: { noAmounts: -1.5, reversal: 6 },
  'credit-note': { noAmounts: -1.5, reversal: -8 },
  'balance-sheet': { sides: 1 },
}
/** Every paper may come in the form of a letter: one with a title of its own is more than that. */
const TITLED_LETTER = -2.5
/** Two strong signs and more. */
const CLEAR_WORDS = 5
/** From so many points on a paper lists goods with prices; what a short list of amounts is then worth to a contract. */
const [TRADING, SHORT_LISTING] = [3, -5]
/** There are many kinds that are no other type. */
const ONE_OF_MANY = -1

/**
 * How much speaks for each kind of paper. Where one that lists goods with prices is told, general terms say nothing for a contract, and a
 * short list of amounts speaks against it.
 */
export function scoreKinds(lines: readonly Line[]): readonly KindScore[] {
  const scores = scoreAll(lines)
  if (!VOCABULARY.kinds.some(({ trades }, kind) => trades === true && scores[kind]!.score >= TRADING)) return scores
  const own = leaveOutTerms(lines)
  const withoutTerms = own.length === lines.length ? scores : scoreAll(own)
  const listed = measureShape(own).has('shortListing') ? SHORT_LISTING : 0
  return scores.map((kind, at) =>
    kind.type === 'contract' ? { ...kind, score: withoutTerms[at]!.score + listed } : kind,
  )
}

/** What a kind's best title, its words, each sign once, and the shape of the text add up to. */
function scoreAll(lines: readonly Line[]): readonly KindScore[] {
  const { signs, titles } = findSigns(lines)
  const marks = measureShape(lines)
  const words = weighWords(signs)
  const named = weighTitles(titles, lines)
  const trade = WORDS.trade * [...signs].filter(({ kind }) => kind === NO_KIND).length
  const billed = Math.max(0, words[VOCABULARY.kinds.findIndex(({ type }) => type === 'invoice')]!)
  const isTitled = named.map(({ title }) => title >= OWN_TITLE)
  return VOCABULARY.kinds.map(({ type, trades = false }, kind) => {
    const { title, points } = named[kind]!
    // Corrections and reminders speak like the invoices that they are about: where it is clear what they are, these words are their own.
    const isClear = title >= OWN_TITLE || (type === 'credit-note' && words[kind]! >= CLEAR_WORDS)
    const shared = isClear && (type === 'credit-note' || type === 'reminder') ? billed : 0
    const isNamedElsewhere = VOCABULARY.kinds.some((other, index) => other.type !== type && isTitled[index])
    const form = type === 'letter' && isNamedElsewhere ? TITLED_LETTER : type === 'other' ? ONE_OF_MANY : 0
    return { type, score: points + words[kind]! + (trades ? trade : 0) + shared + form + weighMarks(type, marks) }
  })
}

function weighWords(signs: ReadonlySet<Sign>): readonly number[] {
  const points = VOCABULARY.kinds.map(() => 0)
  for (const { kind, role } of signs)
    if (kind !== NO_KIND && role !== 'title' && role !== 'vague') points[kind]! += WORDS[role]
  return points
}

function weighMarks(type: DocumentType, marks: ReadonlySet<Mark>): number {
  const weights = MARKS[type]
  if (weights === undefined) return 0
  return [...marks].reduce((sum, mark) => sum + (weights[mark] ?? 0), 0)
}
