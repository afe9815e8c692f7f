import type { StructuredInvoice } from '../../../domain/content.ts'
import { parseFacturae } from './facturae/parse-facturae.ts'
import { parseFatturaPa } from './fatturapa/parse-fatturapa.ts'
import { parseSimplified } from './fatturapa/parse-simplified.ts'
import { findSyntax } from './find-syntax.ts'
import { parseKsef } from './ksef/parse-ksef.ts'
import { openEnvelope } from './open-envelope.ts'
import { parseCii } from './parse-cii.ts'
import { parseUbl } from './parse-ubl.ts'
import { readXml, type XmlElement } from './read-xml.ts'

/**
 * Reads an e-invoice: UBL 2.1 Invoice or CreditNote, UN/CEFACT Cross Industry Invoice (also of ZUGFeRD 1.0), Order-X, and the formats
 * of Italy (FatturaPA), Spain (Facturae) and Poland (KSeF).
 * Null for XML that is none of these. Throws DocumentError `unreadable_file` for what is not well-formed XML or carries
 * a document type declaration.
 */
export function parseEInvoice(xml: Uint8Array): StructuredInvoice | null {
  const root = openEnvelope(readXml(xml))
  const parsed = parseRoot(root)
  return parsed && { ...parsed, xml }
}

function parseRoot(root: XmlElement): Omit<StructuredInvoice, 'xml'> | null {
  switch (findSyntax(root)) {
    case 'UBL':
      return parseUbl(root)
    case 'CII':
      return parseCii(root)
    case 'FatturaPA':
      return root.name === 'FatturaElettronica' ? parseFatturaPa(root) : parseSimplified(root)
    case 'Facturae':
      return parseFacturae(root)
    case 'KSeF':
      return parseKsef(root)
    default:
      return null
  }
}
