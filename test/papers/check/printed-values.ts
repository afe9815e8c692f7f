/** A paper's text, to be asked for values in any of the ways in which they are printed. */
export interface Print {
  /** Letters and figures in this order, whatever stands between them. */
  hasText(text: string): boolean
  /** A dot-decimal number of any sign. */
  hasNumber(number: string): boolean
  /** `2026-10-31` */
  hasDate(date: string): boolean
  /** A code of ISO 4217, or its sign. */
  hasCurrency(code: string): boolean
}

export function readPrint(text: string): Print {
  const line = text.replaceAll(/\s+/g, ' ')
  const bare = strip(text)
  const numbers = readNumbers(text)
  return {
    hasText: (wanted) => strip(wanted) !== '' && bare.includes(strip(wanted)),
    hasNumber: (number) => numbers.has(Math.abs(Number(number))),
    hasDate: (date) => DAY.test(date) && matchDate(date).test(line),
    hasCurrency: (code) => [code, ...(SIGNS[code] ?? [])].some((sign) => line.includes(sign)),
  }
}

const SIGNS: Readonly<Record<string, readonly string[]>> = {
  AUD: ['$'],
  BRL: ['R$'],
  CAD: ['$'],
  CHF: ['Fr.'],
  CZK: ['Kč'],
  DKK: ['kr'],
  EUR: ['€', 'Euro', 'euro'],
  GBP: ['£'],
  HKD: ['$'],
  HUF: ['Ft'],
  INR: ['₹', 'Rs'],
  JPY: ['¥', '円'],
  MYR: ['RM'],
  NOK: ['kr'],
  NZD: ['$'],
  PLN: ['zł'],
  SEK: ['kr'],
  SGD: ['$'],
  USD: ['$'],
  ZAR: ['R '],
}

function strip(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')
}

/** Every number that the figures of a text may be meant as: marks part thousands or decimals, blanks thousands or columns. */
function readNumbers(text: string): ReadonlySet<number> {
  const numbers = new Set<number>()
  for (const [run] of text.matchAll(/\d[\d.,:'’\u0020\u00A0\u2009\u202F]*/g)) {
    const parts = run.split(/[\u0020\u00A0\u2009\u202F]+/)
    for (const [place, part] of parts.entries()) {
      let whole = part
      addReadings(whole, numbers)
      // Thousands, as in 1 234 567,89.
      for (const next of parts.slice(place + 1)) {
        if (!/^\d{3}(?!\d)/.test(next) || /[.,:]/.test(whole)) break
        addReadings((whole += next), numbers)
      }
    }
  }
  return numbers
}

function addReadings(part: string, numbers: Set<number>): void {
  const figures = part.replaceAll(/['’]/g, '').replace(/[.,:]+$/, '')
  numbers.add(Number(figures.replaceAll(/[.,:]/g, '')))
  const [, whole, decimals] = /^(.*)[.,](\d{1,4})$/.exec(figures) ?? []
  if (whole !== undefined) numbers.add(Number(`${whole.replaceAll(/[.,:]/g, '') || '0'}.${decimals}`))
  // Hours and minutes, as in 7:45.
  const [, hours, minutes] = /^(\d{1,3}):([0-5]\d)$/.exec(figures) ?? []
  if (hours !== undefined) numbers.add(Math.round((Number(hours) + Number(minutes) / 60) * 100) / 100)
}

const LANGUAGES = ['de', 'de-AT', 'en', 'fr', 'it', 'es', 'nl', 'pt', 'pl', 'sv', 'da', 'cs']

const MONTHS = Array.from({ length: 12 }, (_, index) => namesOfMonth(index + 1))

const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-\d{2}$/

/** A day as people write it: with figures in any order, the year with two digits or left out, or with the month's name. */
function matchDate(date: string): RegExp {
  const [year = '', month = '', day = ''] = date.split('-')
  const [d, m] = [day, month].map((figures) => `0?${Number(figures)}`)
  const y = `(?:${year}|${year.slice(2)})`
  const name = `(?:${MONTHS[Number(month) - 1]!.join('|')})(?![a-zà-ÿ])\\.?`
  const of = '[ ,./-]*(?:de |of )?'
  const ownYear = `(?:${of}'?${y}|(?!${of}(?:19|20)\\d\\d))`
  const ways = [
    `${d} ?([./-]) ?${m} ?\\1 ?${y}`,
    `${m} ?([./-]) ?${d} ?\\2 ?${y}`,
    `${year}([./-])${m}\\3(?:${d})`,
    `${d}\\. ?${m}\\.`,
    `(?:${d}/${m}|${m}/${d})(?!/)`,
    `${day}${month}${y}|${year}${month}${day}`,
    `${d}(?:st|nd|rd|th|er|[.º])?${of}${name}${ownYear}`,
    `${name} ?${d}(?:st|nd|rd|th)?${ownYear}`,
  ]
  return new RegExp(`(?<!\\d)(?:${ways.join('|')})(?!\\d)`, 'i')
}

function namesOfMonth(month: number): readonly string[] {
  const day = new Date(Date.UTC(2026, month - 1, 15))
  const names = LANGUAGES.flatMap((language) =>
    (['long', 'short'] as const).flatMap((width) =>
      [{ month: width }, { month: width, day: 'numeric' } as const].map((form) => {
        const parts = new Intl.DateTimeFormat(language, { ...form, timeZone: 'UTC' }).formatToParts(day)
        return parts.find(({ type }) => type === 'month')!.value.replace(/\.$/, '')
      }),
    ),
  )
  // The English short form varies.
  return [...new Set([...names, ...(month === 9 ? ['Sept', 'Sep'] : [])])]
}
