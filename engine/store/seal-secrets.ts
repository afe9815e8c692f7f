import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { inTransaction, type ReadingDatabase, type WritingDatabase } from './database.ts'

/** 32 random bytes; whoever gives them keeps them where the operating system guards them. */
export type SecretKey = Buffer

/** AES-256-GCM (NIST SP 800-38D): 12 bytes of nonce, 16 of tag, then the text; in base64 behind this. */
const SEAL = 'sealed:1:'
const CIPHER = 'aes-256-gcm'
const NONCE = 12
const TAG = 16

/** A secret that the window of Docket has sealed cannot be read without the system's key. */
export class SealedSecretError extends Error {
  constructor(options?: ErrorOptions) {
    super(
      'The secret that signs is encrypted by the operating system for the window of Docket. Open the window, or make the secret anew.',
      options,
    )
    this.name = 'SealedSecretError'
  }
}

const keys = new WeakMap<ReadingDatabase, SecretKey>()

/** From now on secrets that go through this handle are sealed, and those that lie in the clear are sealed at once. */
export function giveSecretKey(database: WritingDatabase, key: SecretKey): void {
  keys.set(database, key)
  // What was in the clear is written over instead of left in free pages (https://sqlite.org/pragma.html#pragma_secure_delete).
  database.pragma('secure_delete = ON')
  const clear = database.prepare('SELECT id, secret FROM webhook_secrets WHERE secret NOT LIKE ?').all(`${SEAL}%`)
  const write = database.prepare('UPDATE webhook_secrets SET secret = ? WHERE id = ?')
  if (clear.length === 0) return
  inTransaction(database, () => {
    for (const { id, secret } of clear as { id: number; secret: string }[]) write.run(seal(database, secret), id)
  })
  database.pragma('wal_checkpoint(TRUNCATE)')
}

/** How a secret is stored: sealed where there is a key, in the clear otherwise. */
export function seal(database: ReadingDatabase, secret: string): string {
  const key = keys.get(database)
  if (!key) return secret
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv(CIPHER, key, nonce)
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return SEAL + Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64')
}

/** @throws SealedSecretError without the key that it was sealed with */
export function unseal(database: ReadingDatabase, stored: string): string {
  if (!stored.startsWith(SEAL)) return stored
  const key = keys.get(database)
  if (!key) throw new SealedSecretError()
  const bytes = Buffer.from(stored.slice(SEAL.length), 'base64')
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE))
  decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString('utf8')
  } catch (error) {
    throw new SealedSecretError({ cause: error })
  }
}

/** How many secrets lie in the database in which way. */
export function countSecrets(database: ReadingDatabase): { readonly sealed: number; readonly clear: number } {
  const count = (condition: string): number =>
    database
      .prepare(`SELECT count(*) FROM webhook_secrets WHERE secret ${condition} ?`)
      .pluck()
      .get(`${SEAL}%`) as number
  return { sealed: count('LIKE'), clear: count('NOT LIKE') }
}
