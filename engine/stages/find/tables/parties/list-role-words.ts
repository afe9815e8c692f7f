import type { RoleWord } from '../../../../domain/candidates.ts'
import type { Segment } from '../../../../domain/lines.ts'
import { LANGUAGES } from '../../../../languages/languages.ts'
import { fold, wordsBetween } from '../../fold-text.ts'
import type { Layout } from '../../layout.ts'
import { leaveMiddle } from '../../spans/list-spans.ts'
import { ARTICLE } from './further-roles.ts'
import { GENDERED, isGiver, isPersonal, isRole, isTaker, ROLE, writeRole } from './role-words.ts'

/** Words of one page that are looked at. */
const MOST_FOUND = 100
const OPEN = '“„"«»‹›‘‚\''
const CLOSE = '”“"»«›‹’‘\''
const BEFORE_ROLE = String.raw`(?:(?:der|die|das|the)\s+|${ARTICLE})`
/** A word that is known as a role, whole. */
const KNOWN = new RegExp(String.raw`(?<!\p{L})(?<role>${ROLE}s?)${GENDERED}(?!\p{L})`, 'giu')
const IN_QUOTES = String.raw`${BEFORE_ROLE}?(?<role>\p{L}[\p{L}&.-]{1,30}(?:\s\p{L}[\p{L}.-]{1,20}){0,2}?)[,.]?`
/** What stands in quotes by itself: up to three words; French sets blanks within its quotes. */
const QUOTED = [
  [`[${OPEN}]`, `[${CLOSE}]`],
  [String.raw`«\s`, String.raw`\s»`],
].map(([open, close]) => new RegExp(String.raw`(?<![\p{L}\d])${open}${IN_QUOTES}${close}(?![\p{L}\d])`, 'giu'))
/** What fills a cell of its own, numbered or not, or stands before a colon: up to three words that begin with capitals or go on from one. */
const ALONE = new RegExp(
  String.raw`^(?:\d{1,2}[.)]\s)?(?:${BEFORE_ROLE})?(?<role>\p{Lu}[\p{L}&.-]{2,30}(?:\s\p{L}[\p{L}.-]{1,20}){0,2}?)${GENDERED}(?:\s*:?$|(?=:\s[\p{Lu}\d]))`,
  'gu',
)
/** Words before a noun that speak of somebody who is known already. */
const DETERMINER =
  /^(?:der|die|das|dem|den|des|zum|zur|vom|beim|the|le|la|les|du|au|il|lo|i|gli|el|los|las|del|della|dello|dal|dalla|al|alla|de|het|o|a|os|as|do|da|ao|à|pelo|pela|each|jede[rsmn]?)$/iu
const CAPITAL = /^\p{Lu}/u
/** "Station shall", "Contractor agrees": what a party does stands behind its name also where that has no determiner. */
const ACT = new RegExp(`^(?:${LANGUAGES.flatMap(({ actsOfParties }) => actsOfParties ?? []).join('|')})$`, 'u')
const ELIDED = /^(?:dell|all|dall|d|l)['’](?=\p{L})/iu

/** What says that somebody is called so from then on, or acts as that. */
const CALLING = String.raw`(?:called|hereinafter|hereafter|folgend\p{L}*|nachstehend\p{L}*|künftig|kurz|ci-après|dénommée?|adelante|sucesivo|denominad[oa]|seguito|hierna|noemen|doravante|adiante|designad[oa]|as|als|como|come|comme|en qualité d\p{L}*|in qualità di)`
const ANNOUNCED = new RegExp(String.raw`(?<!\p{L})${CALLING}[\s:,(${OPEN}]*${BEFORE_ROLE}?[${OPEN}]?$`, 'iu')
const BEHIND_CALLED = new RegExp(
  String.raw`(?<!\p{L})${CALLING}[\s:,(]+${BEFORE_ROLE}?(?<role>\p{L}[\p{L}.-]{2,30})`,
  'giu',
)
const ANNOUNCED_REACH = 40
/** Characters before a word in which a bracket around it opens. */
const BRACKET_REACH = 200
const LEADING = new RegExp(String.raw`${BEFORE_ROLE}$`, 'iu')

/** The words of a contract that say what somebody is called in it, in reading order, on the pages where names are looked for. */
export function listRoleWords({ pages }: Layout): readonly RoleWord[] {
  const uses = countUses(pages.flatMap(({ lines }) => lines.map(({ text }) => text)))
  return leaveMiddle(pages).flatMap(({ lines }) => {
    const found: RoleWord[] = []
    for (const segment of lines.flatMap(({ segments }) => segments)) {
      if (found.length >= MOST_FOUND) break
      found.push(...readSegment(segment, uses))
    }
    return found.slice(0, MOST_FOUND)
  })
}

/** How often a word, or two, stand behind a determiner or before what a party does: what a contract calls its parties it says again and again. */
function countUses(lines: readonly string[]): ReadonlyMap<string, number> {
  const uses = new Map<string, number>()
  const words = lines.flatMap((line) => line.split(/[\s/()]+/))
  const count = (text: string): unknown => uses.set(text, (uses.get(text) ?? 0) + 1)
  for (const [at, word] of words.entries()) {
    const [before, behind] = [words[at - 1] ?? '', words[at + 1] ?? '']
    const isElided = ELIDED.test(word)
    const isActing = CAPITAL.test(word) && ACT.test(behind)
    if (!isElided && !isActing && !DETERMINER.test(before)) continue
    const own = fold(word.replace(ELIDED, ''))
    if (own.length < 3) continue
    count(own)
    count(`${own} ${fold(behind)}`)
    if (isActing && CAPITAL.test(before)) count(`${fold(before)} ${own}`)
  }
  return uses
}

function readSegment(segment: Segment, uses: ReadonlyMap<string, number>): readonly RoleWord[] {
  const { text } = segment
  const list = (form: RegExp, by: Parameters<typeof describe>[2]): readonly Described[] =>
    [...text.matchAll(form)].slice(0, MOST_FOUND).map((match) => describe(segment, match, by, uses))
  const quoted = QUOTED.flatMap((form) => list(form, 'quoted'))
  const known = list(KNOWN, 'known')
  // "Co-Buyer", which is more than the "Buyer" in it.
  const others = [...list(ALONE, 'other'), ...list(BEHIND_CALLED, 'other')].filter(({ word }) => word.uses > 0)
  const found: Described[] = []
  for (const one of [...quoted, ...others, ...known])
    if (one.word.words.length > 0 && !found.some((other) => other.from < one.to && one.from < other.to)) found.push(one)
  return found.toSorted((a, b) => a.from - b.from).map(({ word }) => word)
}

interface Described {
  readonly from: number
  readonly to: number
  readonly word: RoleWord
}

/** @param match of a pattern with the group `role` */
function describe(
  segment: Segment,
  match: RegExpExecArray,
  by: 'quoted' | 'known' | 'other',
  uses: ReadonlyMap<string, number>,
): Described {
  const { page, text } = segment
  // The last word of a sentence, which is no abbreviation.
  const role = match.groups!['role']!.replace(/(?<=\p{Ll}{4})\.$/u, '')
  const written = writeRole(role)
  const from = match.index + match[0].indexOf(role)
  const to = from + role.length
  const [before, behind] = [
    text.slice(Math.max(0, from - BRACKET_REACH), from),
    text.slice(match.index + match[0].length),
  ]
  return {
    from,
    to,
    word: {
      role: written,
      page,
      words: wordsBetween(segment, from, to),
      isQuoted: by === 'quoted',
      isKnown: by === 'known' || isRole(role),
      uses: uses.get(fold(role)) ?? 0,
      isPersonal: isPersonal(written),
      isGiver: isGiver(written),
      isTaker: isTaker(written),
      isInBrackets: before.split('(').length > before.split(')').length,
      isAnnounced: ANNOUNCED.test(before.slice(-ANNOUNCED_REACH)),
      isLabel: !/\p{L}{2}/u.test(before.replace(LEADING, '')) && !/\p{L}{2}/u.test(behind),
      endsInColon: /^[^\p{L}\d]{0,3}:/u.test(behind),
      isCapital: /^\p{Lu}/u.test(role),
    },
  }
}
