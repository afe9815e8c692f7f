import { expect, test } from 'vitest'
import { fuzzStages, readPapers, type Failure } from './fuzz-stages.ts'

/** `npm run fuzz` takes 20,000 pages, with other seeds where asked. */
const PAGES = 300

test('odd pages go through text, types, fields and checks without a throw', async () => {
  const failures: Failure[] = []
  const { pages } = fuzzStages(await readPapers(66), { wanted: PAGES, seed: 1 }, (failure) => failures.push(failure))
  expect(pages).toBeGreaterThanOrEqual(PAGES)
  expect(failures).toEqual([])
})
