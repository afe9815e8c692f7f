import { describe, expect, test } from 'vitest'
import { makePage } from '../../../../fixtures/builders/page.ts'
import { readFields } from '../../read-fields.ts'

describe('a reminder', () => {
  test('of a list keeps the dates of its claims apart', () => {
    const fields = readFields(
      makePage(`
      Holzbau Lindner GmbH · Sägeweg 4 · 04103 Leipzig

      Petra Sommer                                   Mahndatum: 20.06.2026
      Am Anger 12
      99084 Erfurt

      Zweite Mahnung

      Rechnungs-Nr.   Rechnungsdatum   Fällig am     Betrag
      R-17            04.05.2026       18.05.2026    500,00
      R-21            11.05.2026       25.05.2026    695,00

      Summe offene Rechnungen                      1.195,00 EUR
      Mahngebühr                                       5,00 EUR
      Zu zahlen                                    1.200,00 EUR
      Zahlbar bis spätestens 30.06.2026
    `),
    )
    expect(fields).toMatchObject({
      type: 'reminder',
      issue_date: '2026-06-20',
      payment_due_date: '2026-06-30',
      reminder_level: '2',
      principal_amount: '1195.00',
      reminder_fee: '5.00',
      amount_due: '1200.00',
      document_number: null,
    })
  })

  test('in sentences', () => {
    const fields = readFields(
      makePage(`
      Holzbau Lindner GmbH · Sägeweg 4 · 04103 Leipzig

      Petra Sommer
      Am Anger 12
      99084 Erfurt
                                                  Leipzig, 20.06.2026
      Letzte Mahnung

      Sehr geehrte Frau Sommer,
      für unsere Rechnung Nr. R-17 vom 04.05.2026, fällig am 18.05.2026,
      haben wir noch keine Zahlung über 500,00 EUR erhalten. Hinzu kommen
      Verzugszinsen (9,12 % p. a.) in Höhe von 4,10 EUR.
      Bitte zahlen Sie den Gesamtbetrag von 504,10 EUR bis zum 30.06.2026.
    `),
    )
    expect(fields).toMatchObject({
      type: 'reminder',
      issue_date: '2026-06-20',
      payment_due_date: '2026-06-30',
      principal_amount: '500.00',
      interest_amount: '4.10',
      interest_rate: '9.12',
      amount_due: '504.10',
    })
  })
})

test('what is added is told in the sentences of other languages, each sum for one paper with the whole behind it', () => {
  const fields = readFields(
    makePage(`
    SARL Imprimerie Castagne
    14 rue des Lices, 81000 Albi
                                      Association des Berges
                                      3 place du Foirail
                                      81600 Gaillac
                                      Albi, le 3 novembre 2025
    Objet : mise en demeure de payer (3e relance)
    Madame,
    Malgré nos relances, nous restons sans règlement des factures ci-après :
    Facture        Date          Échéance      Reste dû
    FA2507-0092    08/07/2025    07/08/2025    2 916,00 €
    FA2507-0131    22/07/2025    21/08/2025      534,60 €
    À cette somme s'ajoutent les pénalités de retard, soit 98,59 € à ce jour, et
    l'indemnité forfaitaire pour recouvrement, 40,00 € par facture, soit 80,00 €.
    Nous vous mettons en demeure de verser la somme totale de 3 629,19 €.
    `),
  )
  expect(fields).toMatchObject({
    type: 'reminder',
    principal_amount: '3450.60',
    interest_amount: '98.59',
    reminder_fee: '80.00',
    amount_due: '3629.19',
  })
})

test('interest is told from costs in Spanish', () => {
  const fields = readFields(
    makePage(`
    Cerámicas Espelta S.L.
    Calle Mayor 4, 12001 Castellón
    Objeto: segundo requerimiento de pago
    Muy señores nuestros:
    Factura        Fecha         Vencimiento   Importe
    F-2025/118     01/09/2025    01/10/2025    386,42 €
    Añadimos 40,00 € en concepto de costes de cobro y 3,18 € de intereses, lo que
    hace un total de 429,60 €.
    `),
  )
  expect(fields).toMatchObject({ reminder_fee: '40.00', interest_amount: '3.18', amount_due: '429.60' })
})
