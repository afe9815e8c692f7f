import { createReadStream } from 'node:fs'
import { resolve } from 'node:path'
import { createConfig, type Config } from '../config.ts'
import { createEngine, type Engine } from '../index.ts'
import { sniffFormat } from '../stages/scan/sniff-format.ts'
import { createAccount, listAccounts } from '../store/accounts.ts'
import { lockFolder } from '../store/lock-folder.ts'
import { endRecovery } from '../store/recovery-mark.ts'
import { repairFolder } from '../store/repair-folder.ts'
import { DONE, FAILED, INTERRUPTED } from './exit-codes.ts'
import { listenForStop } from './listen-for-stop.ts'
import { nameActor } from './name-actor.ts'
import { watchProgress } from './watch-progress.ts'

/** Checks and repairs the data folder, on which nothing may run, and says what it did; FAILED while something is left. */
export async function doctor({ data }: { readonly data?: string }): Promise<number> {
  const config = createConfig({ dataFolder: data === undefined ? undefined : resolve(data) })
  const unlock = lockFolder(config.dataFolder)
  const stop = new AbortController()
  const listenNoMore = listenForStop(() => stop.abort(), { withParent: config.stopsWithParent })
  const progress = watchProgress('originals')
  try {
    const { done, left, strays, secrets } = await repairFolder(config.dataFolder, {
      by: nameActor(),
      signal: stop.signal,
      onProgress: progress.show,
    })
    progress.stop()
    for (const sentence of done) process.stdout.write(`${sentence}\n`)
    if (strays.length > 0) process.stdout.write(`${await takeIn(config, strays)}\n`)
    endRecovery(config.dataFolder)
    for (const sentence of left) process.stderr.write(`${sentence}\n`)
    if (secrets !== null) process.stdout.write(`${secrets}\n`)
    if (done.length + left.length + strays.length === 0) process.stdout.write('All is well: nothing was changed.\n')
    return left.length === 0 ? DONE : FAILED
  } catch (error) {
    if (!stop.signal.aborted) throw error
    process.stderr.write('Stopped. Run it again: it goes on where it was.\n')
    return INTERRUPTED
  } finally {
    progress.stop()
    listenNoMore()
    unlock()
  }
}

/**
 * Documents whose rows were lost wait in the queue again. Whose they were nobody knows: where there are several accounts they get one
 * of their own, so that no client sees another one's.
 */
async function takeIn(config: Config, paths: readonly string[]): Promise<string> {
  const engine = createEngine(config)
  try {
    const accounts = listAccounts(engine.database)
    const account =
      accounts.length === 1 ? accounts[0]! : createAccount(engine.database, { name: 'Recovered by docket doctor' })
    for (const path of paths) await takeInOne(engine, account.id, path)
    return `${paths.length} originals of no known document were taken in for the account "${account.name}": the next start reads them.`
  } finally {
    await engine.stop()
  }
}

async function takeInOne(engine: Engine, accountId: number, path: string): Promise<void> {
  const format = (await sniffFormat(path)) ?? 'txt'
  const received = await engine.intake.receive(createReadStream(path))
  const submission = {
    accountId,
    mode: 'live',
    origin: 'app',
    filename: `recovered-${received.hash.slice(0, 8)}.${format}`,
    fileFormat: format,
    additionalText: null,
    customTypes: null,
    requester: null,
    locale: null,
    aiProcessing: true,
  } as const
  engine.intake.submit(received, submission, nameActor())
}
