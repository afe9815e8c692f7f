import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeFolder } from './make-folder.ts'

const ROOT = join(import.meta.dirname, '../..')

test(
  'the commands of the chapter "For tools" lead from nothing to a verified webhook',
  { timeout: 120_000 },
  async () => {
    const script = readCommands('For tools')
    expect(script.length).toBeGreaterThan(5)
    const { code, output } = await runScript(script.join('\n'))
    expect(code, output).toBe(0)
    expect(output).toContain('{"status":true}')
    expect(output).toMatch(/verified \{"type":"document\.completed",.*"status":"completed"/)
    expect(output).not.toContain('REFUSED')
    expect(output).toContain('"gross_amount":{"value":"930.91"')
  },
)

test(
  'the commands of the chapter "Paid extractions" lead from nothing to the fields of a document that was paid for',
  { timeout: 600_000 },
  async () => {
    const script = readCommands('Paid extractions')
    expect(script.length).toBeGreaterThan(3)
    const { code, output } = await runScript(script.join('\n'))
    expect(code, output).toBe(0)
    expect(output).toContain('"code":"payment_required"')
    expect(output).toMatch(/"x402Version":2.*"amount":"50000"/)
    expect(output).toMatch(/paid 0\.05 TUSD in transaction 0x[0-9a-f]{64}, 4\.95 TUSD left/)
    expect(output).toContain('"value": "930.91"')
  },
)

/** The shell commands of one chapter of the README, block by block. */
function readCommands(title: string): readonly string[] {
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8')
  const chapter = readme.split(/^## /m).find((part) => part.startsWith(`${title}\n`))
  if (chapter === undefined) throw new Error(`The README has no chapter ${title}.`)
  return [...chapter.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block]) => block!)
}

/** Runs a script as one types it, in a home of its own, and ends whatever it leaves running. */
async function runScript(script: string): Promise<{ code: number | null; output: string }> {
  const path = [join(ROOT, 'node_modules/.bin'), dirname(process.execPath), process.env['PATH'] ?? '']
  const child = spawn('bash', ['-euo', 'pipefail', '-c', script], {
    cwd: ROOT,
    env: { ...process.env, HOME: makeFolder(), PATH: path.join(delimiter), DOCKET_PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  onTestFinished(() => endGroup(child.pid!))
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text))
  // What a script leaves running when it fails would keep its output open.
  child.once('exit', (code) => code !== 0 && endGroup(child.pid!))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, output }
}

function endGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // All of it has ended, as it should.
  }
}
