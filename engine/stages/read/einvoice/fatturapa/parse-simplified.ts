import type { InvoiceData, StructuredInvoice } from '../../../../domain/content.ts'
import type { DocumentType } from '../../../../domain/document.ts'
import type { Row } from '../../../../domain/field.ts'
import { fromCents, toCents } from '../../../../domain/money.ts'
import { addAll, addAmounts, takeAmounts } from '../add-amounts.ts'
import { collectComputed } from '../collect-computed.ts'
import { findAll, findOne, findText } from '../find-elements.ts'
import { normalizeAmount, normalizeDate, normalizeNumber } from '../normalize-values.ts'
import { nameParties } from '../party.ts'
import type { XmlElement } from '../read-xml.ts'
import { CREDIT_NOTES, isSelfBilled, mapNature } from './map-fatturapa-codes.ts'
import { readBodies, type Shared } from './read-bodies.ts'

/** Per cent of Italian VAT. */
const RATES = [4, 5, 10, 22]
const COMPUTED = ['net_amount', 'total_tax_amount', 'gross_amount', 'amount_due']

/** Reads a simplified FatturaPA (FSM10), whose lines have the tax in their amounts. */
export function parseSimplified(root: XmlElement): Omit<StructuredInvoice, 'xml'> {
  return readBodies(root, readBody)
}

function readBody(body: XmlElement | null, { header, seller, buyer }: Shared): InvoiceData {
  const general = findOne(body, 'DatiGenerali/DatiGeneraliDocumento')
  const type: DocumentType = CREDIT_NOTES.has(findText(general, 'TipoDocumento') ?? '') ? 'credit-note' : 'invoice'
  const lines = findAll(body, 'DatiBeniServizi')
  const rows = readTaxRows(lines, buyer.country)
  const gross = addAmounts(...lines.map((line) => findText(line, 'Importo')))
  const corrected = findOne(body, 'DatiGenerali/DatiFatturaRettificata')
  return {
    type,
    ...collectComputed(body, COMPUTED, {
      type,
      document_number: findText(general, 'Numero'),
      issue_date: normalizeDate(findText(general, 'Data')),
      currency: findText(general, 'Divisa')?.toUpperCase() ?? null,
      ...nameParties(seller, buyer),
      net_amount: addAll(...rows.map((row) => row['taxable_amount'] ?? null)),
      total_tax_amount: addAll(...rows.map((row) => row['tax_amount'] ?? null)),
      gross_amount: gross,
      amount_due: gross,
      tax_breakdowns: rows,
      line_items: lines.map(readLine),
      ...(type === 'credit-note' && {
        original_document_number: findText(corrected, 'NumeroFR'),
        original_document_date: normalizeDate(findText(corrected, 'DataFR')),
        credit_reason: findText(corrected, 'ElementiRettificati'),
        self_billed: String(isSelfBilled(findText(header, 'SoggettoEmittente'))),
      }),
    }),
  }
}

/** One row for each rate and nature. The tax is stated or, by its rate, part of the amount. */
function readTaxRows(lines: readonly XmlElement[], buyerCountry: string | null): Row[] {
  const kinds = Map.groupBy(lines, (line) => `${readRate(line)} ${findText(line, 'Natura') ?? ''}`)
  return [...kinds.values()].map((group) => {
    const rate = readRate(group[0]!)
    const nature = findText(group[0]!, 'Natura')
    const mapped = mapNature({ nature, rate, isSplit: false }, buyerCountry)
    const tax = addAll(...group.map(readTax))
    return {
      taxable_amount: tax && takeAmounts(addAmounts(...group.map((line) => findText(line, 'Importo'))), tax),
      tax_amount: tax,
      tax_rate: rate ?? (nature === null ? null : '0'),
      tax_collection_mechanism: mapped.mechanism,
      taxability: mapped.taxability,
      tax_exemption_reason: nature === null ? null : (findText(group[0]!, 'RiferimentoNormativo') ?? nature),
    }
  })
}

/** Stated, else the one of the law that leads from the amount to the tax. */
function readRate(line: XmlElement): string | null {
  const stated = normalizeNumber(findText(line, 'DatiIVA/Aliquota'))
  const tax = toCents(normalizeAmount(findText(line, 'DatiIVA/Imposta')) ?? '')
  const net = toCents(normalizeAmount(findText(line, 'Importo')) ?? '') - tax
  if (stated !== null || !(Math.abs(tax) > 0)) return stated
  const [fitting, other] = RATES.filter((rate) => Math.abs((net * rate) / 100 - tax) <= 1)
  return fitting === undefined || other !== undefined ? null : String(fitting)
}

function readTax(line: XmlElement): string | null {
  const stated = normalizeAmount(findText(line, 'DatiIVA/Imposta'))
  const rate = Number(readRate(line) ?? (findText(line, 'Natura') === null ? Number.NaN : 0))
  const cents = (toCents(normalizeAmount(findText(line, 'Importo')) ?? '') * rate) / (100 + rate)
  return stated ?? (Number.isFinite(cents) ? fromCents(cents) : null)
}

function readLine(line: XmlElement, index: number): Row {
  return {
    position: String(index + 1),
    name: findText(line, 'Descrizione'),
    net_amount: takeAmounts(normalizeAmount(findText(line, 'Importo')), readTax(line)),
    tax_rate: readRate(line) ?? (findText(line, 'Natura') === null ? null : '0'),
  }
}
