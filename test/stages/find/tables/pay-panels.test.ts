import { describe, expect, it } from 'vitest'
import { readRows, tellRows } from './read-rows.ts'

const tell = (key: string, picture: string, ...columns: readonly string[]): readonly string[] =>
  tellRows(readRows('salary-statement', key, [picture]), ...columns)

describe('lists of pay', () => {
  it('beside each other under titles keep to their own part of each line, sums of the year left out', () => {
    const slip = `
      Payments                    Deductions                Year to date
      Basic Pay     3,130.00      Tax (PAYE)    416.29      Gross pay TD   34,430.00
      Bonus           100.00      NI            250.40      Tax paid TD     4,579.19
      Total gross pay 3,230.00    Total deductions 666.69   Net pay         2,563.31
    `
    expect(tell('earnings', slip, 'label', 'amount')).toEqual(['Basic Pay | 3130.00', 'Bonus | 100.00'])
    expect(tell('deductions', slip, 'label', 'amount')).toEqual(['Tax (PAYE) | 416.29', 'NI | 250.40'])
  })

  it('are told by their titles where headings of figures stand beside these, other lists to the right left out', () => {
    const slip = `
      PAYMENTS    Hrs     Rate    Amount    DEDUCTIONS          €    CUMULATIVE              €
      Basic     39.00    20.00    780.00    PAYE            61.77    Gross Pay       16,804.12
                                            USC             14.26    PAYE             1,190.44
      Bonus                        20.00    Union            5.40    USC                282.18
      Gross Pay                   800.00    Net pay        718.57
    `
    expect(tell('earnings', slip, 'label', 'amount')).toEqual(['Basic | 780.00', 'Bonus | 20.00'])
    expect(tell('deductions', slip, 'label', 'amount')).toEqual(['PAYE | 61.77', 'USC | 14.26', 'Union | 5.40'])
  })

  it("have the period's figure, not the year's, when titles stand over headings of columns", () => {
    const slip = `
      Earnings                                              Deductions
      Type          Hours    Rate     Current       YTD     Type              Current       YTD
      Regular       80.00   20.00    1,600.00  9,600.00     Federal tax        160.00    960.00
      Overtime       2.00   30.00       60.00    360.00     Medicare            24.07    144.42

                    Gross Pay     Net Pay
      Current        1,660.00    1,475.93
      YTD            9,960.00    8,855.58
    `
    expect(tell('earnings', slip, 'label', 'quantity', 'rate', 'amount')).toEqual([
      'Regular | 80 | 20.00 | 1600.00',
      'Overtime | 2 | 30.00 | 60.00',
    ])
    expect(tell('deductions', slip, 'label', 'amount')).toEqual(['Federal tax | 160.00', 'Medicare | 24.07'])
  })

  it('have quantity and rate where the product is the amount, whatever the headings', () => {
    const slip = `
      LArt   Text                 Std.w.      Wert/h       Betrag
      1000   Stundenlohn          100,00       20,00     2.000,00
             Gesamtbrutto                                2.000,00
    `
    expect(tell('earnings', slip, 'label', 'quantity', 'rate', 'amount')).toEqual([
      'Stundenlohn | 100 | 20.00 | 2000.00',
    ])
  })

  it('end at the gross pay of a Swiss statement, contributions follow', () => {
    const slip = `
      Bezeichnung           Basis       Ansatz        Betrag
      Monatslohn                                    5'000.00
      Total Bruttolohn                              5'000.00
      AHV-Beitrag        5'000.00       5.30%        -265.00
      Total Abzüge                                   -265.00
      Nettolohn                                     4'735.00
    `
    expect(tell('earnings', slip, 'label', 'amount')).toEqual(['Monatslohn | 5000.00'])
    expect(tell('deductions', slip, 'label', 'amount')).toEqual(['AHV-Beitrag | 265.00'])
  })

  it('take off what is taken whatever sign is printed; what is given back is negative', () => {
    const slip = `
      Payments                    Deductions
      Basic Pay     3,130.00      Tax (PAYE)        416.29
      Bonus           100.00      ./. Loan          150.00
                                  Pension refund    -20.00
      Gross pay     3,230.00      Net pay         2,683.71
    `
    expect(tell('deductions', slip, 'label', 'amount')).toEqual([
      'Tax (PAYE) | 416.29',
      'Loan | 150.00',
      'Pension refund | -20.00',
    ])
  })
})
