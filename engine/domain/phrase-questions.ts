import type { DocumentType } from './document.ts'

/** Keys whose values are phrases of a running text, by the types that say them there. */
const KEYS: Readonly<Record<string, readonly string[]>> = {
  contract: ['subject', 'jurisdiction', 'governing_law', 'notice_period', 'contract_type'],
  letter: ['subject', 'contact_person'],
  other: ['title'],
  'credit-note': ['credit_reason'],
  'tax-assessment-note': ['tax_type', 'assessment_period'],
}

/** What a reader of phrases is asked of a type; nothing of types that people name themselves. */
export function phraseKeysOf(type: DocumentType): readonly string[] {
  return Object.hasOwn(KEYS, type) ? KEYS[type]! : []
}

export function questionOf(type: DocumentType, key: string): string {
  return `${type} ${key}`
}

export const PHRASE_QUESTIONS: readonly string[] = Object.entries(KEYS).flatMap(([type, keys]) =>
  keys.map((key) => questionOf(type, key)),
)

/** Keys of any type that are asked for. */
export const PHRASE_KEYS: ReadonlySet<string> = new Set(Object.values(KEYS).flat())
