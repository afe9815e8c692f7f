import type { Raster, Turn } from '../../domain/content.ts'
import type { Page } from '../../domain/page.ts'
import { calibrateWords } from './calibrate-words.ts'
import { toGrey } from './grey-image.ts'
import { limitEffort } from './limit-effort.ts'
import { loadRuntime } from './load-runtime.ts'
import { keepReaders } from './lstm/keep-readers.ts'
import { startLstm } from './lstm/start-lstm.ts'
import type { Engines } from './page-reading.ts'
import { startPaddle } from './paddle/start-paddle.ts'
import { readPage } from './read-page.ts'
import { scaleWords } from './scale-words.ts'
import { startTesseract } from './start-tesseract.ts'

/** A warm text recognizer: reads one page at a time, never reaches out and leaves nothing on disk. */
export interface Recognizer {
  /**
   * Reads the words of a page image.
   * @param raster the page as drawn, any orientation
   * @param page its number and its size in points, as drawn
   * @returns the upright page, width and height swapped after a quarter turn; boxes lie on the words of the turned image
   */
  recognize(raster: Raster, page: PageSize, options: RecognitionOptions): Promise<Recognition>
  close(): Promise<void>
}

export interface RecognitionOptions {
  /** Changes nothing so far: the page's own words tell its language. */
  readonly locale: string | null
  /** Milliseconds of computing time after which the page is given up with what was read of it until then. */
  readonly effort?: number
  /** Is called with each reading of the page and with each part of one. */
  readonly onProgress?: () => void
}

export interface Recognition {
  readonly page: Page
  readonly turn: Turn
  /** Why the page may have more to say than its words: it took too long, or nothing on it looks like words that can be read. */
  readonly left: 'nothing' | 'given_up' | 'unreadable'
}

export interface PageSize {
  readonly number: number
  /** Points. */
  readonly width: number
  readonly height: number
}

/** Computing time in milliseconds: many times what the worst till receipt takes. */
const PAGE_EFFORT = 180_000

/** Starts the recognizer (about half a second); rejects when its data or its program cannot be loaded. */
export async function createRecognizer(): Promise<Recognizer> {
  let engines = await startEngines()

  return {
    recognize: async (raster, { number, width, height }, { effort = PAGE_EFFORT, onProgress = () => {} }) => {
      const limited = limitEffort(engines, effort, onProgress)
      const reading = await readPage(limited.engines, await toGrey(raster))
      if (limited.isSpent && 'tesseract' in engines) {
        // It cannot be interrupted, and reads on.
        await closeEngines(engines)
        engines = await startEngines()
      }
      const isOnSide = reading.turn === 90 || reading.turn === 270
      const size = isOnSide ? { width: height, height: width } : { width, height }
      const words = calibrateWords(scaleWords(reading.words, size.width / reading.width)).map((word) => ({
        ...word,
        fontSize: Math.round(word.fontSize * 10) / 10,
      }))
      const left = limited.isSpent ? 'given_up' : reading.isUnreadable ? 'unreadable' : 'nothing'
      return { page: { number, ...size, words, origin: 'ocr' }, turn: reading.turn, left }
    },
    close: () => closeEngines(engines),
  }
}

async function startEngines(): Promise<Engines> {
  const runtime = loadRuntime()
  if (runtime === null) return { tesseract: await startTesseract(['deu', 'eng']) }
  return {
    paddle: await startPaddle(runtime),
    german: await startLstm(runtime, 'deu'),
    english: await startLstm(runtime, 'eng'),
    further: keepReaders((language) => startLstm(runtime, language)),
  }
}

async function closeEngines(engines: Engines): Promise<void> {
  await Promise.all(Object.values(engines).map((engine) => engine.close()))
}
