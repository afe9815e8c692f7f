import type { Segment } from '../../../../../domain/lines.ts'
import type { Page, Word } from '../../../../../domain/page.ts'
import type { SubjectKind } from '../../../../../languages/language.ts'
import type { PageLayout } from '../../../layout.ts'
import { joinLines, wordsAt, type RunningText } from '../../running-text.ts'
import { boundSubject } from './bound-subject.ts'
import type { SubjectForms } from './subject-forms.ts'

/** A phrase of a paper, with how it was found. */
export interface Reading {
  readonly value: string
  readonly words: readonly Word[]
  readonly page: Page
  readonly way: string
}

/** What begins at a place of a text, likeliest first. */
export function readAt(
  running: RunningText,
  at: number,
  kind: SubjectKind,
  way: string,
  forms: SubjectForms,
): readonly Reading[] {
  return boundSubject(running.text, at, kind, forms).flatMap(({ from, to }, order) => {
    const place = wordsAt(running, from, to)
    const value = running.text.slice(from, to).replace(/\s+/g, ' ')
    return place === null ? [] : [{ ...place, value, way: `${way}${order === 0 ? '' : ' in full'}` }]
  })
}

/** Segments that go on from one to the next, as one text. */
export function joinSegments({ page, lines }: PageLayout, segments: readonly Segment[]): RunningText {
  return joinLines({
    pages: [{ page, lines: segments.map((segment) => ({ ...lines[segment.line]!, segments: [segment] })) }],
    segments: [],
  })
}

/** Whether an expression with the mark `y` stands at this place; its end is then its `lastIndex`. */
export function standsAt(form: RegExp, text: string, at = 0): boolean {
  form.lastIndex = at
  return form.test(text)
}

/** Whether an expression first matches within so many characters. search() leaves no trace in it, from which the next text would be searched on. */
export function beginsWithin(form: RegExp, text: string, characters: number): boolean {
  const at = text.search(form)
  return at >= 0 && at < characters
}
