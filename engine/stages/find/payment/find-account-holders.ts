import type { DocumentType } from '../../../domain/document.ts'
import { scalarOf, type Candidate } from '../../../domain/field.ts'
import type { Word } from '../../../domain/page.ts'
import { wordsBetween } from '../fold-text.ts'
import { segmentsRight, type Layout, type PageLayout } from '../layout.ts'
import { makeCandidate } from '../make-candidate.ts'
import { canBeName } from '../parties/recognize-line.ts'
import { readParagraphs } from '../tables/layout/read-paragraphs.ts'
import { listMatches } from '../values/list-matches.ts'
import { ACCOUNT, BANK, CAPITALS, HOLDER_ANNOUNCED, NAME_END, NO_HOLDER, PAYEE_ANNOUNCED } from './holder-words.ts'

const NAMED = 0.88
const PAID = 0.78
/** Lines up and down in which the account of a holder stands. */
const NEAR_LINES = 5
/** Characters behind a payee's name in which the account begins. */
const REACH = 90
/** Characters of a name. */
const LONGEST = 70
/** Characters of a line that a sentence fills, and how much of the widest line of its paragraph. */
const [RUNNING, FULL] = [50, 0.85]

interface Reading {
  readonly page: PageLayout
  readonly text: string
  readonly words: readonly Word[]
}

/** Who holds the account that is paid to (BT-85), or whose statement it is; in sentences and behind labels, seven languages. */
export function findAccountHolders(layout: Layout, type: DocumentType): readonly Candidate[] {
  const readings = [...listReadings(layout), ...listPairs(layout)]
  const isOwn = type === 'bank-statement'
  return readings.flatMap((reading) => [
    ...listMatches(reading.text, HOLDER_ANNOUNCED)
      .filter(({ index }) => isOwn || isNearAccount(reading, index))
      .flatMap((match) => readHolder(reading, match, NAMED)),
    ...(isOwn ? [] : listMatches(reading.text, PAYEE_ANNOUNCED))
      .filter((match) => ACCOUNT.test(reading.text.slice(match.index + match[0].length).slice(0, REACH)))
      .flatMap((match) => readHolder(reading, match, PAID).filter((payee) => !isBank(payee, match))),
  ])
}

/** Paragraphs, with an end of line kept where the line is no full one: what begins below is another thing. */
function listReadings(layout: Layout): readonly Reading[] {
  return readParagraphs(layout).map(({ page, words }) => {
    const right = Math.max(...words.map(({ box }) => box[2]))
    const [{ box: first }] = words as [Word]
    let length = 0
    const text = words.map((word, index) => {
      const next = words[index + 1]
      length += word.text.length + 1
      if (next === undefined) return word.text
      const isEnd = next.box[0] < word.box[0]
      const isFull = length > RUNNING && word.box[2] - first[0] > FULL * (right - first[0])
      if (isEnd) length = 0
      return word.text + (isEnd && !isFull ? '\n' : ' ')
    })
    return { page: layout.pages.find((other) => other.page === page)!, words, text: text.join('') }
  })
}

/** "Kontoinhaber" in one column and the name in the next one. */
function listPairs(layout: Layout): readonly Reading[] {
  return layout.pages.flatMap((page) =>
    page.lines.flatMap(({ segments }) =>
      segments.flatMap((segment) => {
        const [match] = listMatches(segment.text, HOLDER_ANNOUNCED)
        const isLabel = match?.index === 0 && /^[\s:]*$/.test(segment.text.slice(match[0].length))
        const right = isLabel ? segmentsRight(page, segment)[0] : undefined
        if (right === undefined) return []
        const words = [...segment.words, ...right.words]
        return [{ page, words, text: `${segment.text} ${right.text}` }]
      }),
    ),
  )
}

/** "Konto: Sparkasse Musterstadt" is where to pay to; "mit befreiender Wirkung nur an die Factorbank" is whom. */
function isBank(payee: Candidate, [announced]: RegExpExecArray): boolean {
  return BANK.test(scalarOf(payee)) && !/\snur\san$/iu.test(announced)
}

function isNearAccount({ page, text, words }: Reading, at: number): boolean {
  if (ACCOUNT.test(text)) return true
  const [word] = wordsBetween({ words }, at, at + 1)
  const line = page.lines.findIndex(({ segments }) => segments.some((segment) => segment.words.includes(word!)))
  return page.lines
    .slice(Math.max(0, line - NEAR_LINES), line + NEAR_LINES + 1)
    .some((other) => ACCOUNT.test(other.text))
}

function readHolder({ page, text, words }: Reading, match: RegExpExecArray, confidence: number): readonly Candidate[] {
  const end = match.index + match[0].length
  const start = end + /^[\s:.)]*(?:["„“«'‘]\s?)?/u.exec(text.slice(end))![0].length
  const rest = text.slice(start, start + LONGEST)
  const isQuoted = /["„“«'‘]\s?$/u.test(text.slice(end, start))
  const capitals = CAPITALS.exec(rest)?.[0].length
  const length = isQuoted ? rest.search(/["“”»'’]/u) : (capitals ?? NAME_END.exec(rest)?.index ?? -1)
  const value = rest.slice(0, Math.max(0, length)).trim()
  if (NO_HOLDER.test(value)) return []
  if (!/^(?:\p{Lu}|\d+ \p{Lu}|d[ea] \p{Lu})/u.test(value) || !(isQuoted || canBeName(value))) return []
  const reason = `label '${match[0]}' before it`
  return [makeCandidate(value, wordsBetween({ words }, start, start + value.length), page.page, confidence, reason)]
}
