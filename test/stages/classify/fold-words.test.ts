import { expect, test } from 'vitest'
import { foldWords } from '../../../engine/stages/classify/fold-words.ts'

const keys = (text: string): string =>
  foldWords(text)
    .map(({ key }) => key)
    .join(' ')

test.each([
  ['Rechnungs-Nr.', 'rechnungsnr'],
  ['Mahngebühr', 'mahngebuhr'],
  ['Mahngebuehr', 'mahngebuhr'],
  ['Straße', 'strasse'],
  ['payer’s name', 'payers name'],
  ['§ 19 UStG', '§ 19 ustg'],
  ['numéro de facture', 'numero de facture'],
])('%s is %s', (text, folded) => {
  expect(keys(text)).toBe(folded)
})

test('letters set apart are one word', () => {
  expect(keys('R E C H N U N G Nr. 4')).toBe('rechnung nr 4')
})

test('letters set apart end before a number sign', () => {
  expect(keys('n o t e n° 7')).toBe('note n 7')
})

test('letters among pairs of letters stay apart, as the end of a word is not to be seen', () => {
  expect(keys('f ac t u r a n ova')).toBe('f ac t u r a n ova')
})

test('two letters beside each other stay two', () => {
  expect(keys('Plan B a la carte')).toBe('plan b a la carte')
})

test('a word knows where it stands', () => {
  const [, second] = foldWords('die Rechnungs-Nr.: 4')
  expect(second).toEqual({ key: 'rechnungsnr', start: 4, end: 16 })
})
