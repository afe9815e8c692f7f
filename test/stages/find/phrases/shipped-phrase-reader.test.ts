import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { scalarOf } from '../../../../engine/domain/field.ts'
import { setPages } from '../../../../engine/domain/typeset-text.ts'
import { findCandidates } from '../../../../engine/stages/find/find-candidates.ts'
import { PHRASE_QUESTIONS } from '../../../../engine/domain/phrase-questions.ts'
import { arrangeWeights } from '../../../../engine/learning/phrases/phrase-reader.ts'
import { shippedPhraseReader } from '../../../../engine/stages/find/phrases/shipped-phrase-reader.ts'

const STAGES = join(import.meta.dirname, '../../../../engine/stages')
const LEARNED = ['classify/type-reader', 'find/phrases/phrase-reader', 'choose/ranker', 'choose/weights']
const PAPER = 'Mietvertrag\n\nGerichtsstand für alle Streitigkeiten ist Bremerhaven. Es gilt deutsches Recht.'
const CONTEXT = { locale: null, codes: [], additionalText: null }

test('the shipped reader was taught what is asked of it', () => {
  expect(shippedPhraseReader().questions).toEqual(PHRASE_QUESTIONS)
  const { scalars } = findCandidates(setPages(PAPER), 'contract', CONTEXT)
  const said = (key: string) => (scalars[key] ?? []).filter(({ evidence }) => evidence?.said !== undefined)
  expect(said('jurisdiction').map((candidate) => scalarOf(candidate))).toContain('Bremerhaven')
  expect(said('governing_law').map((candidate) => scalarOf(candidate))).toContain('deutsches Recht')
})

test('all that is learned is under 8 MB', () => {
  const sizes = LEARNED.map((name) => statSync(join(STAGES, `${name}.json`)).size)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(8_000_000)
})

test('a reader that fails costs what it would have read and nothing else', () => {
  const broken = { ...arrangeWeights(PHRASE_QUESTIONS, new Float32Array(), []), starts: null! }
  const failed: unknown[] = []
  const table = findCandidates(
    setPages(PAPER),
    'contract',
    { ...CONTEXT, phrases: broken },
    (part, otherwise, ...given) => {
      try {
        return part(...given)
      } catch (error) {
        failed.push(error)
        return otherwise
      }
    },
  )
  expect(failed).toHaveLength(1)
  expect(table.scalars['jurisdiction']!.map((candidate) => scalarOf(candidate))).toContain('Bremerhaven')
})

test('what came with a document is read by rules alone', () => {
  const { said } = findCandidates(setPages(''), 'contract', { ...CONTEXT, additionalText: PAPER })
  const found = Object.values(said!.table.scalars).flat()
  expect(found.length).toBeGreaterThan(0)
  expect(found.every(({ evidence }) => evidence?.said === undefined)).toBe(true)
})
