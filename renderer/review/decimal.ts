/** Dot-decimal strings as whole ten-thousandths: exact for sums, and for products that are rounded once. */

const SCALE = 10_000n

/** Null when the text is no dot-decimal number. */
export function toUnits(decimal: string | null | undefined): bigint | null {
  const parts = /^(-?)(\d+)(?:\.(\d+))?$/.exec(decimal ?? '')
  if (!parts) return null
  const [, sign, whole = '0', fraction = ''] = parts
  const units = BigInt(whole) * SCALE + BigInt(fraction.padEnd(4, '0').slice(0, 4))
  return sign === '-' ? -units : units
}

/** With two decimals, rounded half away from zero. */
export function fromUnits(units: bigint): string {
  const size = units < 0n ? -units : units
  const cents = (size + 50n) / 100n
  const text = String(cents).padStart(3, '0')
  return `${units < 0n && cents > 0n ? '-' : ''}${text.slice(0, -2)}.${text.slice(-2)}`
}

/** Null when none of them is a number. */
export function sumOf(decimals: readonly (string | null | undefined)[]): bigint | null {
  const units = decimals.map(toUnits).filter((value) => value !== null)
  return units.length === 0 ? null : units.reduce((sum, value) => sum + value, 0n)
}
