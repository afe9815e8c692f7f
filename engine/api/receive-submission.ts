import { fingerprintPayload } from '../access/claim-key.ts'
import type { Submission } from '../pipeline/intake.ts'
import type { ReceivedOriginal } from '../store/originals.ts'
import type { ApiParts } from './api-parts.ts'
import { checkUpload } from './check-upload.ts'
import { receiveUpload, type ReceivedForm } from './receive-upload.ts'
import { refuseWhenFull } from './refuse-when-full.ts'
import type { RouteContext } from './request-state.ts'

/** A form that may become a document of whoever sent it. */
export interface Upload {
  readonly received: ReceivedOriginal
  /** What the form itself says of the document. */
  readonly told: Omit<Submission, 'accountId' | 'mode' | 'origin'>
  readonly fingerprint: string
}

/**
 * Receives the form of a request, checks it and hands it on; a file that `submit` did not take leaves nothing behind.
 * @throws ApiError as `refuseWhenFull`, `receiveUpload` and `checkUpload` do, and whatever `submit` throws
 */
export async function receiveSubmission<Answer>(
  ctx: RouteContext,
  parts: ApiParts,
  submit: (upload: Upload) => Answer | Promise<Answer>,
): Promise<Answer> {
  refuseWhenFull(parts)
  const form = await receiveForm(ctx, parts)
  try {
    const { fields, filename, format, received } = await checkUpload(form)
    const told = {
      filename,
      fileFormat: format,
      additionalText: fields.text,
      customTypes: fields.custom_types,
      requester: fields.requester,
      locale: fields.locale,
      aiProcessing: fields.allow_ai_processing,
    }
    return await submit({ received, told, fingerprint: fingerprintForm(form) })
  } catch (error) {
    if (form.file) parts.intake.discard(form.file.received)
    throw error
  }
}

/** Receives a form only to tell whether it is the one of an earlier request. */
export async function receiveFingerprint(ctx: RouteContext, parts: ApiParts): Promise<string> {
  const form = await receiveForm(ctx, parts)
  if (form.file) parts.intake.discard(form.file.received)
  return fingerprintForm(form)
}

function receiveForm(ctx: RouteContext, { intake, config }: ApiParts): Promise<ReceivedForm> {
  const { bodyPatience: patience } = ctx.state
  return receiveUpload(ctx.req, ctx.res, { intake, maxFileSize: config.limits.uploadBytes, patience })
}

function fingerprintForm({ fields, file }: ReceivedForm): string {
  return fingerprintPayload(fields, file?.received.hash ?? null)
}
