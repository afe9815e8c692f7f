import {
  paymentsExportSchema,
  type PaymentCheck,
  type PaymentResource,
  type PaymentsAnswer,
} from '../../../contract/app/payments.ts'
import { writeTerms, writeUnits } from '../../../domain/payment.ts'
import { toLocalTime } from '../../../export/to-local-time.ts'
import { writeCsvTable } from '../../../export/write-csv.ts'
import { findPaidAccount } from '../../../store/accounts.ts'
import { listSettled, listSettling, sumSettled, type SettledPayment } from '../../../store/x402-payments.ts'
import { UnreachableError } from '../../../x402/errors.ts'
import type { ApiParts } from '../../api-parts.ts'
import { readJson } from '../../read-json.ts'
import type { RouteContext } from '../../request-state.ts'

const LAST = 20

/** GET /app/payments: asks nobody else. */
export function getPayments(ctx: RouteContext, { database, payments, config }: ApiParts): void {
  const found = payments.readTerms()
  ctx.body = {
    data: {
      source: found?.source ?? null,
      terms: found && writeTerms(found.terms),
      has_key: config.payments.key !== null,
      account_id: findPaidAccount(database)?.id ?? null,
      unsettled: listSettling(database).length,
      takings: sumSettled(database).map(({ network, asset, symbol, decimals, amount, count }) => ({
        network,
        asset,
        symbol,
        amount: writeUnits(amount, decimals),
        count,
      })),
      last: listSettled(database, { limit: LAST }).map(presentPayment),
    } satisfies PaymentsAnswer,
  }
}

/** GET /app/payments/check */
export async function checkPayments(ctx: RouteContext, { payments }: ApiParts): Promise<void> {
  ctx.body = { data: (await askAround(payments)) satisfies PaymentCheck }
}

/** POST /app/payments/export: every payment that was settled, the newest first. */
export async function exportPayments(ctx: RouteContext, { database }: ApiParts): Promise<void> {
  const { separator, titles } = await readJson(ctx, paymentsExportSchema)
  const columns = COLUMNS.map(({ name, kind }) => ({ title: titles[name] ?? name, kind }))
  const rows = listSettled(database, { limit: null }).map((payment) => {
    const presented = presentPayment(payment)
    return COLUMNS.map(({ name }) => String(presented[name]))
  })
  ctx.attachment(`docket-payments-${toLocalTime(new Date().toISOString()).slice(0, 10)}.csv`)
  ctx.type = 'text/csv; charset=utf-8; header=present'
  ctx.body = writeCsvTable({ columns, separator }, rows)
}

const COLUMNS = [
  { name: 'settled_at', kind: 'time' },
  { name: 'document_id', kind: 'number' },
  { name: 'amount', kind: 'number' },
  { name: 'symbol', kind: 'text' },
  { name: 'payer', kind: 'text' },
  { name: 'network', kind: 'text' },
  { name: 'transaction', kind: 'text' },
] as const

async function askAround(payments: ApiParts['payments']): Promise<PaymentCheck> {
  const till = await payments.open()
  const found = payments.readTerms()
  if (!till || !found) return { price: null, problem: null }
  try {
    const { symbol, decimals } = await till.readAsset()
    return { price: `${writeUnits(found.terms.price, decimals)} ${symbol}`, problem: null }
  } catch (error) {
    if (error instanceof UnreachableError) return { price: null, problem: error.message }
    throw error
  }
}

function presentPayment(payment: SettledPayment): PaymentResource {
  const { documentId, payer, network, symbol, amount, decimals, transaction, settledAt } = payment
  return {
    document_id: documentId,
    payer,
    network,
    symbol,
    amount: writeUnits(amount, decimals),
    transaction,
    settled_at: settledAt,
  }
}
