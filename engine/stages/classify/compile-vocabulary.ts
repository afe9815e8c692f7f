import type { PaperSigns } from '../../domain/paper-signs.ts'
import { TYPE_ENTRIES } from '../../domain/types/type-entries.ts'
import type { TypeEntry } from '../../domain/types/key-entry.ts'
import { LANGUAGES } from '../../languages/languages.ts'
import { foldWords } from './fold-words.ts'
import { TRADE, TRADE_KINDS } from './vocabulary/trade-kinds.ts'
import { ACCOUNT_KINDS } from './vocabulary/account-kinds.ts'
import { DOCUMENT_KINDS } from './vocabulary/document-kinds.ts'
import { FIGURE_KINDS } from './vocabulary/figure-kinds.ts'
import { LEAFLET_KINDS } from './vocabulary/leaflet-kinds.ts'
import type { Kind } from './vocabulary/vocabulary.ts'
import { WORD_KINDS } from './vocabulary/word-kinds.ts'

/** What a phrase is to a kind of paper. */
export type Role = 'title' | 'vague' | 'strong' | 'weak' | 'against' | 'trade'

/** One sign of one kind; all phrases of a sign count once. */
export interface Sign {
  readonly kind: number
  readonly role: Role
  /** Unlike any other sign's. */
  readonly id: number
  /** It only counts as a cell or label of its own. */
  readonly alone: boolean
}

export interface Vocabulary {
  readonly kinds: readonly Kind[]
  /** By the words of a phrase, folded and joined. */
  readonly phrases: ReadonlyMap<string, readonly Sign[]>
  /** All beginnings of phrases: where a search may stop. */
  readonly beginnings: ReadonlySet<string>
  /** By the end of a word. */
  readonly endings: ReadonlyMap<string, readonly Sign[]>
  /** By the beginning of a word. */
  readonly starts: ReadonlyMap<string, readonly Sign[]>
  /** Characters of the shortest and longest beginning or ending. */
  readonly affix: readonly [least: number, most: number]
}

/** Of trade's words, which are no kind's own. */
export const NO_KIND = -1

export const VOCABULARY: Vocabulary = compile([
  ...TRADE_KINDS,
  ...ACCOUNT_KINDS,
  ...FIGURE_KINDS,
  ...WORD_KINDS,
  ...DOCUMENT_KINDS,
  ...LEAFLET_KINDS,
  ...listOwn(),
])

/** Kinds of paper that a type tells with its keys. */
function listOwn(): readonly Kind[] {
  return Object.entries<TypeEntry>(TYPE_ENTRIES).flatMap(([type, { signs }]) =>
    signs === undefined ? [] : [{ type, ...signs }],
  )
}

function compile(kinds: readonly Kind[]): Vocabulary {
  const [phrases, endings, starts] = [new Map<string, Sign[]>(), new Map<string, Sign[]>(), new Map<string, Sign[]>()]
  let signs = 0
  const add = (text: string, kind: number, role: Role): void => {
    const id = signs++
    for (const phrase of text.split('|').map((part) => part.trim())) {
      const sign: Sign = { kind, role, id, alone: phrase.startsWith('=') }
      const key = foldWords(phrase)
        .map((word) => word.key)
        .join('')
      const table = phrase.startsWith('*') ? endings : phrase.endsWith('*') ? starts : phrases
      const known = table.get(key) ?? []
      if (!known.some((other) => other.id === id)) table.set(key, [...known, sign])
    }
  }
  const addKind = (said: PaperSigns, index: number): void => {
    if (said.titles !== '') add(said.titles, index, 'title')
    if (said.vague !== undefined) add(said.vague, index, 'vague')
    for (const role of ['strong', 'weak', 'against'] as const)
      for (const text of said[role] ?? []) add(text, index, role)
  }
  kinds.forEach((kind, index) => addKind(kind, index))
  for (const text of TRADE) add(text, NO_KIND, 'trade')
  for (const { papers } of LANGUAGES) {
    for (const text of papers?.trade ?? []) add(text, NO_KIND, 'trade')
    for (const [name, said] of Object.entries(papers?.kinds ?? {})) {
      const index = kinds.findIndex((kind) => (kind.name ?? kind.type) === name)
      if (index < 0) throw new RangeError(`there is no kind of paper '${name}'`)
      addKind(said, index)
    }
  }
  const lengths = [...endings.keys(), ...starts.keys()].map((key) => key.length)
  const beginnings = new Set<string>()
  for (const key of phrases.keys()) for (let end = 1; end <= key.length; end += 1) beginnings.add(key.slice(0, end))
  return { kinds, phrases, beginnings, endings, starts, affix: [Math.min(...lengths), Math.max(...lengths)] }
}
