import { changeSettingsSchema, settingsSchema, type SettingsAnswer } from '../../../contract/app/settings.ts'
import { getAccount } from '../../../store/accounts.ts'
import { loadRuntime } from '../../../stages/ocr/paddle/load-runtime.ts'
import { readSettings, saveSettings } from '../../../store/settings.ts'
import type { ApiParts } from '../../api-parts.ts'
import { invalid } from '../../errors.ts'
import { readJson } from '../../read-json.ts'
import type { RouteContext } from '../../request-state.ts'

/** GET /app/settings */
export function getSettings(ctx: RouteContext, parts: ApiParts): void {
  ctx.body = { data: presentSettings(parts) }
}

/** PATCH /app/settings */
export async function changeSettings(ctx: RouteContext, parts: ApiParts): Promise<void> {
  const { database, config } = parts
  const change = await readJson(ctx, changeSettingsSchema)
  if (change.account_id != null && !getAccount(database, change.account_id)) {
    throw invalid({ account_id: ['There is no account with this id.'] })
  }
  if (change.payments && change.payments.facilitator_url === null && config.payments.key === null) {
    const message = 'Name a facilitator, or start Docket with a key of its own in DOCKET_X402_KEY.'
    throw invalid({ 'payments.facilitator_url': [message] })
  }
  saveSettings(database, change)
  ctx.body = { data: presentSettings(parts) }
}

function presentSettings({ database, config, version }: ApiParts): SettingsAnswer {
  return {
    ...settingsSchema.parse(readSettings(database)),
    data_folder: config.dataFolder,
    version,
    has_second_recognizer: loadRuntime() !== null,
  }
}
