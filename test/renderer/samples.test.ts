import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const read = (path: string): Buffer => readFileSync(join(import.meta.dirname, '../..', path))

test.each([
  ['sample-de.pdf', 'invoice-german.pdf'],
  ['sample-en.pdf', 'invoice-english.pdf'],
])('%s, which the page offers to try, is the sample %s', (offered, sample) => {
  expect(read(`renderer/public/${offered}`).equals(read(`test/fixtures/samples/${sample}`))).toBe(true)
})
