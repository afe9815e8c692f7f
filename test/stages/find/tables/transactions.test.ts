import { describe, expect, it } from 'vitest'
import { readRows, tellRows } from './read-rows.ts'

const read = (...pictures: readonly string[]) => readRows('bank-statement', 'transactions', pictures)
const COLUMNS = ['booking_date', 'value_date', 'booking_text', 'counterparty_name', 'purpose', 'amount'] as const

const SIDES = `
  Kontoauszug Nr. 5   Zeitraum 01.07.2026 - 31.07.2026
   Buchung  Wert    Erläuterung                                 Soll         Haben
   Alter Kontostand vom 30.06.2026                                        812,44
   02.07.   03.07.  UEBERWEISUNG                               112,44
                    Zahnarztpraxis Dr. Beispiel
                    Rechnung 2026/77
   15.07.   15.07.  GEHALT                                                2.000,00
                    Firma Muster KG
                    Lohn Juli
   Summe                                                       112,44     2.000,00
   Neuer Kontostand vom 31.07.2026                                        2.700,00
`

describe('bookings of a bank statement', () => {
  it('take their sign from the column and their year from the period', () => {
    expect(tellRows(read(SIDES), ...COLUMNS)).toEqual([
      '2026-07-02 | 2026-07-03 | UEBERWEISUNG | Zahnarztpraxis Dr. Beispiel | Rechnung 2026/77 | -112.44',
      '2026-07-15 | 2026-07-15 | GEHALT | Firma Muster KG | Lohn Juli | 2000.00',
    ])
  })

  it('are sure when opening balance and sum give the closing balance', () => {
    expect(read(SIDES)!.confidence).toBeGreaterThan(0.9)
    expect(read(SIDES.replace('2.700,00', '2.700,01'))!.confidence).toBeLessThan(0.7)
  })

  it('are not proven by other amounts where the paper says its balances', () => {
    const others = [
      '   Guthaben im Schnitt  1.100,00 und  2.987,56',
      '   Kontostand am 03.07.   1.100,00\n   Kontostand am 16.07.   2.987,56',
    ]
    for (const daily of others.map((other) => `${SIDES}\n${other}`)) {
      expect(read(daily)!.confidence).toBeGreaterThan(0.9)
      expect(read(daily.replace('2.700,00', '2.700,01'))!.confidence).toBeLessThan(0.7)
    }
  })

  it('prove the balances that stand before and after them', () => {
    expect(readRows('bank-statement', 'opening_balance', [SIDES])!.value).toBe('812.44')
    expect(readRows('bank-statement', 'closing_balance', [SIDES])!.value).toBe('2700.00')
  })

  it('belong to the year before the new year where the period crosses it', () => {
    const found = read(`
      Kontoauszug vom 20.12.2025 bis 10.01.2026
      Buchung   Text                             Betrag EUR
      29.12.    Lastschrift                          -10,00
      05.01.    Gutschrift                            20,00
      `)
    expect(tellRows(found, 'booking_date')).toEqual(['2025-12-29', '2026-01-05'])
  })

  it('take S and H, plus and minus behind the amount', () => {
    const found = read(`
      Zeitraum 01.10.2026 - 31.10.2026
      Bu-Tag   Wert     Vorgang
                        alter Kontostand                     100,00 H
      05.10.   05.10.   Abschluss                             14,16 S
      07.10.   07.10.   Zahlungseingang                      849,85 H
                        Muster AG
                        Rechnung 17
                        IBAN: DE02120300000000202051 BIC: BYLADEM1001
                        neuer Kontostand                     935,69 H
      `)
    expect(tellRows(found, 'amount', 'counterparty_name', 'counterparty_iban', 'purpose')).toEqual([
      '-14.16 | - | - | -',
      '849.85 | Muster AG | DE02120300000000202051 | Rechnung 17',
    ])
    expect(found!.confidence).toBeGreaterThan(0.9)
  })

  it('take their sign from the running balance where the amounts have none', () => {
    const found = read(`
      Beginning balance on January 1, 2026    $1,200.00
      Date    Description                     Amount      Balance
      01/05   Coffee House                     10.00     1,190.00
      01/09   Direct Deposit Employer       1,000.00     2,190.00
      01/20   Check 1001                      200.00     1,990.00
      Ending balance on January 31, 2026    $1,990.00
      `)
    expect(tellRows(found, 'booking_date', 'amount')).toEqual([
      '2026-01-05 | -10.00',
      '2026-01-09 | 1000.00',
      '2026-01-20 | -200.00',
    ])
  })

  it('take their sign from the heading over their section', () => {
    const found = read(`
      Statement period 02/01/2026 to 02/28/2026
      Deposits and other credits
      Date     Description                       Amount
      02/14    Invoice 12 settled                500.00
      Withdrawals and other debits
      Date     Description                       Amount
      02/20    Hardware shop                      40.00
      `)
    expect(tellRows(found, 'booking_date', 'amount')).toEqual(['2026-02-14 | 500.00', '2026-02-20 | -40.00'])
  })

  it('without a day of their own have the day above', () => {
    const found = read(`
      Statement period 1 March 2026 to 31 March 2026
      Date     Type   Details                Paid out      Paid in       Balance
      02 Mar   DD     NORTHERN POWER            45.00                     455.00
               VIS    CORNER SHOP               12.30                     442.70
      05 Mar   BGC    ACME LTD                            1,900.00      2,342.70
      `)
    expect(tellRows(found, 'booking_date', 'booking_text', 'amount')).toEqual([
      '2026-03-02 | DD | -45.00',
      '2026-03-02 | VIS | -12.30',
      '2026-03-05 | BGC | 1900.00',
    ])
  })

  it('are read without headings, the columns of amounts told by the balances', () => {
    const found = read(`
      Auszug 01.06.2026 - 30.06.2026
      Anfangssaldo                                                 100,00
      03.06.2026   Muster AG Rechnung 4                             50,00     150,00
      08.06.2026   Hans Beispiel Miete                   20,00                130,00
      Endsaldo                                                     130,00
      `)
    expect(tellRows(found, 'amount')).toEqual(['50.00', '-20.00'])
  })

  it('have the day of the line above them where a line says nothing but a day', () => {
    const found = read(`
      Kontoauszug Nr. 5   Zeitraum 01.04.2026 - 30.04.2026
      Was geschah                             Valuta     zu Ihren Lasten     zu Ihren Gunsten
      Alter Kontostand                                                                 100,00
      Buchungstag 06.04.2026
      Autohaus Beispiel KG                    07.04.               20,00
      Inspektion
      Buchungstag 15.04.2026
      Musterverlag AG                         15.04.                                    30,00
      Honorar
      Neuer Kontostand                                                                 110,00
      `)
    expect(tellRows(found, 'booking_date', 'value_date', 'counterparty_name', 'amount')).toEqual([
      '2026-04-06 | 2026-04-07 | Autohaus Beispiel KG | -20.00',
      '2026-04-15 | 2026-04-15 | Musterverlag AG | 30.00',
    ])
    expect(found!.confidence).toBeGreaterThan(0.9)
  })

  it('may have their day at the start of their text, the newest first, and balances under any heading', () => {
    const found = read(`
      Pounds on 31 January 2026                              935.00
      Pounds on 1 January 2026                             1,000.00
      Description                  Incoming     Outgoing       Amount
      Refund Oak Street Books         15.00                    935.00
      27 January 2026 INV 3350
      Card payment Corner Shop                    -80.00       920.00
      3 January 2026 ATM 12
      `)
    expect(tellRows(found, 'booking_date', 'amount')).toEqual(['2026-01-27 | 15.00', '2026-01-03 | -80.00'])
    expect(found!.confidence).toBeGreaterThan(0.9)
  })

  it('have the code that stands in front of their text as their kind, the name behind it', () => {
    const found = read(`
      Statement period 1 March 2026 to 31 March 2026
      Date          Payment details              Paid out      Paid in       Balance
      02 Mar   DD   Northern Power                  45.00                     455.00
                    REF 1234
               CR   Acme Ltd                                  1,900.00      2,355.00
                    Invoice 7
      `)
    expect(tellRows(found, 'booking_text', 'counterparty_name', 'purpose')).toEqual([
      'DD | Northern Power | REF 1234',
      'CR | Acme Ltd | Invoice 7',
    ])
  })

  it('begin with the name where the lines below it are the kinds; a line may give the value day', () => {
    const found = read(`
      Kontoauszug 01.08.2026 bis 31.08.2026
      Beschreibung                            Verbuchungsdatum       Betrag
      Nordlicht Software GmbH                       08.08.2026      -25,00€
      Überweisung
      Rechnung 12
      Wertstellung 09.08.2026
      Druckhaus Muster GmbH                         10.08.2026      +95,00€
      Gutschrift
      Rückzahlung
      Wertstellung 10.08.2026
      Ausgaben                                                      -25,00€
      Einnahmen                                                     +95,00€
      `)
    expect(tellRows(found, 'value_date', 'booking_text', 'counterparty_name', 'purpose')).toEqual([
      '2026-08-09 | Überweisung | Nordlicht Software GmbH | Rechnung 12',
      '2026-08-10 | Gutschrift | Druckhaus Muster GmbH | Rückzahlung',
    ])
  })

  it('prove the sums of both sides, whatever these are called', () => {
    const picture = SIDES.replace('Summe      ', 'Umsatztotal')
    expect(readRows('bank-statement', 'total_credits', [picture])!.value).toBe('2000.00')
    expect(readRows('bank-statement', 'total_debits', [picture])!.value).toBe('-112.44')
  })
})

describe('bookings in other languages', () => {
  it('may have their amounts before the wording (Italian)', () => {
    const found = read(`
      Periodo dal 01/03/2026 al 31/03/2026
      Data operaz.  Valuta      Dare         Avere       Descrizione operazione
                                             1.000,00    SALDO INIZIALE A VOSTRO CREDITO
      02/03/26      02/03/26    25,00                    IMPOSTA DI BOLLO E/C AL 28.02.26
      09/03/26      10/03/26                 250,00      VERSAMENTO ASSEGNI
                    Totale movimenti  25,00  250,00
                                             1.225,00    SALDO FINALE A VOSTRO CREDITO
      `)
    expect(tellRows(found, ...COLUMNS)).toEqual([
      '2026-03-02 | 2026-03-02 | IMPOSTA DI BOLLO E/C AL 28.02.26 | - | IMPOSTA DI BOLLO E/C AL 28.02.26 | -25.00',
      '2026-03-09 | 2026-03-10 | VERSAMENTO ASSEGNI | - | VERSAMENTO ASSEGNI | 250.00',
    ])
    expect(found!.confidence).toBeGreaterThan(0.9)
  })

  it.each([
    [
      'Portuguese',
      `Período 2026-02-01 a 2026-02-28
      Data Mov.     Data Valor    Descritivo                 Débito      Crédito      Saldo
                                  SALDO ANTERIOR                                   1.877,31
      2026-02-02    2026-02-02    RENDA LOJA                 780,00                1.097,31
      2026-02-05    2026-02-06    DEPOSITO NUMERARIO                    1.150,00   2.247,31
                                  SALDO FINAL                                      2.247,31`,
      ['2026-02-02 | 2026-02-02 | -780.00', '2026-02-05 | 2026-02-06 | 1150.00'],
    ],
    [
      'Spanish',
      `PERIODO DEL 31.03.2026 AL 30.04.2026
      FECHA    VALOR    CONCEPTO                         IMPORTE         SALDO
                        SALDO ANTERIOR                                1.886,09
      02/04    03/04    COMISION MANTENIMIENTO             4,00-      1.882,09
      04/04    04/04    AYTO. DE BENIVERDE F-25          100,00       1.982,09
      SALDO AL 30.04.2026                                             1.982,09`,
      ['2026-04-02 | 2026-04-03 | -4.00', '2026-04-04 | 2026-04-04 | 100.00'],
    ],
    [
      'French',
      `Relevé du 01/05/2026 au 31/05/2026
      Date         Valeur       Nature de l'opération        Débit       Crédit
                                SOLDE PRECEDENT AU 30/04/2026             500,00
      04/05/2026   05/05/2026   GARAGE FAUVET                54,77
      08/05/2026   08/05/2026   CLIENT MARTEL                             120,00
                                NOUVEAU SOLDE AU 31/05/2026               565,23`,
      ['2026-05-04 | 2026-05-05 | -54.77', '2026-05-08 | 2026-05-08 | 120.00'],
    ],
    [
      'Dutch, with the direction in a column of its own',
      `Periode 01-04-2026 t/m 30-04-2026
      Datum         Naam / omschrijving               Bedrag €     Af/Bij
      01-04-2026    Bloembollen Webshop               88,40        Af
      03-04-2026    Kinderopvang De Bult              605,00       Bij
      07-04-2026    Waterbedrijf Oost                 21,00        Af`,
      ['2026-04-01 | - | -88.40', '2026-04-03 | - | 605.00', '2026-04-07 | - | -21.00'],
    ],
  ])('%s', (_, picture, rows) => {
    expect(tellRows(read(picture), 'booking_date', 'value_date', 'amount')).toEqual(rows)
  })

  it('give the value day that ends their first line', () => {
    const found = read(`
      Kontoauszug 01.02.2026 - 28.02.2026
      Datum    Erläuterung                           Betrag
      03.02.   Lohn/Gehalt Wert: 04.02.2026        2.310,44
               Logistik Brömme GmbH
               LOHN 01/26
      05.02.   Dauerauftrag Wert: 05.02.2026         -80,00
               Hausverwaltung Piel
               Miete
      `)
    expect(tellRows(found, 'value_date', 'booking_text', 'counterparty_name')).toEqual([
      '2026-02-04 | Lohn/Gehalt | Logistik Brömme GmbH',
      '2026-02-05 | Dauerauftrag | Hausverwaltung Piel',
    ])
  })
})
