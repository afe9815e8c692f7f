import { describe, expect, it } from 'vitest'
import { readRows, tellRows } from '../read-rows.ts'

const read = (picture: string) => readRows('bank-statement', 'transactions', [picture])

describe('bookings of a bank statement', () => {
  it('lie near the latest day of the page where the best known day is that of the old balance', () => {
    const found = read(`
      Relevé de compte n° 4 arrêté au 30/04/2026
       Date          Valeur     Opération                        Débit       Crédit
       31/03/2026               SOLDE CRÉDITEUR                              6 441,18
       02/04         02/04      PRLV COTIS T1                 2 417,00
       07/04         07/04      VIR LAITERIE                                 6 972,60
       28/04         28/04      CB GARAGE                       398,00
       30/04/2026               SOLDE CRÉDITEUR EN EUR                      10 598,78
      `)
    expect(tellRows(found, 'booking_date')).toEqual(['2026-04-02', '2026-04-07', '2026-04-28'])
  })

  it('lie near a day with its whole year, whatever figures of an address or of two columns look like', () => {
    const address = read(`
      Bachgasse 4/2/11, 8652 Allerdorf
      KONTOAUSZUG                                   31.03.2026
      BUCHTAG   TEXT                                    BETRAG
      02.03.    Gutschrift Musikschule                  480,00
      03.03.    Lastschrift Stromwerk                   -96,20
      `)
    expect(tellRows(address, 'booking_date')).toEqual(['2026-03-02', '2026-03-03'])
    const columns = read(`
      Your statement                                       11 April 2025
      Posted     Purchased     Description                        Amount
      29 Mar     27 Mar        COPPER KETTLE                      £18.60
      31 Mar     30 Mar        GARDEN CENTRE                      £74.95
      `)
    expect(tellRows(columns, 'booking_date')).toEqual(['2025-03-29', '2025-03-31'])
  })

  it('part the kind from the purpose where a sign stands between them', () => {
    const found = read(`
      Kontoauszug   Zeitraum 01.04.2025 - 30.04.2025
      Buchung        Auftraggeber/Empfänger                              Betrag EUR
      01.04.2025     Praxis Sommer                                       +1.428,00
                     Gutschrift · RNR 2025-031
      02.04.2025     Netzwerk Service GmbH                                  -46,98
                     Lastschrift · Kd 4471882 Rg 20250401
      `)
    expect(tellRows(found, 'booking_text', 'counterparty_name', 'purpose')).toEqual([
      'Gutschrift | Praxis Sommer | RNR 2025-031',
      'Lastschrift | Netzwerk Service GmbH | Kd 4471882 Rg 20250401',
    ])
  })

  it('are read as apps print them: with whom, what for below, and the day beside that', () => {
    const found = read(`
      Kontoauszug Nr. 03/2026          01.03.2026 bis 31.03.2026

      GOLDSTÜCK GmbH                                     +1.190,00 €
      Überweisung · RG 118 Februar                        03.03.2026

      Microsolutions Ireland                                -25,74 €
      Lastschrift · E0400WKQ2                             04.03.2026

      Ausgehende Transaktionen                              -25,74 €
      `)
    expect(tellRows(found, 'booking_date', 'booking_text', 'counterparty_name', 'purpose', 'amount')).toEqual([
      '2026-03-03 | Überweisung | GOLDSTÜCK GmbH | RG 118 Februar | 1190.00',
      '2026-03-04 | Lastschrift | Microsolutions Ireland | E0400WKQ2 | -25.74',
    ])
  })

  it('are read as apps print them: below the day that they share, the kind behind what for', () => {
    const found = read(`
      Kontoauszug 03/2026

      Freitag, 27. März 2026
      BKK Mainufer                                         −611,20 €
      Beiträge 03.26 · Lastschrift
      Tonspur Musiklizenzen                                 −19,99 €
      Abo 4471-22 · Karte ••0817

      Montag, 16. März 2026
      Nicoletta Brandis                                    +180,00 €
      Workshop
      `)
    expect(tellRows(found, 'booking_date', 'booking_text', 'counterparty_name', 'purpose', 'amount')).toEqual([
      '2026-03-27 | Lastschrift | BKK Mainufer | Beiträge 03.26 | -611.20',
      '2026-03-27 | Karte ••0817 | Tonspur Musiklizenzen | Abo 4471-22 | -19.99',
      '2026-03-16 | - | Nicoletta Brandis | Workshop | 180.00',
    ])
  })

  it('are read from their table though nothing else is booked and the balances are alike', () => {
    const found = read(`
      Rekeningoverzicht   Datum 16-11-2025
      Oud saldo 311,20      Nieuw saldo 311,20
      Datum          Omschrijving                     Bedrag
      18-10-2025     Winkel Utrecht                    74,95
      21-10-2025     Reizen Utrecht                    38,60
      `)
    expect(tellRows(found, 'booking_date')).toEqual(['2025-10-18', '2025-10-21'])
  })
})
