import { listMatches } from '../../../values/list-matches.ts'
import type { RunningText } from '../../running-text.ts'
import { readAt, type Reading } from './reading.ts'
import { SUBJECT_KINDS, type SubjectForms } from './subject-forms.ts'

/** Characters; what a contract is about is said in its beginning. */
const MOST_READ = 24_000
const MOST_LEADS = 12
const MOST_READINGS = 6
/** Characters of a phrase with what leads to it. */
const MOST_AHEAD = 180
/** In points; of the height of the type. */
const [SAME_SIZE, NEAR] = [0.6, 0.9]

/** What stands behind a verb or a noun that leads to it: "lets to the Tenant", "Gegenstand ist". */
export function readSentences(running: RunningText, forms: SubjectForms): readonly Reading[] {
  const beginning = running.text.slice(0, MOST_READ)
  return SUBJECT_KINDS.flatMap((kind) =>
    listMatches(beginning, forms.leads[kind])
      .slice(0, MOST_LEADS)
      .flatMap(({ 0: lead, index }) => {
        const at = index + lead.length
        const block = { ...running, text: running.text.slice(0, endOfBlock(running, at)) }
        return readAt(block, at, kind, `${kind} said`, forms)
      })
      .slice(0, MOST_READINGS),
  )
}

/** Where type or distance say that something else begins, if near. */
function endOfBlock({ parts, text }: RunningText, at: number): number {
  let part = parts.findIndex(({ from, word }) => from + word.text.length > at)
  for (; part >= 0 && part + 1 < parts.length && parts[part]!.from < at + MOST_AHEAD; part += 1) {
    const [last, next] = [parts[part]!, parts[part + 1]!]
    const isNewLine = next.word.box[1] > (last.word.box[1] + last.word.box[3]) / 2
    const isApart =
      last.page !== next.page ||
      next.word.box[1] - last.word.box[3] > NEAR * last.word.fontSize ||
      (isNewLine &&
        (last.word.bold !== next.word.bold || Math.abs(last.word.fontSize - next.word.fontSize) > SAME_SIZE))
    if (isApart) return last.from + last.word.text.length
  }
  return text.length
}
