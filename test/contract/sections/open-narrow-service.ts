import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { createConfig } from '../../../engine/config.ts'
import type { DocumentList, DocumentResource } from '../../../engine/contract/document.ts'
import { createEngine } from '../../../engine/index.ts'
import { MOODY_WORKER } from '../../pipeline/moody-worker-path.ts'
import { expectError } from '../expect-error.ts'
import { makeForm } from '../open-test-api.ts'
import { openService } from './open-service.ts'

export type NarrowService = Awaited<ReturnType<typeof openNarrowService>>

/** A service that lets every token read twice and upload twice a minute, with some documents. */
export async function openNarrowService() {
  const dataFolder = await mkdtemp(join(tmpdir(), 'docket-section-4-'))
  const limits = { readsPerToken: 2, uploadsPerToken: 2, testUploadsPerToken: 1 }
  const config = createConfig({ dataFolder, port: 0, jobs: 1, durable: false, logLevel: 'silent', limits }, {})
  const engine = createEngine(config, { workerEntry: MOODY_WORKER })
  await engine.start({ listen: true })
  const service = openService(engine)

  /** With a token of its own unless another is given: the limits of this service are narrow. */
  function ask(
    method: string,
    path: string,
    { token = service.createToken(), ...options }: RequestInit & { token?: string | null } = {},
  ): Promise<Response> {
    return service.request(`/api/v1${path}`, { method, token, ...options })
  }

  async function askTooOften(path: string): Promise<Response> {
    const token = service.createToken()
    for (let count = 0; count < 2; count += 1) expect((await ask('GET', path, { token })).status).toBe(200)
    return ask('GET', path, { token })
  }

  async function list(query: string, token = service.createToken()): Promise<DocumentList> {
    return (await (await ask('GET', `/documents${query}`, { token })).json()) as DocumentList
  }

  /** What becomes of it is in its name. */
  function upload(name: string, options: RequestInit & { token?: string } = {}): Promise<Response> {
    const content = name.endsWith('.pdf') ? `%PDF-1.7 ${name}` : 'MZ\u0000\u0001'
    return ask('POST', '/documents', { ...options, body: makeForm({ name, content }) })
  }

  /** A token without the ability that the endpoint needs, and with the other one. */
  async function expectForbidden(method: string, path: string): Promise<void> {
    const needed = method === 'GET' ? 'documents:read' : 'documents:write'
    const token = service.createToken({ abilities: [method === 'GET' ? 'documents:write' : 'documents:read'] })
    const { message } = await expectError(await ask(method, path, { token }), 403, 'forbidden')
    expect(message).toContain(needed)
  }

  /** What another account has is as little there as what nobody has. */
  async function expectNotFound(method: string, path: string, nowhere: string): Promise<void> {
    const token = service.createToken({ accountId: service.createAccount() })
    const ofOther = await expectError(await ask(method, path, { token }), 404, 'not_found')
    const ofNobody = await expectError(await ask(method, nowhere), 404, 'not_found')
    expect(ofOther.message).toBe(ofNobody.message)
  }

  async function expectPicture(url: string, content: string): Promise<void> {
    const response = await service.request(url, { token: service.createToken() })
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(await response.text()).toBe(content)
  }

  async function read(name: string): Promise<DocumentResource> {
    const { id } = await dataOf<DocumentResource>(await upload(name))
    await engine.whenDone(id)
    return dataOf(await ask('GET', `/documents/${id}`))
  }

  async function close(): Promise<void> {
    await engine.stop()
    await rm(dataFolder, { recursive: true })
  }

  /** It has no pictures. */
  const damaged = await read('damaged.pdf')
  await read('bill.pdf')
  const document = await read('bill.pdf')
  return {
    engine,
    service,
    document,
    damaged,
    close,
    ask,
    askTooOften,
    list,
    upload,
    expectForbidden,
    expectNotFound,
    expectPicture,
  }
}

export async function dataOf<Data>(response: Response): Promise<Data> {
  return ((await response.json()) as { data: Data }).data
}
