import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { promisify } from 'node:util'
import { gunzipSync } from 'node:zlib'
import type { Raster } from '../../../engine/domain/content.ts'
import type { Time } from './index.ts'

/** `same`: the data that we read with; `fast`: Debian's, which are Tesseract's fastest. */
export type Data = 'same' | 'fast'

export interface Native {
  /** One page in German and English on one thread, words with boxes and confidence, without the program's start. */
  time(raster: Raster, data: Data): Promise<Time>
}

const LANGUAGES = ['deu', 'eng'] as const
const STARTS = 3
const require = createRequire(import.meta.url)
const run = promisify(execFile)

/** @param folder for the data and the pictures */
export async function openNative(folder: string): Promise<Native> {
  await writeData(folder)
  const blank: Raster = { data: new Uint8Array(64 * 64).fill(255), width: 64, height: 64, channels: 1 }
  const starts = { same: await timeStart(folder, blank, 'same'), fast: await timeStart(folder, blank, 'fast') }
  return {
    async time(raster, data) {
      const { cpu, wall } = await timeNative(raster, folder, data)
      return { cpu: cpu - starts[data].cpu, wall: wall - starts[data].wall }
    },
  }
}

async function timeStart(folder: string, blank: Raster, data: Data): Promise<Time> {
  const times: Time[] = []
  for (let turn = 0; turn < STARTS; turn += 1) times.push(await timeNative(blank, folder, data))
  return { cpu: Math.min(...times.map(({ cpu }) => cpu)), wall: Math.min(...times.map(({ wall }) => wall)) }
}

async function timeNative({ data: pixels, width, height }: Raster, folder: string, data: Data): Promise<Time> {
  const picture = join(folder, 'page.pgm')
  await writeFile(picture, Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1'), pixels]))
  const from = data === 'same' ? ['--tessdata-dir', folder] : []
  const words = ['tesseract', picture, '-', ...from, '-l', LANGUAGES.join('+'), '--dpi', '200', 'tsv']
  const started = performance.now()
  // The shell's own word says what its children took.
  const { stdout } = await run('sh', ['-c', '"$@" > /dev/null 2>&1 || exit 1; times', 'sh', ...words], {
    env: { ...process.env, OMP_THREAD_LIMIT: '1' },
  })
  return { cpu: readTimes(stdout), wall: (performance.now() - started) / 1000 }
}

/** Seconds out of the second line of `times` (POSIX): `0m1.380s 0m0.050s`, those of children. */
function readTimes(text: string): number {
  const parts = text
    .trim()
    .split('\n')[1]!
    .matchAll(/(\d+)m([\d.]+)s/g)
  return [...parts].reduce((sum, [, minutes, seconds]) => sum + 60 * Number(minutes) + Number(seconds), 0)
}

async function writeData(folder: string): Promise<void> {
  for (const language of LANGUAGES) {
    const packed = require.resolve(`@tesseract.js-data/${language}/4.0.0_best_int/${language}.traineddata.gz`)
    await writeFile(join(folder, `${language}.traineddata`), gunzipSync(await readFile(packed)))
  }
  // Native Tesseract looks for its output formats beside its data.
  await writeFile(join(folder, 'tsv'), 'tessedit_create_tsv 1\n')
}
