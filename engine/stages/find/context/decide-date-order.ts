import { detectDateOrder, type DateOrder } from '../values/scan-dates.ts'

/** What may say in which order a paper writes day and month. */
export interface OrderEvidence {
  /** What the caller says of the document, `de` or `en-US`; null: nothing. */
  readonly locale: string | null
  readonly texts: readonly { readonly text: string }[]
  /** Where the sender is, ISO 3166-1 alpha-2; null: unknown. */
  readonly country: string | null
  /** ISO 4217; null: unknown. */
  readonly currency: string | null
  /** As read, ISO 639-1; null: unknown. */
  readonly language: string | null
}

/**
 * How `03/04/2026` is meant: as the caller's region writes it, else as the paper's own dates that can be read in one way only, else
 * as the sender's country does, else by the currency. The language comes last: English alone is written in both orders.
 */
export function decideDateOrder({ locale, texts, country, currency, language }: OrderEvidence): DateOrder {
  const [hinted, region] = locale?.split('-') ?? []
  return (
    (region === undefined ? null : orderOfCountry(region)) ??
    detectDateOrder(texts) ??
    (hinted === undefined || hinted === 'en' ? null : 'day-first') ??
    (country === null ? null : orderOfCountry(country)) ??
    (currency === 'USD' && (hinted ?? language ?? 'en') === 'en' ? 'month-first' : 'day-first')
  )
}

const known = new Map<string, DateOrder | null>()

/** The order in which a country writes day and month (CLDR); null where the year comes first or the region is none. */
function orderOfCountry(region: string): DateOrder | null {
  const order = known.get(region) ?? readOrder(region)
  known.set(region, order)
  return order
}

function readOrder(region: string): DateOrder | null {
  if (new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(region) === undefined) return null
  // Groups of countries, as in en-150, have no language of their own.
  const language = /\d/.test(region) ? 'en' : new Intl.Locale(`und-${region}`).maximize().language
  const parts = new Intl.DateTimeFormat(`${language}-${region}`, { dateStyle: 'short' }).formatToParts(0)
  const first = parts.find(({ type }) => type !== 'literal')
  if (first?.type === 'year') return null
  return first?.type === 'month' ? 'month-first' : 'day-first'
}
