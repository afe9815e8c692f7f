import { expect, test } from 'vitest'
import { layOutHead } from '../../../engine/stages/classify/classify-document.ts'
import { hashWords } from '../../../engine/stages/classify/hash-words.ts'
import { makePage } from '../../fixtures/builders/page.ts'

const hash = (picture: string, large: readonly string[] = []): ReadonlySet<number> =>
  new Set(hashWords(layOutHead([makePage(picture, { large })])))
const shared = (one: ReadonlySet<number>, other: ReadonlySet<number>): number =>
  [...one].filter((bucket) => other.has(bucket)).length

test('capitals, accents and figures make no other words', () => {
  expect(hash('Gebühr 12,50')).toEqual(hash('GEBUEHR 9'))
})

test('each word counts once, alone and with the one before it', () => {
  const [one, pair] = [hash('Miete'), hash('Miete Strom')]
  expect(one.size).toBeLessThan(pair.size)
  expect(shared(one, pair)).toBe(one.size)
  expect(hash('Strom Miete')).not.toEqual(pair)
  expect(hash('Miete\nMiete')).toEqual(one)
})

test('long words share their beginnings and endings', () => {
  expect(shared(hash('Gewerbemietvertrag'), hash('Lagermietvertrag'))).toBeGreaterThan(0)
  expect(shared(hash('Gewerbemietvertrag'), hash('Quittungsbeleg'))).toBe(0)
})

test('a word in large type is told from the same one in the text', () => {
  const text = 'Vertrag\n\nErster Satz\nZweiter Satz\nDritter Satz'
  const [large, plain] = [hash(text, ['Vertrag']), hash(text)]
  expect(shared(large, plain)).toBe(plain.size)
  expect(large.size).toBeGreaterThan(plain.size)
})

test('a page without words that can be folded has none', () => {
  expect(hash('').size).toBe(0)
  expect(hash('Τιμολόγιο 17 Счёт').size).toBe(0)
})
