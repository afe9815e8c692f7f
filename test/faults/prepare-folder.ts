import { createAccount } from '../../engine/store/accounts.ts'
import { databasePath, openDatabase } from '../../engine/store/database.ts'
import { createToken } from '../../engine/store/tokens.ts'
import { createWebhookEndpoint } from '../../engine/store/webhook-endpoints.ts'

/** Fills a data folder with a metered account, a token that uploads and an endpoint that hears how documents end. */
export function prepareFolder(
  dataFolder: string,
  { credits, webhookUrl }: { readonly credits: number; readonly webhookUrl: string },
): { readonly accountId: number; readonly token: string } {
  const database = openDatabase(databasePath(dataFolder))
  try {
    const account = createAccount(database, { name: 'Birkenhain', credits })
    const { secret } = createToken(database, {
      accountId: account.id,
      mode: 'live',
      abilities: ['documents:read', 'documents:write'],
    })
    createWebhookEndpoint(database, {
      accountId: account.id,
      url: webhookUrl,
      events: ['document.completed', 'document.failed'],
      allowPrivateNetwork: false,
    })
    return { accountId: account.id, token: secret }
  } finally {
    database.close()
  }
}

/** Ends the leases of Idempotency-Keys that a killed app held, so that a test need not wait for them. */
export function freeKeys(dataFolder: string): void {
  const database = openDatabase(databasePath(dataFolder))
  database.exec('UPDATE idempotency_keys SET leased_until = 0 WHERE leased_until IS NOT NULL')
  database.close()
}
