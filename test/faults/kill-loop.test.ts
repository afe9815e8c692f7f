import { expect, test } from 'vitest'
import { openReceiver, type Receiver } from '../delivery/open-receiver.ts'
import { makeFolder } from '../store/open-test-store.ts'
import { inspectFolder } from './inspect-folder.ts'
import { uploadUnderKills } from './kill-loop.ts'
import { prepareFolder } from './prepare-folder.ts'

const { documents, kills } = process.env['DOCKET_LONG_FAULTS']
  ? { documents: 1000, kills: 50 }
  : { documents: 30, kills: 3 }

test(
  `${documents} uploads while the app is killed ${kills} times: each document is there once and completed`,
  { timeout: 3_600_000 },
  async () => {
    const receiver = await openReceiver()
    const dataFolder = makeFolder()
    const { accountId, token } = prepareFolder(dataFolder, { credits: documents + 7, webhookUrl: receiver.url })
    const { hashes, app } = await uploadUnderKills(dataFolder, { token, documents, kills, seed: 14 })
    await expect.poll(() => tellIds(receiver).size, { timeout: 120_000 }).toBe(documents)
    expect(await app.stop()).toBe(true)

    const { announced, ...state } = inspectFolder(dataFolder, accountId)
    expect(state).toEqual({
      integrity: 'ok',
      trail: [],
      documents: { completed: documents },
      runs: { completed: documents },
      hashes,
      originals: hashes,
      torn: [],
      orphans: [],
      jobs: 0,
      credits: [7, 0],
    })
    expect(Object.values(announced)).toEqual(Array.from({ length: documents }, () => 1))
    // At least once: a delivery that comes again has the id of the first.
    const messages = new Set(receiver.received.map(({ headers }) => headers['webhook-id']))
    expect(messages.size).toBe(documents)
  },
)

/** The documents that were told of as completed. */
function tellIds({ received }: Receiver): ReadonlySet<number> {
  const told = received.map(({ body }) => JSON.parse(body) as { type: string; data: { id: number } })
  return new Set(told.filter(({ type }) => type === 'document.completed').map(({ data }) => data.id))
}
