import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { writeTrail, type TrailFormat } from '../export/write-trail.ts'
import { lastEntry, readInBatches } from '../store/audit-trail.ts'
import { findBreak } from '../store/check-trail.ts'
import { DONE, FAILED } from './exit-codes.ts'
import { whileStoreOpen } from './open-store.ts'

/** Writes the whole audit trail, and says whether it is as it was written; FAILED where it is not. */
export function audit({
  data,
  format,
  output,
}: {
  readonly data?: string
  readonly format: TrailFormat
  readonly output?: string
}): Promise<number> {
  return whileStoreOpen(data, async (database) => {
    const pieces = Readable.from(writeTrail(readInBatches(database), { format }))
    if (output === undefined) await pipeline(pieces, process.stdout, { end: false })
    else await pipeline(pieces, createWriteStream(output))
    const broken = findBreak(database)
    const last = lastEntry(database)
    const sentence = last ? `${last.id} entries, the last with the hash ${last.hash}.` : 'There are no entries yet.'
    process.stderr.write(`${broken ?? sentence}\n`)
    return broken === null ? DONE : FAILED
  })
}
