import { ApiError, parseEnvelope } from './api-error.ts'

export type QueryValues = Readonly<Record<string, string | number | boolean | null | undefined>>

export interface RequestOptions {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** What is null, undefined or empty is left out. */
  readonly query?: QueryValues
  /** Sent as JSON. */
  readonly body?: unknown
  readonly signal?: AbortSignal | undefined
}

/**
 * What a route of the page answers: its JSON as it is, null for 204. Callers name the type, which stands in engine/contract.
 * The session's cookie goes along by itself.
 * @throws ApiError for every answer that is not 2xx, and when nobody answers
 */
export async function request<Answer>(path: string, options: RequestOptions = {}): Promise<Answer> {
  const response = await send(path, options)
  if (response.status === 204) return null as Answer
  return (await response.json()) as Answer
}

/** The same for a file; the name is what Content-Disposition says. */
export async function requestFile(path: string, options: RequestOptions = {}): Promise<{ blob: Blob; name: string }> {
  const response = await send(path, options)
  const disposition = response.headers.get('Content-Disposition') ?? ''
  return { blob: await response.blob(), name: readFileName(disposition) ?? 'docket' }
}

/** `?a=1&b=x` of what is there, empty when nothing is. */
export function writeQuery(query: QueryValues): string {
  const entries = Object.entries(query).flatMap(([name, value]) =>
    value === null || value === undefined || value === '' ? [] : [[name, String(value)]],
  )
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries).toString()}`
}

async function send(path: string, { method = 'GET', query = {}, body, signal }: RequestOptions): Promise<Response> {
  const headers = { Accept: 'application/json', ...(body !== undefined && { 'Content-Type': 'application/json' }) }
  const sent = body === undefined ? null : JSON.stringify(body)
  const response = await fetch(`${path}${writeQuery(query)}`, {
    method,
    headers,
    body: sent,
    signal: signal ?? null,
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error
    throw new ApiError(0, null)
  })
  if (!response.ok) throw new ApiError(response.status, parseEnvelope(await response.text()))
  return response
}

/** `filename*=UTF-8''...` (RFC 6266) before `filename="..."`. */
function readFileName(disposition: string): string | null {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1]
  if (encoded !== undefined) return decodeURIComponent(encoded)
  return /filename="([^"]*)"/i.exec(disposition)?.[1] ?? null
}
