import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { routeOpen } from '../../engine/api/routes/open.ts'
import { routeV1 } from '../../engine/api/routes/v1.ts'
import { describeApi, type ApiDescription } from '../../engine/contract/openapi/describe-api.ts'
import { ERRORS } from '../../engine/domain/errors.ts'
import { createChecker, find, listOperations } from './check-answers.ts'
import { expectError } from './expect-error.ts'
import { openTestApi, type TestApi } from './open-test-api.ts'

const ROOT = join(import.meta.dirname, '../..')

let api: TestApi
let description: ApiDescription
beforeAll(async () => {
  api = await openTestApi()
  description = (await (await api.request('/api/v1/openapi.json', { token: null })).json()) as ApiDescription
})
afterAll(() => api.close())

describe('GET /openapi.json', () => {
  test('needs no token and describes this server', async () => {
    const response = await api.request('/api/v1/openapi.json', { token: null })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(response.headers.get('x-request-id')).toBeTruthy()
    const generated = describeApi({ baseUrl: api.url, version: api.parts.version })
    expect(await response.json()).toEqual(JSON.parse(JSON.stringify(generated)))
    expect(description.servers?.map(({ url }) => url)).toEqual([api.url])
  })

  test('is there for GET alone', async () => {
    await expectError(await api.request('/api/v1/openapi.json', { method: 'POST' }), 405, 'method_not_allowed')
    const response = await api.request('/api/v1/openapi.json', { method: 'POST', token: null })
    await expectError(response, 401, 'unauthenticated')
  })
})

describe('the index of the contract (section 4.1)', () => {
  test.each([
    ['get', '/api/v1/ping', 'ping', [200, 401, 429]],
    ['get', '/api/v1/documents', 'listDocuments', [200, 403, 422, 429]],
    ['post', '/api/v1/documents', 'uploadDocument', [201, 402, 403, 409, 422, 429]],
    ['post', '/api/v1/x402/extractions', 'createAnonymousX402Extraction', [200, 201, 400, 402, 409, 422, 429, 503]],
    ['get', '/api/v1/x402/extractions/{document}', 'getAnonymousX402Extraction', [200, 403, 404, 429]],
    ['get', '/api/v1/documents/{document}', 'getDocument', [200, 403, 404]],
    ['delete', '/api/v1/documents/{document}', 'deleteDocument', [204, 403, 404]],
    ['get', '/api/v1/documents/{document}/thumbnail', 'getDocumentThumbnail', [200, 403, 404]],
    ['get', '/api/v1/documents/{document}/previews', 'listDocumentPreviews', [200, 403, 404]],
    ['get', '/api/v1/documents/{document}/extractions', 'listDocumentExtractions', [200, 403, 404]],
    ['get', '/api/v1/previews/{preview}', 'getPreview', [200, 403, 404]],
  ] as const)('%s %s is %s with its status codes', (method, path, operationId, statuses) => {
    const operation = description.paths?.[path]?.[method]
    expect(operation?.operationId).toBe(operationId)
    expect(Object.keys(operation?.responses ?? {}).map(Number)).toEqual(expect.arrayContaining([...statuses]))
  })
})

test('every route below /api/v1 is described, and nothing else', () => {
  const described = listOperations(description).map(({ method, path }) => `${method.toUpperCase()} ${path}`)
  const routes = [routeOpen(api.parts), routeV1(api.parts)]
    .flatMap(({ stack }) => stack)
    .flatMap(({ methods, path }) =>
      methods
        .filter((method) => method !== 'HEAD')
        .map((method) => `${method} ${String(path).replaceAll(/:(\w+)/g, '{$1}')}`),
    )
    .filter((route) => route.includes(' /api/v1/'))
  expect(described.toSorted()).toEqual(routes.toSorted())
})

test('every operation has a success, refusals, and the request id on each answer', () => {
  for (const { operation } of listOperations(description)) {
    const responses = Object.entries(operation.responses ?? {})
    expect(responses.map(([status]) => status[0])).toEqual(expect.arrayContaining(['2', '4', '5']))
    for (const [, part] of responses) {
      const response = '$ref' in part ? find(description, part.$ref.slice(1)) : part
      expect(Object.keys((response as { headers: object }).headers)).toContain('X-Request-ID')
    }
  }
})

test('the codes of errors are those of the contract: what the app alone is answered is not among them', () => {
  const { code } = (find(description, '/components/schemas/Error') as { properties: { code: { enum: string[] } } })
    .properties
  expect(code.enum).toContain('idempotency_mismatch')
  expect(code.enum).not.toContain('conflict')
})

test('every error that an operation can answer with has an example', () => {
  const texts = JSON.stringify(description.components?.responses).matchAll(/"code":"(\w+)"/g)
  const shown = new Set([...texts].map(([, code]) => code))
  const codes = Object.entries(ERRORS).flatMap(([code, { status }]) => (status === null ? [] : [code]))
  // No operation of /api/v1 answers with these: other methods of a path; what the app alone can do.
  const absent = ['method_not_allowed', 'conflict', 'document_locked']
  expect(codes.filter((code) => !shown.has(code)).toSorted()).toEqual(absent.toSorted())
})

test('every body of JSON or a form has examples, valid against its schema with nothing beside what it names', () => {
  const { check } = createChecker(description)
  const bodies = findBodies(description, '')
  expect(bodies.length).toBeGreaterThan(20)
  for (const pointer of bodies) {
    const { examples = {} } = find(description, pointer) as { examples?: Record<string, { value: unknown }> }
    expect(Object.keys(examples), pointer).not.toHaveLength(0)
    for (const { value } of Object.values(examples)) {
      expect(check(`${pointer}/schema`, value), pointer).toBeNull()
    }
  }
})

describe('lint without an error or a warning', () => {
  let folder: string
  let file: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'docket-lint-'))
    file = join(folder, 'openapi.json')
    writeFileSync(file, JSON.stringify(description, null, 2))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  test('by Redocly', async () => {
    const { code, stdout } = await run('redocly', ['lint', '--config', '.redocly.yaml', '--format=json', file])
    expect(JSON.parse(stdout)).toMatchObject({ totals: { errors: 0, warnings: 0, ignored: 0 }, problems: [] })
    expect(code).toBe(0)
  })

  test('by Spectral', async () => {
    const words = ['lint', '--ruleset', '.spectral.yaml', '--fail-severity', 'hint', '--format', 'json', file]
    const { code, stdout } = await run('spectral', words)
    expect(stdout).toMatch(/^(\[\]|No results with a severity)/)
    expect(code).toBe(0)
  })
})

/** Pointers of all media types that hold JSON or a form. */
function findBodies(part: unknown, pointer: string): readonly string[] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, inner]) => {
    const here = `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`
    return /^(application\/json|multipart\/form-data)$/.test(key) ? [here] : findBodies(inner, here)
  })
}

async function run(tool: string, words: readonly string[]): Promise<{ code: number | null; stdout: string }> {
  const path = [join(ROOT, 'node_modules/.bin'), dirname(process.execPath), process.env['PATH'] ?? '']
  const child = spawn(tool, words, {
    cwd: ROOT,
    env: {
      ...process.env,
      PATH: path.join(delimiter),
      // Neither counts nor versions are asked for over the network.
      REDOCLY_TELEMETRY: 'off',
      REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let stdout = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text))
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  return { code, stdout }
}
