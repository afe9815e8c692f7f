import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createConfig } from '../../engine/config.ts'
import { createEngine } from '../../engine/index.ts'
import { getExtraction } from '../../engine/store/extractions.ts'
import { latestRun } from '../../engine/store/runs.ts'
import { forkWorker } from '../../engine/workers/fork-worker.ts'
import { submit } from '../pipeline/open-test-engine.ts'
import { makeFolder } from '../store/open-test-store.ts'
import { slowDown } from './slow-down.ts'

const RECEIPT = join(import.meta.dirname, '../fixtures/samples/receipt.png')
const MINUTE = 60_000
/** Part of its normal speed that the worker gets. */
const SPEED = process.env['DOCKET_LONG_FAULTS'] ? 0.1 : 0.25

test(
  `a receipt at ${SPEED} of its normal speed is read to its end, however long that takes by the clock`,
  async () => {
    let pid = 0
    const limits = { stallLimit: 8000 }
    const config = createConfig({ dataFolder: makeFolder(), durable: false, jobs: 1, logLevel: 'silent', limits }, {})
    const engine = createEngine(config, {
      spawn: (entry) => {
        const worker = forkWorker(entry)
        pid = worker.pid!
        return worker
      },
    })
    onTestFinished(() => engine.stop({ abandon: true }))
    engine.events.once('progress', () => onTestFinished(slowDown(pid, SPEED)))
    let signs = 0
    engine.events.on('progress', (_id, { stage }) => (signs += stage === 'recognizing' ? 1 : 0))

    await engine.start({ listen: false })
    const begin = performance.now()
    const { id } = await submit(engine, 'receipt.png', { content: readFileSync(RECEIPT), fileFormat: 'png' })
    expect(await engine.whenDone(id)).toMatchObject({ status: 'completed' })

    expect(latestRun(engine.database, id)).toMatchObject({ status: 'completed', errorCode: null })
    expect(getExtraction(engine.database, id)?.fields['gross_amount']?.value).toMatch(/^\d+\.\d\d$/)
    // It took longer than its worker may stand still, and told of its one page again and again.
    expect(performance.now() - begin).toBeGreaterThan(limits.stallLimit)
    expect(signs).toBeGreaterThan(5)
  },
  10 * MINUTE,
)
