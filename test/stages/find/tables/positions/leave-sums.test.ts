import { expect, test } from 'vitest'
import { readRows, tellRows } from '../read-rows.ts'

const read = (picture: string) => tellRows(readRows('balance-sheet', 'positions', [picture]), 'label')

test('a class that adds up the positions above it, or below it, is none itself', () => {
  expect(
    read(`
      Bilanz per 31.12.2025           31.12.2025    31.12.2024

      AKTIVEN
      Flüssige Mittel                  88'204.15     71'318.40
      Forderungen                      44'182.20     51'007.85
      Umlaufvermögen                  132'386.35    122'326.25
      Maschinen                        91'400.00    102'800.00
      Fahrzeuge                        20'000.00     25'000.00
      Sachanlagen                     111'400.00    127'800.00
    `),
  ).toEqual(['Flüssige Mittel', 'Forderungen', 'Maschinen', 'Fahrzeuge'])
  expect(
    read(`
      Balance sheet                        2025          2024

      Current assets                  30,000.00     28,000.00
      Cash                            18,000.00     20,000.00
      Debtors                         12,000.00      8,000.00
      Equipment                       41,270.00     46,915.00
    `),
  ).toEqual(['Cash', 'Debtors', 'Equipment'])
})

test('what comes to the sum of others in one year alone is a position', () => {
  expect(
    read(`
      Bilanz                          31.12.2025    31.12.2024

      Kasse                               100.00        500.00
      Bank                                200.00        700.00
      Vorräte                             300.00        900.00
    `),
  ).toEqual(['Kasse', 'Bank', 'Vorräte'])
})

test('letters make no position of a sum, nor does a class of one position stand beside it', () => {
  expect(
    read(`
      Bilanz                          31.12.2025    31.12.2024

      A. Anlagevermögen                50.057,00     55.264,00
      I. Lizenzen                       1.740,00      2.360,00
      II. Sachanlagen                  48.317,00     52.904,00
      1. Maschinen                     40.000,00     44.000,00
      2. Fahrzeuge                      8.317,00      8.904,00
      B. Umlaufvermögen                 9.000,00      8.000,00
      I. Bank                           9.000,00      8.000,00
    `),
  ).toEqual(['Lizenzen', 'Maschinen', 'Fahrzeuge', 'Bank'])
})
