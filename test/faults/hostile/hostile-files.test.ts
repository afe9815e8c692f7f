import { fork } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { ERRORS } from '../../../engine/domain/errors.ts'
import { makeFolder } from '../../store/open-test-store.ts'
import { makeHostileFiles, type HostileFile } from './make-hostile-files.ts'
import type { FileEnd } from './patient-app.ts'

const isLong = process.env['DOCKET_LONG_FAULTS'] !== undefined
const COUNT = isLong ? 3000 : 16
const SEED = Number(process.env['DOCKET_SEED'] ?? 14)
/** The file after which memory is measured for the first time: by then everything is loaded. */
const WARM = Math.round(COUNT / 10)

test(
  `${COUNT} hostile files end completed, blocked or in an error that says what is wrong, and leave the host as it was`,
  { timeout: 4 * 3_600_000 },
  async () => {
    const read = startApp()
    const ends: { readonly story: string; readonly end: FileEnd; readonly milliseconds: number }[] = []
    for await (const file of makeHostileFiles(COUNT, SEED)) {
      const begun = performance.now()
      const end = await read(file)
      ends.push({ story: file.story, end, milliseconds: Math.round(performance.now() - begun) })
      if (isLong && ends.length % 100 === 0) tell(ends)
    }
    tell(ends)

    expect(new Set(ends.map(({ end }) => end.status))).toEqual(
      new Set(['completed', 'blocked', 'error'].filter((status) => ends.some(({ end }) => end.status === status))),
    )
    const codes = new Set(ends.flatMap(({ end }) => end.code ?? []))
    expect([...codes].filter((code) => !(code in ERRORS) || code === 'internal')).toEqual([])
    expect(ends.filter(({ end }) => end.failed.length > 0)).toEqual([])
    const [before, after] = [ends[WARM]!.end.kept, ends.at(-1)!.end.kept]
    expect(after / before).toBeLessThan(1.1)
  },
)

/** One app for all files; when it ends before the test does, the test fails. */
function startApp(): (file: HostileFile) => Promise<FileEnd> {
  const folder = makeFolder()
  const entry = fileURLToPath(new URL('patient-app.ts', import.meta.url))
  const app = fork(entry, [join(folder, 'data')], { execArgv: ['--expose-gc'] })
  onTestFinished(() => void app.kill('SIGKILL'))
  const ended = once(app, 'exit').then(([code, signal]) => {
    throw new Error(`The app ended (${String(code ?? signal)}).`)
  })
  ended.catch(() => {})
  const ready = once(app, 'message')
  return async ({ bytes, filename, format }) => {
    await ready
    const path = join(folder, 'file')
    writeFileSync(path, bytes)
    app.send({ path, filename, format })
    const [end] = (await Promise.race([once(app, 'message'), ended])) as [FileEnd]
    return end
  }
}

function tell(ends: readonly { readonly story: string; readonly end: FileEnd; readonly milliseconds: number }[]): void {
  const counts: Record<string, number> = {}
  for (const { end } of ends) counts[end.code ?? end.status] = (counts[end.code ?? end.status] ?? 0) + 1
  const times = ends.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b)
  const slow = ends.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, 5)
  const line = {
    files: ends.length,
    counts,
    milliseconds: { median: times[times.length >> 1], p99: times[Math.floor(times.length * 0.99)] },
    slow: slow.map(({ story, milliseconds }) => `${story} ${milliseconds}`),
    wrong: ends
      .filter(({ end }) => end.code === 'internal' || end.failed.length > 0)
      .map(({ story, end }) => `${story}: ${end.code} ${end.failed.join(' ')}`),
    kept: [ends[Math.min(WARM, ends.length - 1)]!.end.kept, ends.at(-1)!.end.kept],
    resident: [ends[Math.min(WARM, ends.length - 1)]!.end.resident, ends.at(-1)!.end.resident],
  }
  process.stdout.write(`${JSON.stringify(line)}\n`)
}
