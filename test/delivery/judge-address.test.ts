import { describe, expect, test } from 'vitest'
import { judgeAddress, RefusedAddressError } from '../../engine/delivery/judge-address.ts'

const HTTPS = { protocol: 'https:', port: 443, allowPrivateNetwork: false, ownPort: 8642 } as const
const HTTP = { ...HTTPS, protocol: 'http:', port: 9000 } as const

describe('https', () => {
  test.each(['93.184.216.34', '1.1.1.1', '2606:4700:4700::1111', '::ffff:93.184.216.34'])('goes to %s', (address) => {
    expect(() => judgeAddress(address, HTTPS)).not.toThrow()
  })

  test.each([
    ['loopback', '127.0.0.1'],
    ['loopback of IPv6', '::1'],
    ['mapped loopback', '::ffff:127.0.0.1'],
    ['unspecified', '0.0.0.0'],
    ['unspecified of IPv6', '::'],
    ['link-local, where clouds keep secrets', '169.254.169.254'],
    ['mapped link-local', '::ffff:169.254.169.254'],
    ['link-local of IPv6', 'fe80::1'],
    ['multicast', '224.0.0.1'],
    ['broadcast', '255.255.255.255'],
    ['documentation', '203.0.113.7'],
    ['benchmarking', '198.18.0.1'],
    ['reserved', '240.0.0.1'],
    ['NAT64', '64:ff9b::7f00:1'],
    ['6to4', '2002:7f00:1::'],
    ['Teredo', '2001::1'],
    ['site-local', 'fec0::1'],
    ['unassigned', '4000::1'],
  ])('does not go to a %s address, allowed private networks or not: %s', (_, address) => {
    expect(() => judgeAddress(address, HTTPS)).toThrow(RefusedAddressError)
    expect(() => judgeAddress(address, { ...HTTPS, allowPrivateNetwork: true })).toThrow(RefusedAddressError)
  })

  test.each(['10.0.0.1', '172.16.3.4', '192.168.1.10', '100.64.0.1', 'fd00::2', '::ffff:10.0.0.1'])(
    'goes to the private network of %s only where that is allowed',
    (address) => {
      expect(() => judgeAddress(address, HTTPS)).toThrow(`private network`)
      expect(() => judgeAddress(address, { ...HTTPS, allowPrivateNetwork: true })).not.toThrow()
    },
  )
})

describe('http', () => {
  test.each(['127.0.0.1', '127.1.2.3', '::1'])('goes to this machine: %s', (address) => {
    expect(() => judgeAddress(address, HTTP)).not.toThrow()
  })

  test.each(['93.184.216.34', '192.168.1.10', '0.0.0.0'])('does not go to %s', (address) => {
    expect(() => judgeAddress(address, { ...HTTP, allowPrivateNetwork: true })).toThrow(
      'http is for this machine alone',
    )
  })

  test.each(['127.0.0.1', '127.0.0.2', '::1'])('does not go to the port of the service itself at %s', (address) => {
    expect(() => judgeAddress(address, { ...HTTP, port: 8642 })).toThrow('not sent to Docket itself')
  })
})
