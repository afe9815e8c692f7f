import { expect, it } from 'vitest'
import { readRows, tellRows } from '../read-rows.ts'

const read = (...pictures: readonly string[]) => readRows('invoice', 'line_items', pictures)

it('items go on behind the sum of a section, whatever it is called', () => {
  const items = read(`
    Konzeption                    14.25 h   185.00      2'636.25
    Design                        38.50 h   165.00      6'352.50
    Frontend                      61.75 h   170.00     10'497.50
    Arbeit                       114.50 h              19'486.25
    Lizenz Schrift                                        280.00
    Bilddatenbank                                         144.00
    Total exkl. MWST                                   19'910.25
    MWST 8.1 %                                          1'612.73
    Total inkl. MWST                                   21'522.98
  `)
  expect(tellRows(items, 'name', 'net_amount')).toEqual([
    'Konzeption | 2636.25',
    'Design | 6352.50',
    'Frontend | 10497.50',
    'Lizenz Schrift | 280.00',
    'Bilddatenbank | 144.00',
  ])
})

it('a share of their sum behind it is no item', () => {
  const items = read(`
    Progetto preliminare                               1.800,00
    Pratica paesaggistica                              1.250,00
    Direzione lavori                                     850,00
    Onorario                                           3.900,00
    Contributo integrativo 4%                            156,00
    Imponibile                                         4.056,00
    I.V.A. 22%                                           892,32
    Totale fattura                                     4.948,32
  `)
  expect(tellRows(items, 'name')).toEqual(['Progetto preliminare', 'Pratica paesaggistica', 'Direzione lavori'])
})

it('products overleaf that come to the sum with the first ones are items, lines of the foot between them are not', () => {
  const items = read(
    `
    Artikel    Omschrijving          Aantal      Prijs       Bedrag
    10.2204    Spaanplaatschroef          6       4,18        25,08
    10.2211    Montagekit                12       9,65       115,80
    12.0084    Gipsplaatschroef          24      11,20       268,80
    Naar blad 2                                              409,68
    Openingstijden balie ma-vr 6.30-17.30                      2,00
    `,
    `
    Artikel    Omschrijving          Aantal      Prijs       Bedrag
    Van blad 1                                               409,68
    33.2218    Folie                      2      47,95        95,90
    40.6018    Balkdrager                 6       3,05        18,30
    Goederenwaarde                                           523,88
    `,
  )
  expect(tellRows(items, 'article_number', 'name')).toEqual([
    '10.2204 | Spaanplaatschroef',
    '10.2211 | Montagekit',
    '12.0084 | Gipsplaatschroef',
    '33.2218 | Folie',
    '40.6018 | Balkdrager',
  ])
})
