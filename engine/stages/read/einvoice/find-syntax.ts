import type { InvoiceSyntax } from '../../../domain/content.ts'
import { findOne, qualifiedName } from './find-elements.ts'
import type { XmlElement } from './read-xml.ts'

/** Where a file states its parties and its invoices: one of these names without any of them may come from elsewhere, as one has no namespace. */
const FATTURAPA = 'FatturaElettronicaHeader|FatturaElettronicaBody'
const FACTURAE = 'Parties|Invoices'

/** The format that an e-invoice is written in; null for XML that is none. */
export function findSyntax(root: XmlElement): InvoiceSyntax | null {
  switch (qualifiedName(root)) {
    case 'ubl:Invoice':
    case 'ubl:CreditNote':
      return 'UBL'
    case 'rsm:CrossIndustryInvoice':
    case 'rsm:CrossIndustryDocument':
    case 'rsm:SCRDMCCBDACIOMessageStructure':
      return 'CII'
    case 'FatturaElettronica':
    case 'FatturaElettronicaSemplificata':
      return findOne(root, FATTURAPA) && 'FatturaPA'
    case 'Facturae':
      return findOne(root, FACTURAE) && 'Facturae'
    case 'Faktura':
      return isKsef(root) ? 'KSeF' : null
    default:
      return null
  }
}

/** Whether a form of the Polish ministry is an invoice of KSeF, FA(2) or FA(3): all forms share their kind of namespace. */
function isKsef(root: XmlElement): boolean {
  const form = findOne(root, 'Naglowek/KodFormularza')
  return /^FA \([23]\)$/.test(form?.attributes['kodSystemowy']?.trim() ?? '')
}
