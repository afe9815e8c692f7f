import { expect, test } from 'vitest'
import { makePage } from '../fixtures/builders/page.ts'
import { classifyUnseen, fitTypesByAll } from './classify-unseen.ts'
import type { ReadDocument } from './fit-without.ts'

const WORDS = Array.from(
  { length: 400 },
  (_, at) => `zor${String.fromCharCode(97 + (at % 26), 97 + Math.floor(at / 26))}bex`,
)
const PAGE = makePage(WORDS.reduce((text, word, at) => `${text}${at % 8 === 0 ? '\n' : ' '}${word}`, ''))
const PLAIN = makePage('Guten Tag')

/** Papers of the words that nothing else has, and of others. */
function makeDocuments(groups: readonly string[]): readonly ReadDocument[] {
  const make = (group: string, type: string, page: typeof PAGE, at: number): ReadDocument => {
    const label = { kind: 'pdf-text', truth: { type } }
    return { path: `${group} ${at}`, group, label, pages: [page] }
  }
  return [
    ...Array.from({ length: 12 }, (_, at) => make(groups[at % groups.length]!, 'contract', PAGE, at)),
    ...['x', 'y', 'z'].flatMap((group) => [0, 1, 2, 3].map((at) => make(group, 'letter', PLAIN, at))),
  ]
}

test('papers of one sender do not teach what these are', () => {
  const typesOf = (groups: readonly string[]) => classifyUnseen(makeDocuments(groups)).get('a 0')!
  expect(typesOf(['a']).type).not.toBe('contract')
  expect(typesOf(['a', 'b', 'c']).type).toBe('contract')
})

test('the order of the documents makes no other reader', () => {
  const documents = makeDocuments(['a', 'b'])
  expect(fitTypesByAll(documents.toReversed())).toEqual(fitTypesByAll(documents))
})
