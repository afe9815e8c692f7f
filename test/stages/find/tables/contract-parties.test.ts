import { describe, expect, it } from 'vitest'
import { readRows, tellRows } from './read-rows.ts'

const tell = (picture: string): readonly string[] =>
  tellRows(readRows('contract', 'parties', [picture]), 'name', 'role', 'address')

describe('parties of a contract', () => {
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

  it('stand in columns over what they are called', () => {
    const parties = tell(`
      Wartungsvertrag
      zwischen
      Muster Technik GmbH                  Beispiel Bau KG
      Hauptweg 7                           Nebenweg 12
      99998 Beispielstadt                  31999 Musterdorf
      – nachstehend Auftragnehmer –        – im Folgenden: Auftraggeber –

      1 Gegenstand
    `)
    expect(parties).toEqual([
      'Muster Technik GmbH | Auftragnehmer | Hauptweg 7, 99998 Beispielstadt',
      'Beispiel Bau KG | Auftraggeber | Nebenweg 12, 31999 Musterdorf',
    ])
  })

  it('stand in the fields of two forms beside each other', () => {
    const parties = tell(`
      Kaufvertrag
      Verkäufer (privat)                       Käufer (privat)
      Vor- und Zuname    Jan Beispiel          Vor- und Zuname    Eva Muster
      Anschrift          Hauptweg 7            Anschrift          Nebenweg 12
                         99998 Beispielstadt                      31999 Musterdorf
      Geboren am         01.02.1970            Geboren am         03.04.1980
    `)
    expect(parties).toEqual([
      'Jan Beispiel | Verkäufer | Hauptweg 7, 99998 Beispielstadt',
      'Eva Muster | Käufer | Nebenweg 12, 31999 Musterdorf',
    ])
  })

  it('are named without their seat, their register, their kind and who acts for them', () => {
    expect(
      tell(`
      THIS AGREEMENT is made on 3 March 2026 between
      (1) Sample Tooling Ltd incorporated and registered in England and Wales
      with company number 01234567 whose registered office is situated at
      1 Test Street, Exampleton EX1 2AB (Supplier); and
      (2) Mill Works LLC, a limited liability company organized
      under the laws of the State of Ohio, having an office at
      22 Sample Road, Testford TE3 4CD (Customer).
    `),
    ).toEqual([
      'Sample Tooling Ltd | Supplier | 1 Test Street, Exampleton EX1 2AB',
      'Mill Works LLC | Customer | 22 Sample Road, Testford TE3 4CD',
    ])
  })

  it('have their address behind the role, in a line of its own', () => {
    expect(
      tell(`
      A. Sample Tooling Ltd (“the Producer”)
      1 Test Street
      Exampleton EX1 2AB
      B. Ann Example (“the Freelancer”)
      22 Sample Road
      Testford TE3 4CD
      1 Work
    `),
    ).toEqual([
      'Sample Tooling Ltd | Producer | 1 Test Street, Exampleton EX1 2AB',
      'Ann Example | Freelancer | 22 Sample Road, Testford TE3 4CD',
    ])
  })

  it('stand in numbered fields, whatever the case and the gender of their roles', () => {
    expect(
      tell(`
      Dienstvertrag
      1. Name und Anschrift des Arbeitgebers: Muster Land GmbH, Hauptweg 7, 9998 Beispielstadt
      2. Arbeitnehmer/in: Jan Beispiel, Nebenweg 12, 3199 Musterdorf
      3. Beginn: 01.03.2026
    `),
    ).toEqual([
      'Muster Land GmbH | Arbeitgeber | Hauptweg 7, 9998 Beispielstadt',
      'Jan Beispiel | Arbeitnehmer | Nebenweg 12, 3199 Musterdorf',
    ])
  })

  it('are found by their addresses in sentences of any form', () => {
    expect(
      tell(`
      I, Ann Example of 1 Test Street, Exampleton EX1 2AB (the Seller), agree to sell
      the caravan to Jan Sample of 22 Sample Road, Testford TE3 4CD (the Buyer)
      for the sum of £900.00.
    `),
    ).toEqual([
      'Ann Example | Seller | 1 Test Street, Exampleton EX1 2AB',
      'Jan Sample | Buyer | 22 Sample Road, Testford TE3 4CD',
    ])
    expect(
      tell(`
      FOR VALUE RECEIVED, Jan Sample, with an address at 8 Mill Rd, Testville, OH 45999
      (the "Borrower"), promises to pay to the order of Sample Supply Co., with an address
      at 6 Test Rd, Sampleton, CO 81999 (the "Lender"), the sum of $900.00.
    `),
    ).toEqual([
      'Jan Sample | Borrower | 8 Mill Rd, Testville, OH 45999',
      'Sample Supply Co. | Lender | 6 Test Rd, Sampleton, CO 81999',
    ])
  })

  it('stand in fields named after their roles, and go no further than their addresses', () => {
    expect(
      tell(`
      Seller's name       Ann Example
      Seller's address    1 Test Street, Exampleton EX1 2AB
      Buyer's name        Jan Sample
      Buyer's address     22 Sample Road, Testford TE3 4CD
      Date of sale        3 May 2026
    `),
    ).toEqual([
      'Ann Example | Seller | 1 Test Street, Exampleton EX1 2AB',
      'Jan Sample | Buyer | 22 Sample Road, Testford TE3 4CD',
    ])
    expect(
      tell(`
      Versorger: Muster Technik GmbH
                 Hauptweg 7, 99998 Beispielstadt
      Kunde:     Jan Beispiel
                 Nebenweg 12, 31999 Musterdorf
      vereinbaren:
    `),
    ).toEqual([
      'Muster Technik GmbH | Versorger | Hauptweg 7, 99998 Beispielstadt',
      'Jan Beispiel | Kunde | Nebenweg 12, 31999 Musterdorf',
    ])
  })
})
