import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { html, prose } from '../../engine/api/docs/html.ts'
import { describeApi } from '../../engine/contract/openapi/describe-api.ts'
import { listOperations } from './check-answers.ts'
import { expectError } from './expect-error.ts'
import { openTestApi, type TestApi } from './open-test-api.ts'

let api: TestApi
let response: Response
let page: string
beforeAll(async () => {
  api = await openTestApi()
  response = await api.request('/docs', { token: null })
  page = await response.text()
})
afterAll(() => api.close())

test('GET /docs needs no token', async () => {
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  await expectError(await api.request('/docs', { method: 'POST', token: null }), 405, 'method_not_allowed')
})

test('shows every operation, every event and every kind of object', () => {
  const description = describeApi({ baseUrl: api.url, version: api.parts.version })
  for (const { method, path } of listOperations(description)) {
    expect(page).toContain(`<code>${method.toUpperCase()} ${path}</code>`)
  }
  for (const event of Object.keys(description.webhooks ?? {})) expect(page).toContain(`<code>POST ${event}</code>`)
  for (const name of Object.keys(description.components?.schemas ?? {})) expect(page).toContain(`id="${name}"`)
})

test('its links lead to what is on it', () => {
  const targets = [...page.matchAll(/href="#([^"]+)"/g)].map(([, target]) => target)
  expect(targets.length).toBeGreaterThan(20)
  expect(targets.filter((target) => !page.includes(`id="${target}"`))).toEqual([])
})

test('loads nothing, runs nothing, and its policy lets nothing but its own style pass', () => {
  expect(page).not.toMatch(/<(?:script|link|img|iframe|object|embed|form)\b|\b(?:src|on\w+)=|@import|url\(/i)
  const style = /<style>(.*?)<\/style>/s.exec(page)?.[1] ?? ''
  const hash = createHash('sha256').update(style).digest('base64')
  const policy = response.headers.get('content-security-policy')
  expect(policy).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  )
})

test('texts are escaped, code in backticks is marked', () => {
  const text = `<b onclick="a">&'`
  const escaped = '&lt;b onclick=&quot;a&quot;&gt;&amp;&#39;'
  expect(html`<p title="${text}">${[text, html`<i>${1}</i>`]}</p>`.text).toBe(
    `<p title="${escaped}">${escaped}<i>1</i></p>`,
  )
  expect(prose('one `<a>`\n\ntwo').text).toBe('<p>one <code>&lt;a&gt;</code></p><p>two</p>')
})
