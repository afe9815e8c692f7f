/** Values as people read them, in their locale. What cannot be read as what it should be is shown as it stands. */
export interface Format {
  /** `1234.50` with `EUR`: `1.234,50 €`; without a currency two to six digits behind the point. */
  amount(value: string, currency?: string | null): string
  /** A dot-decimal number with its own digits. */
  number(value: string | number): string
  /** `2026-10-31`, numeric: `31.10.2026`, `31/10/2026`. */
  date(value: string): string
  /** An instant (RFC 3339) with its time of day. */
  dateTime(value: string): string
  /** An instant against now: `5 minutes ago`, `yesterday`. */
  ago(value: string, now?: number): string
  /** Bytes: `1.2 MB`. */
  fileSize(bytes: number): string
  /** 0..1: `43 %`. */
  percent(share: number): string
}

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const
const AGES = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

export function createFormat(locale: string): Format {
  const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 20 })
  const money = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 6 })
  const currencies = new Map<string, Intl.NumberFormat>()
  const day = new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' })
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 })

  function moneyOf(currency: string | null | undefined): Intl.NumberFormat {
    if (!currency || !/^[A-Z]{3}$/.test(currency)) return money
    const known = currencies.get(currency)
    if (known) return known
    const made = new Intl.NumberFormat(locale, { style: 'currency', currency })
    currencies.set(currency, made)
    return made
  }

  return {
    amount: (value, currency) => (isDecimal(value) ? moneyOf(currency).format(value) : value),
    number: (value) => (typeof value === 'number' || isDecimal(value) ? plain.format(value) : value),
    date: (value) => (/^\d{4}-\d\d-\d\d$/.test(value) ? day.format(new Date(`${value}T00:00:00Z`)) : value),
    dateTime: (value) => moment.format(new Date(value)),
    ago(value, now = Date.now()) {
      const seconds = (new Date(value).getTime() - now) / 1000
      const [unit, length] = AGES.find(([, least]) => Math.abs(seconds) >= least) ?? ['second', 1]
      return unit === 'second' ? relative.format(0, 'second') : relative.format(Math.trunc(seconds / length), unit)
    },
    fileSize(bytes) {
      const power = bytes < 1000 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), UNITS.length - 1)
      const figure = bytes / 1000 ** power
      return new Intl.NumberFormat(locale, {
        style: 'unit',
        unit: UNITS[power]!,
        maximumFractionDigits: power > 1 && figure < 100 ? 1 : 0,
      }).format(figure)
    },
    percent: (figure) => share.format(figure),
  }
}

/** Strings go to Intl as they are, so that long amounts keep every digit. */
function isDecimal(value: string): value is `${number}` {
  return /^-?\d+(?:\.\d+)?$/.test(value)
}
