import { fold } from '../../fold-text.ts'
import type { TableLine } from '../layout/columns.ts'
import type { RowLines } from '../layout/group-rows.ts'
import { TEXT_KEYS } from './name-booking-columns.ts'

/** What a transfer carries beside its purpose: references, mandates and creditors' numbers, by their short forms and names. */
const REFERENCE =
  /^(?:eref|kref|mref|cred|debt|abwa|abwe|purp|end to end|mandatsref|mandatsreferenz|glaubiger id|creditor id|auftraggeberreferenz|kundenreferenz|incassant|rum|ics)(?![a-z])/
/** Of those, the ones that mean it only before a long number. */
const MANDATE = /^(?:mandat|mandaat|mandate|machtiging|referenz)(?: |$)/
const LONG = /^(?=.*\d).{5}/
/** What stands behind a reference and is none. */
const AFTER = /^(?:iban|bic|swift|svwz)(?![a-z])/
/** Names the purpose among the references. */
const PURPOSE = /^svwz(?: |$)/

/** A booking without its references, where it says more than them behind the line that says what happened. */
export function leaveReferences({ main, lines }: RowLines): RowLines {
  const first = lines.find(hasText)
  const left = lines.map((line) => (line === first ? line : leaveIn(line)))
  return left.filter(hasText).length < 2 ? { main, lines } : { main: left[lines.indexOf(main)] ?? main, lines: left }
}

function hasText({ cells }: TableLine): boolean {
  return [...cells.keys()].some((key) => TEXT_KEYS.has(key))
}

function leaveIn(line: TableLine): TableLine {
  if (!hasText(line)) return line
  const cells = [...line.cells].flatMap(([key, words]) => {
    if (!TEXT_KEYS.has(key)) return [[key, words] as const]
    let isReference = false
    const left = words.filter((_, at) => {
      const text = fold(
        words
          .slice(at, at + 3)
          .map((word) => word.text)
          .join(' '),
      )
      const isMandate = MANDATE.test(text) && LONG.test(words[at + 1]?.text ?? '')
      isReference = (isReference && !AFTER.test(text)) || REFERENCE.test(text) || isMandate
      return !isReference && !PURPOSE.test(text)
    })
    return left.length === 0 ? [] : [[key, left] as const]
  })
  return { ...line, cells: new Map(cells) }
}
