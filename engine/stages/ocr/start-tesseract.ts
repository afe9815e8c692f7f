import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createWorker, OEM, type Block, type PSM, type Worker } from 'tesseract.js'
import type { GreyImage } from './grey-image.ts'

export interface ReadingOptions {
  /** What is on the page: `AUTO` finds columns and tables, `SINGLE_BLOCK` takes line after line. */
  readonly segmentation: 'auto' | 'single-block'
  /** `otsu`: one threshold for the page, fast; `sauvola`: a local one, for uneven light. */
  readonly threshold: 'otsu' | 'sauvola'
  readonly dotsPerInch: number
}

export interface Tesseract {
  /**
   * Blocks with paragraphs, lines and words in pixels of the image.
   * @param onProgress is called as the reading goes on from part to part of the picture
   */
  read(image: GreyImage, options: ReadingOptions, onProgress?: () => void): Promise<readonly Block[]>
  close(): Promise<void>
}

export type Language = 'deu' | 'eng'

const require = createRequire(import.meta.url)
const SEGMENTATION = { auto: '3', 'single-block': '6' } as const
const THRESHOLD = { otsu: '0', sauvola: '2' } as const

/**
 * Starts a recognizer in a thread of its own. Its data come from the installed packages; nothing is fetched and nothing
 * stays on disk. Rejects when it cannot start.
 */
export async function startTesseract(languages: readonly Language[]): Promise<Tesseract> {
  const files = languages.map((language) => `@tesseract.js-data/${language}/4.0.0_best_int/${language}.traineddata.gz`)
  let tell = (): void => {}
  const worker = await startWorker([...languages], OEM.LSTM_ONLY, files, () => tell())
  const thread = watchThread(worker)
  return {
    read: async (image, options, onProgress = () => {}) => {
      tell = onProgress
      const parameters = {
        tessedit_pageseg_mode: SEGMENTATION[options.segmentation] as PSM,
        thresholding_method: THRESHOLD[options.threshold],
        // The recognizer's remarks would go to standard error.
        debug_file: '/dev/null',
        user_defined_dpi: String(Math.round(options.dotsPerInch)),
      }
      await thread.guard(() => worker.setParameters(parameters))
      const result = await thread.guard(() => worker.recognize(encodePgm(image), {}, { blocks: true, text: false }))
      return result.data.blocks ?? []
    },
    close: async () => {
      thread.hasEnded = true
      await worker.terminate()
    },
  }
}

async function startWorker(
  languages: string[],
  engine: OEM,
  dataFiles: readonly string[],
  logger: () => void,
): Promise<Worker> {
  // The recognizer takes its data from one folder only, and each package has its own.
  const folder = await mkdtemp(join(tmpdir(), 'docket-ocr-'))
  try {
    for (const file of dataFiles) await copyFile(require.resolve(file), join(folder, file.split('/').at(-1)!))
    // Without an error handler a failed start is thrown outside any promise, and the returned one never settles.
    return await new Promise<Worker>((resolve, reject) => {
      const fail = (reason: unknown): void => reject(new Error(`The text recognizer did not start: ${String(reason)}`))
      const options = { langPath: folder, cacheMethod: 'none', errorHandler: fail, logger } as const
      createWorker(languages, engine, options).then(resolve, fail)
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The library keeps the thread on its worker, but does not declare it. */
interface WorkerWithThread {
  readonly worker: NodeJS.EventEmitter
}

interface WatchedThread {
  hasEnded: boolean
  /** Rejects when the thread has ended, or ends before the task, which would otherwise never settle. */
  guard<T>(task: () => Promise<T>): Promise<T>
}

function watchThread(worker: Worker): WatchedThread {
  const { worker: thread } = worker as unknown as WorkerWithThread
  let cause: unknown
  thread.on('error', (error: unknown) => (cause = error))
  thread.once('exit', () => (watched.hasEnded = true))
  const describe = (): Error => new Error('The text recognizer has ended.', { cause })
  const watched: WatchedThread = {
    hasEnded: false,
    guard: async (task) => {
      if (watched.hasEnded) throw describe()
      const { promise, reject } = Promise.withResolvers<never>()
      const fail = (): void => reject(describe())
      thread.once('exit', fail)
      try {
        return await Promise.race([task(), promise])
      } finally {
        thread.off('exit', fail)
      }
    },
  }
  return watched
}

/** Netpbm P5: the raw samples with a header, so neither side spends time on compression. */
function encodePgm(image: GreyImage): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${image.width} ${image.height}\n255\n`, 'latin1'), image.data])
}
