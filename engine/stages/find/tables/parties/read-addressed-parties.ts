import type { Row } from '../../../../domain/field.ts'
import type { RowPlace } from '../make-rows.ts'
import type { Head } from './read-head.ts'
import { finish, readParty } from './read-party.ts'
import { ROLE, writeRole } from './role-words.ts'

const POSTCODE = String.raw`(?:\d{4,5}\s\p{Lu}[\p{L}.-]+(?:\s(?:(?:am|an der|im|ob der|bei|in)\s)?\p{Lu}[\p{L}-]+)?|(?:\p{Lu}[\p{L}-]+[\s\n]){0,3}[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}(?!\p{L})|[A-Z]{2},?\s\d{5}(?:-\d{4})?(?!\d))`
const STREET = String.raw`(?:\d{1,5}[a-z]?\s\p{Lu}[\p{L}\d.'-]*(?:\s[\p{L}\d.'-]+){0,4}|\p{Lu}[\p{L}.-]+(?:[\s\n][\p{L}.-]+){0,3}[\s\n]\d{1,4}\s?[a-z]?)`
/** Street, other parts, place. */
const ADDRESS = new RegExp(String.raw`${STREET}(?:[,\n]\s*[^,\n:;()]{2,30}){0,2}[,\n]\s*${POSTCODE}`, 'gu')
/** Words between a name and its address. */
const CONNECTOR =
  /[\s,;:(–-]*(?:\b(?:(?:with|whose|having|at|in|of|is|an?|its|the|their|address|office|offices|principal|registered|place of business|located|residing|resident|situated|based|currently|presently|wohnhaft|mit Sitz|ansässig|geschäftsansässig|bisher|Anschrift|Adresse)|(?:\p{L}+['’]s\s)?address)[\s:]*)*$/iu
const FORM = String.raw`(?:Inc\.?|LLC|L\.L\.C\.|Ltd\.?|Limited|LLP|L\.?P\.?|plc|PLC|Corp\.?|Co\.)`
const PARTICLE = 'of|and|für|der|die|das|am|im|an|von|zu|zur|van|de|und|mbH|mbB|eG|plc|e\\.'
/** The words at the end of a text that can be a name: capitals, figures, small words among them. */
const NAME_BEHIND = new RegExp(
  String.raw`(?:(?<=^|[\s(])(?:[\p{Lu}\d][\p{L}\d.&'’+/-]*|&|\+|${PARTICLE})(?:\s|,\s(?=${FORM}))*){1,9}$`,
  'u',
)
const ROLE_BEHIND = new RegExp(
  String.raw`^[\s,.;–—-]*(?:\(|–|—|-|as\s|als\s|in the following\s|hereinafter\s|(?:im Folgenden|nachfolgend|nachstehend)\s)(?:[^()\n]{0,40}?)[„“"'‘]?(?:the\s|der\s|die\s)?(?<role>${ROLE}|(?<=[„“"'‘](?:the\s)?)\p{Lu}[\p{L} ]{2,24})[”“"'’)\s–—,.;-]`,
  'u',
)
const ROLE_BEFORE = new RegExp(String.raw`(?<!\p{L}|&\s|\+\s)(?<role>${ROLE})(?:['’]s)?(?!\p{L})`, 'giu')
const QUOTED_BEFORE = /\((?:the\s)?[„“"'‘]?(?:the\s)?(?<role>\p{Lu}[\p{L} ]{2,24})[”“"'’]?\)/gu
/** Characters before an address in which its party is named. */
const REACH = 260
const BEHIND = 120

/** Parties found by their addresses: the name in front of each, the role behind it or before the name. @param isRoleless whether no role is looked for */
export function readAddressedParties(head: Head, isRoleless = false): readonly (RowPlace & { row: Row })[] {
  const found = [...head.text.matchAll(ADDRESS)].slice(0, 4)
  return found.flatMap((match, index) => {
    const from = Math.max(found[index - 1] === undefined ? 0 : endOf(found[index - 1]!), match.index - REACH)
    const before = head.text.slice(from, match.index).replaceAll('\n', ' ')
    const end = endOf(match)
    const next = found[index + 1]?.index ?? head.text.length
    const behind = head.text.slice(end, Math.min(end + BEHIND, next)).replaceAll('\n', ' ')
    const named = nameIn(before)
    const role = isRoleless ? null : (ROLE_BEHIND.exec(behind)?.groups?.['role'] ?? roleIn(before))
    const place = match[0].replace(/\s*\n\s*/g, ', ').replace(/,,/g, ',')
    const party = isRoleless ? readParty(`${before} ${place}`) : named === null ? null : finish(named, place)
    const words = head.wordsOf(from + before.lastIndexOf(named ?? ''), end)
    if (party === null || (role === null && !isRoleless) || words.length === 0) return []
    return [{ page: head.pageOf(match.index), words, row: { ...party, role: role === null ? null : writeRole(role) } }]
  })
}

function nameIn(before: string): string | null {
  const bare = before
    .replace(CONNECTOR, '')
    .replace(/\s*\([^()]*\)\s*$/u, '')
    .replace(CONNECTOR, '')
  const name = NAME_BEHIND.exec(bare)?.[0] ?? ''
  const clean = name
    .replace(
      new RegExp(
        String.raw`^(?:\s|${PARTICLE}|Der|Die|Das|Dem|Herrn?|Frau|Mr\.?|Mrs\.?|Ms\.?|I|[1-4A-D][.)]|\(?[1-4]\))+(?=\s)`,
        'u',
      ),
      '',
    )
    .replace(new RegExp(String.raw`^\s*${ROLE}(?:['’]s)?\s+`, 'u'), '')
    .trim()
  return clean === '' ? null : clean
}

function roleIn(before: string): string | null {
  const quoted = [...before.matchAll(QUOTED_BEFORE)].at(-1)
  return (quoted ?? [...before.matchAll(ROLE_BEFORE)].at(-1))?.groups?.['role'] ?? null
}

function endOf(match: RegExpExecArray): number {
  return match.index + match[0].length
}
