import { EU_COUNTRIES } from '../eu-countries.ts'
import type { TaxCategory } from '../map-codes.ts'

/** TipoDocumento: credit note, simplified credit note. Every other one is an invoice. */
export const CREDIT_NOTES: ReadonlySet<string> = new Set(['TD04', 'TD08'])

/** SoggettoEmittente: CC is the customer, TZ a third party on the seller's behalf. */
export function isSelfBilled(issuer: string | null): boolean {
  return issuer === 'CC'
}

/** ModalitaPagamento by the way in which the money moves; bank receipts, cheques and slips are neither. */
const PAYMENT_MEANS: Readonly<Record<string, readonly string[]>> = {
  cash: ['MP01', 'MP04'],
  transfer: ['MP05', 'MP15'],
  card: ['MP08'],
  direct_debit: ['MP09', 'MP10', 'MP11', 'MP16', 'MP17', 'MP19', 'MP20', 'MP21'],
  online: ['MP23'],
}

export function mapFatturaPaMeans(code: string | null): string | null {
  if (code === null) return null
  return Object.entries(PAYMENT_MEANS).find(([, codes]) => codes.includes(code))?.[0] ?? 'other'
}

const TAXED: TaxCategory = { mechanism: 'seller_collected', taxability: 'taxable' }
const EXEMPT: TaxCategory = { mechanism: 'seller_collected', taxability: 'exempt' }
const ZERO_RATED: TaxCategory = { mechanism: 'seller_collected', taxability: 'zero_rated' }
const NOT_SUBJECT: TaxCategory = { mechanism: null, taxability: 'not_subject' }
const INTRA_COMMUNITY: TaxCategory = { mechanism: null, taxability: 'intra_community' }
const EXPORT: TaxCategory = { mechanism: null, taxability: 'export' }
const REVERSE_CHARGE: TaxCategory = { mechanism: 'reverse_charge', taxability: 'taxable' }
/** The customer, an authority, pays the tax that is charged to the treasury (scissione dei pagamenti). */
const SPLIT_PAYMENT: TaxCategory = { mechanism: null, taxability: 'taxable' }

/** Natura by its first figures; the shares of N3 that are neither sales abroad nor to the Union have a right to deduct. */
const NATURES: readonly (readonly [start: string, category: TaxCategory])[] = [
  ['N1', NOT_SUBJECT],
  ['N2', NOT_SUBJECT],
  ['N3.1', EXPORT],
  ['N3.2', INTRA_COMMUNITY],
  ['N3.3', EXPORT],
  ['N3.4', EXPORT],
  ['N3.5', ZERO_RATED],
  ['N3.6', ZERO_RATED],
  ['N4', EXEMPT],
  ['N5', EXEMPT],
  ['N6', REVERSE_CHARGE],
  ['N7', NOT_SUBJECT],
]

/** @param buyerCountry tells sales abroad from sales to the Union where the nature is the older N3, which says neither */
export function mapNature(
  { nature, rate, isSplit }: { nature: string | null; rate: string | null; isSplit: boolean },
  buyerCountry: string | null,
): TaxCategory {
  if (nature === null) return isSplit ? SPLIT_PAYMENT : rate === '0' ? ZERO_RATED : TAXED
  if (nature === 'N3') return mapOlderNature(buyerCountry)
  return NATURES.find(([start]) => nature.startsWith(start))?.[1] ?? { mechanism: null, taxability: null }
}

function mapOlderNature(buyerCountry: string | null): TaxCategory {
  if (buyerCountry === null || buyerCountry === 'IT') return ZERO_RATED
  return EU_COUNTRIES.has(buyerCountry) ? INTRA_COMMUNITY : EXPORT
}
