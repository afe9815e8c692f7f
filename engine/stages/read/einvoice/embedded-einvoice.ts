import type { StructuredInvoice } from '../../../domain/content.ts'
import { DocumentError } from '../../../domain/errors.ts'
import { openSigned } from '../../../domain/open-signed.ts'
import { parseEInvoice } from './parse-einvoice.ts'

/** Names that ZUGFeRD, Factur-X, XRechnung and Order-X prescribe, the most binding first. */
const USUAL_NAMES = ['factur-x.xml', 'zugferd-invoice.xml', 'xrechnung.xml', 'order-x.xml']

/**
 * The e-invoice among the files that a PDF or a message carries: the usual names first, then any other XML file.
 * Null when there is none. A broken attachment is passed over, because the document itself can still be read.
 */
export function embeddedEInvoice(
  attachments: readonly { readonly name: string; readonly bytes: Uint8Array }[],
): StructuredInvoice | null {
  const opened = attachments.map(({ name, bytes }) => ({ name, bytes: openSigned(bytes) ?? bytes }))
  for (const attachment of opened.toSorted((a, b) => rank(a.name) - rank(b.name))) {
    if (!isXml(attachment)) continue
    try {
      const invoice = parseEInvoice(attachment.bytes)
      if (invoice !== null) return invoice
    } catch (error) {
      if (!(error instanceof DocumentError)) throw error
    }
  }
  return null
}

function rank(name: string): number {
  const base = name.toLowerCase().split(/[/\\]/).at(-1) ?? ''
  const index = USUAL_NAMES.indexOf(base)
  return index < 0 ? USUAL_NAMES.length : index
}

/** By name, or by a first character `<` behind a byte order mark, in 8 or 16 bits. */
function isXml(attachment: { readonly name: string; readonly bytes: Uint8Array }): boolean {
  if (/\.xml(?:\.p7m)*$/i.test(attachment.name.trim())) return true
  return attachment.bytes.subarray(0, 16).find((byte) => byte > 0x20 && byte < 0x80) === 0x3c
}
