import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { DocumentError } from '../../engine/domain/errors.ts'
import type { Outcome, ProcessingTask } from '../../engine/domain/outcome.ts'
import { answerRequests } from '../../engine/workers/answer-requests.ts'

/** A document worker that does what the document's file name says; every other name is read without fault. */
answerRequests(async (input, report) => {
  const task = input as ProcessingTask
  report({ stage: 'scanning', pagesDone: null, pagesTotal: null })
  report({ stage: 'reading', pagesDone: null, pagesTotal: null })
  switch (task.filename) {
    case 'hang.pdf':
      return new Promise(() => setInterval(() => {}, 1000))
    case 'kill-me.pdf':
      return process.kill(process.pid, 'SIGKILL')
    case 'kill-me-once.pdf': {
      const mark = readFileSync(task.path, 'utf8')
      if (existsSync(mark)) return complete(task)
      writeFileSync(mark, '')
      return process.kill(process.pid, 'SIGKILL')
    }
    case 'wait-for.pdf': {
      const mark = readFileSync(task.path, 'utf8')
      while (!existsSync(mark)) await setTimeout(20)
      return complete(task)
    }
    case 'bug.pdf':
      throw new Error('a bug')
    case 'damaged.pdf':
      return {
        status: 'error',
        stage: 'reading',
        code: 'unreadable_file',
        message: new DocumentError('unreadable_file').message,
        format: 'pdf',
        failures: [],
      } satisfies Outcome
    case 'locked.pdf':
      return {
        status: 'blocked',
        stage: 'reading',
        reason: 'password_required',
        message: 'Remove the password.',
        format: 'pdf',
      } satisfies Outcome
    case 'clumsy.pdf': {
      const trace = 'TypeError\n    at findParties (a.ts:1:2)'
      return { ...complete(task), failures: [{ stage: 'extracting', part: 'findParties', page: null, trace }] }
    }
    default:
      return complete(task)
  }
})

function complete(task: ProcessingTask): Outcome {
  for (const name of ['thumbnail.png', 'page-1.png']) writeFileSync(join(task.outputFolder, name), name)
  return {
    status: 'completed',
    format: 'pdf',
    type: 'invoice',
    isEInvoice: true,
    pageCount: 1,
    text: '| Total | 12.00 |',
    plainText: JSON.stringify(task.hints),
    fields: { gross_amount: { value: '12.00', candidates: [] } },
    findings: [{ stage: 'validating', code: 'late', message: 'Late.', fields: [], page: null }],
    scanNotes: [],
    failures: [],
    thumbnail: { filename: 'thumbnail.png', format: 'png', width: 2, height: 3, size: 13 },
    previews: [{ filename: 'page-1.png', format: 'png', width: 2, height: 3, size: 10 }],
    timings: { reading: 7 },
  }
}
