import { createHash } from 'node:crypto'
import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { backUp, restore } from '../../engine/cli/back-up.ts'
import { doctor } from '../../engine/cli/doctor.ts'
import type { Engine } from '../../engine/index.ts'
import { listAccounts } from '../../engine/store/accounts.ts'
import { backupsFolder, makeBackup } from '../../engine/store/backups.ts'
import { databasePath, DamagedDatabaseError, LostDatabaseError } from '../../engine/store/database.ts'
import { originalPath } from '../../engine/store/originals.ts'
import { allPicturesFolder } from '../../engine/store/pictures.ts'
import { makeEngine, submit } from '../pipeline/open-test-engine.ts'
import { makeFolder } from '../store/open-test-store.ts'
import { tearFile } from '../store/tear-file.ts'
import { inspectFolder } from './inspect-folder.ts'
import { SERVICE } from '../../engine/domain/audit.ts'

const MANY = process.env['DOCKET_LONG_FAULTS'] ? 10_000 : 100

let said = ''
beforeEach(() => {
  said = ''
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((text) => ((said += String(text)), true))
  return () => void vi.restoreAllMocks()
})

test(
  `a backup of ${MANY} documents beside a running service, and all of them restored`,
  { timeout: 1_800_000 },
  async () => {
    const engine = makeEngine()
    await engine.start({ listen: false })
    const { dataFolder } = engine.config
    const hashes = await fill(engine, 0, MANY)
    const target = join(makeFolder(), 'copy')
    expect(await backUp(target, { data: dataFolder })).toBe(0)
    expect(said).toContain(`${MANY} documents: ${MANY} originals copied and checked, 0 were there before.`)
    expect(inspectFolder(target, 1)).toMatchObject({
      integrity: 'ok',
      hashes,
      originals: hashes,
      torn: [],
      orphans: [],
    })

    engine.intake.remove(1, SERVICE)
    const more = await fill(engine, MANY, 3)
    expect(await backUp(target, { data: dataFolder })).toBe(0)
    expect(said).toContain(`${MANY + 2} documents: 3 originals copied and checked, ${MANY - 1} were there before.`)

    const home = makeFolder()
    expect(await restore(target, { data: home })).toBe(0)
    expect(inspectFolder(home, 1)).toMatchObject({
      integrity: 'ok',
      hashes: more,
      originals: more,
      torn: [],
      orphans: [],
    })
  },
)

test('what a restore replaces is moved aside, and a running service is not pulled away from under its documents', async () => {
  const engine = makeEngine()
  await fill(engine, 0, 2)
  const target = join(makeFolder(), 'copy')
  await backUp(target, { data: engine.config.dataFolder })
  const other = makeEngine()
  const { dataFolder } = other.config
  const hashes = await fill(other, 5, 1)
  await other.start({ listen: false })
  await expect(restore(target, { data: dataFolder })).rejects.toThrow('Another Docket works on the data folder')
  await other.stop()
  expect(await restore(target, { data: dataFolder })).toBe(0)
  expect(inspectFolder(dataFolder, 1).hashes).toHaveLength(2)
  const before = readdirSync(dataFolder).find((name) => name.startsWith('before-restore-'))!
  expect(inspectFolder(join(dataFolder, before), 1)).toMatchObject({ hashes, originals: hashes })
})

test('a backup whose original was damaged is restored without it, and says so', async () => {
  const engine = makeEngine()
  await fill(engine, 0, 3)
  const target = join(makeFolder(), 'copy')
  await backUp(target, { data: engine.config.dataFolder })
  spoil(originalPath(target, hashOf(1)))
  const home = makeFolder()
  expect(await restore(target, { data: home })).toBe(1)
  expect(said).toContain('The originals of these documents are missing or damaged: 2.')
  expect(inspectFolder(home, 1)).toMatchObject({ originals: [hashOf(0), hashOf(2)].toSorted(), torn: [] })
})

test('a backup goes neither into its own data folder nor into a folder of something else', async () => {
  const engine = makeEngine()
  const { dataFolder } = engine.config
  await expect(backUp(join(dataFolder, 'copy'), { data: dataFolder })).rejects.toThrow('lies in the data folder itself')
  const taken = makeFolder()
  writeFileSync(join(taken, 'thesis.txt'), '')
  await expect(backUp(taken, { data: dataFolder })).rejects.toThrow('holds something else')
  await expect(restore(taken, { data: dataFolder })).rejects.toThrow('There is no copy')
  const other = makeEngine()
  await other.start({ listen: false })
  const inUse = other.config.dataFolder
  await expect(backUp(inUse, { data: dataFolder })).rejects.toThrow('a Docket has worked on')
})

test('a copy brings the previews along and lets go of what was deleted since', async () => {
  const engine = makeEngine()
  const { dataFolder } = engine.config
  await engine.start({ listen: false })
  await fill(engine, 0, 2)
  for (const id of [1, 2]) await engine.whenDone(id)
  const target = join(makeFolder(), 'copy')
  await backUp(target, { data: dataFolder })
  expect(listPictures(target)).toEqual(['1/page-1.png', '1/thumbnail.png', '2/page-1.png', '2/thumbnail.png'])
  engine.intake.remove(1, SERVICE)
  await backUp(target, { data: dataFolder })
  expect(inspectFolder(target, 1)).toMatchObject({ hashes: [hashOf(1)], originals: [hashOf(1)], orphans: [] })
  const home = makeFolder()
  await restore(target, { data: home })
  expect(listPictures(home)).toEqual(['2/page-1.png', '2/thumbnail.png'])
})

test('a copy whose database is torn is not restored, and what is there stays', async () => {
  const engine = makeEngine()
  await fill(engine, 0, 40)
  const target = join(makeFolder(), 'copy')
  await backUp(target, { data: engine.config.dataFolder })
  tearFile(databasePath(target), 0.1)
  const other = makeEngine()
  const { dataFolder } = other.config
  const hashes = await fill(other, 5, 1)
  await other.stop()
  await expect(restore(target, { data: dataFolder })).rejects.toThrow(DamagedDatabaseError)
  expect(inspectFolder(dataFolder, 1)).toMatchObject({ hashes, originals: hashes })
})

test('a torn database gives way to its newest whole copy, and what came later is taken in again', async () => {
  const engine = makeEngine()
  const { dataFolder } = engine.config
  await fill(engine, 0, 40)
  await makeBackup(engine.database, dataFolder, new Date('2026-11-20T10:00:00Z'))
  await fill(engine, 40, 20)
  await makeBackup(engine.database, dataFolder, new Date('2026-11-21T10:00:00Z'))
  const hashes = await fill(engine, 60, 30)
  await engine.stop()
  tearFile(databasePath(dataFolder), 0.5)
  tearFile(join(backupsFolder(dataFolder), 'docket-2026-11-21T10-00-00Z.sqlite'), 0.5)

  expect(await doctor({ data: dataFolder })).toBe(0)
  expect(said).toContain('The database was damaged')
  expect(said).toContain('Its copy of 2026-11-20T10:00:00.000Z took its place')
  expect(said).toContain('50 originals of no known document were taken in for the account "Local"')
  await readAll(dataFolder)
  expect(inspectFolder(dataFolder, 1)).toMatchObject({
    documents: { completed: 90 },
    integrity: 'ok',
    hashes: hashes.toSorted(),
    torn: [],
    orphans: [],
  })
})

test('a database that is gone, or is none any more, is told of at the start and brought back', async () => {
  for (const lose of [(path: string) => rmSync(path), (path: string) => writeFileSync(path, 'x'.repeat(5000))]) {
    const engine = makeEngine()
    const { dataFolder } = engine.config
    const hashes = await fill(engine, 0, 5)
    await engine.stop()
    lose(databasePath(dataFolder))
    const error = catchError(() => makeEngine({ dataFolder }))
    expect([LostDatabaseError.name, DamagedDatabaseError.name]).toContain(error.name)
    expect(error.message).toContain('`docket doctor`')
    expect(await doctor({ data: dataFolder })).toBe(0)
    await readAll(dataFolder)
    expect(inspectFolder(dataFolder, 1)).toMatchObject({ hashes, originals: hashes, orphans: [] })
  }
})

test('where there are several clients, nobody sees what was recovered but who looks for it', async () => {
  const engine = makeEngine()
  const { dataFolder } = engine.config
  await fill(engine, 0, 1)
  engine.database.prepare("INSERT INTO accounts (name, created_at) VALUES ('Birkenhain', '')").run()
  await makeBackup(engine.database, dataFolder)
  await fill(engine, 1, 1)
  await engine.stop()
  rmSync(databasePath(dataFolder))
  await doctor({ data: dataFolder })
  const again = makeEngine({ dataFolder })
  expect(listAccounts(again.database).map(({ name }) => name)).toEqual([
    'Local',
    'Birkenhain',
    'Recovered by docket doctor',
  ])
})

test('a doctor that is interrupted loses nothing: until it is through no start sweeps away what is no row’s', async () => {
  const engine = makeEngine()
  const { dataFolder } = engine.config
  await fill(engine, 0, 3)
  await makeBackup(engine.database, dataFolder)
  const hashes = await fill(engine, 3, 3)
  await engine.stop()
  tearFile(databasePath(dataFolder), 0.5)
  const interrupted = doctor({ data: dataFolder })
  process.emit('SIGINT')
  expect(await interrupted).toBe(130)
  await readAll(dataFolder)
  expect(inspectFolder(dataFolder, 1).originals).toEqual(hashes)
  expect(await doctor({ data: dataFolder })).toBe(0)
  expect(inspectFolder(dataFolder, 1)).toMatchObject({ hashes, originals: hashes })
})

test('a sound folder is left as it is, a damaged original is set aside and named', async () => {
  const engine = makeEngine()
  const { dataFolder } = engine.config
  await fill(engine, 0, 3)
  await engine.stop()
  expect(await doctor({ data: dataFolder })).toBe(0)
  expect(said).toBe('All is well: nothing was changed.\n')
  spoil(originalPath(dataFolder, hashOf(1)))
  expect(await doctor({ data: dataFolder })).toBe(1)
  expect(said).toContain('The original of document 2 is not there')
  expect(existsSync(join(dataFolder, 'damaged', hashOf(1)))).toBe(true)
})

/** @returns the hashes of all documents by now, sorted */
async function fill(engine: Engine, first: number, count: number): Promise<readonly string[]> {
  for (let index = first; index < first + count; index += 1) {
    await submit(engine, `bill-${index}.pdf`, { content: `Rechnung ${index}` })
  }
  const rows = engine.database.prepare('SELECT original_hash FROM documents').pluck().all() as string[]
  return rows.toSorted()
}

/** `1/thumbnail.png`, sorted. */
function listPictures(dataFolder: string): readonly string[] {
  const entries = readdirSync(allPicturesFolder(dataFolder), { recursive: true, encoding: 'utf8' })
  return entries.filter((entry) => entry.endsWith('.png')).toSorted()
}

function hashOf(index: number): string {
  return createHash('sha256').update(`Rechnung ${index}`).digest('hex')
}

/** Starts an app on the folder, which reads what waits. */
async function readAll(dataFolder: string): Promise<void> {
  const engine = makeEngine({ dataFolder })
  await engine.start({ listen: false })
  const ids = engine.database.prepare('SELECT document_id FROM jobs').pluck().all() as number[]
  for (const id of ids) await engine.whenDone(id)
  await engine.stop()
}

function spoil(path: string): void {
  const { size } = statSync(path)
  rmSync(path)
  writeFileSync(path, Buffer.alloc(size, 0x5a))
}

function catchError(work: () => unknown): Error {
  try {
    work()
  } catch (error) {
    return error as Error
  }
  throw new Error('Nothing was thrown.')
}
