/** Exact decimal arithmetic: a dot-decimal string as whole units of 10^-8, which holds any amount, rate and product here. */
const PLACES = 8
const ONE = 10n ** BigInt(PLACES)
export const CENT = ONE / 100n

/** Null for what is no decimal number or has more than eight places. */
export function toDecimal(text: string | null | undefined): bigint | null {
  const parts = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text ?? '')
  const [, sign, whole = '', fraction = ''] = parts ?? []
  if (parts === null || fraction.replace(/0+$/, '').length > PLACES) return null
  const size = BigInt(whole) * ONE + BigInt(fraction.slice(0, PLACES).padEnd(PLACES, '0'))
  return sign === '-' ? -size : size
}

/** `percent` of a value, both as decimals, rounded to cents half away from zero. */
export function percentOf(value: bigint, percent: bigint): bigint {
  const product = value * percent
  const size = product < 0n ? -product : product
  const unit = 100n * ONE * CENT
  const cents = (size + unit / 2n) / unit
  return (product < 0n ? -cents : cents) * CENT
}

/** Whether two decimals are at most `tolerance` apart. */
export function isNear(a: bigint, b: bigint, tolerance: bigint): boolean {
  return (a > b ? a - b : b - a) <= tolerance
}

/** For a message: rounded to cents, `-1234.50`. */
export function writeDecimal(value: bigint): string {
  const size = (value < 0n ? -value : value) + CENT / 2n
  const cents = String(size / CENT).padStart(3, '0')
  return `${value < 0n && cents !== '000' ? '-' : ''}${cents.slice(0, -2)}.${cents.slice(-2)}`
}
