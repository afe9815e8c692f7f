import { describe, expect, it } from 'vitest'
import { readRows, tellRows } from '../read-rows.ts'

const read = (picture: string) => readRows('bank-statement', 'transactions', [picture])

describe('bookings of a card', () => {
  it('are booked on the day under the heading of booking, not on that of the purchase, with whom the text names', () => {
    const found = read(`
      Kreditkartenabrechnung vom 31.07.2026
      Datum      Buchung    Umsatz                                      Betrag in EUR
                            Saldo der letzten Abrechnung                      93,44-
      04.07.     04.07.     Einzug von Ihrem Konto                            93,44+
      07.07.     08.07.     BAHNHOF KIOSK MUSTERSTADT                         29,80-
      11.07.     13.07.     HOTEL BEISPIEL                                   112,50-
      `)
    expect(tellRows(found, 'booking_date', 'counterparty_name', 'amount')).toEqual([
      '2026-07-04 | Einzug von Ihrem Konto | 93.44',
      '2026-07-08 | BAHNHOF KIOSK MUSTERSTADT | -29.80',
      '2026-07-13 | HOTEL BEISPIEL | -112.50',
    ])
  })

  it('name the same where one of them says more in a second line', () => {
    const found = read(`
      Ihre Karte: Visa •••• 7718       21.07.2026
      Belegdatum    Buchungsdatum    Beschreibung                     Betrag in EUR
      06.07.2026    06.07.2026       Per Lastschrift dankend erhalten       418,22+
      24.06.2026    25.06.2026       Parkhaus Bahnhof Muster                 14,50-
      01.07.2026    03.07.2026       Hotel Paloma Lissabon PT               288,00-
      08.07.2026    08.07.2026       Werkzeug Online 4417718 Hagen           96,34-
      14.07.2026    15.07.2026       Werkzeug Online 4417718 Hagen           22,10+
                                     Gutschrift Rücksendung
      `)
    const texts = tellRows(found, 'booking_text', 'counterparty_name')
    expect(texts[1]).toBe('Parkhaus Bahnhof Muster | Parkhaus Bahnhof Muster')
    expect(texts[4]).toBe('Werkzeug Online 4417718 Hagen | Werkzeug Online 4417718 Hagen')
  })

  it('have the amount of their own currency, not the one abroad', () => {
    const found = read(`
      Rekeningoverzicht   Datum 16-11-2026
      Datum transactie   Omschrijving                    Bedrag vreemde valuta    Bedrag in euro
      18-10-2026         WINKEL UTRECHT                                                 74,95   Af
      02-11-2026         SELLER LONDON                               45,80 GBP          54,11   Af
      `)
    expect(tellRows(found, 'booking_date', 'purpose', 'amount')).toEqual([
      '2026-10-18 | WINKEL UTRECHT | -74.95',
      '2026-11-02 | SELLER LONDON | -54.11',
    ])
  })

  it('are printed as what is owed: purchases bare, what lowers it marked', () => {
    const found = read(`
      Statement date 2 March 2026
      Date        Details                        Amount £
                  BALANCE BROUGHT FORWARD           104.66
      04 FEB      RAILWAY TICKETS                    18.40
      13 FEB      PAYMENT RECEIVED                  104.66 CR
      19 FEB      HARDWARE SHOP                      86.97
                  NEW BALANCE                       105.37
      `)
    expect(tellRows(found, 'amount')).toEqual(['18.40', '-104.66', '86.97'])
    expect(found!.confidence).toBeGreaterThan(0.9)
  })

  it('are told below headings over payments and purchases', () => {
    const found = read(`
      Closing date 06/15/2026
      Tran date    Post date    Description                     Amount
      Payments and other credits
      06/02        06/02        ONLINE PAYMENT                -$284.55
      Purchases
      05/19        05/20        FUEL STOP ALTOONA               $48.12
      05/21        05/22        LUMBER SUPPLY                  $312.77
      `)
    expect(tellRows(found, 'booking_date', 'amount')).toEqual([
      '2026-06-02 | -284.55',
      '2026-05-20 | 48.12',
      '2026-05-22 | 312.77',
    ])
  })
})
