import type { LineReader } from './line-reader.ts'
import type { ReaderShelf } from './lstm/keep-readers.ts'
import type { Paddle } from './paddle/start-paddle.ts'
import type { Engines } from './page-reading.ts'
import type { Tesseract } from './start-tesseract.ts'

/** What reads one page, and stops once the page has taken its share. */
export interface LimitedEngines {
  readonly engines: Engines
  /** The page took more than its limit: what was being read then is lost, and Tesseract may be busy with it still. */
  readonly isSpent: boolean
}

/** Milliseconds between two looks at the time spent. */
const INTERVAL = 500
/** Milliseconds of computing time: some pictures are looked at for long before a first part of them is read. */
const SIGN = 1000

/**
 * Reads as the engines do until the page has taken `limit` milliseconds of computing time, by which a slow or busy machine
 * counts as any other; from then on every reading finds nothing, so that what was read before stays.
 * @param onProgress is called with each reading, with each part of one, and with each second that one takes of the limit
 */
export function limitEffort(engines: Engines, limit: number, onProgress: () => void): LimitedEngines {
  const begin = measureEffort()
  let isSpent = false

  async function watch(reading: ReturnType<Tesseract['read']>): ReturnType<Tesseract['read']> {
    const { promise, resolve } = Promise.withResolvers<readonly []>()
    let told = measureEffort()
    const look = setInterval(() => {
      const effort = measureEffort()
      if (effort - begin > limit) {
        isSpent = true
        resolve([])
      } else if (effort - told >= SIGN) {
        told = effort
        onProgress()
      }
    }, INTERVAL)
    try {
      return await Promise.race([reading, promise])
    } finally {
      clearInterval(look)
    }
  }

  const limitTesseract = (tesseract: Tesseract): Tesseract => ({
    close: () => tesseract.close(),
    async read(image, options) {
      if (isSpent) return []
      onProgress()
      return watch(tesseract.read(image, options, onProgress))
    },
  })

  const goesOn = (): boolean => {
    isSpent ||= measureEffort() - begin > limit
    onProgress()
    return !isSpent
  }

  const limitReader = (reader: LineReader): LineReader => ({
    close: () => reader.close(),
    readLines: (image, lines) => reader.readLines(image, lines, goesOn),
  })

  const limitShelf = (shelf: ReaderShelf): ReaderShelf => ({
    close: () => shelf.close(),
    async readerOf(language) {
      const reader = goesOn() ? await shelf.readerOf(language) : null
      return reader === null ? null : limitReader(reader)
    },
  })

  const limitPaddle = (paddle: Paddle): Paddle => ({
    ...limitReader(paddle),
    findLines(image) {
      onProgress()
      return paddle.findLines(image)
    },
  })

  return {
    get isSpent() {
      return isSpent
    },
    engines:
      'tesseract' in engines
        ? { tesseract: limitTesseract(engines.tesseract) }
        : {
            paddle: limitPaddle(engines.paddle),
            german: limitReader(engines.german),
            english: limitReader(engines.english),
            further: limitShelf(engines.further),
          },
  }
}

/** Milliseconds of computing time that this process, its threads included, has taken so far. */
function measureEffort(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
