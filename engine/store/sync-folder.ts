import { closeSync, fsyncSync, openSync } from 'node:fs'

/** A new name is only durable once its folder is; Windows opens no folders and needs no such step. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
