import { picturePath } from '../../store/pictures.ts'
import { getPreview as getStoredPreview } from '../../store/previews.ts'
import type { ApiParts } from '../api-parts.ts'
import { ApiError } from '../errors.ts'
import { requireAbility } from '../middleware/require-token.ts'
import { readId } from '../read-id.ts'
import type { RouteContext } from '../request-state.ts'
import { sendFile } from '../send-file.ts'

/** GET /previews/{preview} */
export async function getPreview(ctx: RouteContext, { reading: database, config }: ApiParts): Promise<void> {
  const { account } = requireAbility(ctx.state, 'documents:read')
  const preview = getStoredPreview(database, account.id, readId(ctx.params['preview']))
  if (!preview) throw new ApiError('not_found', 'There is no preview with this id.')
  await sendFile(ctx, picturePath(config.dataFolder, preview.documentId, preview.filename))
}
