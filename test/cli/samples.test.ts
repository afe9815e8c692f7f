import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { documentSchema } from '../../engine/contract/document.ts'
import type { FileResult } from '../../engine/cli/process-files.ts'
import { EXTRACTION_KEYS } from '../../engine/domain/extraction-keys.ts'
import { drawSamples } from '../fixtures/builders/write-samples.ts'
import { SAMPLE_TRUTH } from '../fixtures/sample-truth.ts'
import { runDocket, SAMPLES, type Ended } from './run-docket.ts'

describe('extract over the samples', () => {
  const temporary = mkdtempSync(join(tmpdir(), 'docket-samples-'))
  let ended: Ended
  let results: readonly FileResult[]

  beforeAll(async () => {
    ended = await runDocket(['extract', SAMPLES], { TMPDIR: temporary })
    results = ended.stdout
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as FileResult)
  }, 180_000)
  afterAll(() => rmSync(temporary, { recursive: true, force: true }))

  test('gives one line a file, in the order of the names', () => {
    expect(results.map(({ file }) => basename(file))).toEqual(readdirSync(SAMPLES).toSorted())
    expect(readdirSync(SAMPLES).toSorted()).toEqual(Object.keys(SAMPLE_TRUTH).toSorted())
  })

  test('says with its exit code that two files could not be read', () => {
    expect(ended.code).toBe(1)
    expect(ended.stderr).toContain('8 of 10 files read, 2 failed.')
  })

  test('tells a reader on stderr what each file says', () => {
    for (const { file } of results) expect(ended.stderr).toContain(`${file}\n`)
    expect(ended.stderr).toContain('password_required: The file is encrypted. Remove its password')
    expect(ended.stderr).toContain('net 836.70, tax 94.21, gross 930.91 EUR')
  })

  test('gives documents as the API does, without links into the store that is gone', () => {
    for (const { document } of results) {
      const resource = documentSchema.parse(document)
      expect(resource).toMatchObject({ thumbnail: null, previews: null })
    }
  })

  test('leaves no temporary store behind', () => {
    expect(readdirSync(temporary).filter((name) => name.startsWith('docket-store-'))).toEqual([])
  })

  const find = (name: string): FileResult => results.find(({ file }) => basename(file) === name)!

  test.each(Object.entries(SAMPLE_TRUTH))('%s ends as it must', (name, truth) => {
    const { document, error } = find(name)
    expect(document?.status).toBe(truth.status)
    expect(error?.code).toBe(truth.code)
    expect(document?.is_e_invoice).toBe(truth.isEInvoice ?? false)
  })

  const readable = Object.entries(SAMPLE_TRUTH).filter(([, { status }]) => status === 'completed')

  test.each(readable)('%s: every key of its type, and the printed values', (name, truth) => {
    const { extractions } = find(name).document!
    const values = Object.fromEntries(Object.entries(extractions!).map(([key, { value }]) => [key, value]))
    expect(values).toMatchObject(truth.values!)
    expect(Object.keys(values).toSorted()).toEqual(Object.keys(EXTRACTION_KEYS[values['type'] as string]!).toSorted())
  })

  test.each(readable)('%s: each value has the candidate that it was chosen from', (name) => {
    for (const [key, { value, candidates }] of Object.entries(find(name).document!.extractions!)) {
      if (value !== null) expect(candidates?.[0]?.value, key).toEqual(value)
    }
  })
})

describe('the sample files', () => {
  // Compressors differ between versions of Node, and image libraries between processors.
  test.runIf(process.versions.node.startsWith('24.'))('are what their builders draw', async () => {
    const drawn = await drawSamples()
    expect(Object.keys(drawn).toSorted()).toEqual(readdirSync(SAMPLES).toSorted())
    for (const [name, bytes] of Object.entries(drawn)) {
      const kept = readFileSync(join(SAMPLES, name))
      if (/^(scan|receipt)/.test(name)) expect(Math.abs(bytes.length / kept.length - 1), name).toBeLessThan(0.05)
      else expect(bytes.equals(kept), name).toBe(true)
    }
  })

  test('are small', () => {
    for (const name of readdirSync(SAMPLES)) expect(readFileSync(join(SAMPLES, name)).length).toBeLessThan(300_000)
  })
})
