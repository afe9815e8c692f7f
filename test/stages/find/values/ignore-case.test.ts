import { execFile } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { ignoreCase } from '../../../../engine/stages/find/values/ignore-case.ts'

const PARTIES = pathToFileURL(join(import.meta.dirname, '../../../../engine/stages/find/parties/recognize-line.ts'))

test.each([
  ['tel|e-?mail', 'TEL E-Mail Email tel', ['TEL', 'E-Mail', 'Email', 'tel']],
  [String.raw`w[äa]hrung|pte\.? ?ltd`, 'WÄHRUNG Wahrung Pte. Ltd', ['WÄHRUNG', 'Wahrung', 'Pte. Ltd']],
  [String.raw`straße\s\d+\p{Lu}`, 'Straße 12B, straße 4c', ['Straße 12B']],
])('%s is found in small and large letters', (source, text, found) => {
  expect(text.match(new RegExp(ignoreCase(source), 'gu'))).toEqual(found)
})

test('a name keeps its own words where V8 compiles expressions in haste, as it does once it has compiled a megabyte of them', async () => {
  const program = `
    const { isContact } = await import(${JSON.stringify(PARTIES.href)})
    console.log(['Mobile Pflege Kiel GmbH', 'Web & Mail Ltd'].map(isContact).join())
  `
  const words = ['--no-regexp-optimization', '--input-type=module', '-e', program]
  const { stdout } = await promisify(execFile)(process.execPath, words)
  expect(stdout.trim()).toBe('false,false')
})
