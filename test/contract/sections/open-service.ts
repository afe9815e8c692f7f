import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DocumentResource } from '../../../engine/contract/document.ts'
import type { Engine } from '../../../engine/index.ts'
import { createAccount } from '../../../engine/store/accounts.ts'
import { createToken, type Ability, type Mode } from '../../../engine/store/tokens.ts'
import { makeForm, type FormFields } from '../open-test-api.ts'

const SAMPLES = join(import.meta.dirname, '../../fixtures/samples')
const READ_AND_WRITE: readonly Ability[] = ['documents:read', 'documents:write']

export interface Service {
  readonly url: string
  /** A request with a token for everything; `token: null` sends none. */
  request(path: string, options?: RequestInit & { token?: string | null }): Promise<Response>
  /** The `data` of a JSON answer. */
  get(path: string, token?: string): Promise<unknown>
  /** Uploads a sample of test/fixtures/samples; the answer of the upload. */
  upload(sample: string, options?: { fields?: FormFields; token?: string }): Promise<Response>
  /** The document of an upload that was accepted. */
  create(sample: string, options?: { fields?: FormFields; token?: string }): Promise<DocumentResource>
  /** Waits until processing has ended, and fetches the document. */
  finish(id: number): Promise<DocumentResource>
  createToken(options?: { accountId?: number; abilities?: readonly Ability[]; mode?: Mode }): string
  createAccount(options?: { credits?: number | null }): number
}

/** What a client of a running service does; the service is a real one that reads documents. */
export function openService(engine: Engine): Service {
  const url = engine.url!
  const issueToken: Service['createToken'] = ({ accountId = 1, abilities = READ_AND_WRITE, mode = 'live' } = {}) =>
    createToken(engine.database, { accountId, mode, abilities }).secret
  const standardToken = issueToken()
  const request: Service['request'] = (path, { token = standardToken, headers, ...options } = {}) =>
    fetch(new URL(path, url), {
      ...options,
      headers: { ...(token !== null && { Authorization: `Bearer ${token}` }), ...(headers as Record<string, string>) },
    })
  const get: Service['get'] = async (path, token = standardToken) =>
    ((await (await request(path, { token })).json()) as { data: unknown }).data
  const upload: Service['upload'] = async (sample, { fields = [], token = standardToken } = {}) => {
    const content = new Uint8Array(await readFile(join(SAMPLES, sample)))
    const body = makeForm({ name: sample, content }, fields)
    return request('/api/v1/documents', { method: 'POST', body, token })
  }
  return {
    url,
    request,
    get,
    upload,
    async create(sample, options) {
      return ((await (await upload(sample, options)).json()) as { data: DocumentResource }).data
    },
    async finish(id) {
      await engine.whenDone(id)
      return (await get(`/api/v1/documents/${id}`)) as DocumentResource
    },
    createToken: issueToken,
    createAccount: ({ credits = null } = {}) =>
      createAccount(engine.database, { name: 'Kanzlei Birkenhain', credits }).id,
  }
}
