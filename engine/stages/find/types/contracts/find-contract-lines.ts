import type { DocumentType } from '../../../../domain/document.ts'
import type { Candidate } from '../../../../domain/field.ts'
import type { Segment } from '../../../../domain/lines.ts'
import { wordsBetween } from '../../fold-text.ts'
import type { Layout } from '../../layout.ts'
import { makeCandidate } from '../../make-candidate.ts'
import { readName } from '../../parties/clean-name.ts'
import { canBeName } from '../../parties/recognize-line.ts'
import { isGiver, isTaker, readRole } from '../../tables/parties/role-words.ts'

const OPENING =
  /^(?:.{0,60}\b)?(?:zwischen|between|by and between|(?:the )?parties|vertragsparteien|vertragspartner)(?:\s(?:der|dem|den|herrn?|frau|firma))?\s*:?$/iu
/** Parties that are numbered instead: "(1) Miller Ltd of 4 High Street". */
const NUMBERED = /^\(?(?<number>[12])[).]\s+(?=\p{Lu})/u
const JOINING = /^[–-]?\s*(?:und|and)(?:\s(?:der|dem|den|herrn?|frau|firma))?\s*[–-]?$/iu
const ROLE = /nachfolgend|nachstehend|im folgenden|hereinafter|genannt|[„"“(][^)]{3,30}[“"”)]/iu
/** A role with a colon before a name. */
const BEFORE_NAME = /^(?<role>\p{Lu}[\p{L}-]{3,24}(?: \p{L}+)?)\s*:\s*/u
const MOST_LINES = 12
/** Points. */
const SAME_EDGE = 4

/** Parties that stand on lines of their own: "zwischen", a name with its address, "und", the other one; or behind their roles. */
export function findContractPartiesInLines(layout: Layout, type: DocumentType): Record<string, Candidate[]> {
  if (type !== 'contract') return {}
  const segments = layout.pages.slice(0, 2).flatMap((page) => page.lines.flatMap((line) => line.segments))
  const opening = segments.findIndex(({ text }) => OPENING.test(text.trim()))
  const joining =
    opening < 0
      ? -1
      : segments.findIndex(({ text }, at) => at > opening && at <= opening + MOST_LINES && JOINING.test(text.trim()))
  const first = joining < 0 ? null : readParty(segments.slice(opening + 1, joining))
  const second = joining < 0 ? null : readParty(segments.slice(joining + 1, joining + MOST_LINES))
  const numbered = opening < 0 ? [] : segments.slice(opening + 1, opening + MOST_LINES)
  const parties = ['1', '2'].map((number) =>
    numbered.find(({ text }) => NUMBERED.exec(text)?.groups?.['number'] === number),
  )
  const [one, two] = parties.includes(undefined) ? [] : parties.map((segment) => readParty([segment!]))
  const given = (...found: readonly (Candidate | null | undefined)[]): Candidate[] =>
    found.filter((candidate) => candidate != null)
  const beside = readRoles(segments)
  const named = beside.length > 0 ? beside : readRolesAbove(layout)
  const isReversed = isTaker(named[0]?.role ?? '') && named.some(({ role }) => isGiver(role))
  const [sender, recipient] = isReversed
    ? [named.find(({ role }) => isGiver(role)), named[0]]
    : isTaker(named[0]?.role ?? '') && named.every(({ role }) => role === named[0]!.role)
      ? [undefined, named[0]]
      : [named[0], named.find(({ role }) => role !== named[0]?.role)]
  return {
    sender_name: given(first, one, sender?.name),
    recipient_name: given(second, two, recipient?.name),
  }
}

function readParty(lines: readonly Segment[]): Candidate | null {
  const line = lines.find(({ text }) => !/^\d+[.)]?$/.test(text.trim()))
  if (line === undefined || (ROLE.test(line.text) && line.words.length < 4)) return null
  const lead =
    /^(?:\(?\d+[.)]\s*|\([a-z\d]\)\s*|(?:der|die|dem|herrn?\s?\/\s?frau|herrn?|frau|firma|mr\.?|mrs\.?|ms\.?)\s+)*/iu.exec(
      line.text,
    )![0].length
  const name = readName(line.text.slice(lead).replace(/\s+of\s+(?=\d).*$/u, ''))
  if (name === null || !canBeName(name.value)) return null
  const words = wordsBetween(line, lead + name.from, lead + name.to)
  return makeCandidate(name.value, words, line.page, 0.93, 'party of the contract')
}

/** Names behind roles, as they come. */
function readRoles(segments: readonly Segment[]): readonly { role: string; name: Candidate }[] {
  return segments.flatMap((segment) => {
    const match = BEFORE_NAME.exec(segment.text)
    const role = match === null ? null : readRole(match.groups!['role']!)
    const name = role === null ? null : readName(segment.text.slice(match![0].length))
    if (role === null || name === null || !canBeName(name.value)) return []
    const words = wordsBetween(segment, match![0].length + name.from, match![0].length + name.to)
    return [{ role, name: makeCandidate(name.value, words, segment.page, 0.85, 'party behind its role') }]
  })
}

/** Names below roles that stand alone in the upper half of the first page. */
function readRolesAbove({ pages }: Layout): readonly { role: string; name: Candidate }[] {
  const [first] = pages
  if (first === undefined) return []
  const upper = first.lines.filter(({ box }) => box[1] < first.page.height / 2)
  return upper.flatMap((line) =>
    line.segments.flatMap((segment) => {
      const role = readRole(segment.text)
      const below = first.lines[line.index + 1]?.segments.find(
        ({ box }) => Math.abs(box[0] - segment.box[0]) < SAME_EDGE,
      )
      const name = role === null || below === undefined ? null : readName(below.text)
      if (role === null || name === null || !canBeName(name.value)) return []
      const words = wordsBetween(below!, name.from, name.to)
      return [{ role, name: makeCandidate(name.value, words, first.page, 0.8, 'party below its role') }]
    }),
  )
}
