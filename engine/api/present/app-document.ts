import { APP_PATH } from '../../access/sign-in.ts'
import type { AppDocument, AppDocumentListEntry, AppField } from '../../contract/app/document.ts'
import type { Fields } from '../../domain/field.ts'
import type { Finding } from '../../domain/finding.ts'
import type { StoredDocument } from '../../store/documents.ts'
import type { Run } from '../../store/runs.ts'
import type { LoadedDocument } from '../load-document.ts'
import { presentDocument, presentListEntry } from './document.ts'
import { presentExtractions } from './extractions.ts'

/** As the API gives it, with what the page shows beyond that; pictures lie where the session's cookie is sent. */
export function presentAppDocument(
  loaded: LoadedDocument,
  findings: readonly Finding[] | null,
  baseUrl: string,
): AppDocument {
  const { document, previews, fields } = loaded
  const presented = presentDocument(loaded, baseUrl)
  return {
    ...presented,
    account_id: document.accountId,
    type: document.documentType,
    thumbnail: thumbnailUrl(document, baseUrl),
    previews:
      presented.previews &&
      presented.previews.map((preview) => ({ ...preview, preview: `${baseUrl}${APP_PATH}/previews/${preview.id}` })),
    extractions: previews && fields && presentFields(fields),
    findings: findings && findings.map((finding) => ({ ...finding, fields: [...finding.fields] })),
  }
}

export function presentAppListEntry(document: StoredDocument, run: Run | null, baseUrl: string): AppDocumentListEntry {
  const {
    extracted_text: _text,
    extracted_text_plain: _plain,
    ...entry
  } = presentListEntry(document, { run, text: null }, baseUrl)
  return {
    ...entry,
    account_id: document.accountId,
    type: document.documentType,
    thumbnail: thumbnailUrl(document, baseUrl),
  }
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

function thumbnailUrl({ id, thumbnailFilename }: StoredDocument, baseUrl: string): string | null {
  return thumbnailFilename && `${baseUrl}${APP_PATH}/documents/${id}/thumbnail`
}
