import { APP_PATH } from '../../access/sign-in.ts'
import type {
  AppDocument,
  AppDocumentListEntry,
  AppField,
  AppThumbnail,
  DocumentSummary,
  SearchHit,
} from '../../contract/app/document.ts'
import type { Fields } from '../../domain/field.ts'
import type { Finding } from '../../domain/finding.ts'
import { keysToLookAt } from '../../domain/review.ts'
import type { StoredDocument } from '../../store/documents.ts'
import type { Preview } from '../../store/previews.ts'
import type { Run } from '../../store/runs.ts'
import type { Hit } from '../../store/search.ts'
import type { Summary } from '../../store/summaries.ts'
import type { LoadedDocument } from '../load-document.ts'
import { presentDocument, presentListEntry } from './document.ts'
import { presentExtractions } from './extractions.ts'
import { presentPreview } from './preview.ts'

/** As the API gives it, with what the page shows beyond that; pictures lie where the session's cookie is sent. */
export function presentAppDocument(
  loaded: LoadedDocument,
  {
    findings,
    summary,
    isLocked,
  }: { readonly findings: readonly Finding[] | null; readonly summary: Summary; readonly isLocked: boolean },
  baseUrl: string,
): AppDocument {
  const { document, previews, fields } = loaded
  const isOpen = fields !== null && summary.checkedAt === null
  return {
    ...presentDocument(loaded, baseUrl),
    account_id: document.accountId,
    type: document.documentType,
    thumbnail: presentThumbnail(document, baseUrl),
    previews: previews && previews.map((preview) => presentAppPreview(preview, baseUrl)),
    extractions: previews && fields && presentFields(fields),
    findings: findings && findings.map((finding) => ({ ...finding, fields: [...finding.fields] })),
    needs_look: isOpen ? [...keysToLookAt(fields, findings ?? [])] : [],
    ...presentChecked(summary),
    exported_at: document.exportedAt,
    is_locked: isLocked,
  }
}

export function presentAppListEntry(
  {
    document,
    summary,
    run,
    hits,
  }: {
    readonly document: StoredDocument
    readonly summary: Summary
    readonly run: Run | null
    readonly hits: readonly Hit[]
  },
  baseUrl: string,
): AppDocumentListEntry {
  const {
    extracted_text: _text,
    extracted_text_plain: _plain,
    ...entry
  } = presentListEntry(document, { run, text: null }, baseUrl)
  return {
    ...entry,
    account_id: document.accountId,
    type: document.documentType,
    thumbnail: presentThumbnail(document, baseUrl),
    number_of_pages: document.numberOfPages,
    summary: presentSummary(summary),
    needs_look: summary.needsLook,
    ...presentChecked(summary),
    hits: hits.map(presentHit),
  }
}

export function presentChecked({ checkedAt, checkedBy }: Pick<Summary, 'checkedAt' | 'checkedBy'>) {
  return { checked_at: checkedAt, checked_by: checkedBy }
}

function presentSummary(summary: Summary): DocumentSummary {
  return {
    sender_name: summary.senderName,
    recipient_name: summary.recipientName,
    type: summary.type,
    document_number: summary.documentNumber,
    issue_date: summary.issueDate,
    payment_due_date: summary.paymentDueDate,
    gross_amount: summary.grossAmount,
    currency: summary.currency,
  }
}

function presentHit({ where, key, parts }: Hit): SearchHit {
  return { where, key, parts: parts.map((part) => ({ ...part })) }
}

/** With the reason for each candidate. */
function presentFields(fields: Fields): Record<string, AppField> {
  return Object.fromEntries(
    Object.entries(presentExtractions(fields)).map(([key, { value, candidates }]) => {
      const reasons = fields[key]?.candidates.map(({ reason }) => reason) ?? []
      return [
        key,
        { value, candidates: (candidates ?? []).map((candidate, at) => ({ ...candidate, reason: reasons[at] ?? '' })) },
      ]
    }),
  )
}

function presentAppPreview(preview: Preview, baseUrl: string) {
  const { id, width, height } = preview
  return { ...presentPreview(preview, baseUrl), preview: `${baseUrl}${APP_PATH}/previews/${id}`, width, height }
}

/** The link changes with each run, because browsers keep what is behind it for good. */
function presentThumbnail(document: StoredDocument, baseUrl: string): AppThumbnail {
  const { id, thumbnailFilename, thumbnailWidth: width, thumbnailHeight: height, processedAt } = document
  if (thumbnailFilename === null) return null
  const version = (processedAt ?? '').replace(/\D/g, '')
  return { url: `${baseUrl}${APP_PATH}/documents/${id}/thumbnail?version=${version}`, width, height }
}
