import { describe, expect, it } from 'vitest'
import { readRows, tellRows } from '../read-rows.ts'

const read = (...pictures: readonly string[]) => readRows('bank-statement', 'transactions', pictures)

describe('bookings as banks print them', () => {
  it('have amounts whose thousands a blank parts in one column, beside a column of days', () => {
    const found = read(`
      RELEVÉ DE COMPTE   Relevé n° 5 du 30/05/2026
       Date     Nature des opérations              Valeur       Débit       Crédit
                SOLDE CRÉDITEUR AU 30/04/2026                                7 204,18
       04/05    CHEQUE 7718204                     05/05/26     1 128,40
       06/05    REMISE CHEQUES                     07/05/26                  3 540,00
       11/05    COTISATION                         12/05/26     2 380,75
                SOLDE CRÉDITEUR AU 30/05/2026                                7 235,03
       Banque   Guichet   N° de compte             Clé          IBAN  FR76 3004 7018 2000
       30047    01820     00020417356              04           BIC   CCVEFR2GXXX  Agence
       Médiateur           18 avenue du Vercors    Grenoble     Téléphone 04 75 55 01 18
       Conseiller          Bastien Reynier         Die          Téléphone 04 75 55 01 19
    `)
    expect(tellRows(found, 'booking_date', 'value_date', 'amount')).toEqual([
      '2026-05-04 | 2026-05-05 | -1128.40',
      '2026-05-06 | 2026-05-07 | 3540.00',
      '2026-05-11 | 2026-05-12 | -2380.75',
    ])
  })

  it('have marks right behind their figures', () => {
    const found = read(`
      Rekeningafschrift   Periode 29-06-2026 t/m 05-07-2026
      Datum         Omschrijving                Bedrag
      30-06-2026    Bakkerij Knetemann           12,75Af
      03-07-2026    Hogeschool Beemden        1.302,48Bij
    `)
    expect(tellRows(found, 'booking_date', 'amount')).toEqual(['2026-06-30 | -12.75', '2026-07-03 | 1302.48'])
  })

  it('have columns of payments out and in', () => {
    const found = read(`
      Statement of Account No. 117   Date of statement 29 May 2026
      Date           Transaction details             Payments – out   Payments – in      Balance
      30 Apr 2026    BALANCE FORWARD                                                    1,214.64
      05 May 2026    SHANNONSIDE ENERGY DD                 318.44
      12 May 2026    GALLEN DELI LODGEMENT                                 1,875.00      2,771.20
      19 May 2026    REVENUE DD                          2,540.00                          231.20
      26 May 2026    LODGEMENT 884410                                        600.00        831.20
    `)
    expect(tellRows(found, 'booking_date', 'amount')).toEqual([
      '2026-05-05 | -318.44',
      '2026-05-12 | 1875.00',
      '2026-05-19 | -2540.00',
      '2026-05-26 | 600.00',
    ])
  })

  it('stand in lines under headings for each direction, checks side by side in a table', () => {
    const found = read(`
      First Prairie Bank, N.A.               Statement ending 03/31/2026
      03/01/2026  Beginning Balance                             $4,902.37
      03/31/2026  Ending Balance                                $5,626.58
      Deposits and other credits
      03/03       DEPOSIT                                       $2,450.00
      03/09       ACH BANKCARD 8871 DEP 41880017720             $1,187.44
      Checks cleared
      Check       Date       Amount        Check      Date         Amount
      1041        03/04       $615.00      1044*      03/18     $2,000.00
      1042        03/06        $89.12      3 items totaling     $2,704.12
      * Indicates skipped check number
      Electronic debits and fees
      03/02       POS PURCHASE OFFICE SUPPLY CARD 2208            $143.87
      03/31       STATEMENT FEE                                    $65.24
                  2 items totaling                                $209.11
    `)
    expect(tellRows(found, 'booking_date', 'amount')).toEqual([
      '2026-03-03 | 2450.00',
      '2026-03-09 | 1187.44',
      '2026-03-04 | -615.00',
      '2026-03-18 | -2000.00',
      '2026-03-06 | -89.12',
      '2026-03-02 | -143.87',
      '2026-03-31 | -65.24',
    ])
    expect(found!.confidence).toBeGreaterThan(0.9)
  })

  it('may stand three times side by side, a sum beside them', () => {
    const found = read(`
      Statement ending 03/31/2026
      03/01/2026  Beginning Balance                             $4,902.37
      03/31/2026  Ending Balance                                $1,999.01
      Checks cleared
      Check  Date   Amount     Check  Date   Amount      Check  Date   Amount
      1041   03/04  $615.00    1042   03/06  $89.12      1043   03/09  $100.00
      1044   03/18  $2,000.00  1045   03/30  $99.24      Total         $2,903.36
    `)
    expect(tellRows(found, 'booking_date', 'amount')).toEqual([
      '2026-03-04 | -615.00',
      '2026-03-18 | -2000.00',
      '2026-03-06 | -89.12',
      '2026-03-30 | -99.24',
      '2026-03-09 | -100.00',
    ])
  })

  it('are those of a table alone where nothing proves that lines below are some too', () => {
    const found = read(`
      Kontoauszug   Zeitraum 01.03.2026 - 31.03.2026
      Einnahmen
      Buchung   Text                             Betrag EUR
      03.03.    Mitgliedsbeitrag                      20,00
      05.03.    Spende                                50,00
      09.03.    Startgeld                             15,00




                 15.04.2026 naechste Rate 250,00 EUR
                 30.06.2026 Abschluss Entgelt 12,50 EUR
    `)
    expect(tellRows(found, 'amount')).toEqual(['20.00', '50.00', '15.00'])
  })

  it('have days without a sign', () => {
    const found = read(`
      KONTOAUSZUG 010/2025                                   31.10.2025
      Buchung    Text                                 Valuta      Betrag
      0310       Gemeinde Ried, Förderung             0310       1.250,00
      2110       Gasthaus Post, Jause Probe           2210          88,40-
      3110       Kontoführung                         3110          25,00-
    `)
    expect(tellRows(found, 'booking_date', 'value_date')).toEqual([
      '2025-10-03 | 2025-10-03',
      '2025-10-21 | 2025-10-22',
      '2025-10-31 | 2025-10-31',
    ])
  })

  it('are read month first where no day of theirs is one otherwise', () => {
    const found = read(`
      Extrato   Período de 2026/07/01 a 2026/07/31
      Data lanç.   Data valor   Descrição                     Débito       Crédito        Saldo
      07/14        07/14        DD MEO EMPRESAS                49,20                    2 812,91
      07/20        07/21        DEPOSITO CHEQUE                            615,00       3 427,91
      07/31        07/31        COMISSAO                        6,24                    3 421,67
    `)
    expect(tellRows(found, 'booking_date', 'value_date', 'amount')).toEqual([
      '2026-07-14 | 2026-07-14 | -49.20',
      '2026-07-20 | 2026-07-21 | 615.00',
      '2026-07-31 | 2026-07-31 | -6.24',
    ])
  })

  it('have the columns that the same heading had on the page before, where fewer lines tell', () => {
    const heading = 'Zeichen     Wert       Erläuterung                         Betrag EUR'
    const found = read(
      `
      Kontoauszug  01.08.2026 - 31.08.2026
      ${heading}
      03.08.      03.08.     GUTSCHRIFT                            1.190,00 H
      04.08.      05.08.     DAUERAUFTRAG                             45,00 S
      06.08.      06.08.     ABSCHLUSS                                 2,50 S
      `,
      `
      ${heading}
      17.08. 18.08. GUTSCHRIFT                                      963,50 H
      Berater     Herr       Tiedemann
      Telefon     Durchwahl  440-217
      Wir         haben      geschlossen
      Automaten   stehen     offen
      `,
    )
    expect(tellRows(found, 'booking_date', 'value_date').at(-1)).toBe('2026-08-17 | 2026-08-18')
  })

  it('are none where a table lists what the account held each day', () => {
    const found = read(`
      June 01, 2026 through June 30, 2026
      DEPOSITS AND ADDITIONS
      DATE      DESCRIPTION                                AMOUNT
      06/03     Remote deposit                          $4,350.00
      06/12     Merchant settlement                      1,875.25

      DAILY ENDING BALANCE
      DATE            AMOUNT       DATE          AMOUNT
      06/03       $17,154.55       06/18     $18,392.51
      06/08        17,064.56       06/19      18,354.67
    `)
    expect(tellRows(found, 'amount')).toEqual(['4350.00', '1875.25'])
  })
})

describe('bookings without words', () => {
  it('are bookings, though a table has days and amounts alone', () => {
    const found = read(`
      Kontoauszug  01.08.2026 - 31.08.2026
      Buchung      Valuta       Betrag         Saldo
      03.08.       03.08.     1.190,00 +    2.190,00
      04.08.       05.08.        45,00 -    2.145,00
    `)
    expect(tellRows(found, 'booking_date', 'amount')).toEqual(['2026-08-03 | 1190.00', '2026-08-04 | -45.00'])
  })
})

describe('whom a booking names', () => {
  it('is whom the card paid, on a statement of a card in one line each', () => {
    const picture = `
      Sample Bank   CREDIT CARD STATEMENT   Period 01/02/2026 to 28/02/2026
      Date          Description                       Amount
      02/02/2026    COSTA NORTH STATION                 4.20
      09/02/2026    TIMBERLAND TOOLS YORK              61.10
      17/02/2026    RIVERSIDE BOOKSHOP                 18.99
    `
    expect(tellRows(read(picture), 'counterparty_name')).toEqual([
      'COSTA NORTH STATION',
      'TIMBERLAND TOOLS YORK',
      'RIVERSIDE BOOKSHOP',
    ])
    const account = picture.replace('CREDIT CARD STATEMENT', 'CURRENT ACCOUNT      ')
    expect(tellRows(read(account), 'counterparty_name')).toEqual(['-', '-', '-'])
    const paidCard = account.replace('COSTA NORTH STATION', 'MASTERCARD          ')
    expect(tellRows(read(paidCard), 'counterparty_name')).toEqual(['-', '-', '-'])
  })

  it('is who a direct debit or a card names alone beside its kind', () => {
    const found = read(`
      Statement   Period 01/03/2026 to 31/03/2026
      Date         Type   Details                        Paid out      Paid in      Balance
      02/03/2026   DD     ASHMERE WATER                     48.20                    951.80
      04/03/2026   VIS    GREGSON BAKERY                     6.45                    945.35
      05/03/2026   DD     COUNCIL REF 88104471              90.00                    855.35
      06/03/2026   FEE    MONTHLY CHARGE                     5.00                    850.35
    `)
    expect(tellRows(found, 'booking_text', 'counterparty_name', 'purpose')).toEqual([
      'DD | ASHMERE WATER | ASHMERE WATER',
      'VIS | GREGSON BAKERY | GREGSON BAKERY',
      'DD | COUNCIL | COUNCIL REF 88104471',
      'FEE | - | MONTHLY CHARGE',
    ])
  })
})
