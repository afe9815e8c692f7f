import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { runCommand } from '../../engine/cli/run-command.ts'
import { lastEntry } from '../../engine/store/audit-trail.ts'
import { makeEngine, submit } from '../pipeline/open-test-engine.ts'
import { makeFolder } from '../store/open-test-store.ts'

test('the whole trail is written to a file beside a running service, and checked', async () => {
  let said = ''
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => ((said = String(text)), true))
  onTestFinished(() => void vi.restoreAllMocks())
  const engine = makeEngine()
  const output = join(makeFolder(), 'trail')
  const audit = async (format: string): Promise<{ code: number; said: string; written: string }> => {
    const words = ['audit', '--format', format, '--output', output, '--data', engine.config.dataFolder]
    const code = await runCommand(words)
    return { code, said, written: readFileSync(output, 'utf8') }
  }
  expect(await audit('json')).toEqual({ code: 0, said: 'There are no entries yet.\n', written: '[]\n' })

  await engine.start({ listen: false })
  await engine.whenDone((await submit(engine, 'bill.pdf')).id)
  const { id, hash } = lastEntry(engine.database)!
  const asJson = await audit('json')
  expect(asJson).toMatchObject({ code: 0, said: `${id} entries, the last with the hash ${hash}.\n` })
  expect((JSON.parse(asJson.written) as object[]).at(-1)).toMatchObject({ id, hash })
  expect((await audit('csv')).written).toContain('"document.received"')
  let printed = ''
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => ((printed += String(text)), true))
  expect(await runCommand(['audit', '--data', engine.config.dataFolder])).toBe(0)
  expect(printed).toContain('"document.received"')

  engine.database.exec("DROP TRIGGER keep_audit_entry; UPDATE audit_entries SET actor_name = 'Mallory' WHERE id = 2")
  expect(await audit('csv')).toMatchObject({
    code: 1,
    said: "The audit trail was changed behind Docket's back: entry 2 is not as it was written.\n",
  })
})
