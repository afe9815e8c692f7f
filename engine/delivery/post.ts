import type { LookupAddress, LookupOptions } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { callbackify } from 'node:util'
import { Agent, request, type buildConnector } from 'undici'
import { checkUrl, portOf, type UrlRules } from './check-url.ts'
import { judgeAddress, RefusedAddressError } from './judge-address.ts'
import { resolveHost, type ResolveHost } from './resolve-host.ts'

/** What came of a POST: the receiver's status, or why there is none. */
export type PostResult =
  | { readonly status: number; readonly retryAfter: string | undefined }
  | { readonly status: null; readonly error: string }

export interface PostOptions extends UrlRules {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** Breaks it off. */
  readonly signal: AbortSignal
  /** How host names are resolved; as the operating system does when left out. */
  readonly resolve?: ResolveHost
  /** Milliseconds from the name's resolution to the answer's headers. */
  readonly timeLimit?: number
}

/** Milliseconds. */
const TIME_LIMIT = 15_000

/**
 * Posts to a URL. Redirects are not followed and the answer's body is not read. Every address is judged in the same step that
 * connects to it, so that a name cannot point elsewhere in between.
 * @throws the signal's reason
 */
export async function post(url: string, options: PostOptions): Promise<PostResult> {
  const { headers, body, signal, timeLimit = TIME_LIMIT, resolve = resolveHost } = options
  const tooLate = AbortSignal.timeout(timeLimit)
  const ends = AbortSignal.any([signal, tooLate])
  // A connection is never used twice: another endpoint may be bound by other rules.
  let agent: Agent | undefined
  try {
    const target = checkUrl(url, options)
    const connect: buildConnector.BuildOptions & { readonly signal: AbortSignal } = {
      lookup: lookUpJudged(target, options, resolve),
      // Then all addresses are asked for at once.
      autoSelectFamily: true,
      // The request's own signal is not heard before it is connected; this one also keeps the time.
      signal: ends,
      timeout: 0,
    }
    agent = new Agent({ allowH2: false, connect })
    const answer = await request(target, { method: 'POST', dispatcher: agent, headers, body, signal: ends })
    answer.body.on('error', () => {}).destroy()
    const retryAfter = answer.headers['retry-after']
    return { status: answer.statusCode, retryAfter: Array.isArray(retryAfter) ? retryAfter[0] : retryAfter }
  } catch (error) {
    signal.throwIfAborted()
    if (tooLate.aborted) return { status: null, error: `There was no answer within ${timeLimit / 1000} seconds.` }
    return { status: null, error: describeFailure(error) }
  } finally {
    await agent?.destroy()
  }
}

/** A lookup for net.connect that gives nothing when any of the addresses is refused. */
function lookUpJudged(url: URL, rules: UrlRules, resolve: ResolveHost): LookupFunction {
  const protocol = url.protocol === 'http:' ? 'http:' : 'https:'
  return callbackify(async (host: string, _options: LookupOptions): Promise<LookupAddress[]> => {
    const addresses = await resolve(host)
    for (const { address } of addresses) judgeAddress(address, { ...rules, protocol, port: portOf(url) })
    return [...addresses]
  })
}

const FAILURES: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'The connection was refused.',
  ECONNRESET: 'The connection was broken off.',
  UND_ERR_SOCKET: 'The connection was broken off.',
  ENOTFOUND: 'The host name has no address.',
  EAI_AGAIN: 'The host name could not be resolved.',
  EHOSTUNREACH: 'The host cannot be reached.',
  ENETUNREACH: 'The network cannot be reached.',
}

/** Own sentences: those of the libraries may hold addresses, and change. */
function describeFailure(error: unknown): string {
  if (error instanceof RefusedAddressError) return error.message
  if (!(error instanceof Error)) return 'The connection failed.'
  const code = 'code' in error ? String(error.code) : ''
  return FAILURES[code] ?? `The connection failed (${code || error.name}).`
}
