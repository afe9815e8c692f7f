import { describe, expect, it } from 'vitest'
import { readRows, tellRows } from '../read-rows.ts'

const read = (picture: string) => readRows('bank-statement', 'transactions', [picture])
const TEXTS = ['booking_text', 'counterparty_name', 'purpose'] as const

describe('the wording of a booking', () => {
  it('is one text where a bank tells all in one line', () => {
    const found = read(`
      Relevé du 01/05/2026 au 31/05/2026
      Date         Opération                            Débit       Crédit
      04/05/2026   PRLV EAU DU PAYS                     54,77
      08/05/2026   VIR LAITERIE MARTEL                              120,00
      `)
    expect(tellRows(found, ...TEXTS)).toEqual([
      'PRLV EAU DU PAYS | - | PRLV EAU DU PAYS',
      'VIR LAITERIE MARTEL | - | VIR LAITERIE MARTEL',
    ])
  })

  it('may name kind and counterparty in its first line', () => {
    const found = read(`
      Relevé du 01/01/2026 au 31/01/2026
      Date     Libellé                              Débit       Crédit
      02/01    PRLV SEPA CAISSE CENTRE             418,00
               COTIS 01/26
      09/01    PAIEMENT CB LEROUX MATERIAUX         97,14
               0801 TOURS
      20/01    REM CHQ                                         944,20
               BORD 3 CHEQUES
      `)
    expect(tellRows(found, ...TEXTS)).toEqual([
      'PRLV SEPA | CAISSE CENTRE | COTIS 01/26',
      'PAIEMENT CB | LEROUX MATERIAUX | 0801 TOURS',
      'REM CHQ | - | BORD 3 CHEQUES',
    ])
  })

  it('may say in capitals before a name how and in which direction the money goes', () => {
    const found = read(`
      Rekeninguittreksel van 01-09-2025 tot 03-10-2025
      datum        verrichting                                        bedrag EUR
      09-09-2025   OVERSCHRIJVING VIA WEB NAAR Drukkerij Voorbeeld       54,20 -
                   BE16 4695 4779 1074
                   affiches herfstconcert
      15-09-2025   OVERSCHRIJVING VAN Gemeente Proefdorp              1.250,00 +
                   BE92 6946 8353 4623
                   werkingstoelage 2025
      `)
    expect(tellRows(found, 'booking_text', 'counterparty_name')).toEqual([
      'OVERSCHRIJVING | Drukkerij Voorbeeld',
      'OVERSCHRIJVING | Gemeente Proefdorp',
    ])
  })

  it('may part kind and counterparty with a sign, and say that a reference follows', () => {
    const found = read(`
      Statement from 1 May 2026 to 31 May 2026
      Date           Description                           Money out       Money in
      2 May 2026     Transfer in · Galerie Nord GmbH                         850.00
                     Reference: RE 0418
      9 May 2026     Card payment · Tintas Lda                 74.95
      20 May 2026    Transfer out · Ricardo Bento             510.00
                     Reference: Framing
      `)
    expect(tellRows(found, ...TEXTS)).toEqual([
      'Transfer in | Galerie Nord GmbH | RE 0418',
      'Card payment | Tintas Lda | -',
      'Transfer out | Ricardo Bento | Framing',
    ])
  })

  it.each([
    ['Italian', 'BONIFICO A VOSTRO FAVORE', 'ORD: CONDOMINIO SOLE', 'COMPETENZE E SPESE', 'CANONE CONTO'],
    ['Dutch', 'Overschrijving in uw voordeel', 'VZW Wilgenhof factuur 44', 'Uw overschrijving', 'Baeten saldo'],
    [
      'Spanish',
      'TRANSFERENCIA RECIBIDA',
      'CLIENTE MARTIN FACTURA 25',
      'LIQUIDACION INTERESES DE CUENTA',
      'TRIMESTRE 1',
    ],
  ])('begins with the kind in %s', (_, first, second, third, fourth) => {
    const found = read(`
      31/01/2026
      Date          Details                                       Debit      Credit
      02/01/2026    ${first.padEnd(50)}           64,00
                    ${second}
      10/01/2026    ${third.padEnd(40)}            96,70
                    ${fourth}
      `)
    expect(tellRows(found, 'booking_text')).toEqual([first, third])
  })

  it('begins with the name where kinds follow that a section may be called as well', () => {
    const found = read(`
      Kontoauszug 01.06.2026 bis 30.06.2026
      Beschreibung                           Buchungsdatum        Betrag
      Fahrrad-Kontor Ost                     02.06.2026          -89,90€
      Mastercard • Shopping
      Anna Beispiel                          02.06.2026          +35,00€
      Gutschriften
      Beispiel Hausmeister GbR               03.06.2026       +1.740,00€
      Gutschriften
      `)
    expect(tellRows(found, ...TEXTS)).toEqual([
      'Mastercard • Shopping | Fahrrad-Kontor Ost | -',
      'Gutschriften | Anna Beispiel | -',
      'Gutschriften | Beispiel Hausmeister GbR | -',
    ])
  })

  it('stands under one heading that names two things', () => {
    const found = read(`
      Kontoauszug vom 01.09.2026 bis 30.09.2026
      Datum          Auftraggeber / Empfänger · Verwendungszweck        Soll €       Haben €
      01.09.2026     Hansekontor Hausverwaltung GmbH                    611,50
                     Hausgeld 09/26 und Rücklage der Wohnung 7
      05.09.2026     Klempner Petersen                                  342,72
                     RG 250811
      `)
    expect(tellRows(found, 'counterparty_name', 'purpose')).toEqual([
      'Hansekontor Hausverwaltung GmbH | Hausgeld 09/26 und Rücklage der Wohnung 7',
      'Klempner Petersen | RG 250811',
    ])
  })

  it('leaves what stands below the last booking', () => {
    const found = read(`
      Kontoauszug 01.05.2026 - 31.05.2026
      Datum      Erläuterung                                   Betrag EUR
      02.05.     Lastschrift                                        -64,00
                 Wasserverband Elde
                 Abschlag Mai
      05.05.     Gutschrift                                         610,00
                 Stadtkasse Waren
                 Förderung 2026
      Beispielbank eG, Marktplatz 1, Vorstand: Ruth Kaltwasser, Einlagensicherung
      `)
    expect(tellRows(found, 'purpose')).toEqual(['Abschlag Mai', 'Förderung 2026'])
  })

  it('may have the account of the other side in a column of its own', () => {
    const found = read(`
      Periode 01-11-2026 t/m 30-11-2026
      Datum         Omschrijving                Tegenrekening            Af        Bij
      03-11-2026    Waterschap Vechtdal         NL91ABNA0417164300      61,20
      05-11-2026    Timmer Hoveniers            NL91ABNA0417164300               968,00
      `)
    expect(tellRows(found, 'counterparty_iban')).toEqual(['NL91ABNA0417164300', 'NL91ABNA0417164300'])
  })

  it('may name what elsewhere heads a column', () => {
    const found = read(`
      Rekeninguittreksel 30-06-2026
      Datum            Omschrijving                              Valuta          Bedrag (EUR)
      03-06-2026       Overschrijving                            03-06-2026         480,50 +
                       Lievens Tuinen
                       Mededeling: saldo haag
      20-06-2026       Overschrijving                            20-06-2026         114,87 -
                       Belastingdienst
                       Mededeling: termijn
      `)
    expect(tellRows(found, 'counterparty_name', 'purpose')).toEqual([
      'Lievens Tuinen | saldo haag',
      'Belastingdienst | termijn',
    ])
  })
})
