import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ProcessingTask } from '../../engine/domain/outcome.ts'
import { processDocument } from '../../engine/pipeline/process-document.ts'
import { answerRequests } from '../../engine/workers/answer-requests.ts'

/**
 * The document worker, but what it recognizes is one word a page. It notes each page in `read.log` in the data folder, and at the
 * page that the file's name says it dies or hangs: `die-at-3.pdf`, `die-once-at-3.pdf`, `hang-at-3.pdf`, `hang-once-at-3.pdf`.
 */
answerRequests((task, report) => {
  const { outputFolder, filename } = task as ProcessingTask
  const log = join(outputFolder, '../../read.log')
  const [, deed, once, fatal] = /^(die|hang)(-once)?-at-(\d+)/.exec(filename) ?? []
  const recognizer = async () => ({
    async recognize(_raster: unknown, { number, width, height }: { number: number; width: number; height: number }) {
      const before = existsSync(log) ? readFileSync(log, 'utf8').split(' ').map(Number) : []
      appendFileSync(log, `${number} `)
      if (number === Number(fatal) && !(once && before.includes(number))) {
        if (deed === 'die') process.kill(process.pid, 'SIGKILL')
        await new Promise(() => {})
      }
      const word = { text: `Seite${number}`, box: [9, 9, 90, 20] as const, confidence: 0.9, fontSize: 10, bold: false }
      return {
        page: { number, width, height, words: [word], origin: 'ocr' as const },
        turn: 0 as const,
        left: 'nothing' as const,
      }
    },
    async close() {},
  })
  return processDocument(task as ProcessingTask, { report, recognizer, onBug: console.error })
})
