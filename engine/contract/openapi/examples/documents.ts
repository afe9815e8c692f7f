import {
  documentListEntrySchema,
  type DocumentList,
  type DocumentListEntry,
  type DocumentResource,
} from '../../document.ts'
import type { ExtractionsResource } from '../../extraction-field.ts'
import type { ExtractionRunResource } from '../../extraction-run.ts'
import type { PreviewResource } from '../../preview.ts'

const BASE = 'http://127.0.0.1:8642/api/v1'

const completedRun: ExtractionRunResource = {
  id: 17,
  mode: 'live',
  source: 'api',
  status: 'completed',
  blocked_reason: null,
  error_code: null,
  error_message: null,
  extraction_schema_version: '2026-11-21',
  extractor_version: 'docket-scorer:2026-11-21',
  ai_prompt_version: null,
  normalization_version: 'docket-normalization:2026-11-21',
  started_at: '2026-11-21T07:21:00.482913Z',
  completed_at: '2026-11-21T07:21:01.107228Z',
  created_at: '2026-11-21T07:21:00.123456Z',
}

const pendingRun: ExtractionRunResource = {
  ...completedRun,
  status: 'pending',
  extraction_schema_version: null,
  extractor_version: null,
  normalization_version: null,
  started_at: null,
  completed_at: null,
}

export const previews: PreviewResource[] = [
  { id: 31, filename: 'page-1.png', file_format: 'png', file_size: 86_252, preview: `${BASE}/previews/31` },
]

export const extractions: ExtractionsResource = {
  type: {
    value: 'invoice',
    candidates: [{ value: 'invoice', text: 'Rechnung', page: 1, box: null, confidence: 0.97, source: 'text' }],
  },
  gross_amount: {
    value: '930.91',
    candidates: [
      {
        value: '930.91',
        text: '930,91 €',
        page: 1,
        box: [0.8318, 0.572, 0.9037, 0.5895],
        confidence: 0.98,
        source: 'text',
      },
    ],
  },
  tax_breakdowns: {
    value: [
      {
        taxable_amount: '297.00',
        tax_amount: '56.43',
        tax_rate: '19',
        tax_collection_mechanism: 'seller_collected',
        taxability: 'taxable',
        tax_exemption_reason: null,
      },
    ],
    candidates: [],
  },
  iban: { value: null, candidates: [] },
}

/** As the upload answers. */
export const pendingDocument: DocumentResource = {
  id: 42,
  mode: 'live',
  status: 'pending',
  processing_stage: 'queued',
  processing_error: null,
  blocked_reason: null,
  scanner_status: null,
  scanner_provider: null,
  scanner_message: null,
  scanned_at: null,
  processing_started_at: null,
  processed_at: null,
  filename: 'invoice.pdf',
  file_format: 'pdf',
  file_size: 41_207,
  additional_text: 'Forwarded by **accounts@nordlicht.example**',
  additional_text_plain: 'Forwarded by accounts@nordlicht.example',
  custom_types: ['delivery-note'],
  requester: 'mailbox-import',
  locale: 'de-AT',
  number_of_pages: null,
  extracted_text: null,
  extracted_text_plain: null,
  origin: 'api',
  ai_processing: true,
  is_e_invoice: false,
  thumbnail: null,
  previews: null,
  extractions: null,
  latest_extraction_run: pendingRun,
  created_at: '2026-11-21T07:21:00.123456Z',
  updated_at: '2026-11-21T07:21:00.123456Z',
}

export const completedDocument: DocumentResource = {
  ...pendingDocument,
  status: 'completed',
  processing_stage: 'completed',
  scanner_status: 'clean',
  scanner_provider: 'docket',
  scanned_at: '2026-11-21T07:21:01.107228Z',
  processing_started_at: '2026-11-21T07:21:00.482913Z',
  processed_at: '2026-11-21T07:21:01.107228Z',
  number_of_pages: 1,
  extracted_text: '# Rechnung RE-2026-00417\n\nGesamtbetrag 930,91 €\n',
  extracted_text_plain: 'Rechnung RE-2026-00417\n\nGesamtbetrag 930,91 €\n',
  thumbnail: `${BASE}/documents/42/thumbnail`,
  previews,
  extractions,
  latest_extraction_run: completedRun,
  updated_at: '2026-11-21T07:21:01.107228Z',
}

/** As an upload without credits leaves it. */
export const blockedDocument: DocumentResource = {
  ...pendingDocument,
  status: 'blocked',
  blocked_reason: 'insufficient_credits',
  latest_extraction_run: { ...pendingRun, status: 'blocked', blocked_reason: 'insufficient_credits' },
}

export const documentList: DocumentList = {
  data: [toListEntry(completedDocument)],
  links: {
    first: `${BASE}/documents?per_page=1&page=1`,
    last: `${BASE}/documents?per_page=1&page=2`,
    prev: null,
    next: `${BASE}/documents?per_page=1&page=2`,
  },
  meta: { current_page: 1, from: 1, last_page: 2, per_page: 1, to: 1, total: 2 },
}

function toListEntry(document: DocumentResource): DocumentListEntry {
  return documentListEntrySchema.parse({ ...document, previews: null, extractions: null })
}
