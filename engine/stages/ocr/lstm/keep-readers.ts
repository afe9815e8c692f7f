import type { LineReader } from '../line-reader.ts'

/** Networks of further languages. */
export interface ReaderShelf {
  /**
   * Starts the network when it is first asked for, and again when that failed: the page can be read without it.
   * @param language ISO 639-1
   * @returns null where there is no network for it, or it cannot be started
   */
  readerOf(language: string | null): Promise<LineReader | null>
  close(): Promise<void>
}

export type FurtherLanguage = 'fra' | 'spa' | 'ita' | 'por'

/** Tesseract's name of each language's data, by ISO 639-1. */
export const FURTHER_LANGUAGES: ReadonlyMap<string, FurtherLanguage> = new Map([
  ['fr', 'fra'],
  ['es', 'spa'],
  ['it', 'ita'],
  ['pt', 'por'],
])

export function keepReaders(start: (language: FurtherLanguage) => Promise<LineReader>): ReaderShelf {
  const started = new Map<FurtherLanguage, Promise<LineReader | null>>()

  async function startOnce(language: FurtherLanguage): Promise<LineReader | null> {
    try {
      return await start(language)
    } catch {
      started.delete(language)
      return null
    }
  }

  return {
    async readerOf(language) {
      const name = FURTHER_LANGUAGES.get(language ?? '')
      if (name === undefined) return null
      const reader = started.get(name) ?? startOnce(name)
      started.set(name, reader)
      return await reader
    },
    async close() {
      await Promise.all([...started.values()].map(async (reader) => (await reader)?.close()))
    },
  }
}
