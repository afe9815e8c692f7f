import { detectLanguage } from '../../../../../languages/detect-language.ts'
import type { DocumentType } from '../../../../../domain/document.ts'
import type { Candidate } from '../../../../../domain/field.ts'
import type { Layout } from '../../../layout.ts'
import { makeCandidate } from '../../../make-candidate.ts'
import type { RunningText } from '../../running-text.ts'
import { readFields } from './read-fields.ts'
import { readSentences } from './read-sentences.ts'
import { readClauses } from './read-clauses.ts'
import { readNames, readTitles } from './read-titles.ts'
import { subjectFormsOf } from './subject-forms.ts'

/** How often what is found in a way is right, as counted on contracts of many hands. */
const CONFIDENCE: Readonly<Record<string, number>> = {
  name: 0.8,
  'post said': 0.78,
  'post field': 0.74,
  'thing said': 0.64,
  'work said': 0.62,
  'work field': 0.62,
  'thing column': 0.5,
  deed: 0.56,
  subtitle: 0.54,
  'thing field': 0.5,
  'post field below': 0.5,
  clause: 0.42,
  title: 0.32,
  'title behind a sign': 0.28,
  'work column': 0.22,
}
/** What goes further than its name does, and ways that are hardly ever right. */
const SELDOM = 0.1
/** What is left of it for a single word that is no post, for a further mention in the same way, for a long phrase. */
const [SINGLE, FURTHER, LONG] = [0.4, 0.75, 0.5]
/** Characters. */
const LONGEST = 90

/** What a contract is about: what is let, sold or done, or the post that is taken, as its form, its title or a sentence names it. */
export function findContractSubjects(
  layout: Layout,
  running: RunningText,
  type: DocumentType,
): Record<string, Candidate[]> {
  const forms = type === 'contract' ? subjectFormsOf(detectLanguage(running.text)) : undefined
  if (forms === undefined) return {}
  const readings = [
    ...readFields(layout, forms),
    ...readTitles(layout, forms),
    ...readNames(layout, forms),
    ...readClauses(layout, forms),
    ...readSentences(running, forms),
  ]
  const ways = new Set<string>()
  return {
    subject: readings.map(({ value, words, page, way }) => {
      const isFurther = ways.has(way)
      ways.add(way)
      return makeCandidate(value, words, page, judge(value, way) * (isFurther ? FURTHER : 1), way)
    }),
  }
}

function judge(value: string, way: string): number {
  const isSingle = !/\s/.test(value) && !way.startsWith('post')
  return (CONFIDENCE[way] ?? SELDOM) * (isSingle ? SINGLE : 1) * (value.length > LONGEST ? LONG : 1)
}
