import ipaddr from 'ipaddr.js'

/** Thrown instead of connecting; its message is meant for the owner of the endpoint. */
export class RefusedAddressError extends Error {}

export interface AddressRules {
  readonly protocol: 'http:' | 'https:'
  readonly port: number
  /** Addresses of private networks are allowed beside public ones. */
  readonly allowPrivateNetwork: boolean
  /** Port of this service; null while it does not listen. */
  readonly ownPort: number | null
}

/** RFC 1918 and RFC 6598, RFC 4193. Link-local is not among them: cloud machines answer secrets there. */
const PRIVATE_RANGES: ReadonlySet<string> = new Set(['private', 'carrierGradeNat', 'uniqueLocal'])

/** All that is assigned of IPv6 for public unicast (RFC 4291, IANA). */
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3')

/**
 * Lets pass where a webhook may go: https to public unicast addresses and, if the endpoint says so, private networks; http to
 * the loopback alone, and never to this service itself.
 * @param address IPv4 or IPv6; one that is mapped is judged as the IPv4 address that it stands for
 * @throws RefusedAddressError
 */
export function judgeAddress(address: string, { protocol, port, allowPrivateNetwork, ownPort }: AddressRules): void {
  const range = findRange(address)
  if (protocol === 'http:') {
    if (range !== 'loopback') throw new RefusedAddressError(`http is for this machine alone, ${address} is not on it.`)
    if (port === ownPort) throw new RefusedAddressError('Webhooks are not sent to Docket itself.')
    return
  }
  if (range === 'unicast') return
  if (PRIVATE_RANGES.has(range)) {
    if (allowPrivateNetwork) return
    throw new RefusedAddressError(`${address} is in a private network, which this endpoint does not allow.`)
  }
  throw new RefusedAddressError(`${address} is not a public address.`)
}

function findRange(address: string): string {
  const parsed = ipaddr.process(address)
  const range = parsed.range()
  if (range === 'unicast' && parsed instanceof ipaddr.IPv6 && !parsed.match(GLOBAL_UNICAST)) return 'reserved'
  return range
}
