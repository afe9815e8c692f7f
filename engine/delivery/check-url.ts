import { isIP } from 'node:net'
import { judgeAddress, RefusedAddressError } from './judge-address.ts'

/** What may be asked of a URL before anything is connected. */
export interface UrlRules {
  readonly allowPrivateNetwork: boolean
  /** Port of this service; null while it does not listen. */
  readonly ownPort: number | null
}

/**
 * A URL to which webhooks may go, as far as it can be told without resolving its name.
 * @throws RefusedAddressError that says what is wrong
 */
export function checkUrl(text: string, { allowPrivateNetwork, ownPort }: UrlRules): URL {
  // The parser drops some of these; what is stored and shown is the text.
  if (/[\s\p{Cc}]/u.test(text)) throw new RefusedAddressError('url must not hold spaces or control characters.')
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null) throw new RefusedAddressError('url must be an absolute URL.')
  const { protocol } = url
  if (protocol !== 'https:' && protocol !== 'http:') throw new RefusedAddressError('url must begin with https://.')
  if (url.username !== '' || url.password !== '') {
    throw new RefusedAddressError('url must not hold a user name or a password.')
  }
  if (url.hash !== '') throw new RefusedAddressError('url must not have a part after #.')
  const rules = { protocol, port: portOf(url), allowPrivateNetwork, ownPort } as const
  const host = hostOf(url)
  if (isIP(host) !== 0) judgeAddress(host, rules)
  else if (host === 'localhost') judgeAddress('127.0.0.1', rules)
  else if (protocol === 'http:')
    throw new RefusedAddressError('url must begin with https://: http is for this machine alone.')
  return url
}

export function portOf({ port, protocol }: URL): number {
  return port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port)
}

/** Without the brackets of IPv6. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '')
}
