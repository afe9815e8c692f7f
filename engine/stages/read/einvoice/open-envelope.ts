import type { XmlElement } from './read-xml.ts'

/** What a Standard Business Document (the envelope in which Peppol carries invoices) holds; anything else is its own. */
export function openEnvelope(root: XmlElement): XmlElement {
  if (root.name !== 'StandardBusinessDocument') return root
  return root.children.find(({ name }) => name !== 'StandardBusinessDocumentHeader') ?? root
}
