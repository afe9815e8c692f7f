import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DocumentType } from '../../../engine/domain/document.ts'
import type { Page } from '../../../engine/domain/page.ts'
import { toPage } from '../../../engine/pipeline/recognize-page.ts'
import { readDocument } from '../../../engine/stages/read/read-document.ts'
import { scanFile } from '../../../engine/stages/scan/scan-file.ts'
import { makeRandom } from '../../fixtures/builders/layouts/make-random.ts'
import { drawSheet, type SheetKind } from './draw-sheet.ts'
import { LISTS } from './lists.ts'
import { RECORDS } from './records.ts'
import { PROSE } from './prose.ts'

export interface FullPage {
  readonly name: string
  readonly type: DocumentType
  readonly page: Page
  /** Of the PDF that it was read from. */
  readonly path: string
}

const LIMITS = { maxPages: 10, maxPixels: 100_000_000, previewPages: 0 }
/** How far from the wanted words a page may be. */
const TOLERANCE = 0.1
/** Rows or paragraphs at first, and draws until a page fits. */
const [PROBE, TURNS] = [6, 8]
const KINDS: readonly SheetKind[] = [...LISTS, ...RECORDS, ...PROSE]

/**
 * Papers of every type, in German and English, each of one page with about so many words: a list as long or a text as
 * full as that takes. Throws an Error where a kind does not come to one page of that length.
 */
export async function makeFullPages(
  folder: string,
  { words, rounds }: { readonly words: number; readonly rounds: number },
): Promise<readonly FullPage[]> {
  const pages: FullPage[] = []
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, kind] of KINDS.entries()) pages.push(await fillPage(folder, kind, index * 1000 + round, words))
  }
  return pages
}

async function fillPage(folder: string, kind: SheetKind, seed: number, words: number): Promise<FullPage> {
  const draw = (size: number): Promise<FullPage & { count: number }> => readSheet(folder, kind, seed, size)
  const [short, longer] = [await draw(PROBE), await draw(2 * PROBE)]
  const step = (longer.page.words.length - short.page.words.length) / PROBE
  let size = PROBE + Math.round((words - short.page.words.length) / step)
  for (let turn = 0; turn < TURNS; turn += 1) {
    const { count, ...full } = await draw(size)
    const missing = words - full.page.words.length
    if (count === 1 && Math.abs(missing) <= TOLERANCE * words) return full
    size += count > 1 ? -1 : Math.sign(missing) * Math.max(1, Math.round(Math.abs(missing) / step))
  }
  throw new Error(`${kind.name} does not fill one page with ${words} words`)
}

async function readSheet(folder: string, kind: SheetKind, seed: number, size: number) {
  const name = `${kind.name}-${seed}`
  const path = join(folder, `${name}.pdf`)
  writeFileSync(path, await drawSheet(makeRandom(seed), kind, size))
  const content = await readDocument(await scanFile(path, `${name}.pdf`), LIMITS)
  const page = toPage(content.pages[0]!)
  const count = content.pages.length
  await content.close()
  return { name, type: kind.type, page, path, count }
}
