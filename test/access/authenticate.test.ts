import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, afterEach, expect, test } from 'vitest'
import { createAuthenticate } from '../../engine/access/authenticate.ts'
import { createAccount, setCredits, setSuspended } from '../../engine/store/accounts.ts'
import { databasePath, openDatabase, openReadingDatabase } from '../../engine/store/database.ts'
import { createToken, revokeToken, type Mode } from '../../engine/store/tokens.ts'

const folder = mkdtempSync(join(tmpdir(), 'docket-access-'))
const database = openDatabase(databasePath(folder), { durable: false })
/** As another process, `docket tokens revoke` for one, has it. */
const others = openDatabase(databasePath(folder), { durable: false })
const reading = openReadingDatabase(databasePath(folder))
const account = createAccount(database, { name: 'Kanzlei Birkenhain' })
const { secret, token } = makeToken('test')
const authenticate = createAuthenticate(reading)
// What is read in one turn of the event loop is one state.
afterEach(() => nextTurn())
afterAll(() => {
  for (const handle of [reading, others, database]) handle.close()
  rmSync(folder, { recursive: true })
})

test.each([`Bearer ${secret}`, `bearer ${secret}`, `BEARER   ${secret} `])(
  'knows the token and its account',
  (header) => {
    expect(authenticate(header)).toEqual({ token, account })
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
  expect(authenticate(header)).toBeNull()
})

test.each([
  ['by this process', database],
  ['by another one', others],
])('forgets a token as soon as it is revoked %s', async (_, handle) => {
  const { secret: short, token: revoked } = makeToken('live')
  await nextTurn()
  expect(authenticate(`Bearer ${short}`)?.token.id).toBe(revoked.id)
  await nextTurn()
  revokeToken(handle, revoked.id)
  expect(authenticate(`Bearer ${short}`)).toBeNull()
})

test('knows a token that came up after it was refused', async () => {
  const { secret: late } = makeToken('live')
  await nextTurn()
  expect(authenticate(`Bearer ${late}`)).not.toBeNull()
})

test('sees at once what another process does to the account', async () => {
  expect(authenticate(`Bearer ${secret}`)?.account).toMatchObject({ suspendedAt: null, credits: null })
  await nextTurn()
  setSuspended(others, account.id, true)
  setCredits(others, account.id, 3)
  expect(authenticate(`Bearer ${secret}`)?.account).toMatchObject({ suspendedAt: expect.any(String), credits: 3 })
})

function makeToken(mode: Mode) {
  return createToken(database, { accountId: account.id, mode, abilities: ['documents:read'] })
}
