import { describe, expect, it } from 'vitest'
import { readRows, tellRows } from './read-rows.ts'

const tell = (picture: string): readonly string[] =>
  tellRows(readRows('contract', 'parties', [picture]), 'name', 'role', 'address')

describe('parties of a contract in forms and sentences', () => {
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
