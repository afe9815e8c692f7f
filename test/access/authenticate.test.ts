import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { authenticate } from '../../engine/access/authenticate.ts'
import { createAccount } from '../../engine/store/accounts.ts'
import { databasePath, openDatabase } from '../../engine/store/database.ts'
import { createToken, revokeToken } from '../../engine/store/tokens.ts'

const folder = mkdtempSync(join(tmpdir(), 'docket-access-'))
const database = openDatabase(databasePath(folder), { durable: false })
const account = createAccount(database, { name: 'Kanzlei Birkenhain' })
const { secret, token } = createToken(database, { accountId: account.id, mode: 'test', abilities: ['documents:read'] })
afterAll(() => {
  database.close()
  rmSync(folder, { recursive: true })
})

test.each([`Bearer ${secret}`, `bearer ${secret}`, `BEARER   ${secret} `])(
  'knows the token and its account',
  (header) => {
    expect(authenticate(database, header)).toEqual({ token, account })
  },
)

test.each([
  undefined,
  '',
  secret,
  `Basic ${secret}`,
  'Bearer',
  'Bearer ',
  `Bearer ${secret}x`,
  `Bearer ${secret.slice(0, -1)}`,
  `Bearer ${secret} ${secret}`,
  `Bearer ${secret.toUpperCase()}`,
])('knows nobody by %j', (header) => {
  expect(authenticate(database, header)).toBeNull()
})

test('forgets a token once it is revoked', () => {
  const { secret: short, token: revoked } = createToken(database, {
    accountId: account.id,
    mode: 'live',
    abilities: [],
  })
  expect(authenticate(database, `Bearer ${short}`)?.token.id).toBe(revoked.id)
  revokeToken(database, revoked.id)
  expect(authenticate(database, `Bearer ${short}`)).toBeNull()
})
