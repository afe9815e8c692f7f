import type { Candidate, Row } from '../../../../domain/field.ts'
import { surround, type Page, type Word } from '../../../../domain/page.ts'
import { wordsBetween } from '../../fold-text.ts'
import type { Layout } from '../../layout.ts'
import { makeRows, type RowPlace } from '../make-rows.ts'
import { readParty } from './read-party.ts'
import { readRoleLabels } from './read-role-labels.ts'

/** Characters of a contract in which its parties stand. */
const HEAD = 2600
const MOST_PARTIES = 4
const QUOTES = '"“”„‟«»‚‘’\''
const ENGLISH_ROLE = new RegExp(
  String.raw`\(\s*(?:hereinafter\s*)?(?:(?:referred to as|called)\s*)?(?:the\s+)?[${QUOTES}]\s*(?:the\s+)?(?<role>\p{Lu}[\p{L}\s]{2,28})[${QUOTES}]\s*\)`,
  'gu',
)
const GERMAN_ROLE = new RegExp(
  String.raw`(?:\(|(?<=\s)[–-]\s)\s*(?:(?:im Folgenden|nachfolgend|nachstehend|in der Folge)\s*(?:auch\s*)?(?:genannt)?\s*:?\s*)?(?:(?:der|die|das)\s+)?[${QUOTES}]?(?<role>\p{Lu}\p{L}{3,24}(?: \p{Lu}\p{L}+)?)[${QUOTES}]?\s*(?:genannt\s*)?(?:\)|\s[–-](?=\s|$))`,
  'gu',
)
const BARE_ROLE = new RegExp(
  String.raw`(?:im Folgenden|nachfolgend|nachstehend|hereinafter|hereafter)\s*,?\s*(?:(?:auch|kurz|jointly|individually|referred\s+to|called|as|the|der|die)\s+|:\s*)*[${QUOTES}]?(?:the\s+)?(?<role>\p{Lu}[\p{L}-]{2,24}(?:\s\p{Lu}\p{L}+)?)[${QUOTES}]?(?:\s+genannt)?`,
  'gu',
)
/** Terms that a contract defines besides its parties. */
const NO_ROLE =
  /^(?:Datum|Ort|Anlage|Absatz|Nummer|Effective Date|Agreement|Contract|Services?|Term|Premises|Property|Software|Products?|Work|Vertrag|Mietsache|Mietobjekt|Wohnung|Leistungen|Parties|Parteien)$/

/** The parties at the head of a contract with the role that the contract gives them: the stretch of text before each role. */
export function findContractRoles(layout: Layout): readonly Candidate[] {
  const head = readHead(layout)
  const rows: (RowPlace & { row: Row })[] = []
  let from = 0
  for (const { role, start, end } of findRoles(head.text)) {
    if (rows.length >= MOST_PARTIES) break
    const said = head.text.slice(from, start)
    const party = readParty(said)
    if (party !== null && !rows.some(({ row }) => row['name'] === party.name)) {
      const words = head.wordsOf(from + Math.max(0, said.indexOf(party.name)), end)
      if (words.length > 0) rows.push({ page: head.pageOf(from), words, row: { ...party, role } })
    }
    from = end
  }
  const labelled = rows.length < 2 ? readRoleLabels(layout) : []
  if (labelled.length >= 2 && labelled.length <= MOST_PARTIES) {
    const reason = 'names behind their roles at the head of the contract'
    return [
      makeRows(
        labelled.map(({ row }) => row),
        labelled,
        0.68,
        reason,
      ),
    ]
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
  const forms = [english, read(GERMAN_ROLE).filter(isRole), read(BARE_ROLE).filter(isRole)]
  return forms.find((roles) => roles.length >= 2) ?? []
}
