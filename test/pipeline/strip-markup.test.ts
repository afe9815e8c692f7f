import { expect, test } from 'vitest'
import { stripMarkup } from '../../engine/pipeline/strip-markup.ts'

test('removes Markdown and keeps the words', () => {
  const text = '# Kostenstelle 4711\n\n**Bitte** _bald_ [zahlen](https://example.test/a_b)\n- eins\n> zwei\n`drei`'
  expect(stripMarkup(text)).toBe('Kostenstelle 4711\n\nBitte bald zahlen\neins\nzwei\ndrei')
})

test('removes HTML and decodes its entities', () => {
  expect(
    stripMarkup('<h2>Hinweis</h2><p>M&uuml;ller <b>&amp;</b> Sohn</p><a href="https://example.test">mehr</a>'),
  ).toBe('Hinweis\n\nMüller & Sohn\n\nmehr')
})

test('leaves what only looks like markup', () => {
  expect(stripMarkup('3*4*5, a_b_c, 1 < 2 > 0, 2 * 3 * 4')).toBe('3*4*5, a_b_c, 1 < 2 > 0, 2 * 3 * 4')
})

test.each(['[', '*', '\n', '`', '~', '<', '![', '[a](', '_a ', '<div>', '# '])(
  'reads 100,000 characters of %j without stalling the process',
  (piece) => {
    const start = performance.now()
    stripMarkup(piece.repeat(100_000 / piece.length))
    expect(performance.now() - start).toBeLessThan(2000)
  },
)
