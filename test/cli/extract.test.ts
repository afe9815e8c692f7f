import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { processFiles, type FileResult } from '../../engine/cli/process-files.ts'
import { createConfig } from '../../engine/config.ts'
import { createEngine } from '../../engine/index.ts'
import { makeFolder } from './make-folder.ts'
import { runDocket, SAMPLES, startDocket } from './run-docket.ts'

const XML = join(SAMPLES, 'xrechnung.xml')

describe('misuse ends with 2 and says why', () => {
  test.each([
    ['no path', ['extract'], 'missing required argument'],
    ['a path that is not there', ['extract', 'no/such/file.pdf'], 'There is no file or folder "no/such/file.pdf".'],
    ['an unknown option', ['extract', '--colour', XML], 'unknown option'],
    ['no workers', ['extract', '--jobs', '0', XML], 'whole number of at least 1'],
    ['a strange locale', ['extract', '--locale', 'Deutsch', XML], 'such as de-AT'],
    ['a strange format', ['extract', '--format', 'xlsx', XML], 'Allowed choices are ndjson, json, csv'],
    ['an output that cannot be', ['extract', '--output', '/no/such/folder/x', XML], 'cannot be written'],
    ['an unknown command', ['translate'], 'unknown command'],
  ])('%s', async (_what, words, message) => {
    const { code, stdout, stderr } = await runDocket(words)
    expect(stderr).toContain(message)
    expect([code, stdout]).toEqual([2, ''])
  })

  test('a folder with nothing to read', async () => {
    const folder = makeFolder()
    writeFileSync(join(folder, 'notes.md'), 'nothing')
    const { code, stderr } = await runDocket(['extract', folder])
    expect([code, stderr]).toEqual([2, 'There is nothing to read there: .json, .md and hidden files are skipped.\n'])
  })
})

test('when every file was read it ends with 0; --quiet says nothing beside the result', async () => {
  const { code, stdout, stderr } = await runDocket(['extract', '--quiet', '--locale', 'de-DE', XML])
  expect([code, stderr]).toEqual([0, ''])
  const { file, document, error } = JSON.parse(stdout) as FileResult
  expect({ file, locale: document?.locale, error }).toEqual({ file: XML, locale: 'de-DE', error: null })
})

test('below the lines that npm puts on standard output there is no JSON but a summary', async () => {
  const npm = { npm_lifecycle_event: 'extract', npm_package_name: 'docket' }
  const spoken = await runDocket(['extract', XML], { ...npm, npm_config_loglevel: 'notice' })
  expect(spoken.stdout.startsWith(`${XML}\n  invoice  2026-0131`)).toBe(true)
  expect(spoken.stdout).toContain('gross 3049.71 EUR')
  const silent = await runDocket(['extract', XML], { ...npm, npm_config_loglevel: 'silent' })
  expect(JSON.parse(silent.stdout)).toMatchObject({ file: XML, error: null })
})

test('--output takes its format from the name, and --data keeps the documents', async () => {
  const folder = makeFolder()
  const output = join(folder, 'out.csv')
  const { code, stdout } = await runDocket(['extract', XML, '--output', output, '--data', join(folder, 'data')])
  expect([code, stdout]).toEqual([0, ''])
  expect(readFileSync(output, 'utf8')).toContain('2026-0131')
  const engine = createEngine(createConfig({ dataFolder: join(folder, 'data') }))
  const kept = engine.database.prepare('SELECT filename, status FROM documents').all()
  await engine.stop()
  expect(kept).toEqual([{ filename: 'xrechnung.xml', status: 'completed' }])
})

test('a file that vanishes while others are read becomes a row with an error', async () => {
  const folder = makeFolder()
  // Eight are opened ahead of what is read.
  const files = Array.from({ length: 12 }, (_, index) => join(folder, `${index}.xml`))
  const last = files.at(-1)!
  for (const file of files) copyFileSync(XML, file)
  const engine = createEngine(createConfig({ dataFolder: join(folder, 'data'), jobs: 1, durable: false }))
  await engine.start({ listen: false })
  const results: FileResult[] = []
  const options = { locale: null, keep: false, signal: new AbortController().signal }
  for await (const result of processFiles(engine, files, options)) {
    if (results.length === 0) rmSync(last)
    results.push(result)
  }
  await engine.stop()
  expect(results.map(({ file }) => file)).toEqual(files)
  expect(results.slice(0, -1).every(({ error }) => error === null)).toBe(true)
  expect(results.at(-1)).toEqual({
    file: last,
    document: null,
    error: { code: 'unreadable_file', message: 'The file is not there any more.' },
  })
})

test('Ctrl-C keeps what is done and leaves no temporary store behind', async () => {
  const folder = makeFolder()
  const [input, temporary, output] = ['in', 'tmp', 'out.ndjson'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  mkdirSync(input)
  mkdirSync(temporary)
  copyFileSync(XML, join(input, '00.xml'))
  for (let index = 1; index < 30; index += 1)
    copyFileSync(join(SAMPLES, 'scan-crooked.jpg'), join(input, `${index + 10}.jpg`))
  const { child, ended } = startDocket(['extract', input, '--output', output, '--jobs', '1'], { TMPDIR: temporary })
  await expect.poll(() => existsSync(output) && readFileSync(output, 'utf8')).toContain('\n')
  child.kill('SIGINT')
  const { code, stderr } = await ended
  const results = readFileSync(output, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as FileResult)
  expect(code).toBe(130)
  expect(results[0]).toMatchObject({ file: join(input, '00.xml'), error: null })
  expect(results.length).toBeLessThan(30)
  expect(stderr).toContain('What is done is kept.')
  expect(readdirSync(temporary).filter((name) => name.startsWith('docket-store-'))).toEqual([])
})

test('a reader that has seen enough ends nothing badly', async () => {
  const { child, ended } = startDocket(['extract', XML])
  child.stdout.destroy()
  expect((await ended).stderr).not.toContain('EPIPE')
})
