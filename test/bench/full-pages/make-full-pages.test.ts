import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DOCUMENT_TYPES } from '../../../engine/domain/document.ts'
import { classifyDocument } from '../../../engine/stages/classify/classify-document.ts'
import { makeFullPages, type FullPage } from './make-full-pages.ts'

const folder = mkdtempSync(join(tmpdir(), 'docket-full-pages-'))
let pages: readonly FullPage[] = []

beforeAll(async () => {
  pages = await makeFullPages(folder, { words: 500, rounds: 1 })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('every page has about the words that were asked for', () => {
  const counts = pages.map(({ page }) => page.words.length)
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(450)
  expect(Math.max(...counts)).toBeLessThanOrEqual(550)
})

test('the pages are of all types, and read as what they are', () => {
  const types = pages.map(({ page }) => classifyDocument([page], []).type)
  expect(types).toEqual(pages.map(({ type }) => type))
  expect(new Set(types)).toEqual(new Set(DOCUMENT_TYPES))
})
