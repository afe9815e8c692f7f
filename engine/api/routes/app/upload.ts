import { CREDITS_PER_DOCUMENT, readBalance } from '../../../store/credits.ts'
import type { StoredDocument } from '../../../store/documents.ts'
import type { ApiParts } from '../../api-parts.ts'
import { checkUpload } from '../../check-upload.ts'
import { ApiError } from '../../errors.ts'
import { loadDocument } from '../../load-document.ts'
import { presentDocument } from '../../present/document.ts'
import { readActor } from '../../read-actor.ts'
import { receiveUpload } from '../../receive-upload.ts'
import type { RouteContext } from '../../request-state.ts'
import { findAccount } from './accounts.ts'
import { answerWithDocument } from './documents.ts'

/** POST /app/accounts/{account}/documents: the form of the API; what the page uploads is live. */
export async function uploadDocument(ctx: RouteContext, parts: ApiParts): Promise<void> {
  const { config, database, intake } = parts
  const account = findAccount(ctx, database)
  if (account.suspendedAt !== null) throw new ApiError('account_suspended')
  const { uploadBytes, bodyPatience } = config.limits
  const form = await receiveUpload(ctx.req, ctx.res, { intake, maxFileSize: uploadBytes, patience: bodyPatience })
  try {
    const { fields, filename, format, received } = await checkUpload(form)
    const submission = {
      accountId: account.id,
      mode: 'live',
      origin: 'app',
      filename,
      fileFormat: format,
      additionalText: fields.text,
      customTypes: fields.custom_types,
      requester: fields.requester,
      locale: fields.locale,
      aiProcessing: fields.allow_ai_processing,
    } as const
    const document = intake.submit(received, submission, readActor(ctx.state, database))
    if (document.blockedReason === 'insufficient_credits') throw blocked(document, parts)
    ctx.status = 201
    answerWithDocument(ctx, parts, document)
  } catch (error) {
    if (form.file) intake.discard(form.file.received)
    throw error
  }
}

/** The document is there, as with the API: it waits until it is resumed. */
function blocked(document: StoredDocument, { database, baseUrl }: ApiParts): ApiError {
  return new ApiError(
    'insufficient_credits',
    'The account has too few credits. The document waits until there are some.',
    {
      available_credits: readBalance(database, document.accountId) ?? 0,
      required_credits: CREDITS_PER_DOCUMENT,
      document: presentDocument(loadDocument(database, document), baseUrl),
    },
  )
}
