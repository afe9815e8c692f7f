import { SEPARATOR } from '../../../domain/separators.ts'
import { LANGUAGES } from '../../../languages/languages.ts'
import { listMatches } from '../values/list-matches.ts'
import type { Stretch } from './stretch.ts'

const LEGAL_FORM =
  /(?<![\p{L}\d])(?:GmbH & Co\.? KGa?A?|g?GmbH|mbH|AG|KG|OHG|UG(?: \(haftungsbeschränkt\))?|e\.\s?V\.|e\.?\s?G\.?|SE|Ltd\.?|Limited|LLC|LLP|PLC|plc|Inc\.?|Corp\.?|Corporation|Company|Pty\.? Ltd\.?|Pte\.? Ltd\.?|Sdn\.? Bhd\.?|B\.?V\.?|N\.?V\.?|S\.?r\.?l\.?s?|S\.?p\.?A\.?|S\.?A\.?(?:S|R\.?L\.?)?|SAS|SARL|EURL|S\.?L\.?U?\.?|Lda\.?|Ltda\.?|e\.\s?K\.|GbR|PartG(?: mbB)?|mbB)(?=$|[\s,;.)·|])/gu
/** Words that stand before a name and are none of it, or its number in a list. */
const LEAD = new RegExp(
  String.raw`^(?:\(?\d{1,2}[.)]|${LANGUAGES.flatMap(({ beforeNames }) => beforeNames.leads ?? []).join('|')})\s+`,
  'u',
)
/** What is said of somebody behind the name: a day of birth. */
const BORN = /,?\s(?:geb\.|geboren|born|DOB|née?\s+le|nat[oa]\s+(?:a|il)|nacid[oa]\s+el)(?!\p{L})/u
const LETTERS = /\p{L}{2}/u
const MOST_PARTS = 12
const MOST_JOINED = 4
const [LEAST_LENGTH, MOST_LENGTH] = [2, 90]

/** Every stretch that can be a name: the whole text, its parts between separators joined up to four, without lead words, up to a legal form. */
export function scanNames(text: string): readonly Stretch[] {
  if (!LETTERS.test(text)) return []
  const found = new Map<string, Stretch>()
  const add = (from: number, to: number): void => {
    const cut = trim(text, from, to)
    if (cut !== null) found.set(`${cut.from} ${cut.to}`, cut)
  }
  const addWithin = (from: number, to: number): void => {
    add(from, to)
    const part = text.slice(from, to)
    for (const form of listMatches(part, LEGAL_FORM)) add(from, from + form.index + form[0].length)
    const born = BORN.exec(part)
    if (born !== null) add(from, from + born.index)
    const lead = LEAD.exec(part)
    if (lead !== null && lead[0].length < part.length) addWithin(from + lead[0].length, to)
  }
  if (text.length <= MOST_LENGTH) addWithin(0, text.length)
  const parts = splitParts(text)
  parts.forEach(({ from }, index) => {
    for (const { to } of parts.slice(index, index + MOST_JOINED))
      if (to - from <= MOST_LENGTH && to - from < text.length) addWithin(from, to)
  })
  return [...found.values()]
}

/** The stretches between separators. */
export function splitParts(text: string): readonly Stretch[] {
  const parts: Stretch[] = []
  let from = 0
  for (const match of listMatches(text, SEPARATOR)) {
    if (match.index > from) parts.push({ from, to: match.index, value: text.slice(from, match.index) })
    from = match.index + match[0].length
    if (parts.length === MOST_PARTS) return parts
  }
  if (from < text.length) parts.push({ from, to: text.length, value: text.slice(from) })
  return parts
}

/** Without blanks and punctuation at the ends, but with the full stop of an abbreviation; null when no name is left. */
function trim(text: string, from: number, to: number): Stretch | null {
  const part = text.slice(from, to)
  const start = from + (/^[\s.,*–-]*/u.exec(part)?.[0].length ?? 0)
  const last = to - (/[\s,*–-]*$/u.exec(part)?.[0].length ?? 0)
  // A bracket parts names from what follows, and the name that opened it has it too.
  const end = text[last] === ')' && isTornBracket(text.slice(start, last)) ? last + 1 : last
  const value = text.slice(start, end)
  return value.length < LEAST_LENGTH || value.length > MOST_LENGTH || !LETTERS.test(value) || isTornBracket(value)
    ? null
    : { from: start, to: end, value }
}

/** "Acme (Holdings", "Holdings) Limited": one half of a bracket is no end of a name. */
export function isTornBracket(value: string): boolean {
  return value.split('(').length !== value.split(')').length
}
