import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { deflateRaw, inflateRaw } from 'node:zlib'
import { toFractions, type FractionBox, type Page, type Word } from '../domain/page.ts'
import { picturePath } from './pictures.ts'

/** The words of one page in reading order. */
export interface PageWords {
  /** Points, upright. */
  readonly width: number
  readonly height: number
  readonly words: readonly PageWord[]
}

export interface PageWord {
  readonly text: string
  readonly box: FractionBox
  readonly confidence: number
}

interface KeptWords {
  readonly width: number
  readonly height: number
  readonly words: readonly (readonly [text: string, box: FractionBox, confidence: number])[]
}

const compress = promisify(deflateRaw)
const decompress = promisify(inflateRaw)

/** Bytes: a page has bounded words, so that a file that unpacks to more is none of ours. */
const MAX_LENGTH = 16 * 1024 * 1024

/**
 * Writes the words of each page beside its pictures: where there are a thousand pages, only the ones that are looked at are
 * ever read. Runs in the worker, which has the words.
 * @param words of each page, in reading order
 */
export async function writeWords(
  folder: string,
  pages: readonly Page[],
  words: readonly (readonly Word[])[],
): Promise<void> {
  for (const [index, page] of pages.entries()) {
    const { width, height } = page
    const kept: KeptWords = {
      width,
      height,
      words: (words[index] ?? []).map(({ text, box, confidence }) => [text, toFractions(box, page), confidence]),
    }
    await writeFile(join(folder, filenameOf(page.number)), await compress(JSON.stringify(kept), { level: 3 }))
  }
}

/** Null when the document has no such page, or was read by a Docket that kept no words. @param page from 1 */
export async function readWords(dataFolder: string, documentId: number, page: number): Promise<PageWords | null> {
  const packed = await readFile(picturePath(dataFolder, documentId, filenameOf(page))).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null
      throw error
    },
  )
  if (packed === null) return null
  const text = await decompress(packed, { maxOutputLength: MAX_LENGTH })
  const { width, height, words } = JSON.parse(text.toString()) as KeptWords
  return { width, height, words: words.map(([word, box, confidence]) => ({ text: word, box, confidence })) }
}

function filenameOf(page: number): string {
  return `words-${page}.json.deflate`
}
