import type { Line, Segment } from '../../domain/lines.ts'
import { VOCABULARY, type Sign } from './compile-vocabulary.ts'
import { foldWordsOf, type FoldedWord } from './fold-words.ts'

/** A name that kinds of paper have, as it stands in a segment. */
export interface FoundTitle {
  readonly segment: Segment
  /** Characters of the segment's text. */
  readonly start: number
  readonly end: number
  /** Letters that the vocabulary has of it: fewer than it has itself where a part of a word was known. */
  readonly known: number
  readonly signs: readonly Sign[]
}

export interface FoundSigns {
  /** Whatever stands anywhere, each sign once. */
  readonly signs: ReadonlySet<Sign>
  readonly titles: readonly FoundTitle[]
}

/** Pieces of words set in parts count as words. */
const MOST_WORDS = 16
/** A cell or label of its own has at most so many words. */
const MOST_CELL_WORDS = 3

interface PlacedWord extends FoldedWord {
  readonly segment: Segment
  readonly inCell: boolean
  /** The next word continues the phrase: it stands in the same segment, or at the beginning of a line below a line without columns. */
  readonly flows: boolean
}

/** Looks up all phrases of the vocabulary, longest name first where one holds another. */
export function findSigns(lines: readonly Line[]): FoundSigns {
  const words = placeWords(lines)
  const signs = new Map<number, Sign>()
  const titles: FoundTitle[] = []
  words.forEach((word, index) => {
    const matches = findPhrases(words, index)
    addAffixes(matches, word)
    for (const { last, known, found: all } of matches) {
      const fitting = all.filter((sign) => !sign.alone || word.inCell)
      for (const sign of fitting) signs.set(sign.id, sign)
      const named = fitting.filter(({ role }) => role === 'title' || role === 'vague')
      if (named.length > 0 && last.segment === word.segment)
        titles.push({ segment: word.segment, start: word.start, end: last.end, known, signs: named })
    }
  })
  return {
    signs: new Set(signs.values()),
    titles: titles.filter((title) => !titles.some((other) => holds(other, title))),
  }
}

/** What every paper of a business says at its foot: of its account, register and tax. */
const IMPRINT =
  /\bIBAN\b|\bBIC\b|\bHR[AB]\b|Amtsgericht|Geschäftsführ|Vorstand|Aufsichtsrat|Steuer-?\s?(?:nr|nummer)|St\.-?\s?Nr|USt-?\s?Id|\bVAT\s(?:no|reg|id)|registered\s(?:in|office|no)|company\s(?:no|number|reg)|sort\scode/iu
const FOOT = 0.86

function isImprint({ page, box, text }: Line): boolean {
  return box[1] > page.height * FOOT && IMPRINT.test(text)
}

function placeWords(lines: readonly Line[]): readonly PlacedWord[] {
  const placed: PlacedWord[] = []
  lines.forEach((line, index) => {
    if (isImprint(line)) return
    const { segments } = line
    const goesOn = segments.length === 1 && lines[index + 1]?.segments.length === 1
    for (const segment of segments) {
      const words = foldWordsOf(segment)
      const inCell = words.length <= MOST_CELL_WORDS
      words.forEach(({ key, start, end }, place) => {
        const flows = place < words.length - 1 || goesOn
        placed.push({ key, start, end, segment, flows, inCell })
      })
    }
  })
  return placed
}

interface Match {
  readonly last: PlacedWord
  readonly known: number
  readonly found: readonly Sign[]
}

function findPhrases(words: readonly PlacedWord[], from: number): Match[] {
  const matches: Match[] = []
  let key = ''
  for (let index = from; index < words.length && index < from + MOST_WORDS; index += 1) {
    const word = words[index]!
    key += word.key
    if (!VOCABULARY.beginnings.has(key)) break
    const found = VOCABULARY.phrases.get(key)
    if (found !== undefined) matches.push({ last: word, known: key.length, found })
    if (!word.flows) break
  }
  return matches
}

/** Adds the longest known ending and beginning of a word, if any: few words have one. */
function addAffixes(matches: Match[], word: PlacedWord): void {
  let parts = affixed.get(word.key)
  if (parts === undefined) {
    parts = [VOCABULARY.endings, VOCABULARY.starts].flatMap((table) => findLongest(word.key, table) ?? [])
    if (affixed.size >= MOST_KEPT) affixed.clear()
    affixed.set(word.key, parts)
  }
  for (const { known, found } of parts) matches.push({ last: word, known, found })
}

type Part = Omit<Match, 'last'>

/** The same words come again and again: what their parts say is kept. */
const affixed = new Map<string, readonly Part[]>()
const MOST_KEPT = 10_000

function findLongest(key: string, table: ReadonlyMap<string, readonly Sign[]>): Part | undefined {
  const [least, most] = VOCABULARY.affix
  const isEnding = table === VOCABULARY.endings
  // A word that the vocabulary has as a whole is no part of itself.
  const longest = VOCABULARY.phrases.has(key) ? key.length - 1 : key.length
  for (let known = Math.min(most, longest); known >= least; known -= 1) {
    const found = table.get(isEnding ? key.slice(-known) : key.slice(0, known))
    if (found !== undefined) return { known, found }
  }
  return undefined
}

/** `Purchase order` holds `order`; `Abmahnung` by its whole name goes before a word that ends in `mahnung`. */
function holds(other: FoundTitle, title: FoundTitle): boolean {
  if (other.segment !== title.segment || other.start > title.start || other.end < title.end) return false
  const longer = other.end - other.start - (title.end - title.start)
  return longer > 0 || other.known > title.known
}
