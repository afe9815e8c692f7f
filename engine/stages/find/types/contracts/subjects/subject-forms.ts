import type { SubjectKind, SubjectWords } from '../../../../../languages/language.ts'
import { LANGUAGES } from '../../../../../languages/languages.ts'

export const SUBJECT_KINDS: readonly SubjectKind[] = ['thing', 'work', 'post']

/** How one language says what a contract is about, as expressions. Those named with a place begin where they are searched. */
export interface SubjectForms {
  /** A whole folded text. */
  readonly fields: Readonly<Record<SubjectKind, RegExp>>
  readonly heading: RegExp
  /** A title up to what it is about, where this stands in the same line, and where it begins the next one. */
  readonly title: RegExp
  readonly openingHere: RegExp
  readonly paper: RegExp
  readonly deedHere: RegExp
  readonly named: RegExp
  /** A sentence up to what is given; searches on from match to match. */
  readonly leads: Readonly<Record<SubjectKind, RegExp>>
  readonly articleHere: RegExp
  readonly unnamedHere: RegExp
  /** A blank and a word with which something else begins. */
  readonly ends: Readonly<Record<SubjectKind, RegExp>>
  /** Of what stands behind a comma. */
  readonly place: RegExp
  readonly aside: RegExp
}

const FORMS = new Map<string, SubjectForms>(
  LANGUAGES.flatMap(({ code, subjects, streetBefore = '' }) =>
    subjects === undefined ? [] : [[code, compile(subjects, streetBefore)]],
  ),
)

export function subjectFormsOf(language: string | null): SubjectForms | undefined {
  return FORMS.get(language ?? '')
}

function compile(words: SubjectWords, streetBefore: string): SubjectForms {
  const to = String.raw`(?:${words.to}(?:\s|(?<=['’]))\p{L}+(?:,\s[^.,;]{3,40},)?,?\s)?`
  const lead = (clauses: readonly string[]): RegExp =>
    new RegExp(String.raw`(?<!\p{L})(?:${clauses.join('|').replaceAll('~', to)})`, 'giu')
  const end = (kind: SubjectKind): RegExp =>
    new RegExp(String.raw`,?\s(?:${words.ends[kind]}|${words.ends.any})(?!\p{L})`, 'iu')
  const whole = (form: string): RegExp => new RegExp(`^(?:${form})$`, 'u')
  const streets = streetBefore === '' ? '' : `|(?:${streetBefore.replaceAll(' ', '|')})\\s`
  return {
    fields: byKind((kind) => whole(words.fields[kind])),
    heading: whole(words.headings),
    title: new RegExp(
      String.raw`(?<!\p{L})${words.papers}(?:\s(?:[^.,;:]|(?<=\d)\.){1,60}?)??(?:\s(?:${words.about})(?:\s|(?<=['’]))|\s?[:–—]\s|\s-\s)`,
      'iu',
    ),
    openingHere: new RegExp(String.raw`(?:${words.about}|${words.opening})(?:\s|(?<=['’]))`, 'iuy'),
    paper: new RegExp(String.raw`(?<!\p{L})${words.papers}(?!\p{L})`, 'iu'),
    deedHere: new RegExp(words.deeds, 'iuy'),
    named: new RegExp(words.named, 'gu'),
    leads: byKind((kind) => lead(words.clauses[kind])),
    articleHere: new RegExp(words.articles, 'iuy'),
    unnamedHere: new RegExp(String.raw`(?:${words.unnamed})(?!\p{L})`, 'iuy'),
    ends: byKind(end),
    place: new RegExp(String.raw`^(?:(?:${words.places})(?!\p{L})${streets})`, 'iu'),
    aside: new RegExp(String.raw`^(?:${words.asides})`, 'iu'),
  }
}

function byKind<T>(make: (kind: SubjectKind) => T): Readonly<Record<SubjectKind, T>> {
  return { thing: make('thing'), work: make('work'), post: make('post') }
}
