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

  it('names the other side behind the way that the money went', () => {
    const found = read(`
      Statement from 1 April 2026 to 30 April 2026
      Date      Description                                Money out    Money in
      2 Apr     Direct debit to Sample Council                212.00
                Ref: 004417
                Card payment to Northern Mills on 01 Apr      388.16
      3 Apr     Direct credit from Takings Ltd                             604.11
                Ref: 118044
      9 Apr     Cash deposit at Hebden                                     615.20
      `)
    expect(tellRows(found, ...TEXTS)).toEqual([
      'Direct debit | Sample Council | 004417',
      'Card payment | Northern Mills | -',
      'Direct credit | Takings Ltd | 118044',
      'Cash deposit at Hebden | - | -',
    ])
  })

  it('names the other side in the one line below a kind that is always with someone', () => {
    const found = read(`
      Kontoauszug vom 30.11.2026
      Datum         Vorgang                                      Betrag EUR
      03.11.2026    Dauerauftrag                                     890,00-
                    Wohnbau Muster eG
                    Miete November
      04.11.2026    Lastschrift                                      118,00-
                    Stadtwerke Muster GmbH
                    EREF: 2026-11-558120 MREF: SWA-00418
      16.11.2026    Gutschrift                                       255,00+
                    Familienkasse
                    KG338812FK440107 1124
      21.11.2026    Kartenzahlung                                     18,00-
                    Parkhaus Mitte
      `)
    expect(tellRows(found, 'booking_text', 'counterparty_name')).toEqual([
      'Dauerauftrag | Wohnbau Muster eG',
      'Lastschrift | Stadtwerke Muster GmbH',
      'Gutschrift | Familienkasse',
      'Kartenzahlung | Parkhaus Mitte',
    ])
    expect(tellRows(found, 'purpose')[2]).toBe('KG338812FK440107 1124')
  })

  it('ends the name where a number for what it is about begins', () => {
    const found = read(`
      Statement from 1 May 2026 to 31 May 2026
      Date      Type    Description                     Money out    Money in
      1 May     DD      SAMPLE COUNCIL REF 88104471        212.00
      6 May     DEB     TOOLFAST HALIFAX CD 0362            86.40
      9 May     FPI     LARKFIELD DENTAL                               2,400.00
      `)
    expect(tellRows(found, 'counterparty_name')).toEqual(['SAMPLE COUNCIL', 'TOOLFAST HALIFAX', 'LARKFIELD DENTAL'])
  })

  it('has its kind before a dash where a bank parts all its lines so', () => {
    const found = read(`
      Statement period 1 December 2026 - 31 December 2026
      Date          Transaction                              Debit       Credit
      02/12/2026    DIRECT CREDIT – SAMPLE CARE PAY                      2140.33
      03/12/2026    OSKO PAYMENT – TO R SAMPLE RENT WK49     980.00
      06/12/2026    EFTPOS PURCHASE – HARVEST GROCER         112.47
      `)
    expect(tellRows(found, 'booking_text', 'purpose')).toEqual([
      'DIRECT CREDIT | SAMPLE CARE PAY',
      'OSKO PAYMENT | TO R SAMPLE RENT WK49',
      'EFTPOS PURCHASE | HARVEST GROCER',
    ])
  })

  it('begins with what Swiss banks call kinds', () => {
    const found = read(`
      Kontoauszug 01.05.2026 - 31.05.2026
      Datum       Buchungstext                        Belastung     Gutschrift
      02.05.26    LSV-Belastung                          412.35
                  Krankenkasse Muster
                  Prämie 05/2026
      06.05.26    Einkauf Debit Mastercard                63.20
                  DORFLADEN MUSTER
                  Karte 7731 05.05.2026
      09.05.26    E-Banking Auftrag                    1'204.00
                  Steueramt Muster
                  Ref. 00 00004 47120
      13.05.26    TWINT Gutschrift                                      350.00
                  Ruch Annina
                  Velo
      `)
    expect(tellRows(found, 'booking_text', 'counterparty_name')).toEqual([
      'LSV-Belastung | Krankenkasse Muster',
      'Einkauf Debit Mastercard | DORFLADEN MUSTER',
      'E-Banking Auftrag | Steueramt Muster',
      'TWINT Gutschrift | Ruch Annina',
    ])
  })

  it('has no number of the bank’s journal, and no name in small letters', () => {
    const found = read(`
      Kontoauszug 01.01.2026 bis 31.01.2026
      Bu-Tag   Wert     Vorgang                                 Betrag EUR
      02.01.   02.01.   Überweisungsgutschr. PN:931             3.570,00 H
                        Reederei Tiedemann KG
                        RE 2024-188
      07.01.   07.01.   Basislastschrift PN:931                 1.288,40 S
                        Finanzamt Rosenheim
                        UST VORANM. 11/24
      31.01.   31.01.   Abschluss lt. Anlage PN:905                64,18 S
                        SOLLZINSEN 51,28
      `)
    expect(tellRows(found, ...TEXTS)).toEqual([
      'Überweisungsgutschr. | Reederei Tiedemann KG | RE 2024-188',
      'Basislastschrift | Finanzamt Rosenheim | UST VORANM. 11/24',
      'Abschluss lt. Anlage | - | SOLLZINSEN 51,28',
    ])
  })
})
