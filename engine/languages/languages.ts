import { readdirSync } from 'node:fs'
import { extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FieldWords, Language } from './language.ts'

/** Every language that has a folder here, in the order of their codes: a new one is its folder and nothing else. */
export const LANGUAGES: readonly Language[] = await Promise.all(
  readdirSync(import.meta.dirname, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted()
    .map(readLanguage),
)

async function readLanguage(code: string): Promise<Language> {
  // As written in the sources, as compiled in what ships.
  const file = join(import.meta.dirname, code, `index${extname(import.meta.filename)}`)
  const { default: language } = (await import(pathToFileURL(file).href)) as { default: Language }
  return language
}

/** What all languages say of a thing, as one source of an expression; one that nothing matches where none says anything. */
export function gatherWords(pick: (fields: FieldWords) => string | undefined): string {
  const said = LANGUAGES.flatMap(({ fields }) => (fields === undefined ? [] : (pick(fields) ?? [])))
  return said.length === 0 ? '(?!)' : said.join('|')
}
