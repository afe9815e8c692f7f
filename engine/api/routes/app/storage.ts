import type { Storage } from '../../../contract/app/storage.ts'
import { measureFolder } from '../../../store/measure-folder.ts'
import type { ApiParts } from '../../api-parts.ts'
import type { RouteContext } from '../../request-state.ts'

/** GET /app/storage: looks at every file, so that it takes a while where there are many. */
export async function getStorage(ctx: RouteContext, { config }: ApiParts): Promise<void> {
  const { dataFolder } = config
  ctx.body = { data: { data_folder: dataFolder, data_size: await measureFolder(dataFolder) } satisfies Storage }
}
