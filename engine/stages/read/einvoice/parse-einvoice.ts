import type { StructuredInvoice } from '../../../domain/content.ts'
import { qualifiedName } from './find-elements.ts'
import { parseFacturae } from './facturae/parse-facturae.ts'
import { parseFatturaPa } from './fatturapa/parse-fatturapa.ts'
import { parseSimplified } from './fatturapa/parse-simplified.ts'
import { isKsef, parseKsef } from './ksef/parse-ksef.ts'
import { openEnvelope } from './open-envelope.ts'
import { parseCii } from './parse-cii.ts'
import { parseUbl } from './parse-ubl.ts'
import { readXml } from './read-xml.ts'

/**
 * Reads an e-invoice: UBL 2.1 Invoice or CreditNote, UN/CEFACT Cross Industry Invoice (also of ZUGFeRD 1.0), Order-X, and the formats
 * of Italy (FatturaPA), Spain (Facturae) and Poland (KSeF).
 * Null for XML that is none of these. Throws DocumentError `unreadable_file` for what is not well-formed XML or carries
 * a document type declaration.
 */
export function parseEInvoice(xml: Uint8Array): StructuredInvoice | null {
  const root = openEnvelope(readXml(xml))
  switch (qualifiedName(root)) {
    case 'ubl:Invoice':
    case 'ubl:CreditNote':
      return { ...parseUbl(root), xml }
    case 'rsm:CrossIndustryInvoice':
    case 'rsm:CrossIndustryDocument':
    case 'rsm:SCRDMCCBDACIOMessageStructure':
      return { ...parseCii(root), xml }
    case 'FatturaElettronica':
      return { ...parseFatturaPa(root), xml }
    case 'FatturaElettronicaSemplificata':
      return { ...parseSimplified(root), xml }
    case 'Facturae':
      return { ...parseFacturae(root), xml }
    case 'Faktura':
      return isKsef(root) ? { ...parseKsef(root), xml } : null
    default:
      return null
  }
}
