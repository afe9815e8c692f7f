import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createBackupJob } from '../../engine/store/backup-job.ts'
import { listOriginalsInUse } from '../../engine/store/documents.ts'
import { originalPath } from '../../engine/store/originals.ts'
import { makeFolder, makeStoredDocument, openTestStore } from './open-test-store.ts'

// A pipe in the place of an original gives its bytes when the test says so.
test.skipIf(process.platform === 'win32')(
  'a copy says how far it is; whoever ends the job stops it and waits for it',
  async () => {
    const { database, dataFolder } = openTestStore()
    for (const name of ['one', 'two', 'three']) await makeStoredDocument(database, dataFolder, name)
    const slow = originalPath(dataFolder, [...listOriginalsInUse(database).keys()].at(-1)!)
    const content = readFileSync(slow)
    rmSync(slow)
    execFileSync('mkfifo', [slow])

    const job = createBackupJob(database, dataFolder)
    const folder = join(makeFolder(), 'copy')
    expect(job.start(folder)).toBe(true)
    expect(job.start(folder)).toBe(false)
    await expect.poll(() => job.state().running).toEqual({ folder, done: 2, total: 3 })
    const drained = job.drain()
    expect(await Promise.race([drained.then(() => 'over'), nextTurn('waits')])).toBe('waits')
    writeFileSync(slow, content)
    await drained
    expect(job.state()).toEqual({ running: null, last: null, failure: null, dailyAt: null })
    expect(readdirSync(folder).filter((name) => name.includes('sqlite'))).toEqual([])
  },
)
