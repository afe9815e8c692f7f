import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findDocument } from '../../engine/store/documents.ts'
import { latestRun } from '../../engine/store/runs.ts'
import { makeEngine, submit } from '../pipeline/open-test-engine.ts'
import { makeFolder } from '../store/open-test-store.ts'

const CLAMD = '/usr/sbin/clamd'
const VIRUS = 'a signature of this test alone'

test.skipIf(!existsSync(CLAMD))(
  'while the virus scanner is down documents wait and say so; then nothing that it finds is opened',
  { timeout: 120_000 },
  async () => {
    const folder = makeFolder()
    const socket = join(folder, 'clamd.ctl')
    const engine = makeEngine({ clamav: socket })
    await engine.start({ listen: false })
    const clean = await submit(engine, 'bill.pdf')
    const infected = await submit(engine, 'report.pdf', { content: `%PDF-1.7 ${VIRUS}` })
    await expect
      .poll(() => findDocument(engine.database, clean.id)?.scannerMessage ?? '')
      .toContain(`ClamAV does not answer at ${socket}`)
    expect(findDocument(engine.database, clean.id)).toMatchObject({ status: 'pending', scannerStatus: null })

    startClamd(folder, socket)
    expect(await engine.whenDone(clean.id)).toMatchObject({
      status: 'completed',
      scannerStatus: 'clean',
      scannerProvider: 'docket+clamav',
      scannerMessage: null,
    })
    const message = 'ClamAV found Docket.Test.UNOFFICIAL in the file. It was not opened.'
    expect(await engine.whenDone(infected.id)).toMatchObject({
      status: 'blocked',
      blockedReason: 'file_rejected',
      processingStage: 'scanning',
      scannerStatus: 'rejected',
      scannerProvider: 'docket+clamav',
      scannerMessage: message,
    })
    expect(latestRun(engine.database, infected.id)).toMatchObject({ status: 'blocked', errorMessage: message })
  },
)

test('a file that Docket itself refuses is blocked, and what it lets pass comes with a word', async () => {
  const engine = makeEngine({}, { realWorker: true })
  await engine.start({ listen: false })
  const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')
  const refused = await submit(engine, 'note.txt', { content: eicar, fileFormat: 'txt' })
  expect(await engine.whenDone(refused.id)).toMatchObject({
    status: 'blocked',
    blockedReason: 'file_rejected',
    scannerStatus: 'rejected',
    scannerProvider: 'docket',
    scannerMessage: 'The file contains the test virus EICAR. It was not opened.',
  })
  const noted = await submit(engine, 'mail.eml', {
    content: `From: a@example.com\r\nTo: b@example.com\r\nDate: Mon, 2 Mar 2026 10:00:00 +0100\r\nSubject: Rechnung\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\nAnbei.\r\n--b\r\nContent-Type: application/octet-stream\r\n\r\nMZ and more\r\n--b--\r\n`,
    fileFormat: 'eml',
  })
  expect(await engine.whenDone(noted.id)).toMatchObject({
    status: 'completed',
    scannerStatus: 'clean',
    scannerMessage: 'A program is attached to it. Docket runs none of it.',
  })
})

/** ClamAV's own daemon with one signature, which no other file has. */
function startClamd(folder: string, socket: string): void {
  const signatures = join(folder, 'signatures')
  mkdirSync(signatures)
  writeFileSync(join(signatures, 'test.ndb'), `Docket.Test:0:*:${Buffer.from(VIRUS).toString('hex')}\n`)
  const config = join(folder, 'clamd.conf')
  writeFileSync(config, `LocalSocket ${socket}\nDatabaseDirectory ${signatures}\nForeground yes\n`)
  const daemon = spawn(CLAMD, ['--config-file', config], { stdio: 'ignore' })
  onTestFinished(() => void daemon.kill('SIGKILL'))
}
