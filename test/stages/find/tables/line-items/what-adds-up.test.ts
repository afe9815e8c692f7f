import { describe, expect, it } from 'vitest'
import { readRows, tellRows } from '../read-rows.ts'

const read = (picture: string) => tellRows(readRows('invoice', 'line_items', [picture]), 'name', 'net_amount')

describe('a line that looks like a sum', () => {
  it('is a row where a later sum adds it up with those around it', () => {
    const rows = read(`
      Description                          VAT          Amount
      Campaign and account direction       20%        1,850.00
      Paid social media, November          20%        3,600.00
      Photography, half day                20%        1,110.00
      Subtotal                                        6,560.00
      VAT 20%                                         1,312.00
      Total                                           7,872.00
    `)
    expect(rows).toEqual([
      'Campaign and account direction | 1850.00',
      'Paid social media, November | 3600.00',
      'Photography, half day | 1110.00',
    ])
  })

  it.each(['Grundbuchauszug', 'Background check', 'Fahrtkosten Rundreise', 'Parkkarte'])(
    'is followed by %s',
    (name) => {
      const rows = read(`
      Description                                    Amount
      Review of the license file                     855.00
      Draft of the appeal brief                    1,615.00
      Total services                               2,470.00
      ${name.padEnd(46)}  50.00
      Courier and photocopies                         28.40
      Total expenses                                  78.40
      Total this bill                              2,548.40
    `)
      expect(rows).toHaveLength(4)
    },
  )

  it('has further rows behind it where they have a sum of their own', () => {
    const rows = read(`
      Date       Description                         Amount
      04/03/25   Review of the license file          855.00
      04/10/25   Draft of the appeal brief         1,615.00
      Total services                               2,470.00
      04/15/25   Filing fee, Division of Appeals      50.00
      04/30/25   Courier and photocopies              28.40
      Total expenses                                  78.40
      Total this bill                              2,548.40
    `)
    expect(rows).toEqual([
      'Review of the license file | 855.00',
      'Draft of the appeal brief | 1615.00',
      'Filing fee, Division of Appeals | 50.00',
      'Courier and photocopies | 28.40',
    ])
  })

  it('ends the rows where only charges lead to the next one', () => {
    const rows = read(`
      Description                                    Amount
      Review of the license file                     855.00
      Draft of the appeal brief                    1,615.00
      Subtotal                                     2,470.00
      Priority despatch                               78.40
      Total                                        2,548.40
    `)
    expect(rows).toEqual(['Review of the license file | 855.00', 'Draft of the appeal brief | 1615.00'])
  })
})

describe('a tax', () => {
  it('is no item though no label calls it a sum', () => {
    const rows = read(`
      Zwei Fensterflügel Lärche nach Muster       1.980,00
      Einbau, Abdichten, zweimal gestrichen         940,00
                                                  2.920,00
      zuzügl. 19 % MwSt.                            554,80
                                                  3.474,80
    `)
    expect(rows).toEqual([
      'Zwei Fensterflügel Lärche nach Muster | 1980.00',
      'Einbau, Abdichten, zweimal gestrichen | 940.00',
    ])
  })

  it('of each item stands among the items', () => {
    const rows = read(`
      Date     Description                 Amount
      04/01    Room charge                 200.00
      04/01    State occupancy tax 6%       12.00
      04/02    Room charge                 210.00
      04/02    State occupancy tax 6%       12.60
      Total                                434.60
    `)
    expect(rows).toHaveLength(4)
  })
})

describe('what was laid out', () => {
  it('is an item below the tax where only it explains the total', () => {
    const rows = read(`
      1,3 Verfahrensgebühr Nr. 3100 VV RVG              725,40
      Pauschale Post und Telekommunikation               20,00
      Zwischensumme                                     745,40
      19 % Umsatzsteuer                                 141,63
      Gerichtskosten Landgericht                        798,00
      Summe                                           1.685,03
      abzüglich Vorschuss                             1.200,00
      noch zu zahlen                                    485,03
    `)
    expect(rows.at(-1)).toBe('Gerichtskosten Landgericht | 798.00')
    expect(rows).toHaveLength(3)
  })

  it('is no charge on the whole that stands below the tax', () => {
    const rows = read(`
      Description                                    Amount
      Oak shelf, oiled                                70.00
      Oak board, oiled                                50.00
      Subtotal                                       120.00
      Sales tax 8.25 %                                 9.90
      Shipping & handling                             12.00
      Total                                          141.90
    `)
    expect(rows).toHaveLength(2)
  })

  it.each(['Grundbuchauszug, verauslagt', 'Disbursement: background check', 'Auslage Rundreise', 'Auslage Parkkarte'])(
    'is not paid before: %s',
    (name) => {
      const rows = read(`
      1,3 Verfahrensgebühr Nr. 3100 VV RVG              725,40
      Pauschale Post und Telekommunikation               20,00
      Zwischensumme                                     745,40
      19 % Umsatzsteuer                                 141,63
      ${name.padEnd(50)} 98,00
      Summe                                             985,03
    `)
      expect(rows.at(-1)).toBe(`${name} | 98.00`)
    },
  )

  it('is told by its words where there is no tax', () => {
    const figures = (word: string) => `
      Beratung, auch mittels Fernsprecher                10,72
      Symptombezogene Untersuchung                       20,11
      Honorar                                            30,83
      ${word.padEnd(50)}  3,10
      Zu zahlender Betrag                                33,93
    `
    expect(read(figures('Auslagen (Porto, Kontrastmittel)'))).toHaveLength(3)
    expect(read(figures('Zuschlag (Porto, Kontrastmittel)'))).toHaveLength(2)
  })
})
