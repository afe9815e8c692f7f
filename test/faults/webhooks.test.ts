import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { ensureFirstAccount } from '../../engine/store/accounts.ts'
import { databasePath, openDatabase } from '../../engine/store/database.ts'
import { findDelivery } from '../../engine/store/webhook-deliveries.ts'
import { createWebhookEndpoint } from '../../engine/store/webhook-endpoints.ts'
import { answerWith, openReceiver, type Receiver } from '../delivery/open-receiver.ts'
import { verify } from '../delivery/verify-webhook.ts'
import { makeEngine } from '../pipeline/open-test-engine.ts'
import { makeFolder } from '../store/open-test-store.ts'

test('killed between commit and delivery, the webhook arrives after the next start with the webhook-id of the commit', async () => {
  const receiver = await openReceiver()
  const { dataFolder, secret } = makeFolderWithEndpoint(receiver)
  await once(startApp(dataFolder, 'at-commit'), 'exit')
  expect(receiver.received).toEqual([])
  const committed = readDelivery(dataFolder)
  expect(committed).toMatchObject({ event: 'document.completed', status: 'pending', tries: 0 })

  await makeEngine({ dataFolder }).start({ listen: true })
  const got = await receiver.waitFor(1)
  expect(got.headers['webhook-id']).toBe(committed?.webhookId)
  expect(verify(got, secret)).toMatchObject({ type: 'document.completed', data: { id: 1, status: 'completed' } })
})

test('killed while the receiver is being told, the webhook arrives again with the same webhook-id', async () => {
  const receiver = await openReceiver(() => {})
  const { dataFolder, secret } = makeFolderWithEndpoint(receiver)
  const app = startApp(dataFolder, 'never')
  const first = await receiver.waitFor(1)
  app.kill('SIGKILL')
  await once(app, 'exit')

  receiver.answer = answerWith(204)
  await makeEngine({ dataFolder }).start({ listen: true })
  const second = await receiver.waitFor(2)
  expect(second.headers['webhook-id']).toBe(first.headers['webhook-id'])
  expect(second.body).toBe(first.body)
  expect(second.headers['webhook-delivery']).not.toBe(first.headers['webhook-delivery'])
  verify(second, secret)
  await expect.poll(() => readDelivery(dataFolder)?.status).toBe('succeeded')
})

function makeFolderWithEndpoint({ url }: Receiver): { readonly dataFolder: string; readonly secret: string } {
  const dataFolder = makeFolder()
  const database = openDatabase(databasePath(dataFolder))
  ensureFirstAccount(database)
  const { secret } = createWebhookEndpoint(database, {
    accountId: 1,
    url,
    events: ['document.completed'],
    allowPrivateNetwork: false,
  })
  database.close()
  return { dataFolder, secret }
}

function startApp(dataFolder: string, when: 'at-commit' | 'never'): ChildProcess {
  const entry = fileURLToPath(new URL('telling-app.ts', import.meta.url))
  const app = fork(entry, [dataFolder, when], { execArgv: [] })
  onTestFinished(() => void app.kill('SIGKILL'))
  return app
}

function readDelivery(dataFolder: string) {
  const database = openDatabase(databasePath(dataFolder))
  const delivery = findDelivery(database, 1)
  database.close()
  return delivery
}
