import { describe, expect, test } from 'vitest'
import { classifyDocument } from '../../../engine/stages/classify/classify-document.ts'
import { makePage } from '../../fixtures/builders/page.ts'

const classify = (picture: string) => classifyDocument([makePage(picture)], []).type

describe('papers in further languages', () => {
  test.each([
    [
      'a French reminder',
      'reminder',
      `Objet : mise en demeure de payer

      Madame, Monsieur,
      malgré nos relances, votre loyer de mai reste impayé à ce jour.
      Montant dû   640,00
      Sans règlement sous huitaine, nous saisirons un huissier.
      Veuillez agréer nos salutations distinguées.`,
    ],
    [
      'a Spanish tax notice',
      'tax-assessment-note',
      `Impuesto sobre vehículos de tracción mecánica
      Contribuyente: Marta Solís        Nº recibo: 8841
      Periodo voluntario del 01/03/2026 al 30/04/2026
      Cuota tributaria   84,20
      Total a ingresar   84,20`,
    ],
    [
      'a Portuguese quotation',
      'other',
      `Orçamento nº 44
      Descrição       Quantidade   Preço    Total
      Janela dupla    2            310,00   620,00
      Total com IVA   762,60
      Validade da proposta: 30 dias. Pagamento de 50 % com a adjudicação.`,
    ],
    [
      'an Italian delivery note',
      'other',
      `Documento di trasporto n. 318
      Causale del trasporto: vendita     Aspetto esteriore dei beni: scatole
      Codice   Descrizione     Quantità
      AX-4     Maniglia        40
      Firma del conducente     Firma del destinatario`,
    ],
    [
      'a Dutch credit note',
      'credit-note',
      `Creditnota 2026-07
      Correctie op factuur 2026-031
      Omschrijving      Aantal   Prijs   Totaal
      Retour pallets    3        12,00   36,00
      BTW 21 %                            7,56
      Door u te ontvangen                43,56`,
    ],
  ])('%s', (_, type, picture) => {
    expect(classify(picture)).toBe(type)
  })

  test('a title in a row of values is one, a booking is none', () => {
    const head = `Tipo documento    Numero    Data
      NOTA DI CREDITO   NC/9      04/05/2026`
    const rows = `Descrizione     Quantità   Prezzo   Importo
      Lampada         2          20,00    40,00
      Fattura n. 88 del 02/04/2026`
    expect(classify(`${head}\n\n${rows}`)).toBe('credit-note')
    const booking = `Datum        Text         Betrag
      04.05.2026   Gutschrift   460,20
      05.05.2026   Lastschrift   20,00
      06.05.2026   Gutschrift    11,00
      Neuer Saldo               451,20`
    expect(classify(booking)).toBe('bank-statement')
  })
})
