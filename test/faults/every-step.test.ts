import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { openReceiver } from '../delivery/open-receiver.ts'
import { makeFolder } from '../store/open-test-store.ts'
import { inspectFolder } from './inspect-folder.ts'
import { freeKeys, prepareFolder } from './prepare-folder.ts'
import { runApp, type RunningApp } from './run-app.ts'
import { uploadUntilKept } from './upload-until-kept.ts'

/** The long form dies at every step, the short one at each of these. */
const STRIDE = process.env['DOCKET_LONG_FAULTS'] ? 1 : 18
const CONTENT = 'Rechnung 4711'
const HASH = createHash('sha256').update(CONTENT).digest('hex')

test(
  'an app that dies at any lasting change between its start and a completed document loses and doubles nothing',
  { timeout: 1_800_000 },
  async () => {
    const { steps } = await live(0)
    expect(steps).toBeGreaterThan(40)
    console.log('steps', steps)
    for (let dieAt = 1; dieAt <= steps; dieAt += STRIDE) {
      const { state } = await live(dieAt)
      expect({ dieAt, ...state }).toEqual({
        dieAt,
        integrity: 'ok',
        trail: [],
        documents: { completed: 1 },
        runs: { completed: 1 },
        hashes: [HASH],
        originals: [HASH],
        torn: [],
        orphans: [],
        jobs: 0,
        credits: [4, 0],
        announced: { 1: 1 },
      })
    }
  },
)

/** One document's way from upload to its webhook, through a first app that dies at a step and a second one. */
async function live(dieAt: number) {
  const receiver = await openReceiver()
  const dataFolder = makeFolder()
  const { accountId, token } = prepareFolder(dataFolder, { credits: 5, webhookUrl: receiver.url })
  let app = runApp(dataFolder, 'moody', dieAt)
  const following = replaceKilled(app)
  await uploadUntilKept(() => app, { token, name: 'bill.txt', content: CONTENT })
  expect(JSON.parse((await receiver.waitFor(1)).body)).toMatchObject({ type: 'document.completed' })
  const steps = dieAt === 0 ? await app.countSteps() : 0
  if (!(await app.stop())) {
    await following
    await app.stop()
  }
  return { steps, state: inspectFolder(dataFolder, accountId) }

  async function replaceKilled(first: RunningApp): Promise<void> {
    if (!(await first.gone)) return
    freeKeys(dataFolder)
    app = runApp(dataFolder, 'moody')
  }
}
