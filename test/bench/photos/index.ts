import { createRecognizer, type Recognizer } from '../../../engine/stages/ocr/create-recognizer.ts'
import type { Raster } from '../../../engine/domain/content.ts'
import { listPrinted } from '../../fixtures/builders/papers/list-unprinted.ts'
import { choosePhoto, drawPages, photograph, type KnownPage } from './take-photos.ts'

const PHOTOS_OF_A_PAPER = 3

/** What was read of pictures of known pages. */
export interface Share {
  /** Values of the truth, and how many of them stand among the words that were read. */
  values: number
  readValues: number
  /** Words of the page, and how many were read letter by letter. */
  words: number
  readWords: number
  pictures: number
  /** Milliseconds of computing time. */
  effort: number
}

export interface PhotosBench {
  readonly flat: Share
  readonly photos: Share
  /** Photos of paper in a curl. */
  readonly curled: Share
}

/**
 * Reads photos of made-up papers, and each paper's flat scan.
 * @param report is told of each picture
 */
export async function benchPhotos(photos: number, report: (line: string) => void): Promise<PhotosBench> {
  const recognizer = await createRecognizer()
  const result = { flat: makeShare(), photos: makeShare(), curled: makeShare() }
  try {
    let index = 0
    for await (const page of drawPages(Math.ceil(photos / PHOTOS_OF_A_PAPER))) {
      const flat = await read(recognizer, page, page.scan)
      add(result.flat, flat)
      report(`${page.paper.name} flat ${describeShare(flat)}`)
      for (const end = Math.min(photos, index + PHOTOS_OF_A_PAPER); index < end; index += 1) {
        const photo = await read(recognizer, page, await photograph(page.clean, index))
        add(result.photos, photo)
        if (choosePhoto(index).curl > 0) add(result.curled, photo)
        report(`${page.paper.name} photo ${index + 1} ${describeShare(photo)} ${describePhoto(index)}`)
      }
    }
  } finally {
    await recognizer.close()
  }
  return result
}

export function describeShare({ values, readValues, words, readWords, pictures, effort }: Share): string {
  const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`
  return `values ${percent(readValues, values)}, words ${percent(readWords, words)}, ${(effort / 1000 / pictures).toFixed(1)} CPU s`
}

function describePhoto(index: number): string {
  const { table, ...measures } = choosePhoto(index)
  const figures = Object.entries(measures).filter(([name]) => name !== 'seed')
  return [table, ...figures.map(([name, figure]) => `${name} ${figure.toFixed(3)}`)].join(' ')
}

function makeShare(): Share {
  return { values: 0, readValues: 0, words: 0, readWords: 0, pictures: 0, effort: 0 }
}

function add(sum: Share, share: Share): void {
  for (const key of Object.keys(sum) as (keyof Share)[]) sum[key] += share[key]
}

async function read(recognizer: Recognizer, { paper, values, words }: KnownPage, raster: Raster): Promise<Share> {
  const begin = process.cpuUsage()
  const { page } = await recognizer.recognize(raster, { number: 1, width: 595, height: 842 }, { locale: null })
  const { user, system } = process.cpuUsage(begin)
  const texts = page.words.map(({ text }) => text)
  const shown = new Set(listPrinted(paper.family.type, paper.truth, texts.join(' ')))
  return {
    values: values.length,
    readValues: values.filter((value) => shown.has(value)).length,
    words: words.length,
    readWords: countShared(words, texts),
    pictures: 1,
    effort: (user + system) / 1000,
  }
}

/** How many words both have, each as often as it stands there. */
function countShared(words: readonly string[], others: readonly string[]): number {
  const left = new Map<string, number>()
  for (const word of others) left.set(word, (left.get(word) ?? 0) + 1)
  return words.filter((word) => {
    const count = left.get(word) ?? 0
    left.set(word, count - 1)
    return count > 0
  }).length
}
