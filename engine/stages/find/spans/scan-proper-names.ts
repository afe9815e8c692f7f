import { startsWithLegalForm } from '../../../domain/legal-forms.ts'
import { listMatches } from '../values/list-matches.ts'
import { BETWEEN_NAMES, PLACE_AFTER, WITHIN_NAME } from './name-pieces.ts'
import { isTornBracket } from './scan-names.ts'
import type { Stretch } from './stretch.ts'

/** "Bakkerij van der Laan", "Refrigeración del Sur y Cía", "Isle of Wight Ferries". */
const PARTICLE = new RegExp(`^${WITHIN_NAME}$`, 'u')
const CONJUNCTION = new RegExp(`^${BETWEEN_NAMES}$`, 'u')
/** Between a name and where it is at home. */
const LEADS_TO_PLACE = new RegExp(`^(?:${PLACE_AFTER})$`, 'u')
const CAPITAL = /^(?:[dl]['’])?\p{Lu}/u
/** Signs that open and close what is said of a name. */
const OPENING = /^["„“«‹([*]+/u
const CLOSING = /["”“»›)\],;:*]+$/u
/** "Acme (Holdings) Limited": a word in brackets is one of the name where a legal form follows it. */
const BRACKETED = /^\(\p{Lu}[\p{L}.&-]*\)$/u
/** "Acme Ltd's terms". */
const POSSESSIVE = /['’]s$/
/** "Dr.", "J.H.", "Ltd.": a full stop that does not end a sentence. */
const ABBREVIATED = /^(?:\p{Lu}\.)+$|^[\p{L}.]{1,5}\.$/u
/** The first word of a form in two, "e. K.", "a. s."; and the characters in which such a form ends. */
const SMALL_STOP = /^\p{Ll}{1,3}\.$/u
const LONGEST_FORM = 12
const MOST_PARTICLES = 3
/** Of a run the first words with capitals may be a title or a role: "Herr", "Landlord", "Don". */
const MOST_STARTS = 4
const [MOST_WORDS, MOST_RUNS] = [12, 14]
const LONGEST = 90

type Bounds = Pick<Stretch, 'from' | 'to'>

interface Token {
  readonly from: number
  readonly to: number
  readonly value: string
  readonly isCapital: boolean
  /** A bracket or a quote opens before it. */
  readonly isOpened: boolean
  /** What stands behind it belongs to something else. */
  readonly isLast: boolean
}

/** Names within sentences: runs of words with capitals and the small words between them, from each of their first words on and up to each conjunction and legal form. */
export function scanProperNames(text: string): readonly Stretch[] {
  const tokens = listTokens(text)
  const found = new Map<string, Bounds>()
  let at = 0
  while (at < tokens.length && found.size < MOST_RUNS) {
    const end = findEnd(tokens, at)
    if (end - at > 1) for (const cut of listCuts(tokens, at, end)) found.set(`${cut.from} ${cut.to}`, cut)
    at = Math.max(end, at + 1)
  }
  return [...found.values()]
    .map(({ from, to }) => ({ from, to, value: text.slice(from, to) }))
    .filter(({ value }) => value.length <= LONGEST && !isTornBracket(value))
    .slice(0, MOST_RUNS)
}

function listTokens(text: string): readonly Token[] {
  return listMatches(text, /\S+/g).map((match) => {
    const [word] = match
    const opened = OPENING.exec(word)?.[0].length ?? 0
    const closed = CLOSING.exec(word.slice(opened))?.[0].length ?? 0
    const inner = word.slice(opened, word.length - closed)
    const owner = inner.replace(POSSESSIVE, '')
    const isOwner = owner.length < inner.length && startsWithLegalForm(owner)
    const value = isOwner ? owner : inner
    const isBeforeForm = closed > 0 && startsWithLegalForm(text.slice(match.index + word.length).trimStart())
    const isForm =
      SMALL_STOP.test(inner) &&
      startsWithLegalForm(text.slice(match.index + opened, match.index + opened + LONGEST_FORM))
    const isStopped = value.endsWith('.') && !ABBREVIATED.test(value)
    return {
      from: match.index + opened,
      to: match.index + opened + value.length - (isStopped ? 1 : 0),
      value,
      isCapital: CAPITAL.test(value) || startsWithLegalForm(value) || isForm,
      isOpened: opened > 0 && !(isBeforeForm && BRACKETED.test(word)),
      isLast: isStopped || isOwner || (closed > 0 && !isBeforeForm),
    }
  })
}

/** The index behind the last word of the run that begins at a word with a capital; the same index where none does. */
function findEnd(tokens: readonly Token[], start: number): number {
  let end = start
  for (let at = start; at < Math.min(tokens.length, start + MOST_WORDS); at += 1) {
    const token = tokens[at]!
    if (token.isOpened && at > start) return end
    if (token.isCapital) end = at + 1
    else if (at === start || at - end >= MOST_PARTICLES || !PARTICLE.test(token.value)) return end
    if (token.isLast) return end
  }
  return end
}

function listCuts(tokens: readonly Token[], start: number, end: number): readonly Bounds[] {
  const joins = tokens.flatMap(({ value }, at) => (at > start && at < end && CONJUNCTION.test(value) ? [at] : []))
  // "Acme Limited in Leeds": whether the place is a part of the name is for the ranker to say.
  const forms = tokens.flatMap(({ value }, at) =>
    at > start && at < end - 1 && startsWithLegalForm(value) ? [at + 1] : [],
  )
  // Neither whether "Anna Miller of Mill Cottage" is one.
  const places = tokens.flatMap(({ value }, at) =>
    at > start + 1 && at < end && LEADS_TO_PLACE.test(value) ? [at] : [],
  )
  const pieces = [
    ...[...joins, ...forms, ...places, end].map((last) => [start, last] as const),
    ...joins.map((join) => [join + 1, end] as const),
  ]
  return pieces.flatMap(([first, last]) =>
    tokens
      .slice(first, Math.max(first, last - 1))
      .filter(({ isCapital }) => isCapital)
      .slice(0, MOST_STARTS)
      .map(({ from }) => ({ from, to: tokens[last - 1]!.to })),
  )
}
