import { ApiError } from '../errors.ts'

/** Seconds after which a caller may ask again whether payments are set up. */
const RETRY_AFTER = '3600'

/** POST /x402/extractions, GET /x402/extractions/{document}: there is no way yet to set up payments. */
export function refusePayment(): never {
  throw new ApiError('payment_unavailable', undefined, { headers: { 'Retry-After': RETRY_AFTER } })
}
