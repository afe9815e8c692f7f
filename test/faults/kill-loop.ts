import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { makeRandom } from '../fixtures/builders/layouts/make-random.ts'
import { freeKeys } from './prepare-folder.ts'
import { runApp, type RunningApp } from './run-app.ts'
import { uploadUntilKept } from './upload-until-kept.ts'

/** Uploads under way at once. */
const SENDERS = 8
/** Milliseconds that an app lives, counted from its start: some die before they listen. */
const LIFE = { least: 200, most: 6000 }

/**
 * Uploads documents of distinct content to an app that reads them for real and that is killed again and again, every other
 * time with its workers; then the last one finishes and stays.
 * @returns SHA-256 of all contents, sorted, and the app
 */
export async function uploadUnderKills(
  dataFolder: string,
  options: { readonly token: string; readonly documents: number; readonly kills: number; readonly seed: number },
): Promise<{ readonly hashes: readonly string[]; readonly app: RunningApp }> {
  const { token, documents, kills, seed } = options
  const random = makeRandom(seed)
  const contents = Array.from(
    { length: documents },
    (_, index) => `Rechnung Nr. ${index + 1}\nBetrag: ${index + 1},00 EUR`,
  )
  let app: RunningApp = runApp(dataFolder, 'real')
  let next = 0

  async function send(): Promise<void> {
    for (let index = next++; index < documents; index = next++) {
      await uploadUntilKept(() => app, { token, name: `bill-${index + 1}.txt`, content: contents[index]! })
    }
  }

  async function killAgainAndAgain(): Promise<void> {
    for (let kill = 0; kill < kills; kill += 1) {
      await setTimeout(random.int(LIFE.least, LIFE.most))
      app.kill({ group: kill % 2 === 0 })
      await app.gone
      freeKeys(dataFolder)
      app = runApp(dataFolder, 'real')
    }
  }

  await Promise.all([killAgainAndAgain(), ...Array.from({ length: SENDERS }, send)])
  await app.finish()
  const hashes = contents.map((content) => createHash('sha256').update(content).digest('hex')).toSorted()
  return { hashes, app }
}
