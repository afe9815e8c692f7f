import type { DocumentResource } from '../../contract/document.ts'
import type { ApiParts } from '../api-parts.ts'
import { checkUpload } from '../check-upload.ts'
import { ApiError } from '../errors.ts'
import { loadDocument } from '../load-document.ts'
import { requireAbility } from '../middleware/require-token.ts'
import { presentDocument } from '../present/document.ts'
import { receiveUpload } from '../receive-upload.ts'
import type { RouteContext } from '../request-state.ts'

/** POST /documents: everything that can refuse an upload does so before its body is read. */
export async function uploadDocument(
  ctx: RouteContext,
  { config, database, intake, baseUrl }: ApiParts,
): Promise<void> {
  const { account, token } = requireAbility(ctx.state, 'documents:write')
  if (account.suspendedAt !== null) throw new ApiError('account_suspended')
  const form = await receiveUpload(ctx.req, ctx.res, { intake, maxFileSize: config.limits.uploadBytes })
  try {
    const { fields, filename, format, received } = await checkUpload(form)
    const document = intake.submit(received, {
      accountId: account.id,
      mode: token.mode,
      origin: 'api',
      filename,
      fileFormat: format,
      additionalText: fields.text,
      customTypes: fields.custom_types,
      requester: fields.requester,
      locale: fields.locale,
      aiProcessing: fields.allow_ai_processing,
    })
    ctx.status = 201
    ctx.body = { data: presentDocument(loadDocument(database, document), baseUrl) satisfies DocumentResource }
  } catch (error) {
    if (form.file) intake.discard(form.file.received)
    throw error
  }
}
