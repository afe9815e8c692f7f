import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import sharp from 'sharp'
import type { Raster } from '../../../engine/domain/content.ts'
import { createRecognizer, type Recognizer } from '../../../engine/stages/ocr/create-recognizer.ts'
import { drawKinds } from './draw-kinds.ts'
import { openNative, type Native } from './run-native.ts'

/** Seconds. */
export interface Time {
  readonly cpu: number
  readonly wall: number
}

export interface KindTimes {
  readonly kind: string
  /** Page by page. */
  readonly ours: readonly Time[]
  /** Native Tesseract on one thread with our data, without its start. */
  readonly native: readonly Time[]
  /** The same with the fastest data, which are Debian's. */
  readonly nativeFast: readonly Time[]
}

export interface OcrBench {
  readonly kinds: readonly KindTimes[]
  readonly startSeconds: number
  /** Of this process, which recognizes and draws. */
  readonly peakRssMiB: number
}

/**
 * Recognizes pages here and with native Tesseract, page by page in turn, on the same pictures. Rejects when there is no native
 * Tesseract.
 * @param corpus folder with the sets `sroie` and `einvoice-scan`; kinds whose set is missing are left out
 * @param pages of each kind
 * @param isBusy whether a second process takes what it gets of a core meanwhile
 */
export async function benchOcr(corpus: string, pages: number, isBusy: boolean): Promise<OcrBench> {
  const folder = await mkdtemp(join(tmpdir(), 'docket-bench-'))
  const threads = sharp.concurrency()
  sharp.concurrency(1)
  const started = performance.now()
  const recognizer = await createRecognizer()
  const startSeconds = (performance.now() - started) / 1000
  const other = isBusy ? spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }) : null
  try {
    const native = await openNative(folder)
    const kinds: KindTimes[] = []
    for await (const { kind, rasters } of drawKinds(corpus, pages)) {
      kinds.push({ kind, ...(await timePages(recognizer, native, rasters)) })
    }
    return { kinds, startSeconds, peakRssMiB: process.resourceUsage().maxRSS / 1024 }
  } finally {
    other?.kill()
    await recognizer.close()
    sharp.concurrency(threads)
    await rm(folder, { recursive: true })
  }
}

async function timePages(
  recognizer: Recognizer,
  native: Native,
  rasters: readonly Raster[],
): Promise<Omit<KindTimes, 'kind'>> {
  const [ours, slow, fast]: [Time[], Time[], Time[]] = [[], [], []]
  // The first page warms up what starts with its first reading.
  await timeOurs(recognizer, rasters[0]!)
  for (const raster of rasters) {
    ours.push(await timeOurs(recognizer, raster))
    slow.push(await native.time(raster, 'same'))
    fast.push(await native.time(raster, 'fast'))
  }
  return { ours, native: slow, nativeFast: fast }
}

async function timeOurs(recognizer: Recognizer, raster: Raster): Promise<Time> {
  const scale = 842 / Math.max(raster.width, raster.height)
  const size = { number: 1, width: raster.width * scale, height: raster.height * scale }
  const [begin, started] = [process.cpuUsage(), performance.now()]
  await recognizer.recognize(raster, size, { locale: null })
  const { user, system } = process.cpuUsage(begin)
  return { cpu: (user + system) / 1e6, wall: (performance.now() - started) / 1000 }
}
