import { scalarOf, type Candidate } from '../../domain/field.ts'
import { endsWithLegalForm, hasLegalForm, withoutLegalForms } from '../../domain/legal-forms.ts'
import { reduce } from '../../domain/names.ts'
import { judgePiece, NO_PIECE, type PieceReader } from '../../learning/piece-reader.ts'
import { cutName } from './cut-name.ts'
import type { DocumentTraits } from './describe-document.ts'
import type { Rival } from './rank-candidates.ts'
import { chanceOf, type ValueRanking } from './rank-values.ts'

/** Names of parties have a forest of their own: which of a firm's forms is meant is asked of all forms on the page together. */
export const NAME_KEYS: ReadonlySet<string> = new Set(['sender_name', 'recipient_name'])

/** What is measured of a name beside what is measured of any candidate. */
export const NAME_FEATURES: readonly string[] = [
  'chance of all forms',
  'share among its forms',
  'chance of the best other form',
  'chance beside the best name',
  ...['longer', 'shorter'].flatMap((which) => [
    `${which} forms`,
    `chance of a ${which} form`,
    `finder on a ${which} form`,
    `mentions of a ${which} form`,
    `letters to a ${which} form`,
  ]),
  'a longer form is legal',
  'a longer form begins with it',
  'a longer form ends with it',
  'a shorter form is legal',
  'it begins with a shorter form',
  'it ends with a shorter form',
  'mentions',
  'begins in the middle',
  'ends in the middle',
  'colon',
  'long figure',
  'open brackets',
  'separators',
  'legal form',
  'in capitals',
  'letters apart',
  'share of a domain',
  'letters of a domain',
  'statement',
  'pay',
  'reads as a name',
  'first word',
  'last word',
  'least word',
  'what a longer form has before it',
  'what a longer form has behind it',
  'what it has before a shorter form',
  'what it has behind a shorter form',
]

/** A name with what it is told from. */
interface Form {
  readonly value: string
  readonly reduced: string
  readonly words: ReadonlySet<string>
  /** The ranker's, 0 to 1. */
  readonly chance: number
  /** The finder's, 0 to 1. */
  readonly hand: number
  readonly mentions: number
}

const AND = String.raw`&|(?:and|und|et|e|y|en|di|de|of|der|des)\b`
const ENDS_WITH_AND = new RegExp(String.raw`(?:^|\s)(?:${AND})$`, 'iu')
const GOES_ON = /^[\p{Ll}&(]/u
const SEPARATED = /[,:()/·•|]|\s[–-]\s/u
const LETTERS_APART = /\p{L}\.? \p{L} \p{L}(?!\p{L})/u
const MOST_MENTIONS = 8
/** Letters from which a word tells which firm is meant. */
const TELLING = 4
const NONE = -1

/**
 * Measures each name among its rivals: NAME_FEATURES behind those that any candidate has.
 * @param reader tells names of parties from other words
 */
export function describeNames(
  key: string,
  rivals: readonly Rival[],
  traits: DocumentTraits,
  reader: PieceReader,
): readonly (readonly number[])[] {
  const ranking = traits.rankings.get(key)
  const forms = rivals.map(({ candidate }) => readForm(candidate, ranking, traits.text))
  const most = Math.max(...forms.map(({ chance }) => chance))
  return forms.map((form) => {
    const akin = findAkin(form, forms)
    return [
      ...compareForms(form, akin, most),
      ...measureWords(form.value),
      ...measureDomains(form.reduced, traits.domains),
      yes(traits.type === 'bank-statement'),
      yes(traits.type === 'salary-statement'),
      ...readWords(form.value, reader),
      ...readRests(form, akin, reader),
    ]
  })
}

function yes(is: boolean): number {
  return is ? 1 : 0
}

function readForm(candidate: Candidate, ranking: ValueRanking | undefined, text: string): Form {
  const value = cutName(scalarOf(candidate))
  const reduced = reduce(value)
  return {
    value,
    reduced,
    words: new Set(listTelling(value)),
    chance: ranking === undefined ? 0 : chanceOf(ranking, scalarOf(candidate)),
    hand: candidate.confidence,
    mentions: countMentions(reduced, text),
  }
}

function listTelling(value: string): readonly string[] {
  const bare = withoutLegalForms(value).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return bare.match(/[\p{L}\d]+/gu)?.filter((word) => word.length >= TELLING) ?? []
}

function countMentions(reduced: string, text: string): number {
  if (reduced.length < TELLING) return 0
  let count = 0
  for (let at = text.indexOf(reduced); at >= 0 && count < MOST_MENTIONS; at = text.indexOf(reduced, at + 1)) count += 1
  return count
}

/** A name's other forms: of those that share a word with it, the ones that hold it and the ones that it holds. */
interface Akin {
  readonly all: readonly Form[]
  readonly longer: readonly Form[]
  readonly shorter: readonly Form[]
}

function findAkin(form: Form, forms: readonly Form[]): Akin {
  const all = forms.filter((other) => other !== form && [...form.words].some((word) => other.words.has(word)))
  return {
    all,
    longer: all.filter(({ reduced }) => reduced.length > form.reduced.length && reduced.includes(form.reduced)),
    shorter: all.filter(({ reduced }) => reduced.length < form.reduced.length && form.reduced.includes(reduced)),
  }
}

function compareForms(form: Form, { all: akin, longer, shorter }: Akin, most: number): readonly number[] {
  const together = akin.reduce((sum, { chance }) => sum + chance, form.chance)
  const measureGroup = (group: readonly Form[]): readonly number[] => [
    group.length,
    mostOf(group, ({ chance }) => chance),
    mostOf(group, ({ hand }) => hand),
    mostOf(group, ({ mentions }) => mentions),
    mostOf(group, ({ reduced }) => Math.abs(reduced.length - form.reduced.length)),
  ]
  return [
    together,
    together > 0 ? form.chance / together : 0,
    mostOf(akin, ({ chance }) => chance),
    most > 0 ? form.chance / most : 0,
    ...measureGroup(longer),
    ...measureGroup(shorter),
    mostOf(longer, ({ value }) => yes(endsWithLegalForm(value))),
    mostOf(longer, ({ reduced }) => yes(reduced.startsWith(form.reduced))),
    mostOf(longer, ({ reduced }) => yes(reduced.endsWith(form.reduced))),
    mostOf(shorter, ({ value }) => yes(endsWithLegalForm(value))),
    mostOf(shorter, ({ reduced }) => yes(form.reduced.startsWith(reduced))),
    mostOf(shorter, ({ reduced }) => yes(form.reduced.endsWith(reduced))),
    form.mentions,
  ]
}

/** NONE where there is no other form. */
function mostOf(forms: readonly Form[], measure: (form: Form) => number): number {
  return forms.reduce((most, form) => Math.max(most, measure(form)), NONE)
}

function measureWords(value: string): readonly number[] {
  return [
    yes(GOES_ON.test(value)),
    yes(/[,–-]$/.test(value) || ENDS_WITH_AND.test(value)),
    yes(value.includes(':')),
    yes(/\d{4}/.test(value)),
    value.split('(').length - value.split(')').length,
    yes(SEPARATED.test(value)),
    yes(hasLegalForm(value)),
    yes(value === value.toUpperCase()),
    yes(LETTERS_APART.test(value)),
  ]
}

/** The longest run of letters that a name shares with a domain, as a share of the shorter one and by itself. */
function measureDomains(reduced: string, domains: readonly string[]): readonly number[] {
  const shared = [...new Set(domains)].map((domain) => ({
    length: countShared(domain, reduced),
    least: Math.max(TELLING, Math.min(domain.length, reduced.length)),
  }))
  return [
    Math.max(0, ...shared.map(({ length, least }) => length / least)),
    Math.max(0, ...shared.map(({ length }) => length)),
  ]
}

function countShared(one: string, other: string): number {
  let most = 0
  for (let from = 0; from + most < one.length; from += 1)
    while (from + most < one.length && other.includes(one.slice(from, from + most + 1))) most += 1
  return most
}

/** As the reader judges the name and its words, in log-odds. */
function readWords(value: string, reader: PieceReader): readonly number[] {
  const words = value.split(' ').map((word) => judgePiece(reader, word))
  return [
    judgePiece(reader, value),
    words[0] ?? NO_PIECE,
    words.at(-1) ?? NO_PIECE,
    words.reduce((least, odds) => Math.min(least, odds), -NO_PIECE),
  ]
}

/** As the reader judges what the likeliest longer form has more than the name, and the name more than its likeliest shorter form. */
function readRests(form: Form, { longer, shorter }: Akin, reader: PieceReader): readonly number[] {
  return [readRest(likeliest(longer), form, reader), readRest(form, likeliest(shorter), reader)].flat()
}

function likeliest(forms: readonly Form[]): Form | undefined {
  return forms.toSorted((a, b) => b.chance - a.chance || a.value.length - b.value.length)[0]
}

/** Before and behind, in log-odds; NO_PIECE where there is nothing, or the words are parted otherwise. */
function readRest(whole: Form | undefined, part: Form | undefined, reader: PieceReader): readonly [number, number] {
  const from =
    whole === undefined || part === undefined ? -1 : whole.value.toLowerCase().indexOf(part.value.toLowerCase())
  if (from < 0) return [NO_PIECE, NO_PIECE]
  const { value } = whole!
  return [judgePiece(reader, value.slice(0, from)), judgePiece(reader, value.slice(from + part!.value.length))]
}
