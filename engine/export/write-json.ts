import type { ExportedDocument } from './columns.ts'

/** One document as it stands in a JSON export: every key of its type with its value, rows included. */
export function writeJsonDocument(document: ExportedDocument): string {
  const { id, filename, createdAt, numberOfPages, isEInvoice, checkedAt, checkedBy, values } = document
  return JSON.stringify(
    {
      document_id: id,
      filename,
      created_at: createdAt,
      number_of_pages: numberOfPages,
      is_e_invoice: isEInvoice,
      checked_at: checkedAt,
      checked_by: checkedBy,
      fields: values,
    },
    null,
    2,
  )
}
