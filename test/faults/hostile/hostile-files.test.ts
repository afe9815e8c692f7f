import { fork } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { ERRORS } from '../../../engine/domain/errors.ts'
import { makeFolder } from '../../store/open-test-store.ts'
import { makeHostileFiles, type HostileFile } from './make-hostile-files.ts'
import type { FileEnd, FileTask } from './patient-app.ts'

const isLong = process.env['DOCKET_LONG_FAULTS'] !== undefined
const COUNT = isLong ? 3000 : 10
const SEED = Number(process.env['DOCKET_SEED'] ?? 14)
/** `2/6`: the second of six equal parts of the files, for whoever has no hours at a stretch. */
const [PART, PARTS] = (process.env['DOCKET_PART'] ?? '1/1').split('/').map(Number) as [number, number]
const [FIRST, LAST] = [Math.round(((PART - 1) * COUNT) / PARTS) + 1, Math.round((PART * COUNT) / PARTS)]
/** The file after which memory is measured for the first time: by then everything is loaded. */
const WARM = FIRST + Math.round((LAST - FIRST + 1) / 10)
/** So many of the last files are weighed each. */
const AT_THE_END = 4

interface Story {
  readonly story: string
  readonly end: FileEnd
  /** By the clock. */
  readonly milliseconds: number
}

test(
  `hostile files ${FIRST} to ${LAST} end completed, blocked or in an error that says what is wrong, and leave the host as it was`,
  { timeout: 4 * 3_600_000 },
  async () => {
    const read = startApp()
    const stories: Story[] = []
    let place = 0
    for await (const file of makeHostileFiles(LAST, SEED)) {
      place += 1
      if (place < FIRST) continue
      const begun = performance.now()
      const end = await read(file, { weigh: place === WARM || place > LAST - AT_THE_END || place % 100 === 0 })
      stories.push({ story: file.story, end, milliseconds: performance.now() - begun })
      if (isLong && place % 100 === 0 && place < LAST) tell(stories)
    }
    tell(stories)

    expect(stories).toHaveLength(LAST - FIRST + 1)
    expect(
      stories.filter(({ end }) => !['completed', 'blocked', 'error'].includes(end.status)),
      'status',
    ).toEqual([])
    const codes = new Set(stories.flatMap(({ end }) => end.code ?? []))
    expect([...codes].filter((code) => !(code in ERRORS) || code === 'internal')).toEqual([])
    expect(stories.filter(({ end }) => end.failed.length > 0)).toEqual([])
    const before = stories[WARM - FIRST]!.end.memory!.kept
    // What is under way at one moment is no leak: the least of the last ones counts.
    const after = Math.min(...stories.slice(-AT_THE_END).map(({ end }) => end.memory!.kept))
    expect(after / before).toBeLessThan(1.1)
  },
)

/** One app for all files; when it ends before the test does, the test fails. */
function startApp(): (file: HostileFile, options: Pick<FileTask, 'weigh'>) => Promise<FileEnd> {
  const folder = makeFolder()
  const entry = fileURLToPath(new URL('patient-app.ts', import.meta.url))
  const app = fork(entry, [join(folder, 'data')], { execArgv: ['--expose-gc'] })
  onTestFinished(() => void app.kill('SIGKILL'))
  const ended = once(app, 'exit').then(([code, signal]) => {
    throw new Error(`The app ended (${String(code ?? signal)}).`)
  })
  ended.catch(() => {})
  const ready = once(app, 'message')
  return async ({ bytes, filename, format }, { weigh }) => {
    await ready
    const path = join(folder, 'file')
    writeFileSync(path, bytes)
    app.send({ path, filename, format, weigh } satisfies FileTask)
    const [end] = (await Promise.race([once(app, 'message'), ended])) as [FileEnd]
    return end
  }
}

function tell(stories: readonly Story[]): void {
  const counts: Record<string, number> = {}
  for (const { end } of stories) counts[end.code ?? end.status] = (counts[end.code ?? end.status] ?? 0) + 1
  const slow = stories.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, 5)
  const line = {
    files: stories.length,
    counts,
    milliseconds: spread(stories.map(({ milliseconds }) => milliseconds)),
    // Of the workers, which does not depend on what else the machine does.
    computed: spread(stories.flatMap(({ end }) => end.computed ?? [])),
    slow: slow.map(({ story, milliseconds, end }) => `${story} ${Math.round(milliseconds)} ${end.computed}`),
    wrong: stories
      .filter(({ end }) => end.code === 'internal' || end.failed.length > 0)
      .map(({ story, end }) => `${story}: ${end.code} ${end.failed.join(' ')}`),
    memory: stories.flatMap(({ end }) => end.memory ?? []),
  }
  process.stdout.write(`${JSON.stringify(line)}\n`)
}

function spread(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number): number => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0)
  return {
    median: at(0.5),
    p99: at(0.99),
    most: at(1),
    mean: Math.round(sorted.reduce((sum, time) => sum + time, 0) / sorted.length),
  }
}
