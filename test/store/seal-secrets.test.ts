import { randomBytes } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { databasePath, openDatabase } from '../../engine/store/database.ts'
import { countSecrets, giveSecretKey, SealedSecretError } from '../../engine/store/seal-secrets.ts'
import { createWebhookEndpoint } from '../../engine/store/webhook-endpoints.ts'
import { listSecrets, rotateSecret } from '../../engine/store/webhook-secrets.ts'
import { openTestStore } from './open-test-store.ts'

const ENDPOINT = { accountId: 1, url: 'https://example.com', events: [], allowPrivateNetwork: false }
const NOW = '2026-11-23T00:00:00.000000Z'

test('secrets are sealed with the key, those from before too, and nothing of them is left in the files', () => {
  const { database, dataFolder } = openTestStore()
  const before = createWebhookEndpoint(database, ENDPOINT).secret
  expect(countSecrets(database)).toEqual({ sealed: 0, clear: 1 })
  giveSecretKey(database, randomBytes(32))
  const after = rotateSecret(database, 1, '2027-01-01')
  expect(countSecrets(database)).toEqual({ sealed: 2, clear: 0 })
  expect(listSecrets(database, 1, NOW)).toEqual([after, before])
  const files = readdirSync(dataFolder).map((name) => readFileSync(join(dataFolder, name), 'latin1'))
  for (const secret of [before, after]) {
    expect(secret).toMatch(/^whsec_.{44}$/)
    expect(files.filter((content) => content.includes(secret.slice(6)))).toEqual([])
  }
})

test('without the key, with another one, or when it was changed, a sealed secret is refused with a sentence', () => {
  const { database, dataFolder } = openTestStore()
  const key = randomBytes(32)
  giveSecretKey(database, key)
  const { secret } = createWebhookEndpoint(database, ENDPOINT)
  const read = (given: Buffer | null): readonly string[] => {
    const other = openDatabase(databasePath(dataFolder), { durable: false })
    try {
      if (given) giveSecretKey(other, given)
      return listSecrets(other, 1, NOW)
    } finally {
      other.close()
    }
  }
  expect(read(key)).toEqual([secret])
  expect(() => read(null)).toThrow(SealedSecretError)
  expect(() => read(randomBytes(32))).toThrow('Open the window, or make the secret anew')
  database.exec("UPDATE webhook_secrets SET secret = substr(secret, 1, length(secret) - 4) || 'AAA='")
  expect(() => read(key)).toThrow(SealedSecretError)
})
