import { describe, expect, test } from 'vitest'
import { layOutLines } from '../../../engine/domain/lines.ts'
import { measureShape, type Mark } from '../../../engine/stages/classify/measure-shape.ts'
import { makePage } from '../../fixtures/builders/page.ts'

const shapeOf = (picture: string) => measureShape(layOutLines(makePage(picture)))
const marksOf = (picture: string, asked: readonly Mark[]) => asked.filter((mark) => shapeOf(picture).has(mark))
const times = (line: string, count: number) => Array<string>(count).fill(line).join('\n')

describe('balances that follow from each other', () => {
  test('are seen from the oldest to the newest', () => {
    const rows = 'Anfang  5,00  100,00\nMiete  20,00  80,00\nLohn  50,00  130,00\nStrom  30,00  100,00'
    expect(shapeOf(rows).has('balances')).toBe(true)
  })

  test('and from the newest to the oldest', () => {
    const rows = 'Strom  30,00  100,00\nLohn  50,00  130,00\nMiete  20,00  80,00\nAnfang  5,00  100,00'
    expect(shapeOf(rows).has('balances')).toBe(true)
  })

  test('stand last, whatever stands before them or between their lines', () => {
    const rows =
      'Anfang  5,00  100,00\nMiete  7,77  20,00  80,00\nSeite  80,00\nLohn  50,00  130,00\nStrom  30,00  100,00'
    expect(shapeOf(rows).has('balances')).toBe(true)
  })

  test('are three', () => {
    const rows = 'Anfang  5,00  100,00\nMiete  20,00  80,00\nLohn  50,00  130,00'
    expect(shapeOf(rows).has('balances')).toBe(false)
  })

  test('change', () => {
    expect(shapeOf(times('Miete  0,00  100,00', 4)).has('balances')).toBe(false)
  })

  test('are none in prices and sums of items', () => {
    const rows = 'Stuhl  20,00  80,00\nTisch  50,00  150,00\nBank  30,00  90,00\nLampe  10,00  40,00'
    expect(shapeOf(rows).has('balances')).toBe(false)
  })
})

describe('clauses', () => {
  test.each([
    ['sections', '§ 1 Mietsache\n§ 2 Mietzeit\n§ 3 Miete'],
    ['articles', 'Article 1 Rent\nArticle 2 Term\nArticle 3 Notice'],
    ['numbered sentences', '1. The tenant pays the rent.\n2. The landlord repairs the roof.\n3. No dogs.'],
  ])('are %s that count up', (_, picture) => {
    expect(shapeOf(picture).has('clauses')).toBe(true)
  })

  test('are three that begin with the first', () => {
    expect(shapeOf('§ 1 Mietsache\n§ 2 Mietzeit').has('clauses')).toBe(false)
    expect(shapeOf('§ 2 Mietsache\n§ 3 Mietzeit\n§ 4 Miete').has('clauses')).toBe(false)
  })

  test('are no rows of a table', () => {
    expect(shapeOf('1  Stuhl  4 Stk\n2  Tisch  1 Stk\n3  Lampe  2 Stk').has('clauses')).toBe(false)
  })
})

describe('bookings', () => {
  const row = '02.03.  Miete  850,00'

  test.each([
    ['no mark', 1, []],
    ['few', 2, ['fewBookings']],
    ['few', 3, ['fewBookings']],
    ['many', 4, ['manyBookings']],
  ])('are %s: %i lines with a day first and an amount last', (_, count, marks) => {
    expect(marksOf(times(row, count), ['fewBookings', 'manyBookings'])).toEqual(marks)
  })

  test.each(['Mo 02.03.  Miete  850,00', '2026-03-02  Rent  850.00 CR', '2 Mar  Rent  850.00-', 'Mar 2, Rent  850.00'])(
    'are lines such as %s',
    (booking) => expect(marksOf(times(booking, 2), ['fewBookings'])).toEqual(['fewBookings']),
  )

  test.each(['Miete  850,00', '02.03.  Miete  850', '02.03.  Miete  85'])('are no lines such as %s', (other) => {
    expect(marksOf(times(other, 2), ['fewBookings'])).toEqual([])
  })
})

describe('shifts', () => {
  test.each([
    ['few', 1, ['fewShifts']],
    ['few', 2, ['fewShifts']],
    ['many', 3, ['manyShifts']],
  ])('are %s: %i lines with a day and two clock times', (_, count, marks) => {
    expect(marksOf(times('02.03.  7:00  15:30', count), ['fewShifts', 'manyShifts'])).toEqual(marks)
  })

  test.each(['Mo  7:00  15:30', '02.03.  7.00  15.30', 'Mo. 7:00  15:30'])('are lines such as %s', (shift) => {
    expect(marksOf(shift, ['fewShifts'])).toEqual(['fewShifts'])
  })

  test.each(['02.03.  7:00', '7:00  15:30', '02.03.  7:00  15:30  EUR 20', '02.03.  7:00  15:30  € 20'])(
    'are no lines such as %s',
    (other) => expect(marksOf(other, ['fewShifts'])).toEqual([]),
  )
})

describe('workdays', () => {
  test('are three lines and more that begin with a day and end with hours', () => {
    expect(shapeOf('02.03.  Mauern  8,5\n03.03.  Schalung  7,25\n04.03.  Putz  6').has('workdays')).toBe(true)
    expect(shapeOf('Mo  Mauern  8 h\nDi.  Putz  7.5\n4  Putz  6 hrs').has('workdays')).toBe(true)
    expect(shapeOf('02.03.  Mauern  8,5\n03.03.  Schalung  7,25').has('workdays')).toBe(false)
  })

  test('have no amounts, and more than words that begin as a weekday does', () => {
    expect(shapeOf('02.03.  Miete  850,00\n03.03.  Strom  86,10\n04.03.  Gas  55,30').has('workdays')).toBe(false)
    expect(shapeOf('Die  Miete  8\nMit  Strom  6\nSofort  Gas  5').has('workdays')).toBe(false)
  })
})

test('weekdays side by side are a week', () => {
  expect(shapeOf('Stunden\nName  Mo  Di  Mi  Do').has('week')).toBe(true)
  expect(shapeOf('Name  Montag  Dienstags  Wed,  Thurs.').has('week')).toBe(true)
  expect(shapeOf('Name  Mo  Di  Mi').has('week')).toBe(false)
  expect(shapeOf('Mo  8,0\nDi  8,0\nMi  8,0\nDo  8,0').has('week')).toBe(false)
})

test('words that begin as weekdays do are none', () => {
  expect(shapeOf('Die Frist mit dieser Sache dauert fort, so die Frau.').has('week')).toBe(false)
})

describe('sentences', () => {
  const sentence = 'Wir danken für Ihren Besuch und freuen uns sehr.'
  const prose = ['plainProse', 'prose', 'essay'] as const

  test.each([
    ['for the most part', [sentence, 'Ort'], ['plainProse', 'essay']],
    ['one in six lines', [sentence, ...Array(5).fill('Ort')], ['plainProse']],
    ['one in seven lines', [sentence, ...Array(6).fill('Ort')], []],
    ['one in six, with one amount', [sentence, 'Preis  5,00', ...Array(4).fill('Ort')], ['plainProse']],
    ['one in four, with two amounts', [sentence, 'Preis  5,00', 'Preis  6,00', 'Ort'], ['prose']],
    ['one in four, with three amounts', [sentence, ...Array(3).fill('Preis  5,00')], ['prose']],
    ['one in five, with two amounts', [sentence, 'Preis  5,00', 'Preis  6,00', 'Ort', 'Ort'], []],
    ['two in six, with four amounts', [sentence, sentence, ...Array(4).fill('Preis  5,00')], []],
    ['of seven words', ['Wir danken für Ihren Besuch und gehen.'], []],
    ['of eight words', ['Wir danken sehr für Ihren Besuch und gehen.'], ['plainProse', 'essay']],
    ['with a quarter of figures', ['Wir danken 12 Leuten für Ihren 7 Besuch.'], ['plainProse', 'essay']],
    ['with more figures', ['Wir danken 12 Leuten für 14 den 7 Besuch.'], []],
  ])('%s', (_, lines, marks) => {
    expect(marksOf(lines.join('\n'), prose)).toEqual(marks)
  })

  test('hardly any beside many amounts are a listing', () => {
    expect(shapeOf(times('Preis  5,00', 8)).has('listing')).toBe(true)
    expect(shapeOf(times('Preis  5,00', 7)).has('listing')).toBe(false)
    expect(shapeOf(`${times('Preis  5,00', 8)}\n${times(sentence, 4)}`).has('listing')).toBe(true)
    expect(shapeOf(`${times('Preis  5,00', 8)}\n${times(sentence, 5)}`).has('listing')).toBe(false)
  })

  test('hardly any beside five amounts are a short one', () => {
    const marks = ['listing', 'shortListing'] as const
    expect(marksOf(times('Preis  5,00', 4), marks)).toEqual([])
    expect(marksOf(times('Preis  5,00', 5), marks)).toEqual(['shortListing'])
    expect(marksOf(times('Preis  5,00', 8), marks)).toEqual(['listing'])
    expect(marksOf(`${times('Preis  5,00', 5)}\n${times(sentence, 2)}`, marks)).toEqual([])
  })

  test('sums of money in five lines', () => {
    expect(shapeOf(times('Mon 08:00 12:00  $85.00', 5)).has('priced')).toBe(true)
    expect(shapeOf(times('Mo 08:00 12:00  85,00 €', 5)).has('priced')).toBe(true)
    expect(shapeOf(times('Mon 08:00 12:00  $85.00', 4)).has('priced')).toBe(false)
    expect(shapeOf(times('Mon 08:00 12:00  4.00', 5)).has('priced')).toBe(false)
  })
})

test('dates, times and quantities are no amounts', () => {
  expect(shapeOf('12.03.2026\n7:15\n1.234\n3 Stk').has('noAmounts')).toBe(true)
  expect(shapeOf('Preis  1.234,50').has('noAmounts')).toBe(false)
})

test.each(['Betreff: Umzug', 'Betr.: Umzug', 'Subject: Removal', 'Re: Removal'])('%s is a subject', (text) => {
  expect(shapeOf(`Kiel, im Mai\n${text}`).has('subject')).toBe(true)
})

test('what is said of a subject is none', () => {
  expect(shapeOf('Der Betreff: Umzug').has('subject')).toBe(false)
})

describe('the same largest sum twice', () => {
  const assets = 'Maschinen  40.000\nForderungen  12.000\nKasse  8.000\nSumme  60.000'
  const funds = 'Kapital  25.000\nDarlehen  30.000\nLieferanten  5.000'

  test('is two sides of an account', () => {
    expect(shapeOf(`${assets}\n${funds}\nSumme  60.000`).has('sides')).toBe(true)
    expect(shapeOf(`${assets}\n${funds}\nSumme  59.000`).has('sides')).toBe(false)
  })

  test('says nothing among a few sums, or sums of a few figures', () => {
    expect(shapeOf(`${assets}\nSumme  60.000`).has('sides')).toBe(false)
    expect(shapeOf(`${times('Posten  100', 8)}\nSumme  200\nSumme  200`).has('sides')).toBe(false)
  })
})

describe('a correction', () => {
  test('with sums below zero is a reversal', () => {
    expect(shapeOf('Rechnungskorrektur 12\nGesamtbetrag  -119,00').has('reversal')).toBe(true)
  })

  test.each([
    'Rechnung 12\nGesamtbetrag  -119,00',
    'Rechnungskorrektur 12\nGesamtbetrag  119,00',
    'Rechnungskorrektur 12\nGutschrift\nGesamtbetrag  -119,00',
  ])('is none in %j', (picture) => {
    expect(shapeOf(picture).has('reversal')).toBe(false)
  })
})
