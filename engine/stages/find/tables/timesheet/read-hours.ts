import { trimZeros } from '../../../../domain/money.ts'
import type { PrintedText } from '../../values/printed-text.ts'
import { scanAmounts } from '../../values/scan-amounts.ts'

/** Hours as a decimal number: `8,50`, `8:30` and `8.5 h` are 8.5; null for what is no number of hours. */
export function readHours(printed: PrintedText): string | null {
  const clock = /^\s*(\d{1,3}):(\d{2})(?!\d)/.exec(printed.text)
  if (clock !== null) {
    return Number(clock[2]) < 60 ? trimZeros((Number(clock[1]) + Number(clock[2]) / 60).toFixed(2)) : null
  }
  const [first] = scanAmounts(printed)
  return first === undefined || first.isRate || Number(first.value) < 0 ? null : trimZeros(first.value)
}

/** A time of day as `HH:MM`: `6:15`, `06.15 Uhr`, `5 h 00`, `2:30 PM`; null when there is none. */
export function readTime(text: string): string | null {
  const match = /^\s*(\d{1,2})\s?[:.h]\s?(\d{2})(?!\d)\s*(?:Uhr|h)?\s*([ap])?\.?m?/iu.exec(text)
  if (match === null) return null
  const half = match[3]?.toLowerCase()
  const hour = (Number(match[1]) % (half === undefined ? 24 : 12)) + (half === 'p' ? 12 : 0)
  return Number(match[1]) > 24 || Number(match[2]) > 59 ? null : `${String(hour).padStart(2, '0')}:${match[2]!}`
}
