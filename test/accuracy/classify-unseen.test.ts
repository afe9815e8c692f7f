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

test('a paper of which no type is known teaches that it is one that has its fields', () => {
  const typeWith = (truth: ReadDocument['label']['truth']): string => {
    const label = { kind: 'pdf-text', truth }
    const pages = [makePage('Lease agreement between the landlord and the tenant'), { ...PAGE, number: 2 }]
    const alike = Array.from({ length: 12 }, (_, at) => ({ path: `b ${at}`, group: `b ${at}`, label, pages }))
    const others = makeDocuments(['a']).filter(
      ({
        label: {
          truth: { type },
        },
      }) => type !== 'contract',
    )
    return classifyUnseen([...others, ...alike]).get('b 0')!.type
  }
  // By rules alone: every type has a day.
  expect(typeWith({ issue_date: '2026-01-31' })).toBe('contract')
  expect(typeWith({ gross_amount: '12.00' })).not.toBe('contract')
})
