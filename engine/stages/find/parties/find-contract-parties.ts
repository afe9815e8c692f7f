import type { Candidate, Row } from '../../../domain/field.ts'
import type { Segment } from '../../../domain/lines.ts'
import type { Layout } from '../layout.ts'
import { wordsBetween } from '../fold-text.ts'
import { makeCandidate } from '../make-candidate.ts'
import type { RowPlace } from '../tables/make-rows.ts'
import { readContractParties } from '../tables/parties/find-contract-roles.ts'
import { isGiver, isTaker } from '../tables/parties/role-words.ts'

const PREAMBLE = 4_000
const NAME = String.raw`(?<name>\p{Lu}[^()"“„:;]{2,80}?)`
const END = String.raw`\s*(?:,\s+(?:an?|the|having|with|whose|located|organi[sz]ed|incorporated|vertreten|geschäftsansässig)\b|,?\s*[("“„]|\s+(?:having|whose|located|vertreten)\b|,\s+\p{L}+(?:straße|str\.))`
const FIRST = new RegExp(String.raw`\b(?:between|among|zwischen|entre)\s*:?\s+(?:der |dem |the )?${NAME}${END}`, 'su')
const SECOND = new RegExp(String.raw`\b(?:and|und|et)\s+(?:der |dem |the )?${NAME}${END}`, 'su')

/** "Zwischen Ihnen und uns, der ...": who is spoken to, and who speaks. */
const PRONOUN = /^(?:ihnen|sie|uns|wir|you|us|we)(?!\p{L})/iu

/** The two parties in a contract's preamble: "by and between X, a corporation ..., and Y (the “Licensee”)". */
export function findContractParties(layout: Layout): {
  sender_name: readonly Candidate[]
  recipient_name: readonly Candidate[]
} {
  const [sender, recipient] = orderParties(readContractParties(layout))
  const inRoles = { sender_name: nameOf(sender), recipient_name: nameOf(recipient) }
  const text = readPreamble(layout)
  const first = FIRST.exec(text.text)
  if (first === null) return inRoles
  const firstEnd = first.index + first[0].length
  const second = SECOND.exec(text.text.slice(firstEnd, firstEnd + 600))
  return {
    sender_name: [...inRoles.sender_name, ...readParty(text, first, 0)],
    recipient_name: [...inRoles.recipient_name, ...(second === null ? [] : readParty(text, second, firstEnd))],
  }
}

/** The first one named, unless what they are called says that the other one gives. */
function orderParties<T extends { readonly row: Row }>(rows: readonly T[]): readonly T[] {
  const [first, second] = rows
  if (first === undefined || second === undefined) return rows
  return isTaker(first.row['role'] ?? '') && isGiver(second.row['role'] ?? '') ? [second, first] : rows
}

/** The name of a party that the contract gives a role. */
function nameOf(party: (RowPlace & { row: Row }) | undefined): readonly Candidate[] {
  const name = party?.row['name'] ?? null
  if (party === undefined || name === null || party.row['role'] === null) return []
  const parts = name.split(' ')
  const at = party.words.findIndex((_, index) =>
    parts.every((part, step) => party.words[index + step]?.text.includes(part) === true),
  )
  const words = at < 0 ? party.words : party.words.slice(at, at + parts.length)
  return [makeCandidate(name, words, party.page, 0.93, 'party with a role in the contract')]
}

interface Preamble {
  readonly text: string
  readonly parts: readonly { readonly from: number; readonly segment: Segment }[]
}

/** The beginning of the document as one text, with the segment that stands at each offset. */
function readPreamble(layout: Layout): Preamble {
  const parts: { from: number; segment: Segment }[] = []
  let text = ''
  for (const segment of layout.segments) {
    if (text.length > PREAMBLE) break
    parts.push({ from: text.length, segment })
    text += `${segment.text} `
  }
  return { text, parts }
}

function readParty({ parts }: Preamble, match: RegExpExecArray, offset: number): readonly Candidate[] {
  const value = match.groups!['name']!.replace(/[\s,]+$/u, '')
  const from = offset + match.index + match[0].indexOf(match.groups!['name']!)
  const to = from + value.length
  const words = parts
    .filter((part) => part.from < to && part.from + part.segment.text.length > from)
    .flatMap((part) => wordsBetween(part.segment, from - part.from, to - part.from))
  const page = parts.find((part) => part.segment.words.includes(words[0]!))?.segment.page
  if (page === undefined || value.split(/\s+/).length > 10 || PRONOUN.test(value)) return []
  return [makeCandidate(value, words, page, 0.92, 'party in the preamble')]
}
