import { expect, test } from 'vitest'
import { layOut } from '../../../engine/stages/find/layout.ts'
import { makePage } from '../../fixtures/builders/page.ts'

/** The segments of a line whose first word is set so many times as large as the others. */
function readBesideLogo(text: string, ratio: number): readonly string[] {
  const page = makePage(text)
  const words = page.words.map((word, at) => (at === 0 ? { ...word, fontSize: word.fontSize * ratio } : word))
  return layOut([{ ...page, words }]).segments.map((segment) => segment.text)
}

test.each([
  ['WAK', 'Waldviertler Anadi-Kasse AG'],
  ['B&T', 'Brockhaus & Thiel Befestigungstechnik GmbH'],
  ['BVV', 'Belastingsamenwerking Veen en Vecht'],
])('%s in larger type is the logo beside %s', (logo, name) => {
  expect(readBesideLogo(`${logo} ${name}`, 1.5)).toEqual([logo, name])
  expect(readBesideLogo(`${logo} ${name}`, 1)).toEqual([`${logo} ${name}`])
})

test.each([
  'BMK Waldviertler Kasse AG',
  'WDR Waldviertler Kasse AG',
  'WA Kasse Anadi',
  'Wald Anadi Lager Dorf',
  'AG Anadi',
])('%s begins with no logo of its initials', (name) => {
  expect(readBesideLogo(name, 1.5)).toEqual([name])
})
