import { type Candidate, type Field, type Fields, type FieldValue, type Row } from '../../domain/field.ts'
import { RANKED_KEYS } from './ranked-keys.ts'

/** What recognizers take one letter for, where the letters around leave no doubt. */
interface Misreading {
  readonly form: RegExp
  readonly letter: string
  /** ISO 639-1; all where it is missing. */
  readonly languages?: readonly string[]
}

const MISREADINGS: readonly Misreading[] = [
  // "StraBe", "GroBer", "weiB", "Stra3e", "Strafie": behind these letters, not in "HypoBank" or "BauBetrieb".
  {
    form: /(?<=[Ss]tra|[Gg]r[oöuü]|[Ss]chlie|[Ww]ei|[Mm][aä]|[Ff][uü]|[Gg]ie|[Hh]ei|[Ss]ü|[Ss]t[oö]|[Ff]l[oö]|[Ss]pa|[Dd]rei|[Gg]emä|[Pp]reu|[Bb]lo|[Kk]lo|[Ff]lie|[Ff]lei|[Ss]pie|[Mm]ei|[Rr]ei)[B368](?!\p{Lu}|[aiouäöü])|(?<=[AaÄä]u)B(?=e[nr]|dem)/gu,
    letter: 'ß',
    languages: ['de'],
  },
  { form: /(?<=[Ss]tra)fi?(?=e(?:\P{L}|$))/gu, letter: 'ß', languages: ['de'] },
  { form: /(?<![\p{L}\d])0(?=\p{Ll}{2})/gu, letter: 'O' },
  { form: /(?<=(?<![\p{L}\d])\p{Lu}{2,})0(?=\p{Lu}*(?![\p{L}\d]))/gu, letter: 'O' },
  // Numerals of kings, floors and sections.
  { form: /(?<![\p{L}\d])Ill(?![\p{L}\d])/gu, letter: 'III' },
  { form: /(?<=\p{L} )Il(?![\p{L}\d])/gu, letter: 'II', languages: ['de', 'en', 'es', 'nl', 'pt'] },
  { form: /(?<![\p{L}\d])E[I1](?= \p{L})/gu, letter: 'El', languages: ['es'] },
  // "3.º", "n.º": no street has degrees.
  { form: /(?<=(?:\d|\b[nN])\.?)°(?!\s?[CF]\b)/gu, letter: 'º', languages: ['es', 'pt', 'it'] },
  { form: /(?<=\d )\|(?!\S)|(?<=\d[.,]\d{1,2} )1$/gu, letter: 'l' },
  // "Stiick", "Rohrgeriist": no German word has two of them between consonants.
  { form: /(?<=[BDFGHKLMNPRSTVWZbdfghklmnprstvwz])ii(?=[bcdfghklmnprstßz])/gu, letter: 'ü', languages: ['de'] },
  { form: /(?<=\d ?[ckm]?m)\?(?=[\s,.;)]|$)/gu, letter: '²' },
]

const SPOKEN: ReadonlySet<string> = new Set(
  RANKED_KEYS.filter(({ kind }) => kind === 'name' || kind === 'address').map(({ key }) => key),
)
/** Cells that hold words rather than codes. */
const SPOKEN_CELLS: ReadonlySet<string> = new Set([
  'name',
  'description',
  'counterparty_name',
  'purpose',
  'booking_text',
  'label',
  'address',
  'role',
  'activity',
])

/** Names, addresses and words of rows as they must have been printed, where they were recognized from a picture. */
export function mendLetters(fields: Fields): Fields {
  const language = fields['language']?.value
  const misreadings = MISREADINGS.filter(
    ({ languages }) => languages === undefined || (typeof language === 'string' && languages.includes(language)),
  )
  const mend = (text: string): string =>
    misreadings.reduce((mended, { form, letter }) => mended.replace(form, letter), text)
  const mendCells = (row: Row): Row =>
    Object.fromEntries(
      Object.entries(row).map(([cell, value]) => [
        cell,
        value !== null && SPOKEN_CELLS.has(cell) ? mend(value) : value,
      ]),
    )
  const mendValue = (key: string, value: FieldValue): FieldValue =>
    typeof value === 'string' ? (SPOKEN.has(key) ? mend(value) : value) : (value?.map(mendCells) ?? null)
  const mendCandidate = (key: string, candidate: Candidate): Candidate =>
    candidate.source === 'ocr' ? { ...candidate, value: mendValue(key, candidate.value) } : candidate
  return Object.fromEntries(
    Object.entries(fields).map(([key, field]) => {
      if (field.candidates[0]?.source !== 'ocr') return [key, field]
      const candidates = field.candidates.map((candidate) => mendCandidate(key, candidate))
      return [key, { value: field.value === null ? null : candidates[0]!.value, candidates } satisfies Field]
    }),
  )
}
