import { expect, test } from 'vitest'
import { limitLookups, resolveHost } from '../../engine/delivery/resolve-host.ts'

test('localhost is this machine', async () => {
  const addresses = (await resolveHost('localhost')).map(({ address }) => address)
  expect(addresses.length).toBeGreaterThan(0)
  for (const address of addresses) expect(['127.0.0.1', '::1']).toContain(address)
})

test('two lookups that hang let no third one begin; it begins when one of them ends, well or not', async () => {
  const begun: string[] = []
  const ends = new Map<string, PromiseWithResolvers<[]>>()
  const resolve = limitLookups((host) => {
    begun.push(host)
    ends.set(host, Promise.withResolvers<[]>())
    return ends.get(host)!.promise
  }, 2)
  const asked = ['a', 'b', 'c', 'd'].map((host) => resolve(host).catch((error: Error) => error.message))
  expect(begun).toEqual(['a', 'b'])
  ends.get('b')?.reject(new Error('no name server'))
  expect(await asked[1]).toBe('no name server')
  expect(begun).toEqual(['a', 'b', 'c'])
  ends.get('a')?.resolve([])
  ends.get('c')?.resolve([])
  await Promise.all([asked[0], asked[2]])
  expect(begun).toEqual(['a', 'b', 'c', 'd'])
  ends.get('d')?.resolve([])
  await asked[3]
  void resolve('e')
  void resolve('f')
  void resolve('g')
  expect(begun.slice(4)).toEqual(['e', 'f'])
})
