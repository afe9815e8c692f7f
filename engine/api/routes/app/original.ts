import { originalPath } from '../../../store/originals.ts'
import type { ApiParts } from '../../api-parts.ts'
import type { RouteContext } from '../../request-state.ts'
import { sendFile } from '../../send-file.ts'
import { findDocument } from './documents.ts'

/** GET /app/documents/{document}/original: the file as it came, to be saved; never shown as a page of ours. */
export async function getOriginal(ctx: RouteContext, { database, config }: ApiParts): Promise<void> {
  const { originalHash, filename } = findDocument(ctx, database)
  await sendFile(ctx, originalPath(config.dataFolder, originalHash))
  ctx.attachment(filename)
  ctx.type = 'application/octet-stream'
  ctx.set('Content-Security-Policy', "default-src 'none'; sandbox")
}
