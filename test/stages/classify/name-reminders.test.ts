import { expect, test } from 'vitest'
import { classifyDocument } from '../../../engine/stages/classify/classify-document.ts'
import { makePage } from '../../fixtures/builders/page.ts'

test('a reminder that names itself in its subject is none of the invoices that it lists', () => {
  const page = makePage(`
    Torneria Bianchi S.r.l.
    P.IVA 02844710988

    Spett.le Officine Verdi S.p.A.

    Oggetto: sollecito di pagamento

    Risultano tuttora insolute le seguenti fatture:
    Fattura n.   Data         Scadenza     Importo residuo
    412/A        28/02/2025   31/03/2025   1.830,00
    466/A        14/03/2025   30/04/2025     549,00
    Totale dovuto                          2.379,00
    Bonifico su IBAN IT23 X056 9611 0000 0044 7118 X20
  `)
  expect(classifyDocument([page], []).type).toBe('reminder')
})
