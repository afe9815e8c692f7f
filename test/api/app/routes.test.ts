import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSession } from '../../../engine/access/sign-in.ts'
import { accountSchema } from '../../../engine/contract/app/account.ts'
import { appDocumentListSchema, appDocumentSchema, type AppDocument } from '../../../engine/contract/app/document.ts'
import { settingsAnswerSchema } from '../../../engine/contract/app/settings.ts'
import { createdTokenSchema, tokenSchema } from '../../../engine/contract/app/token.ts'
import { setCredits, setSuspended } from '../../../engine/store/accounts.ts'
import { updateDocument } from '../../../engine/store/documents.ts'
import { expectError } from '../../contract/expect-error.ts'
import { makeForm, openTestApi, type FormFields, type TestApi } from '../../contract/open-test-api.ts'
import { cookieHeader, openApp, type AskApp } from './open-app.ts'

const LETTER = { name: 'brief.txt', content: 'Sehr geehrte Damen und Herren' }

let api: TestApi
let app: AskApp
beforeAll(async () => {
  api = await openTestApi()
  app = openApp(api)
})
afterAll(() => api.close())

describe('accounts', () => {
  test('are listed, made, renamed, given credits and suspended', async () => {
    const made = await send('POST', '/app/accounts', { name: ' Bäckerei Sonnenhof ', credits: 5 })
    expect(made.status).toBe(201)
    const account = accountSchema.strict().parse(await dataOf(made))
    expect(account).toMatchObject({ name: 'Bäckerei Sonnenhof', credits: 5, suspended_at: null })

    const path = `/app/accounts/${account.id}`
    const change = { name: 'Bäckerei Sonnenhof GmbH', credits: null, suspended: true }
    const changed = accountSchema.parse(await dataOf(await send('PATCH', path, change)))
    expect(changed).toMatchObject({ name: change.name, credits: null })
    expect(changed.suspended_at).not.toBeNull()
    expect(await dataOf(await send('PATCH', path, {}))).toEqual(changed)
    expect(await dataOf(await send('PATCH', path, { suspended: false }))).toMatchObject({ suspended_at: null })

    const listed = (await dataOf(await app('/app/accounts'))) as { id: number }[]
    expect(listed.map(({ id }) => id)).toEqual([api.account.id, account.id])
    expect(await dataOf(await app(path))).toEqual(listed[1])
  })

  test.each([
    [{}, 'name'],
    [{ name: '  ' }, 'name'],
    [{ name: 'A', credits: -1 }, 'credits'],
    [{ name: 'A', credits: 1.5 }, 'credits'],
    [{ name: 'A', colour: 'red' }, 'body'],
    [[], 'body'],
  ])('are not made of %j', async (body, field) => {
    const { errors } = await expectError(await send('POST', '/app/accounts', body), 422, 'validation_failed')
    expect(Object.keys(errors ?? {})).toEqual([field])
  })

  test.each(['/app/accounts/999', '/app/accounts/0', '/app/accounts/x', '/app/accounts/9007199254740993'])(
    'are not at %s',
    async (path) => {
      await expectError(await app(path), 404, 'not_found')
      await expectError(await send('PATCH', path, { name: 'A' }), 404, 'not_found')
    },
  )
})

describe('a JSON body', () => {
  test.each([
    ['that is none', '{', 'application/json'],
    ['of another type', 'name=A', 'application/x-www-form-urlencoded'],
    ['that is no UTF-8', new Uint8Array([0x22, 0xff, 0x22]), 'application/json'],
    ['of more than 1 MiB', JSON.stringify({ name: 'a'.repeat(1024 * 1024) }), 'application/json'],
  ])('%s is refused', async (_, body, type) => {
    const headers = { Cookie: cookieHeader(openSession(api.database, api.url)), 'Content-Type': type }
    const answer = await fetch(`${api.url}/app/accounts`, { method: 'POST', headers, body })
    const { errors } = await expectError(answer, 422, 'validation_failed')
    expect(Object.keys(errors ?? {})).toEqual(['body'])
  })
})

describe('tokens', () => {
  const path = () => `/app/accounts/${api.account.id}/tokens`

  test('are shown once, work, and end when they are revoked', async () => {
    const wanted = { mode: 'test', name: 'Scanner', abilities: ['documents:read'] }
    const made = await send('POST', path(), wanted)
    expect(made.status).toBe(201)
    const { token, ...rest } = createdTokenSchema.strict().parse(await dataOf(made))
    expect(rest).toMatchObject({ ...wanted, account_id: api.account.id, revoked_at: null })
    expect(token).toMatch(/^dk_test_[\w-]{43}$/)
    expect((await api.request('/api/v1/ping', { token })).status).toBe(200)

    const text = await (await app(path())).text()
    expect(text).not.toContain(token)
    const listed = tokenSchema
      .strict()
      .array()
      .parse((JSON.parse(text) as { data: unknown }).data)
    expect(listed.at(-1)).toEqual(rest)

    expect((await app(`/app/tokens/${rest.id}`, { method: 'DELETE' })).status).toBe(204)
    expect((await api.request('/api/v1/ping', { token })).status).toBe(401)
    await expectError(await app(`/app/tokens/${rest.id}`, { method: 'DELETE' }), 404, 'not_found')
    const after = (await dataOf(await app(path()))) as { revoked_at: string | null }[]
    expect(after.at(-1)?.revoked_at).not.toBeNull()
  })

  test('of another account are not listed', async () => {
    const other = api.createAccount('Andere')
    api.createToken({ account: other })
    const listed = (await dataOf(await app(path()))) as { account_id: number }[]
    expect(new Set(listed.map(({ account_id }) => account_id))).toEqual(new Set([api.account.id]))
  })

  test.each([[{}], [{ abilities: [] }], [{ abilities: ['all'] }], [{ abilities: ['documents:read'], mode: 'prod' }]])(
    'are not made of %j',
    async (body) => {
      await expectError(await send('POST', path(), body), 422, 'validation_failed')
    },
  )
})

describe('settings', () => {
  test('have standard values, keep what is set and what is left out', async () => {
    const first = settingsAnswerSchema.strict().parse(await dataOf(await app('/app/settings')))
    const unset = { account_id: null, default_locale: null, user_name: null, export: null }
    expect(first).toMatchObject({ language: 'system', theme: 'system', ...unset })
    expect([first.data_folder, first.version]).toEqual([api.dataFolder, expect.any(String)])
    expect(first.has_second_recognizer).toBe(true)
    const change = { language: 'de', default_locale: 'de-AT', account_id: api.account.id }
    expect(await dataOf(await send('PATCH', '/app/settings', change))).toEqual({ ...first, ...change })
    await send('PATCH', '/app/settings', { default_locale: null })
    expect(await dataOf(await app('/app/settings'))).toEqual({ ...first, ...change, default_locale: null })
  })

  test.each([{ language: 'fr' }, { account_id: 999 }, { default_locale: 'de_AT' }, { colour: 'red' }])(
    'do not take %j',
    async (body) => {
      await expectError(await send('PATCH', '/app/settings', body), 422, 'validation_failed')
    },
  )

  test('that a newer Docket has left have their standard value', async () => {
    api.database.prepare("INSERT OR REPLACE INTO settings VALUES ('theme', '\"sepia\"', '')").run()
    expect(await dataOf(await app('/app/settings'))).toMatchObject({ theme: 'system' })
  })
})

describe('documents', () => {
  test('are uploaded by the page, live and with origin app', async () => {
    const answer = await upload([
      ['text', 'Postfach'],
      ['custom_types[]', 'Lieferschein'],
    ])
    expect(answer.status).toBe(201)
    const document = appDocumentSchema.strict().parse(await dataOf(answer))
    expect(document).toMatchObject({
      account_id: api.account.id,
      origin: 'app',
      mode: 'live',
      status: 'pending',
      type: null,
      findings: null,
      additional_text: 'Postfach',
      custom_types: ['Lieferschein'],
      latest_extraction_run: { source: 'app', status: 'pending' },
    })
    expect(await dataOf(await app(`/app/documents/${document.id}`))).toEqual(document)
    expect((await api.request(`/api/v1/documents/${document.id}`)).status).toBe(200)
  })

  test('are refused for the same reasons as by the API', async () => {
    const answer = await upload([['locale', 'xx']])
    const { errors } = await expectError(answer, 422, 'validation_failed')
    expect(Object.keys(errors ?? {})).toEqual(['locale'])
    setSuspended(api.database, api.account.id, true)
    await expectError(await upload(), 403, 'account_suspended')
    setSuspended(api.database, api.account.id, false)
    await expectError(await upload([], 999), 404, 'not_found')
  })

  test('are listed by account, filtered by status and type, page by page', async () => {
    const account = api.createAccount('Liste')
    const ids: number[] = []
    for (let count = 0; count < 3; count++) {
      ids.push(((await dataOf(await upload([], account.id))) as AppDocument).id)
    }
    updateDocument(api.database, ids[1]!, { status: 'completed', documentType: 'invoice' })
    const path = `/app/accounts/${account.id}/documents`
    const list = async (query: string) => appDocumentListSchema.parse(await (await app(path + query)).json())
    expect((await list('')).data.map(({ id }) => id)).toEqual(ids.toReversed())
    expect((await list('?status=completed')).data.map(({ id, type }) => [id, type])).toEqual([[ids[1], 'invoice']])
    expect((await list('?type=invoice&status=pending')).meta.total).toBe(0)
    const page = await list('?status=pending&per_page=1&sort=created_at')
    expect(page.data.map(({ id }) => id)).toEqual([ids[0]])
    expect(page.meta).toMatchObject({ total: 2, last_page: 2 })
    const next = appDocumentListSchema.parse(await (await app(page.links.next ?? '')).json())
    expect(next.data.map(({ id }) => id)).toEqual([ids[2]])
    expect(Object.keys(next.data[0] ?? {})).not.toContain('extracted_text')
    await expectError(await app(`${path}?status=done`), 422, 'validation_failed')
    await expectError(await app(`${path}?type=`), 422, 'validation_failed')
  })

  test('are deleted', async () => {
    const { id } = (await dataOf(await upload())) as AppDocument
    expect((await app(`/app/documents/${id}`, { method: 'DELETE' })).status).toBe(204)
    await expectError(await app(`/app/documents/${id}`), 404, 'not_found')
    await expectError(await app(`/app/documents/${id}`, { method: 'DELETE' }), 404, 'not_found')
  })

  test('that lack credits wait, and are resumed once there are some', async () => {
    const account = api.createAccount('Ohne Guthaben')
    setCredits(api.database, account.id, 0)
    const refused = await expectError(await upload([], account.id), 402, 'insufficient_credits')
    expect(refused).toMatchObject({ available_credits: 0, required_credits: 1, document: { status: 'blocked' } })
    const path = `/app/documents/${refused.document!.id}`
    const again = await expectError(await send('POST', `${path}/resume`), 402, 'insufficient_credits')
    expect(again).toMatchObject({ available_credits: 0, required_credits: 1 })
    await expectError(await send('POST', `${path}/process`), 409, 'conflict')

    await send('PATCH', `/app/accounts/${account.id}`, { credits: 1 })
    const resumed = await send('POST', `${path}/resume`)
    expect(resumed.status).toBe(202)
    expect(await dataOf(resumed)).toMatchObject({
      status: 'pending',
      processing_stage: 'queued',
      blocked_reason: null,
      latest_extraction_run: {
        id: refused.document!.latest_extraction_run!.id,
        status: 'pending',
        blocked_reason: null,
      },
    })
    expect(await dataOf(await app(`/app/accounts/${account.id}`))).toMatchObject({ credits: 0 })
    await expectError(await send('POST', `${path}/resume`), 409, 'conflict')
  })

  test('that are waiting are neither resumed nor processed again', async () => {
    const { id } = (await dataOf(await upload())) as AppDocument
    for (const action of ['resume', 'process']) {
      await expectError(await send('POST', `/app/documents/${id}/${action}`), 409, 'conflict')
    }
  })

  test.each(['thumbnail', 'corrections/1', 'resume/x'])('have nothing at %s until there is something', async (rest) => {
    const { id } = (await dataOf(await upload())) as AppDocument
    const method = rest.startsWith('corrections') ? 'DELETE' : 'GET'
    await expectError(await app(`/app/documents/${id}/${rest}`, { method }), 404, 'not_found')
  })
})

function send(method: string, path: string, body?: object): Promise<Response> {
  return app(path, { method, ...(body && { body }) })
}

function upload(fields: FormFields = [], account = api.account.id): Promise<Response> {
  return app(`/app/accounts/${account}/documents`, { method: 'POST', body: makeForm(LETTER, fields) })
}

async function dataOf(response: Response): Promise<unknown> {
  return ((await response.json()) as { data: unknown }).data
}
