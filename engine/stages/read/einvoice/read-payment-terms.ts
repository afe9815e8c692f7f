import type { Row } from '../../../domain/field.ts'
import { normalizeAmount, normalizeNumber } from './normalize-values.ts'

/** A cash discount in the payment terms (BT-20) as XRechnung writes it: `#SKONTO#TAGE=14#PROZENT=2.25#BASISBETRAG=357.93#`. */
const DISCOUNT = /#SKONTO#TAGE=(\d{1,3})#PROZENT=(\d{1,2}(?:\.\d+)?)(?:#BASISBETRAG=(-?\d+(?:\.\d+)?))?#/g

/** The cash discounts that structured payment terms state; empty for prose. */
export function readCashDiscounts(terms: string | null): readonly Row[] {
  return Array.from(terms?.matchAll(DISCOUNT) ?? [], ([, days = '', percent = '', base]) => ({
    days: String(Number(days)),
    percent: normalizeNumber(percent),
    due_date: null,
    base_amount: normalizeAmount(base ?? null),
  }))
}
