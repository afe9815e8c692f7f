import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { databasePath } from '../../engine/store/database.ts'
import { createToken, findToken, listTokens, revokeToken } from '../../engine/store/tokens.ts'
import { openTestStore } from './open-test-store.ts'

test('a token carries its mode and 256 random bits, and only its hash is stored', () => {
  const { database } = openTestStore()
  const { secret } = createToken(database, { accountId: 1, mode: 'test', abilities: ['documents:read'] })
  expect(secret).toMatch(/^dk_test_[A-Za-z0-9_-]{43}$/)
  const rows = JSON.stringify(database.prepare('SELECT *, hex(hash) AS hex FROM tokens').all())
  expect(rows).not.toContain(secret.slice(8))
})

test('a token is found by its secret until it is revoked', () => {
  const { database } = openTestStore()
  const abilities = ['documents:read', 'documents:write'] as const
  const { secret, token } = createToken(database, { accountId: 1, mode: 'live', abilities, name: 'scanner' })
  expect(token).toMatchObject({ accountId: 1, mode: 'live', abilities, name: 'scanner', revokedAt: null })
  expect(findToken(database, secret)).toEqual(token)
  expect(findToken(database, `${secret.slice(0, -1)}${secret.endsWith('A') ? 'B' : 'A'}`)).toBeNull()
  expect(revokeToken(database, token.id)).toBe(true)
  expect(findToken(database, secret)).toBeNull()
  expect(revokeToken(database, token.id)).toBe(false)
  expect(listTokens(database)).toEqual([expect.objectContaining({ id: token.id, revokedAt: expect.any(String) })])
})

test('a token for an account that does not exist is refused', () => {
  const { database } = openTestStore()
  expect(() => createToken(database, { accountId: 9, mode: 'live', abilities: [] })).toThrow('There is no account 9.')
})

test('another process makes tokens at the same time, and none is lost', async () => {
  const { database, dataFolder } = openTestStore()
  const entry = fileURLToPath(new URL('make-tokens-process.ts', import.meta.url))
  const others = [1, 2].map(() => fork(entry, [databasePath(dataFolder), '50'], { execArgv: [] }))
  const ends = others.map((other) => once(other, 'exit'))
  for (let made = 0; made < 50; made += 1) {
    createToken(database, { accountId: 1, mode: 'live', abilities: [] })
    await new Promise(setImmediate)
  }
  expect((await Promise.all(ends)).map(([code]) => code)).toEqual([0, 0])
  expect(listTokens(database)).toHaveLength(150)
})
