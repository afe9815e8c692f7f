import { expect, test } from 'vitest'
import { layOut } from '../../../../engine/stages/find/layout.ts'
import { joinLines, wordsAt } from '../../../../engine/stages/find/types/running-text.ts'
import { makePage } from '../../../fixtures/builders/page.ts'

const join = (picture: string) => joinLines(layOut([makePage(picture)]))

test('a word parted at the end of its line is one again, and words keep their places behind it', () => {
  const running = join(`
    Die Kündi-
    gung bedarf der Schrift-
    form und gilt.
  `)
  expect(running.text).toBe('Die Kündigung bedarf der Schriftform und gilt. ')
  const from = running.text.indexOf('Schriftform')
  expect(wordsAt(running, from, from + 11)!.words.map(({ text }) => text)).toEqual(['Schrift-', 'form'])
  expect(wordsAt(running, running.text.indexOf('gilt'), running.text.length)!.words.map(({ text }) => text)).toEqual([
    'gilt.',
  ])
})

test('a page of hyphens is no word without an end', () => {
  const { text } = join(Array.from({ length: 40 }, () => 'aaaaaaaaaaaaaa-').join('\n'))
  expect(Math.max(...text.split(' ').map((word) => word.length))).toBeLessThan(200)
})

test.each([
  ['a hyphen that stands for a word', 'Ein-\nund Ausgang', 'Ein- und Ausgang '],
  ['a dash that stands alone', 'gilt -\nnur heute', 'gilt - nur heute '],
  ['a name in two parts', 'Baden-\nBaden', 'Baden- Baden '],
])('%s parts no word', (_, picture, text) => {
  expect(join(picture).text).toBe(text)
})
