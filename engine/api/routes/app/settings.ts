import { changeSettingsSchema, settingsSchema, type Settings } from '../../../contract/app/settings.ts'
import { getAccount } from '../../../store/accounts.ts'
import type { ReadingDatabase } from '../../../store/database.ts'
import { readSettings, saveSettings } from '../../../store/settings.ts'
import type { ApiParts } from '../../api-parts.ts'
import { invalid } from '../../errors.ts'
import { readJson } from '../../read-json.ts'
import type { RouteContext } from '../../request-state.ts'

/** GET /app/settings */
export function getSettings(ctx: RouteContext, { database }: ApiParts): void {
  ctx.body = { data: presentSettings(database) }
}

/** PATCH /app/settings */
export async function changeSettings(ctx: RouteContext, { database }: ApiParts): Promise<void> {
  const change = await readJson(ctx, changeSettingsSchema)
  if (change.account_id != null && !getAccount(database, change.account_id)) {
    throw invalid({ account_id: ['There is no account with this id.'] })
  }
  saveSettings(database, change)
  ctx.body = { data: presentSettings(database) }
}

function presentSettings(database: ReadingDatabase): Settings {
  return settingsSchema.parse(readSettings(database))
}
