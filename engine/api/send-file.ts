import { open } from 'node:fs/promises'
import { extname } from 'node:path'
import { ApiError } from './errors.ts'
import type { RouteContext } from './request-state.ts'

/**
 * Answers with a picture from disk, streamed; its type follows from its name.
 * @throws ApiError `not_found` when it was deleted meanwhile
 */
export async function sendFile(ctx: RouteContext, path: string): Promise<void> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new ApiError('not_found') : error
  })
  const { size } = await file.stat()
  ctx.status = 200
  if (ctx.method === 'HEAD') await file.close()
  else ctx.body = file.createReadStream()
  ctx.type = extname(path)
  ctx.length = size
}
