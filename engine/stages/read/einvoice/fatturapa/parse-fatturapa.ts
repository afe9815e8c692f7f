import type { InvoiceData, StructuredInvoice } from '../../../../domain/content.ts'
import type { DocumentType } from '../../../../domain/document.ts'
import type { Row } from '../../../../domain/field.ts'
import { collectComputed } from '../collect-computed.ts'
import { findAll, findOne, findText, findTexts } from '../find-elements.ts'
import { joinParts, normalizeAmount, normalizeDate, normalizeNumber } from '../normalize-values.ts'
import { nameParties } from '../party.ts'
import type { XmlElement } from '../read-xml.ts'
import { CREDIT_NOTES, isSelfBilled } from './map-fatturapa-codes.ts'
import { readFatturaPaPayment } from './parse-fatturapa-payment.ts'
import { readFatturaPaSums } from './parse-fatturapa-sums.ts'
import { readBodies, type Shared } from './read-bodies.ts'

const MOST_CHARACTERS = 200
/** What is the sum of rows or counted from a day. */
const COMPUTED = [
  'net_amount',
  'total_tax_amount',
  'gross_amount',
  'allowance_amount',
  'charge_amount',
  'amount_due',
  'payment_due_date',
]
const GENERAL = 'DatiGenerali/DatiGeneraliDocumento'

/** Reads a FatturaPA 1.x (FPA12, FPR12): one invoice for each body, all between the same parties. */
export function parseFatturaPa(root: XmlElement): Omit<StructuredInvoice, 'xml'> {
  return readBodies(root, readBody)
}

function readBody(body: XmlElement | null, { header, seller, buyer }: Shared): InvoiceData {
  const general = findOne(body, GENERAL)
  const typeCode = findText(general, 'TipoDocumento')
  const type: DocumentType = CREDIT_NOTES.has(typeCode ?? '') ? 'credit-note' : 'invoice'
  const causes = joinCauses(findAll(general, 'Causale').map(({ text }) => text))
  const sums = readFatturaPaSums(body, buyer.country)
  const corrected = findOne(body, 'DatiGenerali/DatiFattureCollegate')
  const reference = (path: string): string | null => findText(body, `DatiGenerali/${path}`)
  return {
    type,
    withheld: sums.withheld,
    ...collectComputed(body, COMPUTED, {
      type,
      document_number: findText(general, 'Numero'),
      issue_date: normalizeDate(findText(general, 'Data')),
      currency: findText(general, 'Divisa')?.toUpperCase() ?? null,
      ...nameParties(seller, buyer),
      service_date: normalizeDate(reference('DatiTrasporto/DataOraConsegna')),
      ...readPeriod(body),
      order_number: reference('DatiOrdineAcquisto/IdDocumento'),
      contract_number: reference('DatiContratto/IdDocumento') ?? reference('DatiConvenzione/IdDocumento'),
      project_number: readProject(body),
      delivery_note_number: reference('DatiDDT/NumeroDDT'),
      buyer_reference: readOffice(header),
      ...sums.values,
      ...readFatturaPaPayment(body, sums),
      notes: joinParts(causes, '\n'),
      tax_breakdowns: sums.taxRows,
      line_items: findAll(body, 'DatiBeniServizi/DettaglioLinee').map(readLine),
      ...(type === 'credit-note' && {
        original_document_number: findText(corrected, 'IdDocumento'),
        original_document_date: normalizeDate(findText(corrected, 'Data|DataDocumento')),
        credit_reason: joinParts(causes, ' '),
        self_billed: String(isSelfBilled(findText(header, 'SoggettoEmittente'))),
      }),
    }),
  }
}

/** A text of more than 200 characters goes on in the next element, which may begin within a word. */
function joinCauses(texts: readonly string[]): readonly string[] {
  const joined: string[] = []
  texts.forEach((text, index) => {
    if (texts[index - 1]?.length === MOST_CHARACTERS) joined.push(joined.pop()! + text)
    else joined.push(text)
  })
  return joined
}

/** From the first day to the last of all lines that state a period. */
function readPeriod(body: XmlElement | null): Record<string, string | null> {
  const days = (name: string): string[] =>
    findTexts(body, `DatiBeniServizi/DettaglioLinee/${name}`)
      .flatMap((text) => normalizeDate(text) ?? [])
      .toSorted()
  return {
    service_period_start: days('DataInizioPeriodo')[0] ?? null,
    service_period_end: days('DataFinePeriodo').at(-1) ?? null,
  }
}

/** BT-11: the code of the public project (CUP), else that of the job; it may stand in any reference. */
function readProject(body: XmlElement | null): string | null {
  const references = 'DatiOrdineAcquisto|DatiContratto|DatiConvenzione|DatiRicezione|DatiFattureCollegate'
  return (
    findText(body, `DatiGenerali/${references}/CodiceCUP`) ??
    findText(body, `DatiGenerali/${references}/CodiceCommessaConvenzione`)
  )
}

/** The office of an authority (Codice Univoco Ufficio) is where its invoices are led to; that of a firm is its provider's. */
function readOffice(header: XmlElement | null): string | null {
  const transmission = findOne(header, 'DatiTrasmissione')
  // SDI10 and SDI11 were for authorities alone.
  const isPublic = /^(?:FPA|SDI)/.test(findText(transmission, 'FormatoTrasmissione') ?? '')
  return isPublic ? findText(transmission, 'CodiceDestinatario') : null
}

function readLine(line: XmlElement): Row {
  return {
    position: findText(line, 'NumeroLinea'),
    article_number: findText(line, 'CodiceArticolo/CodiceValore'),
    name: findText(line, 'Descrizione'),
    description: null,
    quantity: normalizeNumber(findText(line, 'Quantita')),
    unit: findText(line, 'UnitaMisura'),
    unit_price: normalizeAmount(findText(line, 'PrezzoUnitario')),
    net_amount: normalizeAmount(findText(line, 'PrezzoTotale')),
    tax_rate: normalizeNumber(findText(line, 'AliquotaIVA')),
  }
}
