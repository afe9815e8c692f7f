import { changeSettingsSchema, settingsSchema, type SettingsAnswer } from '../../../contract/app/settings.ts'
import type { Actor } from '../../../domain/audit.ts'
import { getAccount } from '../../../store/accounts.ts'
import { recordChange } from '../../../store/audit-trail.ts'
import { inTransaction, type WritingDatabase } from '../../../store/database.ts'
import { LOCK_SETTING } from '../../../store/locks.ts'
import { loadRuntime } from '../../../stages/ocr/load-runtime.ts'
import { readSettings, saveSettings } from '../../../store/settings.ts'
import type { ApiParts } from '../../api-parts.ts'
import { invalid } from '../../errors.ts'
import { readActor } from '../../read-actor.ts'
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
  inTransaction(database, () => {
    noteLock(database, readActor(ctx.state, database), change.lock_exported)
    saveSettings(database, change)
  })
  ctx.body = { data: presentSettings(parts) }
}

/** Whoever turns the lock off unlocks all documents at once: the trail has to say so. */
function noteLock(database: WritingDatabase, by: Actor, after: boolean | undefined): void {
  const before = settingsSchema.parse(readSettings(database)).lock_exported
  if (after === undefined || after === before) return
  recordChange(database, null, by, { action: 'setting.changed', field: LOCK_SETTING, before, after })
}

function presentSettings({ database, config, version }: ApiParts): SettingsAnswer {
  return {
    ...settingsSchema.parse(readSettings(database)),
    data_folder: config.dataFolder,
    version,
    has_second_recognizer: loadRuntime() !== null,
  }
}
