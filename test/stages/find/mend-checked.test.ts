import { expect, test } from 'vitest'
import { mendChecked } from '../../../engine/stages/find/mend-checked.ts'
import { layOut } from '../../../engine/stages/find/layout.ts'
import { makePage } from '../../fixtures/builders/page.ts'

const mend = (printed: string): string =>
  mendChecked(makePage(printed, { origin: 'ocr' }).words)
    .map(({ text }) => text)
    .join(' ')

test.each([
  ['DEB9 3704 0044 0532 0130 00', 'DE89 3704 0044 0532 0130 00'],
  ['IBAN:DE89 37O4 0044 0S32 0130 00', 'IBAN:DE89 3704 0044 0532 0130 00'],
  ['GBZ9 NWBK 6016 1331 9268 l9, BIC', 'GB29 NWBK 6016 1331 9268 19, BIC'],
  ['GB29 NW8K 6016 1331 9268 19', 'GB29 NWBK 6016 1331 9268 19'],
  ['1760X0542811101000000123456', 'IT60X0542811101000000123456'],
  ['USt-IdNr. DEl36695976', 'USt-IdNr. DE136695976'],
  ['NL004495445801', 'NL004495445B01'],
  ['VAT no. IE64334350A', 'VAT no. IE6433435OA'],
])('%s: what each place has to hold and the check digits say how to read it', (printed, right) => {
  expect(mend(printed)).toBe(right)
})

test.each([
  ['a number whose check digits do not hold', 'DEB9 3704 0044 0532 0130 01'],
  ['a number that is right', 'DE89 3704 0044 0532 0130 00'],
  ['figures that begin like Italian letters', '1700743110157'],
  ['a longer number', 'DEl366959761'],
  ['groups that stand apart', 'DEB9 3704 0044          0532 0130 00'],
  ['words', 'DESIGNOSO GmbH'],
])('%s stays', (_, printed) => {
  const { words } = makePage(printed, { origin: 'ocr' })
  expect(mendChecked(words)).toBe(words)
})

test('only what was recognized is mended', () => {
  const read = (origin: 'ocr' | 'text'): string =>
    layOut([makePage('USt-IdNr. DEl36695976', { origin })]).segments[0]!.text
  expect(read('ocr')).toBe('USt-IdNr. DE136695976')
  expect(read('text')).toBe('USt-IdNr. DEl36695976')
})
