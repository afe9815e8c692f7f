import { ANY_LEGAL_FORM } from '../../../../domain/legal-forms.ts'
import type { Row } from '../../../../domain/field.ts'
import type { RowPlace } from '../make-rows.ts'
import { ADDRESSED, DEFINITIONS, JOINTS, OPENINGS, PLACED, SAID_OF, SEATED } from './introduced-words.ts'
import { ARTICLE } from './further-roles.ts'
import type { Definition } from './read-definitions.ts'
import type { Head } from './read-head.ts'
import { writeRole } from './role-words.ts'

const MOST_PARTIES = 4
const LONGEST_NAME = 90
/** Characters in which a party is named before its role. */
const REACH = 600
/** "Miller, S.L." and "Miller, h.o.d.n. Atelier Miller" are one name. */
const COMMA = new RegExp(
  String.raw`,(?!\s+(?:(?:${ANY_LEGAL_FORM})(?!\p{L})|(?:\p{Lu}\.\s?){2,4}(?!\p{L})|h\.o\.d\.n\.|eenmanszaak genaamd))`,
  'u',
)

/** Names before what a French, Italian, Spanish, Dutch or Portuguese contract calls them from then on. */
export function readIntroducedParties(head: Head): readonly (RowPlace & { row: Row })[] {
  const text = head.text.replaceAll('\n', ' ')
  const rows: (RowPlace & { row: Row })[] = []
  let from = 0
  for (const { role, start, end } of findAnnounced(text)) {
    if (rows.length >= MOST_PARTIES) break
    const introduced = readIntroduced(text.slice(Math.max(from, start - REACH), start))
    const party = introduced && { ...introduced, address: introduced.address ?? readDeclared(text.slice(end), role) }
    const words = party === null ? [] : head.wordsOf(Math.max(from, text.lastIndexOf(party.name, start)), end)
    from = end
    if (party === null || words.length === 0) continue
    rows.push({ page: head.pageOf(start), words, row: { ...party, role: writeRole(role) } })
  }
  return rows
}

/** In French, Italian, Spanish, Dutch and Portuguese, in their order; lines of the text may be parted by any blank. */
export function findAnnounced(text: string): readonly Definition[] {
  return DEFINITIONS.flatMap((form) => [...text.matchAll(form)])
    .map((match) => ({ role: match.groups!['role']!, start: match.index, end: match.index + match[0].length }))
    .toSorted((a, b) => a.start - b.start)
}

/** Characters behind a declaration in which its party's address stands. */
const DECLARED_REACH = 420

/** "II. Declara LA PRESTADORA: ... que su domicilio es calle Violeta 44": where the party is at home stands further below. */
function readDeclared(text: string, role: string): string | null {
  const at = new RegExp(String.raw`\bdeclara(?:n)?\s+(?:${ARTICLE})?[«“"]?${role}`, 'iu').exec(text)?.index
  const said = at === undefined ? '' : text.slice(at, at + DECLARED_REACH)
  return SEATED.exec(said)?.groups?.['place']?.trim() ?? null
}

/** @param said from the party before it to the role */
function readIntroduced(said: string): { name: string; address: string | null } | null {
  for (const opening of startsOf(said)) {
    const rest = said.slice(opening).replace(ADDRESSED, '')
    const ends = [COMMA.exec(rest)?.index, SAID_OF.exec(rest)?.index, rest.length].filter((end) => end !== undefined)
    const name = rest.slice(0, Math.min(...ends)).trim()
    if (!isName(name)) continue
    const behind = rest.slice(rest.indexOf(name) + name.length)
    const place = (SEATED.exec(behind) ?? PLACED.exec(behind))?.groups?.['place']
    return { name, address: place?.trim() ?? null }
  }
  return null
}

/** Where a name may begin, likeliest first. */
function startsOf(said: string): readonly number[] {
  const behind = (words: RegExp): readonly number[] =>
    [...said.matchAll(words)].map((match) => match.index + match[0].length)
  const lead = /^[\s,;.:)–—-]*/u.exec(said)![0].length
  return [...behind(OPENINGS).toReversed(), ...behind(JOINTS), ...nameBefore(said), lead]
}

/** "... per la registrazione, Sample S.r.l., con sede in ...": the name stands between a comma or "a" and what is said of it. */
function nameBefore(said: string): readonly number[] {
  const end = SAID_OF.exec(said)?.index
  const before = end === undefined ? '' : said.slice(0, end)
  const starts = [
    ...before.matchAll(new RegExp(COMMA, 'gu')),
    ...before.matchAll(/(?<=\p{Ll}) (?:a|à|aan)(?= \p{Lu})/gu),
  ]
  const last = starts.toSorted((a, b) => a.index - b.index).at(-1)
  return last === undefined ? [] : [last.index + last[0].length + 1]
}

function isName(text: string): boolean {
  return (
    text.length >= 3 &&
    text.length <= LONGEST_NAME &&
    /^(?:\p{Lu}|dr\.|ir\.|mr\.)/u.test(text) &&
    /\p{L}{3}/u.test(text)
  )
}
