import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { auditShipped } from '../../../electron/package/audit-shipped.ts'

const ROOT = join(import.meta.dirname, '../../..')

test('what is grave and reaches a user is refused: in the engine and what it uses, within the page and in Electron', async () => {
  const { refused, known, unreachable } = await audit({
    fontkit: ['high', '<=99'],
    react: ['critical', '<=99'],
    electron: ['high', '<=99'],
    'csv-stringify': ['moderate', '<=99'],
    standardwebhooks: ['critical', '<=99'],
    undici: ['critical', '<1.0.0'],
  })
  expect(unreachable).toBeNull()
  expect(refused).toEqual(
    expect.arrayContaining([
      'fontkit: high, http://advisory/fontkit',
      'pdfkit: high, fontkit',
      'react: critical, http://advisory/react',
      'electron: high, http://advisory/electron',
    ]),
  )
  expect(refused.join(' ')).not.toMatch(/csv-stringify|standardwebhooks|undici/)
  expect(known).toEqual(
    expect.arrayContaining([
      'csv-stringify: moderate, http://advisory/csv-stringify',
      'standardwebhooks: critical, http://advisory/standardwebhooks',
    ]),
  )
})

test.each([
  ['is not there', 'http://127.0.0.1:9', /ECONNREFUSED/],
  ['answers no such question', null, /405/],
])('a registry that %s is told of', async (_, address, why) => {
  const registry = address ?? (await openRegistry(405, ''))
  const { unreachable, refused } = await auditShipped(ROOT, ['--registry', registry])
  expect(unreachable).toMatch(why)
  expect(refused).toEqual([])
})

test('the command fails for what is refused; where nobody answers it says that it did nothing, and goes on', async () => {
  const bad = await openRegistry(200, tellAdvisories({ react: ['critical', '<=99'] }))
  const refused = await runAudit(bad)
  expect(refused.code).toBe(1)
  expect(refused.said).toContain('REFUSED react: critical, http://advisory/react')
  expect(refused.said).toMatch(/^audit: [1-9]\d* refused, \d+ others$/m)
  expect(await runAudit(await openRegistry(405, ''))).toEqual({
    code: 0,
    said: expect.stringMatching(/^audit: NOT DONE, the registry did not answer \(.*405/),
  })
})

/** `npm run audit` against a registry. */
async function runAudit(registry: string): Promise<{ readonly code: number | null; readonly said: string }> {
  const env = { ...process.env, npm_config_registry: registry }
  const command = spawn(process.execPath, [join(ROOT, 'electron/package/audit.ts')], { env })
  let said = ''
  command.stdout.setEncoding('utf8').on('data', (text: string) => (said += text))
  const [code] = (await once(command, 'close')) as [number | null]
  return { code, said }
}

/** Severity and versions by package. */
type Known = Readonly<Record<string, readonly [severity: string, versions: string]>>

/** What a registry that knows this makes of our lockfile. */
async function audit(known: Known) {
  return auditShipped(ROOT, ['--registry', await openRegistry(200, tellAdvisories(known))])
}

/** As the registry's bulk answer has it. */
function tellAdvisories(known: Known): string {
  const advisories = Object.entries(known).map(([name, [severity, vulnerable_versions]], id) => {
    return [
      name,
      [{ id, url: `http://advisory/${name}`, title: 'Bad', severity, vulnerable_versions, cwe: [] }],
    ] as const
  })
  return JSON.stringify(Object.fromEntries(advisories))
}

async function openRegistry(status: number, advisories: string): Promise<string> {
  const server = createServer((request, response) => {
    request.resume()
    // It tells nothing of the packages themselves.
    response.writeHead(request.method === 'POST' ? status : 404, { 'Content-Type': 'application/json' })
    response.end(request.method === 'POST' ? advisories : '{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
