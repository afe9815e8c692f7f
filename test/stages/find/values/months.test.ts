import { expect, test } from 'vitest'
import { fold } from '../../../../engine/stages/find/fold-text.ts'
import { monthOf } from '../../../../engine/stages/find/values/months.ts'

const YEARS: Readonly<Record<string, string>> = {
  German: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
  'short German': 'Jan Feb Mrz Apr Mai Jun Jul Aug Sep Okt Nov Dez',
  English: 'January February March April May June July August September October November December',
  'short English': 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec',
  French: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  Italian: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  Spanish: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  Swedish: 'januari februari mars april maj juni juli augusti september oktober november december',
  Dutch: 'januari februari maart april mei juni juli augustus september oktober november december',
}

test.each(Object.entries(YEARS))('the %s months count from one to twelve', (_, names) => {
  expect(names.split(' ').map((name) => monthOf(fold(name)))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
})

test.each(['Tage', 'den', 'Stück', 'Rechnung', 'ma', '2026', ''])('"%s" is no month', (word) => {
  expect(monthOf(fold(word))).toBeNull()
})
