import type { InvoiceData, StructuredInvoice } from '../../../../domain/content.ts'
import { findAll, findOne, findText } from '../find-elements.ts'
import { readBatch } from '../read-batch.ts'
import type { XmlElement } from '../read-xml.ts'
import { readFatturaPaParty, type FatturaPaParty } from './parse-fatturapa-party.ts'

/** What all invoices of a file share. */
export interface Shared {
  readonly header: XmlElement | null
  readonly seller: FatturaPaParty
  readonly buyer: FatturaPaParty
}

/** A FatturaElettronica, ordinary or simplified: one invoice for each body, all between the same parties. */
export function readBodies(
  root: XmlElement,
  readBody: (body: XmlElement | null, shared: Shared) => InvoiceData,
): Omit<StructuredInvoice, 'xml'> {
  const header = findOne(root, 'FatturaElettronicaHeader')
  const seller = readFatturaPaParty(findOne(header, 'CedentePrestatore'))
  const buyer = readFatturaPaParty(findOne(header, 'CessionarioCommittente'))
  return {
    syntax: 'FatturaPA',
    profile: findText(header, 'DatiTrasmissione/FormatoTrasmissione') ?? root.attributes['versione'] ?? '',
    ...readBatch(findAll(root, 'FatturaElettronicaBody'), (body) => readBody(body, { header, seller, buyer })),
  }
}
