import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountSchema } from '../../../engine/contract/app/account.ts'
import { settingsAnswerSchema } from '../../../engine/contract/app/settings.ts'
import { storageSchema } from '../../../engine/contract/app/storage.ts'
import { webhookDeliveryListSchema } from '../../../engine/contract/webhook-delivery.ts'
import { webhookEndpointSchema, webhookEndpointWithSecretSchema } from '../../../engine/contract/webhook-endpoint.ts'
import { expectError } from '../../contract/expect-error.ts'
import { openTestApi, type TestApi } from '../../contract/open-test-api.ts'
import { openApp, type AskApp } from './open-app.ts'

let api: TestApi
let app: AskApp
beforeAll(async () => {
  api = await openTestApi()
  app = openApp(api)
})
afterAll(() => api.close())

async function send(method: string, path: string, body?: object): Promise<unknown> {
  const answer = await app(path, { method, ...(body && { body }) })
  return answer.status === 204 ? null : ((await answer.json()) as { data: unknown }).data
}

describe('webhooks', () => {
  const ENDPOINT = { url: 'https://erp.example/hooks', events: ['document.completed'] }

  test('are made, changed, tested and deleted by the session, the secret shown once', async () => {
    const path = `/app/accounts/${api.account.id}/webhook-endpoints`
    const made = webhookEndpointWithSecretSchema.strict().parse(await send('POST', path, ENDPOINT))
    const own = `${path}/${made.id}`
    expect(webhookEndpointSchema.strict().parse(await send('GET', own))).toMatchObject({ enabled: true })
    expect(await send('GET', path)).toHaveLength(1)
    expect(await send('PATCH', own, { events: ['document.corrected'] })).toMatchObject({
      events: ['document.corrected'],
    })
    const rotated = webhookEndpointWithSecretSchema.parse(await send('POST', `${own}/rotate-secret`))
    expect(rotated.secret).not.toBe(made.secret)
    const sent = (await send('POST', `${own}/test`)) as { readonly id: number }
    expect(sent).toMatchObject({ event: 'webhook.test', payload: { data: { mode: 'live' } } })
    const list = webhookDeliveryListSchema.parse(await (await app(`${own}/deliveries?per_page=5`)).json())
    expect(list.data.map(({ id }) => id)).toEqual([sent.id])
    expect(list.links.first).toBe(`${api.url}${own}/deliveries?per_page=5&page=1`)
    expect(await send('POST', `${own}/deliveries/${sent.id}/redeliver`)).toMatchObject({ id: sent.id })
    expect(await send('GET', `${own}/deliveries/${sent.id}`)).toMatchObject({ id: sent.id })
    expect(await send('DELETE', own)).toBeNull()
    await expectError(await app(own), 404, 'not_found')
  })

  test('are those of the account in the path alone, and a token opens none of them', async () => {
    const other = api.createAccount('Weinhandlung Rebstock')
    const path = `/app/accounts/${api.account.id}/webhook-endpoints`
    const { id } = (await send('POST', path, ENDPOINT)) as { readonly id: number }
    await expectError(await app(`/app/accounts/${other.id}/webhook-endpoints/${id}`), 404, 'not_found')
    await expectError(await app('/app/accounts/999/webhook-endpoints'), 404, 'not_found')
    expect(await send('GET', `/app/accounts/${other.id}/webhook-endpoints`)).toEqual([])
    const token = api.createToken({ abilities: ['webhooks:manage'] })
    await expectError(await api.request(path, { token }), 401, 'unauthenticated')
    const byCookie = await app('/api/v1/webhook-endpoints')
    await expectError(byCookie, 401, 'unauthenticated')
  })
})

test('an account has names of its own and a language', async () => {
  const path = `/app/accounts/${api.account.id}`
  const change = { own_names: ['Kanzlei Birkenhain', 'Birkenhain Steuern', 'Kanzlei Birkenhain'], locale: 'de-AT' }
  const changed = accountSchema.strict().parse(await send('PATCH', path, change))
  expect(changed).toMatchObject({ own_names: ['Kanzlei Birkenhain', 'Birkenhain Steuern'], locale: 'de-AT' })
  expect(await send('PATCH', path, {})).toEqual(changed)
  expect(await send('PATCH', path, { own_names: [], locale: null })).toMatchObject({ own_names: [], locale: null })
  for (const body of [{ own_names: [' '] }, { own_names: 'A' }, { locale: 'deutsch' }]) {
    await expectError(await app(path, { method: 'PATCH', body }), 422, 'validation_failed')
  }
})

test('settings remember the last export and who sits before the page', async () => {
  const choice = { format: 'csv', columns: ['filename'], separator: ';' }
  const changed = await send('PATCH', '/app/settings', { export: choice, user_name: ' Ada ' })
  expect(settingsAnswerSchema.strict().parse(changed)).toMatchObject({ export: choice, user_name: 'Ada' })
  await expectError(
    await app('/app/settings', { method: 'PATCH', body: { export: { format: 'pdf' } } }),
    422,
    'validation_failed',
  )
})

test('storage tells where everything lies and how much room it takes', async () => {
  const { data_folder, data_size } = storageSchema.strict().parse(await send('GET', '/app/storage'))
  expect(data_folder).toBe(api.dataFolder)
  expect(data_size.database).toBeGreaterThan(10_000)
  expect(data_size.total).toBe(data_size.database + data_size.originals + data_size.pictures)
})
