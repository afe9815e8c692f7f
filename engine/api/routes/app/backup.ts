import { isAbsolute, resolve } from 'node:path'
import { makeBackupSchema, type BackupAnswer } from '../../../contract/app/backup.ts'
import { UnfitFolderError } from '../../../store/back-up-folder.ts'
import type { ApiParts } from '../../api-parts.ts'
import { ApiError, invalid } from '../../errors.ts'
import { readJson } from '../../read-json.ts'
import type { RouteContext } from '../../request-state.ts'

/** GET /app/backup */
export function getBackup(ctx: RouteContext, { backup }: ApiParts): void {
  ctx.body = { data: present(backup) }
}

/** POST /app/backup: begins a copy; 202. */
export async function makeBackup(ctx: RouteContext, { backup }: ApiParts): Promise<void> {
  const { folder } = await readJson(ctx, makeBackupSchema)
  if (!isAbsolute(folder)) throw invalid({ folder: ['Give the whole path of the folder, from the root of the disk.'] })
  if (!start(backup, resolve(folder))) throw new ApiError('conflict', 'A copy is being made. Wait for it, or stop it.')
  ctx.status = 202
  ctx.body = { data: present(backup) }
}

/** DELETE /app/backup: stops the copy that is being made; what lay in its folder before stays whole. */
export function stopBackup(ctx: RouteContext, { backup }: ApiParts): void {
  backup.cancel()
  ctx.status = 204
}

function start(backup: ApiParts['backup'], folder: string): boolean {
  try {
    return backup.start(folder)
  } catch (error) {
    if (error instanceof UnfitFolderError) throw invalid({ folder: [error.message] })
    const code = (error as NodeJS.ErrnoException).code
    if (code === undefined) throw error
    throw invalid({ folder: [`Docket cannot write there (${code}). Choose another folder, or check its permissions.`] })
  }
}

function present(backup: ApiParts['backup']): BackupAnswer {
  const { running, last, failure, dailyAt } = backup.state()
  return {
    running,
    last: last && {
      folder: last.folder,
      made_at: last.madeAt,
      documents: last.documents,
      incomplete: last.incomplete,
    },
    failure,
    daily_at: dailyAt,
  }
}
