import type { Row } from '../../../../domain/field.ts'
import type { RowPlace } from '../make-rows.ts'
import type { Head } from './read-head.ts'
import { leaveLead, readFirm, readParty, type Party } from './read-party.ts'
import { GENDERED, isRole, ROLE } from './role-words.ts'

const MOST_PARTIES = 4
/** Of a name, its address and who acts for it. */
const MOST_LINES = 6
const QUOTES = '"“”„‟«»‚‘’\''
const WORDS = String.raw`\p{Lu}[\p{L}-]{2,24}(?:\s\p{Lu}[\p{L}-]+){0,2}`
const DASH = '[–—-]'
/** „Role“ in brackets, with any words around it. */
const QUOTED = new RegExp(
  String.raw`\([^()${QUOTES}]{0,70}[${QUOTES}](?:the\s+|der\s+|die\s+)?(?<role>${WORDS})[${QUOTES}][^()]{0,60}\)`,
  'gu',
)
/** "nachstehend Role genannt", "hereinafter called the Role". */
const ANNOUNCED = new RegExp(
  String.raw`(?:[(]|\s${DASH}\s*)?\s*(?:im\s+Folgenden|im\s+Weiteren|in\s+der\s+Folge|künftig|weiterhin|fortan|nachfolgend|nachstehend|hereinafter|hereafter)\s*,?\s*(?:(?:auch|kurz|jointly|individually|referred\s+to|called|known|as|the|der|die)\s+|:\s*)*[${QUOTES}]?(?:the\s+)?(?<role>${WORDS})[${QUOTES}]?(?:\s+genannt)?(?:\)|\s${DASH}(?=\s|$))?`,
  'gu',
)
/** (Role), – Role –, as Role: only words that are known as roles. */
const BARE = new RegExp(
  String.raw`(?:\(|(?<=\s)${DASH}\s?)(?:the\s+|der\s+|die\s+)?(?<role>${ROLE})(?:\)|\s?${DASH}(?=\s|$))`,
  'gu',
)
const AS = new RegExp(String.raw`(?<=[\s,(])(?:als|as(?:\s+the)?)\s+(?<role>${ROLE})${GENDERED}(?=[\s,.;)]|$)\)?`, 'gu')
/** Terms that a contract defines besides its parties. */
const NO_ROLE =
  /^(?:Datum|Ort|Anlage|Absatz|Nummer|Effective Date|Agreement|Contract|Services?|Term|Premises|Property|Software|Products?|Work|Vertrag|Mietsache|Mietobjekt|Wohnung|Leistungen|Part(?:y|ies)|.{0,24}(?:Date|Datum|Termin|Fee|Price|Note|Balance|Amount)|Partei(?:en)?|Vertragspartei(?:en)?|Confidential Information|Information|Purpose|Transaction|Representatives|Affiliates?|Loan|Darlehen|Kaufgegenstand|Jointly|Collectively)$/i
/** Where an address ends: a place with its postcode, German, Swiss, British or American. */
const POSTCODE = String.raw`(?:\d{4,5}\s\p{Lu}[\p{L}.-]+(?:\s(?:(?:am|an der|im|ob der|bei|in)\s)?\p{Lu}[\p{L}-]+)?|[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}(?!\p{L})|[A-Z]{2},?\s\d{5}(?:-\d{4})?(?!\d))`
/** The address of a party whose role stands before it. */
const PLACED = new RegExp(
  String.raw`^[\s,.:;)]*(?:(?:both |each )?(?:(?:whose|with|having)\s+(?:\p{L}+\s+){0,4}(?:address|office|business|seat)(?:\s+is)?(?:\s+(?:at|in))?|(?:located|residing|resident|based) (?:at|in)|(?:currently |presently )?of|wohnhaft(?: in)?|mit Sitz in|(?:geschäfts)?ansässig(?: in)?|(?:\p{L}+ )?(?:address|Anschrift|Adresse)):?\s+)?(?<place>(?:\d|\p{Lu})(?:(?!\s(?:and|und|sowie)\s|\n\(?[2B][).]\s)[^;()„“”"]){3,100}?${POSTCODE})`,
  'u',
)

/** The same by its words alone. */
const BEHIND =
  /^\s*,?\s*(?:whose\s+(?:\p{L}+\s+){0,3}(?:address|office)\s+is(?:\s+at)?|(?:with|having)\s+(?:\p{L}+\s+){0,4}(?:at|in)|located at|residing at|of|wohnhaft(?: in)?|mit Sitz in|geschäftsansässig(?: in)?|Anschrift:?|(?<=,\s?)(?=\d{1,5}\s\p{Lu}|\p{Lu}[\p{L}.-]+(?:\s\p{Lu}[\p{L}.-]+){0,2}\s\d))\s*(?<place>[^;()]*?\d[^;()]*?)(?=,?\s+(?:and|und|agree|sowie|vereinbaren|schließen)\b|[;(]|\.\s|$)/u

/** Characters behind a role in which its party's address stands. */
const REACH = 200
const LONGEST_PLACE = 120

/** What a contract calls a party from then on; characters of the text. */
export interface Definition {
  readonly role: string
  readonly start: number
  readonly end: number
}

/** Names before what the contract calls them from then on, whatever marks the definition. */
export function readDefinitions(head: Head): readonly (RowPlace & { row: Row })[] {
  const rows: (RowPlace & { row: Row })[] = []
  let from = 0
  for (const { role, start, end } of findDefinitions(head.text)) {
    if (rows.length >= MOST_PARTIES) break
    const said = head.text.slice(from, start)
    const further = head.text.slice(end, end + REACH)
    const follows = PLACED.exec(further) ?? BEHIND.exec(further)
    const read = readParty(said) ?? readLastParty(said) ?? readFirm(said)
    const party = read && leaveLead(read)
    if (party !== null && !rows.some(({ row }) => isSame(row, party) || row['role'] === role)) {
      const words = head.wordsOf(from + Math.max(0, said.lastIndexOf(party.name)), end)
      const behind = party.address === null ? follows : null
      const address = party.address ?? readPlace(behind)
      if (words.length > 0) rows.push({ page: head.pageOf(start), words, row: { name: party.name, role, address } })
      from = end + (behind?.[0].length ?? 0)
    } else from = end
  }
  const parties = rows.filter(({ row }) => isRole(row['role'] ?? ''))
  return parties.length >= 2 ? parties : rows
}

function isSame(row: Row, { name, address }: Party): boolean {
  return row['name'] === name && (address === null || row['address'] === address)
}

/** Behind a verb ("verkauft hiermit an"): the last lines that make a party with an address. */
function readLastParty(said: string): Party | null {
  const lines = said
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(-MOST_LINES)
  for (let from = 1; from < lines.length; from += 1) {
    const party = readParty(lines.slice(from).join('\n'))
    if (party !== null && party.address !== null) return party
  }
  return null
}

function readPlace(behind: RegExpExecArray | null): string | null {
  const said = behind?.groups?.['place']?.trim()
  // Lines of an address, or an address over the end of a line.
  const place = said?.replace(/\n/g, said.includes(',') ? ' ' : ', ').replace(/\s+/g, ' ')
  return place === undefined || place.length > LONGEST_PLACE ? null : place
}

/** In German and English, in their order. */
export function findDefinitions(text: string): readonly Definition[] {
  const read = (form: RegExp): readonly Definition[] =>
    [...text.matchAll(form)]
      .map((match) => ({
        role: match
          .groups!['role']!.replace(/\s+/g, ' ')
          .replace(/\s(?:of|and|in|on|for)\s.*$/iu, '')
          .trim(),
        start: match.index,
        end: match.index + match[0].length,
      }))
      .filter(({ role }) => !NO_ROLE.test(role))
  const sure = [QUOTED, ANNOUNCED, BARE, AS].flatMap((form) => read(form)).toSorted((a, b) => a.start - b.start)
  const apart = sure.filter(({ start }, index) => sure.slice(0, index).every((other) => other.end <= start))
  return apart
}
