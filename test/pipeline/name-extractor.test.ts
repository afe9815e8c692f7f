import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { VERSIONS } from '../../engine/domain/versions.ts'
import { nameExtractor } from '../../engine/pipeline/name-extractor.ts'

const run = promisify(execFile)

test('a run names the extractor as it is where both engines read', () => {
  expect(nameExtractor()).toBe(VERSIONS.extractor_version)
})

test('where there is no runtime for PP-OCR the name says so, in the form of the contract', async () => {
  const guard = new URL('../stages/ocr/refuse-runtime.ts', import.meta.url).href
  const module = new URL('../../engine/pipeline/name-extractor.ts', import.meta.url).href
  const program = `import { nameExtractor } from '${module}'; process.stdout.write(nameExtractor())`
  const { stdout } = await run(process.execPath, ['--import', guard, '--input-type=module', '-e', program])
  expect(stdout).toMatch(/^docket-scorer-tesseract:\d{4}-\d\d-\d\d$/)
})
