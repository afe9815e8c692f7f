import type { LineReader } from '../line-reader.ts'

/** Networks of further languages, each started when it is first asked for. */
export interface ReaderShelf {
  /** @param language ISO 639-1; null where there is no network for it */
  readerOf(language: string | null): Promise<LineReader | null>
  close(): Promise<void>
}

/** Tesseract's name of each language's data, by ISO 639-1. */
export const FURTHER_LANGUAGES = { fr: 'fra', es: 'spa', it: 'ita', pt: 'por' } as const

export type FurtherLanguage = (typeof FURTHER_LANGUAGES)[keyof typeof FURTHER_LANGUAGES]

export function keepReaders(start: (language: FurtherLanguage) => Promise<LineReader>): ReaderShelf {
  const started = new Map<FurtherLanguage, Promise<LineReader>>()
  return {
    async readerOf(language) {
      const name = FURTHER_LANGUAGES[language as keyof typeof FURTHER_LANGUAGES] as FurtherLanguage | undefined
      if (name === undefined) return null
      const reader = started.get(name) ?? start(name)
      started.set(name, reader)
      return await reader
    },
    async close() {
      await Promise.all([...started.values()].map(async (reader) => (await reader).close()))
    },
  }
}
