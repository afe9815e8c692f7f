import type { PaymentTerms } from '../../engine/domain/payment.ts'
import type { ConfigOverrides } from '../../engine/config.ts'
import type { ReadingDatabase } from '../../engine/store/database.ts'
import { openTestApi, type TestApi } from '../contract/open-test-api.ts'
import type { Market } from './market/open-market.ts'

/** An API that sells extractions on a market; documents stay as they were uploaded. */
export function openShop(
  market: Market,
  { terms, ...overrides }: ConfigOverrides & { terms?: Partial<PaymentTerms> } = {},
): Promise<TestApi> {
  return openTestApi({ payments: { terms: { ...market.terms, ...terms }, key: null }, ...overrides })
}

export function countDocuments(database: ReadingDatabase): number {
  return database.prepare('SELECT count(*) FROM documents').pluck().get() as number
}

/** How many payments there are of each state. */
export function countPayments(database: ReadingDatabase): Readonly<Record<string, number>> {
  const rows = database.prepare('SELECT state, count(*) AS count FROM x402_payments GROUP BY state').all()
  return Object.fromEntries((rows as { state: string; count: number }[]).map(({ state, count }) => [state, count]))
}
