import type { DocumentResource } from '../contract/document.ts'
import { CREDITS_PER_DOCUMENT, readBalance } from '../store/credits.ts'
import type { StoredDocument } from '../store/documents.ts'
import type { ApiParts } from './api-parts.ts'
import { ApiError } from './errors.ts'
import { loadDocument } from './load-document.ts'
import { presentDocument } from './present/document.ts'

/** The answer to an upload that is kept but blocked; null for a document that is queued. */
export function refuseForCredits(document: StoredDocument, { database, baseUrl }: ApiParts): ApiError | null {
  if (document.blockedReason !== 'insufficient_credits') return null
  const message = 'The account has too few credits. The document is kept and can be processed once there are some.'
  return new ApiError('insufficient_credits', message, {
    available_credits: readBalance(database, document.accountId) ?? 0,
    required_credits: CREDITS_PER_DOCUMENT,
    document: presentDocument(loadDocument(database, document), baseUrl) satisfies DocumentResource,
  })
}
