import type { DocumentType } from '../../../domain/document.ts'
import type { Candidate } from '../../../domain/field.ts'
import type { Line, Segment } from '../../../domain/lines.ts'
import { wordsBetween } from '../fold-text.ts'
import type { Layout } from '../layout.ts'
import { makeCandidate } from '../make-candidate.ts'
import { readName } from '../parties/clean-name.ts'
import { canBeName } from '../parties/recognize-line.ts'
import { scanDates, type DateOrder } from '../values/scan-dates.ts'

const KEYS: Readonly<Record<string, string>> = { contract: 'signature_date', timesheet: 'approval_date' }
/** "Köln, den 3. Mai 2026", "Signed on 3 May 2026", "Date: 3 May 2026". */
const BEFORE_DATE =
  /^(?:\P{L}*|\p{Lu}[\p{L}. -]{1,30},?\s*(?:den|am|the)?|.*\b(?:signed|unterzeichnet|unterschrieben|datum|date|dated|ort,? datum|genehmigt|freigegeben|approved)\b[^\d]{0,30})\s*$/iu
const APPROVER =
  /genehmig|freigegeben|bestätig|geprüft|abgenommen|approv|authori[sz]|signed off|verified|auftraggeber|kunde\b|vorgesetzte|bauleit|projektleit|supervisor|manager|client/iu
const CONFIDENCE = 0.74

/** The day under a paper: beside the place of signature, in the last part of the last pages. */
export function findSignatures(layout: Layout, type: DocumentType, order: DateOrder): Record<string, Candidate[]> {
  const key = Object.hasOwn(KEYS, type) ? KEYS[type]! : null
  if (key === null) return {}
  const lines = layout.pages.slice(-2).flatMap((page) => page.lines)
  const from = Math.floor(lines.length * (key === 'signature_date' ? 0.6 : 0.45))
  const dates: Candidate[] = []
  const names: Candidate[] = []
  lines.slice(from).forEach((line, index) => {
    for (const segment of line.segments) {
      if (key === 'approval_date' && !APPROVER.test(around(segment, lines, from + index))) continue
      const date = scanDates(segment, order).at(0)
      if (date === undefined || segment.words.length > 9 || !BEFORE_DATE.test(segment.text.slice(0, date.from)))
        continue
      const words = wordsBetween(segment, date.from, date.to)
      const depth = (from + index) / lines.length
      dates.push(makeCandidate(date.value, words, segment.page, CONFIDENCE * (0.75 + 0.25 * depth), 'day of signature'))
    }
    if (key === 'approval_date') names.push(...namesAt(line, lines, from + index))
  })
  return { [key]: dates, ...(key === 'approval_date' ? { approved_by: names } : {}) }
}

/** The texts of the column that a segment stands in, from two lines above to two lines below, and its own line left of it. */
function around(segment: Segment, lines: readonly Line[], at: number): string {
  const column = [-2, -1, 0, 1, 2]
    .flatMap((offset) => lines[at + offset]?.segments ?? [])
    .filter(({ box }) => Math.min(box[2], segment.box[2]) - Math.max(box[0], segment.box[0]) > 0)
  const left = lines[at]!.segments.filter(({ box }) => box[2] <= segment.box[0])
  return [...column, ...left].map((other) => other.text).join(' ')
}

/** "05.05.2026 Petra Sommer" or "(Petra Sommer)" at the line for the signature of who approves. */
function namesAt(line: Line, lines: readonly Line[], at: number): readonly Candidate[] {
  return line.segments.flatMap((segment) => {
    if (segment.text.endsWith(':') || !APPROVER.test(around(segment, lines, at))) return []
    const lead = /^[\s(]*(?:\d[\d./-]*,?\s+|.*\b(?:von|durch|by)\s*:?\s+)?/iu.exec(segment.text)![0].length
    const name = readName(segment.text.slice(lead).replace(/\)$/, ''))
    if (name === null || !canBeName(name.value) || APPROVER.test(name.value)) return []
    if (!/^\p{Lu}[\p{L}'’-]+(?:[ -]\p{Lu}[\p{L}.'’-]*){1,3}$/u.test(name.value)) return []
    const words = wordsBetween(segment, lead + name.from, lead + name.to)
    return [makeCandidate(name.value, words, segment.page, 0.66, 'name at the signature')]
  })
}
