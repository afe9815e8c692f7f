import { describe, expect, it } from 'vitest'
import { readRows, tellRows } from '../read-rows.ts'

const read = (picture: string) => readRows('bank-statement', 'transactions', [picture])

describe('the references of a transfer', () => {
  it('are no part of its purpose, and a creditor is no account', () => {
    const found = read(`
      Kontoauszug vom 01.07.2025 bis 31.07.2025
      Datum      Vorgang                                        Betrag
      02.07.     Lastschrift                                    411,37-
                 Musterkasse
                 SVWZ Beitrag 06/25 EREF 7711-06
                 MREF BA0017-2 CRED: DE44ZZZ00000771180
      10.07.     Gutschrift                                   1.284,60+
                 Beispiel GmbH
                 RG 811702 Auftraggeberreferenz 2025/114
      21.07.     Lastschrift                                     42,00-
                 Muster Energie eG
                 Abschlag Juli Mandat MW-880142-1
      `)
    expect(tellRows(found, 'counterparty_name', 'counterparty_iban', 'purpose')).toEqual([
      'Musterkasse | - | Beitrag 06/25',
      'Beispiel GmbH | - | RG 811702',
      'Muster Energie eG | - | Abschlag Juli',
    ])
  })

  it('stay where a booking says nothing else', () => {
    const found = read(`
      Kontoauszug vom 01.07.2025 bis 31.07.2025
      Datum      Vorgang                                        Betrag
      02.07.     LASTSCHRIFT Musterkasse AG                     411,37-
                 MREF BA0017-2
      10.07.     GUTSCHRIFT Beispiel GmbH                     1.284,60+
                 RG 811702
      `)
    expect(tellRows(found, 'booking_text', 'counterparty_name')).toEqual([
      'LASTSCHRIFT | Musterkasse AG',
      'GUTSCHRIFT | Beispiel GmbH',
    ])
  })
})

describe('names', () => {
  it('stand behind the direction of the money', () => {
    const found = read(`
      Kontoauszug vom 01.05.2026 bis 31.05.2026
      Datum      Vorgang                                        Betrag
      15.05.     Überweisung von Wohnbau Muster eG              950,00+
                 2. Teilrechnung
      18.05.     Überweisung an Beschläge Beispiel GmbH          88,10-
                 Re 260418
      `)
    expect(tellRows(found, 'counterparty_name')).toEqual(['Wohnbau Muster eG', 'Beschläge Beispiel GmbH'])
  })
})

describe('checks', () => {
  it('are listed by number under a heading of their own', () => {
    const found = read(`
      Statement period 06/01/2025 through 06/30/2025
      Beginning balance                                     1,000.00
      Ending balance                                        1,230.00

      DEPOSITS AND OTHER CREDITS
      06/04      DEPOSIT                                      750.00

      CHECKS PAID (* break in sequence)
      06/09      1041             350.00      06/20     1043*     125.00

      FEES
      06/30      Maintenance fee                               45.00
      `)
    expect(tellRows(found, 'booking_date', 'booking_text', 'amount')).toEqual([
      '2025-06-04 | DEPOSIT | 750.00',
      '2025-06-09 | 1041 | -350.00',
      '2025-06-20 | 1043* | -125.00',
      '2025-06-30 | Maintenance fee | -45.00',
    ])
  })

  it('may print the number first, under headings', () => {
    const found = read(`
      Statement period 06/01/2025 through 06/30/2025
      Beginning balance                                     1,000.00
      Ending balance                                        1,275.00

      DEPOSITS AND OTHER CREDITS
      06/04      DEPOSIT                                      750.00

      CHECKS PAID
      CHECK NO.       DATE PAID         AMOUNT
      1041 ^          06/09             350.00
      1042 * ^        06/20             125.00
      `)
    expect(tellRows(found, 'booking_date', 'booking_text', 'amount')).toEqual([
      '2025-06-04 | DEPOSIT | 750.00',
      '2025-06-09 | 1041 | -350.00',
      '2025-06-20 | 1042 | -125.00',
    ])
  })
})

describe('days', () => {
  it('of purchases are those from which a card counts', () => {
    const found = read(`
      Estratto conto carta   Mantova, 02/06/2025
      Data acquisto     Data registr.     Descrizione              Importo in EUR
      02/05/25          05/05/25          TRATTORIA MODELLO                 46,00
      11/05/25          13/05/25          MUSEO ESEMPIO                     28,90
      `)
    expect(tellRows(found, 'booking_date', 'value_date')).toEqual([
      '2025-05-05 | 2025-05-02',
      '2025-05-13 | 2025-05-11',
    ])
  })

  it('below each other in one column are those of booking and value', () => {
    const found = read(`
      Auszug für den Zeitraum 01.01.2024 – 31.12.2024
      Buchung           Vorgang                                Betrag
      Wertstellung
      12.02.2024        Überweisung                         +4.000,00
      13.02.2024
      21.05.2024        Auszahlung                          −1.500,00
      22.05.2024
      `)
    expect(tellRows(found, 'booking_date', 'value_date')).toEqual([
      '2024-02-12 | 2024-02-13',
      '2024-05-21 | 2024-05-22',
    ])
  })

  it('may stand behind the number of the booking', () => {
    const found = read(`
      Rekeninguittreksel van 04/05/2026 tot 08/05/2026
      VORIG SALDO OP 01/05/2026                                 1.000,00 +
      0001 04-05-2026 OVERSCHRIJVING NAAR                         290,60 -
           BOOMKWEKERIJ MODEL
      0002 05-05-2026 DOMICILIERING RSZ                           350,00 -
      NIEUW SALDO OP 08/05/2026                                   359,40 +
      `)
    expect(tellRows(found, 'booking_date', 'amount')).toEqual(['2026-05-04 | -290.60', '2026-05-05 | -350.00'])
  })
})
