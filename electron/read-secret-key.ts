import { randomBytes } from 'node:crypto'
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { safeStorage } from 'electron'

/** Bytes of the key. */
const LENGTH = 32

/**
 * The key that seals what is secret in the database. It lies in the data folder, encrypted by the operating system for this user
 * (Keychain, DPAPI, the keyring of Linux). Null where the system offers nothing of the kind, or cannot open it any more, as on another
 * computer: a key that is there is never replaced.
 */
export async function readSecretKey(dataFolder: string): Promise<Buffer | null> {
  if (!(await isGuarded())) return null
  const path = join(dataFolder, 'secrets.key')
  try {
    if (!existsSync(path)) await makeKey(dataFolder, path)
    const { result } = await safeStorage.decryptStringAsync(readFileSync(path))
    const key = Buffer.from(result, 'base64')
    return key.length === LENGTH ? key : null
  } catch (error) {
    console.error(`The key ${path} cannot be opened: secrets that it seals cannot be read.`, error)
    return null
  }
}

/** On Linux without a keyring the key would be one that everybody knows. */
async function isGuarded(): Promise<boolean> {
  if (!(await safeStorage.isAsyncEncryptionAvailable())) return false
  return process.platform !== 'linux' || safeStorage.getSelectedStorageBackend() !== 'basic_text'
}

/** On the disk before anything is sealed with it. */
async function makeKey(dataFolder: string, path: string): Promise<void> {
  const sealed = await safeStorage.encryptStringAsync(randomBytes(LENGTH).toString('base64'))
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 })
  const file = openSync(`${path}.arriving`, 'w', 0o600)
  try {
    writeSync(file, sealed)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  renameSync(`${path}.arriving`, path)
}
