import type { Candidate, Row } from '../../../../domain/field.ts'
import { surround, type Page, type Word } from '../../../../domain/page.ts'
import { fold, wordsBetween } from '../../fold-text.ts'
import type { Layout } from '../../layout.ts'
import { makeRows, type RowPlace } from '../make-rows.ts'

/** Characters of a contract in which its parties stand. */
const HEAD = 2600
const QUOTES = '"“”„‟«»‚‘’\''
const ENGLISH_ROLE = new RegExp(
  String.raw`\(\s*(?:hereinafter\s*)?(?:(?:referred to as|called)\s*)?(?:the\s+)?[${QUOTES}]\s*(?:the\s+)?(?<role>\p{Lu}[\p{L}\s]{2,28})[${QUOTES}]\s*\)`,
  'gu',
)
const GERMAN_ROLE = new RegExp(
  String.raw`(?:\(|(?<=\s)[–-]\s)\s*(?:(?:im Folgenden|nachfolgend|nachstehend|in der Folge)\s*(?:auch\s*)?(?:genannt)?\s*:?\s*)?(?:(?:der|die|das)\s+)?[${QUOTES}]?(?<role>\p{Lu}\p{L}{3,24}(?: \p{Lu}\p{L}+)?)[${QUOTES}]?\s*(?:genannt\s*)?(?:\)|\s[–-](?=\s|$))`,
  'gu',
)
/** Terms that a contract defines besides its parties. */
const NO_ROLE =
  /^(?:Datum|Ort|Anlage|Absatz|Nummer|Effective Date|Agreement|Contract|Services?|Term|Premises|Property|Software|Products?|Work|Vertrag|Mietsache|Mietobjekt|Wohnung|Leistungen|Parties|Parteien)$/

/** Words before a party's name. */
const START =
  /^(?:.*?\b(?:between|zwischen|among|entre)\b\s*:?|\s*(?:and|und|et)\b|\s*\(?[1-4a-d][.)]|.*\bPARTIES\b)\s*(?:\(?[1-4a-d][.)])?\s*(?:(?:der|dem|die)\s)?\s*(?:(?:Herrn?(?:\/Frau)?|Frau|Mr|Mrs|Ms)\b\.?)?\s*/isu
/** Words between a name and its address. */
const ADDRESS =
  /(?:,|\s)\s*(?:with (?:its|a|an)?\s*(?:principal|registered)?\s*(?:office|place of business|address)(?: located)?\s*(?:at|in|is)|(?:whose|having|of which the)\s+(?:(?:a|its|the)\s+)?(?:principal|registered)?\s*(?:office|place of business|address)(?:\s+is)?\s*(?:at|in)?|(?:located|residing) (?:at|in)|wohnhaft(?: in)?|ansässig(?: in)?|geschäftsansässig(?: in)?|mit Sitz in|Anschrift:?|of)\s+/iu

/** The parties at the head of a contract with the role that the contract gives them: the stretch of text before each role. */
export function findContractRoles(layout: Layout): readonly Candidate[] {
  const head = readHead(layout)
  const rows: (RowPlace & { row: Row })[] = []
  let from = 0
  for (const { role, start, end } of findRoles(head.text)) {
    if (rows.length >= 4) break
    const said = head.text.slice(from, start)
    const party = readParty(said)
    if (party !== null && !rows.some(({ row }) => row['name'] === party.name)) {
      const words = head.wordsOf(from + Math.max(0, said.indexOf(party.name)), end)
      if (words.length > 0) rows.push({ page: head.pageOf(from), words, row: { ...party, role } })
    }
    from = end
  }
  return rows.length < 2
    ? []
    : [
        makeRows(
          rows.map(({ row }) => row),
          rows,
          0.75,
          'names before their roles at the head of the contract',
        ),
      ]
}

interface Head {
  readonly text: string
  readonly pageOf: (from: number) => Page
  readonly wordsOf: (from: number, to: number) => readonly Word[]
}

/** The beginning of the contract as one text; lines are parted by a line end. */
function readHead(layout: Layout): Head {
  const parts: { from: number; page: Page; words: readonly Word[]; text: string }[] = []
  let text = ''
  for (const { page, words, text: said } of layout.segments) {
    if (text.length > HEAD) break
    parts.push({ from: text.length, page, words, text: said })
    text += `${said}\n`
  }
  return {
    text,
    pageOf: (from) => (parts.findLast((part) => part.from <= from) ?? parts[0]!).page,
    wordsOf: (from, to) => {
      const { page } = parts.findLast((part) => part.from <= from) ?? parts[0]!
      return parts
        .filter((part) => part.page === page && part.from < to && part.from + part.text.length > from)
        .flatMap((part) =>
          wordsBetween(
            {
              page,
              line: 0,
              words: part.words,
              text: part.text,
              box: surround(part.words.map((word) => word.box)),
              baseline: 0,
            },
            from - part.from,
            to - part.from,
          ),
        )
    },
  }
}

function findRoles(text: string): readonly { role: string; start: number; end: number }[] {
  const read = (form: RegExp): readonly { role: string; start: number; end: number }[] =>
    [...text.matchAll(form)].map((match) => ({
      role: match.groups!['role']!.replace(/\s+/g, ' ').trim(),
      start: match.index,
      end: match.index + match[0].length,
    }))
  const isRole = ({ role }: { role: string }): boolean => !NO_ROLE.test(role)
  const english = read(ENGLISH_ROLE).filter(isRole)
  return english.length >= 2 ? english : read(GERMAN_ROLE).filter(isRole)
}

/** "Name GmbH, Straße 1, 12345 Ort" or its lines below each other. */
function readParty(said: string): { name: string; address: string | null } | null {
  const bare = said.replace(/^[\s,.;]+/, '')
  const named = bare
    .slice(START.exec(bare)?.[0].length ?? 0)
    .replace(/\s*[,(–-]\s*$/u, '')
    .trim()
  const lines = named
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  if (lines.length === 0) return null
  const joined = lines.join(' ')
  const cut = ADDRESS.exec(joined)
  if (cut !== null && cut.index > 2) return finish(joined.slice(0, cut.index), joined.slice(cut.index + cut[0].length))
  if (lines.length >= 2 && !lines[0]!.endsWith(',') && !lines[0]!.includes(','))
    return finish(lines[0]!, lines.slice(1).join(', '))
  const comma = /,\s+(?=\S+.*\d)/u.exec(joined)
  return comma === null
    ? finish(joined, '')
    : finish(joined.slice(0, comma.index), joined.slice(comma.index + comma[0].length))
}

function finish(name: string, address: string): { name: string; address: string | null } | null {
  const clean = name.replace(/[\s,]+$/u, '').trim()
  const place = address
    .replace(/[\s,(–-]+$/u, '')
    .replace(/^of\s+/iu, '')
    .trim()
  if (clean.length < 3 || clean.length > 90 || !/^\p{Lu}/u.test(clean) || fold(clean).split(' ').length > 12)
    return null
  return { name: clean, address: /\d/.test(place) && place.length < 140 ? place : null }
}
