import { describe, expect, test } from 'vitest'
import { scalarOf } from '../../../../../engine/domain/field.ts'
import { layOut } from '../../../../../engine/stages/find/layout.ts'
import { findLetterPhones } from '../../../../../engine/stages/find/types/letters/find-letter-phones.ts'
import { makePage } from '../../../../fixtures/builders/page.ts'

function read(picture: string): readonly string[] {
  return findLetterPhones(layOut([makePage(picture)]), 'letter').map(scalarOf)
}

describe('the telephone number of a letter stands', () => {
  test.each([
    ['behind its label', 'Telefon (Zentrale): 0431 / 55 21-0', '0431 / 55 21-0'],
    ['before a comma and more', 'Tel. 0431 221 398, info@example.com', '0431 221 398'],
    ['with its area code in brackets', 'T (555) 049-3578', '(555) 049-3578'],
    ['right of its label', 'Direct Dial     020 7946 0123', '020 7946 0123'],
    ['below its label', 'Ihr Zeichen     Rufnummer\nmu/551          0357-881808', '0357-881808'],
    ['alone under an address', '18 Mill Lane\nExampleton ZZ1 4AB\n01632 960352', '01632 960352'],
    ['between other details', 'Dallas, TX 75001 • 786-555-0182 • www.example.com', '786-555-0182'],
  ])('%s', (_, picture, value) => {
    expect(read(picture)).toContain(value)
  })
})

test.each([
  ['a fax number', 'Telefax     0431 552199'],
  ['a reference right of its label', 'Aktenzeichen     04 205 55905\nE-Mail           a@example.com'],
  ['a day', 'Telefon     03.05.2026'],
  ['an amount', 'Telefon     0431 552.199,00 €'],
])('%s is none', (_, picture) => {
  expect(read(picture)).toEqual([])
})
