import { expect, test } from 'vitest'
import { findDelivery } from '../../engine/store/webhook-deliveries.ts'
import { disableWebhookEndpoint, createWebhookEndpoint } from '../../engine/store/webhook-endpoints.ts'
import { openReceiver } from '../delivery/open-receiver.ts'
import { makeEngine, submit } from '../pipeline/open-test-engine.ts'
import { runDocket } from './run-docket.ts'

test('webhooks are listed, and sent again by the service that runs beside', async () => {
  const engine = makeEngine()
  const { dataFolder } = engine.config
  const receiver = await openReceiver()
  const { endpoint, secret } = createWebhookEndpoint(engine.database, {
    accountId: 1,
    url: receiver.url,
    events: ['document.completed', 'document.failed'],
    allowPrivateNetwork: false,
  })
  await engine.start({ listen: false })
  await submit(engine, 'bill.pdf')
  const first = await receiver.waitFor(1)
  const webhookId = String(first.headers['webhook-id'])
  await expect.poll(() => findDelivery(engine.database, 1)?.status).toBe('succeeded')

  const listed = await runDocket(['webhooks', 'list', '--data', dataFolder])
  expect(listed).toEqual({
    code: 0,
    stdout: `1\taccount 1\t${receiver.url}\tdocument.completed,document.failed\tenabled\n`,
    stderr: '',
  })
  expect(listed.stdout).not.toContain(secret)
  const deliveries = await runDocket(['webhooks', 'deliveries', '1', '--data', dataFolder])
  expect(deliveries.stdout).toBe(`1\tdocument.completed\t${webhookId}\tsucceeded\ttries 1\n`)

  const done = { code: 0, stdout: '', stderr: '' }
  expect(await runDocket(['webhooks', 'redeliver', '1', '--data', dataFolder])).toEqual(done)
  expect((await receiver.waitFor(2)).headers['webhook-id']).toBe(webhookId)

  disableWebhookEndpoint(engine.database, endpoint.id, 'by_request')
  expect(await runDocket(['webhooks', 'redeliver', '1', '--data', dataFolder])).toEqual({
    code: 2,
    stdout: '',
    stderr: 'The endpoint 1 is disabled. Enable it first.\n',
  })
  expect((await runDocket(['webhooks', 'list', '--data', dataFolder])).stdout).toMatch(/\tby_request\n$/)
})

test.each([
  ['deliveries', 'There is no webhook endpoint 7.\n'],
  ['redeliver', 'There is no delivery 7.\n'],
])('webhooks %s of what is not there is misuse', async (word, stderr) => {
  const { dataFolder } = makeEngine().config
  expect(await runDocket(['webhooks', word, '7', '--data', dataFolder])).toEqual({ code: 2, stdout: '', stderr })
})
