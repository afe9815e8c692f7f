import type { StructuredInvoice } from '../../../../domain/content.ts'
import type { DocumentType } from '../../../../domain/document.ts'
import { addAmounts, takeAmounts } from '../add-amounts.ts'
import { agreedText } from '../agreed-text.ts'
import { collectComputed } from '../collect-computed.ts'
import { findAll, findOne, findText } from '../find-elements.ts'
import { joinParts, normalizeDate } from '../normalize-values.ts'
import { nameParties } from '../party.ts'
import type { XmlElement } from '../read-xml.ts'
import { typeCorrection } from '../type-correction.ts'
import { readKsefLines } from './parse-ksef-lines.ts'
import { readKsefParty } from './parse-ksef-party.ts'
import { readKsefPayment } from './parse-ksef-payment.ts'
import { readKsefSums } from './parse-ksef-sums.ts'
import { readKsefTaxes } from './parse-ksef-taxes.ts'

const COMPUTED = ['net_amount', 'total_tax_amount', 'prepaid_amount', 'amount_due']

/** Reads an invoice of KSeF, FA(2) or FA(3). */
export function parseKsef(root: XmlElement): Omit<StructuredInvoice, 'xml'> {
  const invoice = findOne(root, 'Fa')
  const text = (path: string): string | null => findText(invoice, path)
  const sums = readKsefSums(invoice)
  // A correction states the difference.
  const isCorrection = text('RodzajFaktury')?.startsWith('KOR') === true
  const type: DocumentType = isCorrection ? typeCorrection(sums['gross_amount'] ?? null, true) : 'invoice'
  const buyer = readKsefParty(findOne(root, 'Podmiot2'), null)
  const corrected = findOne(invoice, 'DaneFaKorygowanej')
  return {
    syntax: 'KSeF',
    profile: findOne(root, 'Naglowek/KodFormularza')?.attributes['kodSystemowy']?.trim() ?? '',
    type,
    withheld: takeAmounts(addAmounts('0.00', text('Rozliczenie/SumaOdliczen')), text('Rozliczenie/SumaObciazen')),
    ...collectComputed(invoice, COMPUTED, {
      type,
      document_number: text('P_2'),
      issue_date: normalizeDate(text('P_1')),
      currency: text('KodWaluty')?.toUpperCase() ?? null,
      ...nameParties(readKsefParty(findOne(root, 'Podmiot1'), findOne(root, 'Stopka/Rejestry')), buyer),
      customer_number: buyer.identifier,
      ...readService(invoice),
      order_number: text('WarunkiTransakcji/Zamowienia/NrZamowienia'),
      contract_number: text('WarunkiTransakcji/Umowy/NrUmowy'),
      delivery_note_number: text('WZ'),
      ...sums,
      ...readKsefPayment(invoice),
      notes: readNotes(root, invoice),
      tax_breakdowns: readKsefTaxes(invoice),
      line_items: readKsefLines(invoice),
      ...(type === 'credit-note' && {
        original_document_number: findText(corrected, 'NrFaKorygowanej'),
        original_document_date: normalizeDate(findText(corrected, 'DataWystFaKorygowanej')),
        credit_reason: text('PrzyczynaKorekty'),
        self_billed: String(text('Adnotacje/P_17') === '1'),
      }),
    }),
  }
}

/** The day of all lines, where they agree on one. */
function readService(invoice: XmlElement | null): Record<string, string | null> {
  const day = agreedText(findAll(invoice, 'FaWiersz'), 'P_6A')
  return {
    service_date: normalizeDate(findText(invoice, 'P_6') ?? day),
    service_period_start: normalizeDate(findText(invoice, 'OkresFa/P_6_Od')),
    service_period_end: normalizeDate(findText(invoice, 'OkresFa/P_6_Do')),
  }
}

/** Descriptions of the whole invoice, then what the seller writes at the foot. */
function readNotes(root: XmlElement, invoice: XmlElement | null): string | null {
  const descriptions = findAll(invoice, 'DodatkowyOpis').filter((entry) => findText(entry, 'NrWiersza') === null)
  return joinParts(
    [
      ...descriptions.map((entry) => joinParts([findText(entry, 'Klucz'), findText(entry, 'Wartosc')], ': ')),
      ...findAll(root, 'Stopka/Informacje/StopkaFaktury').map(({ text }) => text),
    ],
    '\n',
  )
}
