import { closeSync, existsSync, fsyncSync, openSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { syncFolder } from './sync-folder.ts'

/** Notes, before the database gives way to an older copy, that originals of no row are documents and no leftovers. */
export function beginRecovery(dataFolder: string): void {
  const mark = openSync(markPath(dataFolder), 'w', 0o600)
  fsyncSync(mark)
  closeSync(mark)
  syncFolder(dataFolder)
}

export function isRecovering(dataFolder: string): boolean {
  return existsSync(markPath(dataFolder))
}

/** Every original has its row again. */
export function endRecovery(dataFolder: string): void {
  rmSync(markPath(dataFolder), { force: true })
}

function markPath(dataFolder: string): string {
  return join(dataFolder, 'recovering')
}
