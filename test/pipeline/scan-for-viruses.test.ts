import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createConfig } from '../../engine/config.ts'
import { scanForViruses } from '../../engine/pipeline/scan-for-viruses.ts'
import type { StoredDocument } from '../../engine/store/documents.ts'
import { originalPath } from '../../engine/store/originals.ts'
import { signFile } from '../fixtures/builders/sign-file.ts'
import { makeFolder } from '../store/open-test-store.ts'

const VIRUS = 'a signature of this test alone'
const originalHash = 'ab12'

test.each([
  ['plain', Buffer.from(VIRUS)],
  ['signed, in base64', Buffer.from(signFile(VIRUS.padEnd(200)).toString('base64'))],
  ['signed, in pieces that part it', signFile('x'.repeat(90) + VIRUS, 'indefinite')],
])('what the scanner finds in a file is not opened: %s', async (_, original) => {
  expect(await scan(original)).toMatchObject({
    status: 'blocked',
    message: 'ClamAV found Docket-Test in the file. It was not opened.',
  })
})

test('a clean file passes, signed or not', async () => {
  expect(await scan(Buffer.from('Rechnung'))).toBeNull()
  expect(await scan(signFile('Rechnung'.repeat(30), 'indefinite'))).toBeNull()
})

test('what was signed is not let pass unseen because it is large', async () => {
  expect(await scan(Buffer.concat([signFile('Rechnung'.repeat(30)), Buffer.alloc(70_000_000, 'A')]))).toMatchObject({
    status: 'blocked',
    message: expect.stringContaining('send it unsigned'),
  })
})

async function scan(original: Buffer) {
  const dataFolder = makeFolder()
  const path = originalPath(dataFolder, originalHash)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, original)
  const config = createConfig({ dataFolder, clamav: await listen(join(dataFolder, 'clamd.ctl')) })
  return scanForViruses(config, { originalHash } as StoredDocument, new AbortController().signal)
}

/** A daemon that knows one virus. */
async function listen(address: string): Promise<string> {
  const server = createServer((socket) => {
    let tail = ''
    let isFound = false
    socket.on('error', () => {})
    socket.setEncoding('latin1').on('data', (data: string) => {
      const told = tail + data
      isFound ||= told.includes(VIRUS)
      tail = told.slice(-100)
      if (told.endsWith('\0\0\0\0')) socket.end(`stream: ${isFound ? 'Docket-Test FOUND' : 'OK'}\0`)
    })
  })
  await new Promise<void>((resolve) => server.listen(address, resolve))
  onTestFinished(() => void server.close())
  return address
}
