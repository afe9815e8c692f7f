import { TYPE_ENTRIES, type KeyEntry } from '../../engine/contract/types-and-keys.ts'

type PageLanguage = 'de' | 'en'

/** What the page calls each key of any type. */
export function nameKeys(language: PageLanguage): Readonly<Record<string, string>> {
  const entries = Object.values(TYPE_ENTRIES).flatMap(({ keys }) => Object.entries<KeyEntry>(keys))
  return Object.fromEntries(entries.map(([key, entry]) => [key, entry[language]]))
}

/** What the page calls each standard type. */
export function nameTypes(language: PageLanguage): Readonly<Record<keyof typeof TYPE_ENTRIES, string>> {
  const names = Object.entries(TYPE_ENTRIES).map(([type, entry]) => [type, entry[language]])
  return Object.fromEntries(names) as Record<keyof typeof TYPE_ENTRIES, string>
}
