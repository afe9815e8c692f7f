import { expect, test } from 'vitest'
import { typesetText } from '../../engine/domain/typeset-text.ts'

test('a text of any length is set on as many pages as it takes', () => {
  const linesPerPage = 63
  expect(typesetText('a\n'.repeat(linesPerPage * 2))).toHaveLength(2)
  expect(typesetText('a\n'.repeat(linesPerPage * 3000))).toHaveLength(3000)
})

test('pages with form feeds stay pages: longer ones are set smaller', () => {
  const pages = typesetText(`${'a\n'.repeat(90)}\fb\n`)
  expect(pages).toHaveLength(2)
  expect(pages[0]!.words[0]!.fontSize).toBeLessThan(8)
  expect(pages[1]!.words.map(({ text }) => text)).toEqual(['b'])
})

test('the form feed that ends the last page begins no other', () => {
  expect(typesetText('a\f')).toHaveLength(1)
  expect(typesetText('a\n\f \n\f\n')).toHaveLength(1)
  expect(typesetText('a\f\fb')).toHaveLength(3)
})

test('a character takes one cell of its line, so that columns stay columns', () => {
  const [page] = typesetText('Menge  Preis\n    2   5,00')
  const [, price, , amount] = page!.words
  expect(amount!.box[0] - price!.box[0]).toBeCloseTo(price!.fontSize * 0.56, 1)
})
