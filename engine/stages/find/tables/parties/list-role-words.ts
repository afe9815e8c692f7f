import type { RoleWord } from '../../../../domain/candidates.ts'
import type { Segment } from '../../../../domain/lines.ts'
import { wordsBetween } from '../../fold-text.ts'
import type { Layout } from '../../layout.ts'
import { ARTICLE } from './further-roles.ts'
import { GENDERED, ROLE, writeRole } from './role-words.ts'

/** Words of one contract that are looked at. */
const MOST_FOUND = 400
const OPEN = '“„"«‘‚\''
const CLOSE = '”“"»’‘\''
/** A word that is known as a role, whole. */
const KNOWN = new RegExp(String.raw`(?<!\p{L})(?<role>${ROLE}s?)${GENDERED}(?!\p{L})`, 'giu')
/** What stands in quotes by itself: up to three words. */
const QUOTED = new RegExp(
  String.raw`[${OPEN}](?:(?:der|die|das|the)\s+|${ARTICLE})?(?<role>\p{L}[\p{L}&.-]{1,30}(?:\s\p{L}[\p{L}.-]{1,20}){0,2}?)[,.]?[${CLOSE}]`,
  'giu',
)
/** What says that somebody is called so from then on, or acts as that. */
const ANNOUNCED =
  /(?:called|hereinafter|hereafter|folgend\p{L}*|nachstehend\p{L}*|folgenden|künftig|kurz|ci-après|dénommée?|adelante|sucesivo|denominad[oa]|seguito|hierna|noemen|doravante|adiante|designad[oa]|as|als|como|come|comme|en qualité d\p{L}*|in qualità di)[\s:,“„"«‘'(]*(?:(?:the|der|die|das)\s+|\p{L}{1,3}['’]|(?:le|la|les|el|los|il|lo|de|het|o|a)\s+)?$/iu
const ANNOUNCED_REACH = 40

/** The words of a contract that say what somebody is called in it, in reading order. */
export function listRoleWords({ segments }: Layout): readonly RoleWord[] {
  const found: RoleWord[] = []
  for (const segment of segments) {
    if (found.length >= MOST_FOUND) break
    const places = new Set<number>()
    for (const [form, isQuoted] of [
      [QUOTED, true],
      [KNOWN, false],
    ] as const)
      for (const match of segment.text.matchAll(form)) {
        const role = match.groups!['role']!
        const from = match.index + match[0].indexOf(role)
        if (places.has(from)) continue
        places.add(from)
        const word = describe(segment, role, from, isQuoted)
        if (word !== null) found.push(word)
      }
  }
  return found
}

function describe(segment: Segment, role: string, from: number, isQuoted: boolean): RoleWord | null {
  const { page, text } = segment
  const to = from + role.length
  const words = wordsBetween(segment, from, to)
  if (words.length === 0) return null
  const [before, behind] = [text.slice(0, from), text.slice(to)]
  return {
    role: writeRole(role),
    page,
    words,
    isQuoted,
    isInBrackets: before.split('(').length > before.split(')').length,
    isAnnounced: ANNOUNCED.test(before.slice(-ANNOUNCED_REACH)),
    isLabel: !/\p{L}{4}/u.test(before) && !/\p{L}{2}/u.test(behind),
    endsInColon: /^[^\p{L}\d]{0,3}:/u.test(behind),
    isCapital: /^\p{Lu}/u.test(role),
  }
}
