import { describe, expect, it } from 'vitest'
import { readRows, tellRows } from './read-rows.ts'

const tell = (picture: string): readonly string[] =>
  tellRows(readRows('contract', 'parties', [picture]), 'name', 'role', 'address')

describe('parties of a contract', () => {
  it('are given without the day of birth, and without the numbers of register and tax office', () => {
    const parties = tell(`
      Mietvertrag
      zwischen
      Muster Land GmbH (HRB 4711223), Hauptweg 7, 99998 Beispielstadt, Steuernummer 117/265/04471
      - nachfolgend Vermieter -
      und
      Jan Beispiel, geb. 17.07.1998, Nebenweg 12, 31999 Musterdorf
      - nachfolgend Mieter -
      § 1 Gegenstand
    `)
    expect(parties).toEqual([
      'Muster Land GmbH | Vermieter | Hauptweg 7, 99998 Beispielstadt',
      'Jan Beispiel | Mieter | Nebenweg 12, 31999 Musterdorf',
    ])
  })

  it('are read from a table with a row for each', () => {
    const parties = tell(`
      Pachtvertrag
      Rolle              Name                     Anschrift
      Verpächterin       Muster Land GmbH         Hauptweg 7, 99998 Beispielstadt
      Pächter            Jan Beispiel             Nebenweg 12, 31999 Musterdorf
      § 1 Gegenstand
    `)
    expect(parties).toEqual([
      'Muster Land GmbH | Verpächterin | Hauptweg 7, 99998 Beispielstadt',
      'Jan Beispiel | Pächter | Nebenweg 12, 31999 Musterdorf',
    ])
  })

  it('stand below their roles beside each other', () => {
    const parties = tell(`
      Loan Agreement
      The Lender                      The Borrower
      Sample Finance Ltd              Ann Example
      1 Test Street                   22 Sample Road
      Exampleton EX1 2AB              Testford TE3 4CD

      1. Background
    `)
    expect(parties).toEqual([
      'Sample Finance Ltd | Lender | 1 Test Street, Exampleton EX1 2AB',
      'Ann Example | Borrower | 22 Sample Road, Testford TE3 4CD',
    ])
  })

  it('are told by what stands in front of each line of a table with a column for each', () => {
    const parties = tell(`
      Kaufvertrag
                 Verkäuferin                   Käuferin
      Name       Muster Land GmbH              Beispiel & Co. KG
      Straße     Hauptweg 7                    Nebenweg 12
      Telefon    030 1234                      040 9876
      § 1 Gegenstand
    `)
    expect(parties).toEqual([
      'Muster Land GmbH | Verkäuferin | Hauptweg 7',
      'Beispiel & Co. KG | Käuferin | Nebenweg 12',
    ])
  })

  it('are defined behind "als", in dashes, or with the address after the role', () => {
    expect(
      tell(`
      zwischen
      1. Muster Land GmbH, Hauptweg 7, 99998 Beispielstadt,
      als Darlehensgeberin,
      und
      2. Jan Beispiel, Nebenweg 12, 31999 Musterdorf
      - nachstehend Darlehensnehmer genannt -
    `),
    ).toEqual([
      'Muster Land GmbH | Darlehensgeberin | Hauptweg 7, 99998 Beispielstadt',
      'Jan Beispiel | Darlehensnehmer | Nebenweg 12, 31999 Musterdorf',
    ])
    expect(
      tell(`
      Sample Tooling, Inc. (hereinafter referred to as the "Employer"),
      whose address is 6 Test Rd, Sampleton,
      and Ann Example (hereinafter referred to as the "Employee"),
      whose address is 8 Mill Rd, Testville, agree
    `),
    ).toEqual([
      'Sample Tooling, Inc. | Employer | 6 Test Rd, Sampleton',
      'Ann Example | Employee | 8 Mill Rd, Testville',
    ])
  })

  it('take their roles from the signatures where the head gives none', () => {
    const parties = tell(`
      Commercial Lease
      This lease is made between Sample Homes LLC,
      located at 6 Test Rd, Sampleton 12345, and Ann Example,
      located at 8 Mill Rd, Testville 54321.

      1. Background

      LESSOR:                         LESSEE:
      Sample Homes LLC                Ann Example
    `)
    expect(parties).toEqual([
      'Sample Homes LLC | Lessor | 6 Test Rd, Sampleton 12345',
      'Ann Example | Lessee | 8 Mill Rd, Testville 54321',
    ])
  })

  it('are not the other terms that a contract defines', () => {
    const parties = tell(`
      This Agreement is between Sample Tooling, Inc. ("Sample") and
      Ann Example (the "Consultant"). Sample has entered into a merger
      (the "Potential Transaction") for a term of one year (the "Award").
    `)
    expect(parties).toEqual(['Sample Tooling, Inc. | Sample | -', 'Ann Example | Consultant | -'])
  })

  it('are the sender and the recipient', () => {
    const picture = `
      Vermieterin                     Mieterin
      Muster Haus GmbH                Beispiel & Co. KG
      Hauptweg 7                      Nebenweg 12
      99998 Beispielstadt             31999 Musterdorf
    `
    expect(readRows('contract', 'sender_name', [picture])?.value).toBe('Muster Haus GmbH')
    expect(readRows('contract', 'recipient_name', [picture])?.value).toBe('Beispiel & Co. KG')
  })

  it('are told apart from what a register says of them', () => {
    const parties = tell(`
      This Agreement is made on 28 April 2023 between:
      (1) Sample Partners LLP, a company registered in England with
      company number 03525371 whose registered office is at
      16 Station Road, Sampleford ZZ1 4AB (the "Franchisor"); and
      (2) Ann Example of 37 Test Way, Lower Wick ZY3 2QQ (the "Franchisee").
    `)
    expect(parties).toEqual([
      'Sample Partners LLP | Franchisor | 16 Station Road, Sampleford ZZ1 4AB',
      'Ann Example | Franchisee | 37 Test Way, Lower Wick ZY3 2QQ',
    ])
  })

  it('fill in the fields of a form under the headings that name them', () => {
    const parties = tell(`
      Unterrichtsvertrag
      Musikschule
      Name            Klangwerk Beispiel GmbH
      Anschrift       Hauptweg 7, 99998 Beispielstadt
      Zögling
      Name            Jan Muster
      Anschrift       Nebenweg 12, 31999 Musterdorf
    `)
    expect(parties).toEqual([
      'Klangwerk Beispiel GmbH | Musikschule | Hauptweg 7, 99998 Beispielstadt',
      'Jan Muster | Zögling | Nebenweg 12, 31999 Musterdorf',
    ])
  })

  it('stand behind their roles in a sentence', () => {
    const parties = tell(`
      Kaufvertrag
      Der Verkäufer Muster Land GmbH, Hauptweg 7, 99998 Beispielstadt, verkauft dem
      Käufer Jan Beispiel, Nebenweg 12, 31999 Musterdorf, eine Drehmaschine.
    `)
    expect(parties).toEqual([
      'Muster Land GmbH | Verkäufer | Hauptweg 7, 99998 Beispielstadt',
      'Jan Beispiel | Käufer | Nebenweg 12, 31999 Musterdorf',
    ])
  })

  it('stand behind a verb, and with addresses behind their roles', () => {
    expect(
      tell(`
      Muster Land GmbH, Hauptweg 7, 99998 Beispielstadt
      – Darlehensgeber –
      gewährt hiermit
      Jan Beispiel, Nebenweg 12, 31999 Musterdorf
      – Darlehensnehmer –
      ein Darlehen.
    `),
    ).toEqual([
      'Muster Land GmbH | Darlehensgeber | Hauptweg 7, 99998 Beispielstadt',
      'Jan Beispiel | Darlehensnehmer | Nebenweg 12, 31999 Musterdorf',
    ])
    expect(
      tell(`
      Agreement dated May 3, 2026 between Sample Tooling, Inc. ("Principal"), 12
      Maple Ave, Springvale, OH 45999, and Ann Example ("Agent"), 52 Old Mill Rd,
      Fairhaven, WA 98999.
    `),
    ).toEqual([
      'Sample Tooling, Inc. | Principal | 12 Maple Ave, Springvale, OH 45999',
      'Ann Example | Agent | 52 Old Mill Rd, Fairhaven, WA 98999',
    ])
  })
})
