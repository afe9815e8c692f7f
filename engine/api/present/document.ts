import type { DocumentListEntry, DocumentResource } from '../../contract/document.ts'
import type { StoredDocument } from '../../store/documents.ts'
import type { Run } from '../../store/runs.ts'
import type { DocumentText } from '../../store/texts.ts'
import type { LoadedDocument } from '../load-document.ts'
import { presentExtractions } from './extractions.ts'
import { presentPreview } from './preview.ts'
import { presentRun } from './run.ts'

/** Every field (contract 2.1), as upload and fetch return it. */
export function presentDocument(loaded: LoadedDocument, baseUrl: string): DocumentResource {
  const { document, previews, fields } = loaded
  return {
    ...presentListEntry(document, loaded, baseUrl),
    additional_text: document.additionalText,
    additional_text_plain: document.additionalTextPlain,
    number_of_pages: document.numberOfPages,
    previews: previews && previews.map((preview) => presentPreview(preview, baseUrl)),
    extractions: fields && presentExtractions(fields),
  }
}

/** A document in a list: without the texts of the upload and the page count; previews and extractions not loaded. */
export function presentListEntry(
  document: StoredDocument,
  { run, text }: { run: Run | null; text: DocumentText | null },
  baseUrl: string,
): DocumentListEntry {
  return {
    id: document.id,
    mode: document.mode,
    status: document.status,
    processing_stage: document.processingStage,
    processing_error: document.processingError,
    blocked_reason: document.blockedReason,
    scanner_status: document.scannerStatus,
    scanner_provider: document.scannerProvider,
    scanner_message: document.scannerMessage,
    scanned_at: document.scannedAt,
    processing_started_at: document.processingStartedAt,
    processed_at: document.processedAt,
    filename: document.filename,
    file_format: document.fileFormat,
    file_size: document.fileSize,
    custom_types: document.customTypes && [...document.customTypes],
    requester: document.requester,
    locale: document.locale,
    extracted_text: text?.text ?? null,
    extracted_text_plain: text?.plainText ?? null,
    origin: document.origin,
    ai_processing: document.aiProcessing,
    is_e_invoice: document.isEInvoice,
    thumbnail: document.thumbnailFilename && `${baseUrl}/api/v1/documents/${document.id}/thumbnail`,
    previews: null,
    extractions: null,
    latest_extraction_run: run && presentRun(run),
    created_at: document.createdAt,
    updated_at: document.updatedAt,
  }
}
