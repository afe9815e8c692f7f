import type { DocumentType } from '../../../domain/document.ts'
import type { Candidate } from '../../../domain/field.ts'
import type { Line } from '../../../domain/lines.ts'
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
const APPROVED =
  /genehmigt|freigegeben|bestätigt|geprüft|approved|authori[sz]ed|signed off|verified|unterschrift|signature|auftraggeber|vorgesetzte|supervisor|manager/iu
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
    const near = nearby(lines, from + index)
    const isApproval = APPROVED.test(near)
    if (key === 'approval_date' && !isApproval) return
    for (const segment of line.segments) {
      const date = scanDates(segment, order).at(0)
      if (date === undefined || segment.words.length > 9 || !BEFORE_DATE.test(segment.text.slice(0, date.from)))
        continue
      const words = wordsBetween(segment, date.from, date.to)
      const depth = (from + index) / lines.length
      dates.push(makeCandidate(date.value, words, segment.page, CONFIDENCE * (0.75 + 0.25 * depth), 'day of signature'))
    }
    if (key === 'approval_date') names.push(...namesUnder(line, lines, from + index))
  })
  return { [key]: dates, ...(key === 'approval_date' ? { approved_by: names } : {}) }
}

function nearby(lines: readonly Line[], at: number): string {
  return lines
    .slice(Math.max(0, at - 3), at + 3)
    .map((line) => line.text)
    .join(' ')
}

/** "(Petra Sommer)" at a line for the signature of who approves. */
function namesUnder(line: Line, lines: readonly Line[], at: number): readonly Candidate[] {
  return line.segments.flatMap((segment) => {
    const label = [lines[at + 1], lines[at - 1], lines[at - 2]]
      .flatMap((other) => other?.segments ?? [])
      .find((other) => Math.abs(other.box[0] - segment.box[0]) < 40 && APPROVED.test(other.text))
    const name = label === undefined ? null : readName(segment.text.replace(/^\(|\)$/g, ''))
    if (name === null || !canBeName(name.value) || APPROVED.test(name.value)) return []
    if (!/^\p{Lu}\p{L}+(?:[ -]\p{Lu}[\p{L}.]*){1,3}$/u.test(name.value)) return []
    return [makeCandidate(name.value, segment.words, segment.page, 0.62, 'name at the signature')]
  })
}
