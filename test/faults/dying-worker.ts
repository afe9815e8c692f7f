import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { ProcessingTask } from '../../engine/domain/outcome.ts'
import { processDocument } from '../../engine/pipeline/process-document.ts'
import { createShelf } from '../../engine/pipeline/shelf.ts'
import { answerRequests } from '../../engine/workers/answer-requests.ts'

const shelf = createShelf()
/** Milliseconds. */
const TWO_HOURS = 7_200_000

/**
 * The document worker, but what it recognizes is one word a page. It notes each page and its process in `read.log` in the data
 * folder, and at the page that the file's name says (0: at every page) it dies, hangs or waits until there is a file `go`:
 * `die-at-3.pdf`, `die-once-at-3.pdf`, `hang-at-3.pdf`, `hang-once-at-3.pdf`, `wait-at-3.pdf`. In `meet.pdf` it waits at each page
 * until two processes have begun one; in `two-hours.pdf` it says that each page took so long.
 */
answerRequests(async (task, report) => {
  const { filename, path } = task as ProcessingTask
  const dataFolder = join(dirname(path), '../..')
  const log = join(dataFolder, 'read.log')
  const readLog = (): readonly string[][] =>
    existsSync(log)
      ? readFileSync(log, 'utf8')
          .trim()
          .split(' ')
          .map((entry) => entry.split(':'))
      : []
  const [, deed, once, at] = /^(die|hang|wait)(-once)?-at-(\d+)/.exec(filename) ?? []
  const recognizer = async () => ({
    async recognize(_raster: unknown, { number, width, height }: { number: number; width: number; height: number }) {
      const before = readLog().map(([page]) => Number(page))
      appendFileSync(log, `${number}:${process.pid} `)
      if ((at === '0' || number === Number(at)) && !(once && before.includes(number))) {
        if (deed === 'die') process.kill(process.pid, 'SIGKILL')
        if (deed === 'hang') await new Promise(() => {})
        if (deed === 'wait') while (!existsSync(join(dataFolder, 'go'))) await setTimeout(20)
      }
      if (filename === 'meet.pdf') while (new Set(readLog().map(([, pid]) => pid)).size < 2) await setTimeout(20)
      const word = { text: `Seite${number}`, box: [9, 9, 90, 20] as const, confidence: 0.9, fontSize: 10, bold: false }
      return {
        page: { number, width, height, words: [word], origin: 'ocr' as const },
        turn: 0 as const,
        left: 'nothing' as const,
      }
    },
    async close() {},
  })
  const answer = await processDocument(task as ProcessingTask, { report, recognizer, shelf, onBug: console.error })
  return answer.status === 'page' && filename === 'two-hours.pdf' ? { ...answer, effort: TWO_HOURS + 1 } : answer
})
