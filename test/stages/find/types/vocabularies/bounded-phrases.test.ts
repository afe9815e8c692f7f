import { expect, test } from 'vitest'
import { VOCABULARIES } from '../../../../../engine/stages/find/types/vocabularies/vocabularies.ts'

const SOURCES = [
  ...new Set(Object.values(VOCABULARIES).flatMap(({ phrases = [] }) => phrases.map(({ form }) => form.source))),
]

/** Phrases are looked for in the text of a whole document, whose words are short: what repeats without a bound has to stay within a word. */
test('no phrase repeats without a bound what goes on over blanks', () => {
  expect(SOURCES.length).toBeGreaterThan(100)
  expect(SOURCES.flatMap((source) => listEndless(source))).toEqual([])
})

test.each([
  ['(?:a, )*b', ['(?:a, )']],
  ['a[^)]*b', ['[^)]']],
  ['a.+?b', ['.']],
  [String.raw`[\d\s]{2,}`, [String.raw`[\d\s]`]],
  [String.raw`a\s+\p{L}*(?:\d[.,])*[\d.]{0,9}(?: a){0,3}`, []],
])('%s', (source, endless) => {
  expect(listEndless(source)).toEqual(endless)
})

/** The parts of an expression that may repeat without a bound and match a blank; blanks alone may, which never follow each other. */
function listEndless(source: string): readonly string[] {
  const opened: number[] = []
  const endless: string[] = []
  let start = 0
  for (const { 0: token, index } of source.matchAll(
    /\\[pP]\{[^}]*\}|\\.|\[(?:\\.|[^\]\\])*\]|(?<repeat>[*+]|\{\d+(?:,\d*)?\})|[^]/gu,
  )) {
    if (token === '(') opened.push(index)
    if (/^(?:[*+]|\{\d+,\})$/.test(token)) {
      const part = source.slice(start, index)
      if (part !== String.raw`\s` && matchesBlank(part)) endless.push(part)
    }
    if (token === ')') start = opened.pop()!
    else if (token !== '?' && !/^[*+{]/.test(token)) start = index
  }
  return endless
}

function matchesBlank(part: string): boolean {
  if (part.startsWith('(')) return / |\\s|\[\^|(?<!\\)\.(?![^[]*\])/.test(part)
  return new RegExp(`^${part}$`, 'u').test(' ')
}
