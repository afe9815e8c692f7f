import type { FieldValue } from './field.ts'
import type { DocumentType } from './document.ts'
import type { Page } from './page.ts'

/** What a file is by its bytes; the extension that the API reports as `file_format`. */
export const FILE_FORMATS = ['pdf', 'png', 'jpg', 'tiff', 'webp', 'gif', 'bmp', 'xml', 'txt', 'docx', 'eml'] as const
export type FileFormat = (typeof FILE_FORMATS)[number]

/** A file that passed the scan: its format is known by content and its size is within the limits. */
export interface SafeFile {
  /** Absolute path of the bytes; its name says nothing. */
  readonly path: string
  /** The name under which the document came. */
  readonly filename: string
  readonly format: FileFormat
  /** Bytes. */
  readonly size: number
  /** What the scan let pass and a person should know before opening the original elsewhere. */
  readonly notes: readonly string[]
}

/** An upright page image. */
export interface Raster {
  /** Interleaved 8-bit samples, row by row, `width * height * channels` long. */
  readonly data: Uint8Array
  /** Pixels. */
  readonly width: number
  readonly height: number
  readonly channels: 1 | 3 | 4
}

/** A quarter turn clockwise, in degrees, that brings a page upright. */
export type Turn = 0 | 90 | 180 | 270

/** The formats of e-invoices: both syntaxes of EN 16931, and those of Italy, Spain and Poland. */
export const INVOICE_SYNTAXES = ['UBL', 'CII', 'FatturaPA', 'Facturae', 'KSeF'] as const
export type InvoiceSyntax = (typeof INVOICE_SYNTAXES)[number]

/** What one invoice states, by extraction key. Keys that the XML does not state are absent. */
export interface InvoiceData {
  readonly type: DocumentType
  readonly values: Readonly<Record<string, FieldValue>>
  /** Keys whose values are computed from what is stated. */
  readonly computed?: readonly string[]
  /** What the gross amount has and the seller does not get from the customer, which no key has; negative for what comes on top. */
  readonly withheld?: string | null
}

/** An e-invoice's own data: what its XML says. */
export interface StructuredInvoice extends InvoiceData {
  readonly syntax: InvoiceSyntax
  /** Specification identifier (BT-24), empty when not stated. */
  readonly profile: string
  /** Of a file that holds several invoices, those behind the first. */
  readonly further?: readonly InvoiceData[]
  /** How many stand behind those. */
  readonly unread?: number
  /** The file that says so. */
  readonly xml: Uint8Array
}

/** An opened document. Pages come in order; `close` frees the parsers' memory and may be called twice. */
export interface Content {
  readonly pages: readonly ReadPage[]
  /** Not null for an e-invoice, bare or embedded. */
  readonly structured: StructuredInvoice | null
  /**
   * Draws a page upright. Throws DocumentError `page_too_large` when the picture would pass the pixel limit.
   * @param pageNumber from 1
   * @param dots per inch of the page's own size in points
   */
  draw(pageNumber: number, dotsPerInch: number): Promise<Raster>
  close(): Promise<void>
}

/** A page as the reader found it, before any recognition. */
export interface ReadPage extends Page {
  /** True when the page shows a picture of text instead of (or beside) usable words: OCR has to read it. */
  readonly needsRecognition: boolean
  /** Resolution of the scanned picture on it, null when it is not a picture. */
  readonly scanDotsPerInch: number | null
}
