import type { RoleWord } from '../../../../domain/candidates.ts'
import type { Segment } from '../../../../domain/lines.ts'
import { wordsBetween } from '../../fold-text.ts'
import type { Layout } from '../../layout.ts'
import { leaveMiddle } from '../../spans/list-spans.ts'
import { ARTICLE } from './further-roles.ts'
import { GENDERED, ROLE, writeRole } from './role-words.ts'

/** Words of one page that are looked at. */
const MOST_FOUND = 100
const OPEN = '“„"«»‹›‘‚\''
const CLOSE = '”“"»«›‹’‘\''
const BEFORE_ROLE = String.raw`(?:(?:der|die|das|the)\s+|${ARTICLE})`
/** A word that is known as a role, whole. */
const KNOWN = new RegExp(String.raw`(?<!\p{L})(?<role>${ROLE}s?)${GENDERED}(?!\p{L})`, 'giu')
/** What stands in quotes by itself: up to three words. */
const QUOTED = new RegExp(
  String.raw`(?<![\p{L}\d])[${OPEN}]${BEFORE_ROLE}?(?<role>\p{L}[\p{L}&.-]{1,30}(?:\s\p{L}[\p{L}.-]{1,20}){0,2}?)[,.]?[${CLOSE}](?![\p{L}\d])`,
  'giu',
)
/** What says that somebody is called so from then on, or acts as that. */
const ANNOUNCED = new RegExp(
  String.raw`(?<!\p{L})(?:called|hereinafter|hereafter|folgend\p{L}*|nachstehend\p{L}*|künftig|kurz|ci-après|dénommée?|adelante|sucesivo|denominad[oa]|seguito|hierna|noemen|doravante|adiante|designad[oa]|as|als|como|come|comme|en qualité d\p{L}*|in qualità di)[\s:,(${OPEN}]*${BEFORE_ROLE}?[${OPEN}]?$`,
  'iu',
)
const ANNOUNCED_REACH = 40
const LEADING = new RegExp(String.raw`${BEFORE_ROLE}$`, 'iu')

/** The words of a contract that say what somebody is called in it, in reading order, on the pages where names are looked for. */
export function listRoleWords({ pages }: Layout): readonly RoleWord[] {
  return leaveMiddle(pages).flatMap(({ lines }) => {
    const found: RoleWord[] = []
    for (const segment of lines.flatMap(({ segments }) => segments)) {
      if (found.length >= MOST_FOUND) break
      found.push(...readSegment(segment))
    }
    return found.slice(0, MOST_FOUND)
  })
}

function readSegment(segment: Segment): readonly RoleWord[] {
  const quoted = [...segment.text.matchAll(QUOTED)].map((match) => describe(segment, match, true))
  const known = [...segment.text.matchAll(KNOWN)]
    .map((match) => describe(segment, match, false))
    .filter(({ from }) => !quoted.some((other) => other.from <= from && from < other.to))
  return [...quoted, ...known]
    .toSorted((a, b) => a.from - b.from)
    .flatMap(({ word }) => (word.words.length === 0 ? [] : [word]))
}

/** @param match of a pattern with the group `role` */
function describe(
  segment: Segment,
  match: RegExpExecArray,
  isQuoted: boolean,
): { readonly from: number; readonly to: number; readonly word: RoleWord } {
  const { page, text } = segment
  const role = match.groups!['role']!
  const from = match.index + match[0].indexOf(role)
  const to = from + role.length
  const [before, behind] = [text.slice(0, from), text.slice(match.index + match[0].length)]
  return {
    from,
    to,
    word: {
      role: writeRole(role),
      page,
      words: wordsBetween(segment, from, to),
      isQuoted,
      isInBrackets: before.split('(').length > before.split(')').length,
      isAnnounced: ANNOUNCED.test(before.slice(-ANNOUNCED_REACH)),
      isLabel: !/\p{L}{2}/u.test(before.replace(LEADING, '')) && !/\p{L}{2}/u.test(behind),
      endsInColon: /^[^\p{L}\d]{0,3}:/u.test(behind),
      isCapital: /^\p{Lu}/u.test(role),
    },
  }
}
