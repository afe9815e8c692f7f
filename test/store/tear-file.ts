import { closeSync, openSync, statSync, writeSync } from 'node:fs'

/**
 * Writes noise over the end of a file, as a disk does that lies about what it wrote.
 * @param share of the file; a tenth of a database are rows, and it can still be opened
 */
export function tearFile(path: string, share: number): void {
  const { size } = statSync(path)
  const length = Math.floor(size * share)
  const file = openSync(path, 'r+')
  writeSync(file, Buffer.alloc(length, 0x5a), 0, length, size - length)
  closeSync(file)
}
