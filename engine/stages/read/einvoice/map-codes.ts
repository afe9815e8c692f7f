import type { DocumentType } from '../../../domain/document.ts'

/** UNTDID 1001 codes that EN 16931 (BT-3) lists for credit notes; every other code of an invoice message is an invoice. */
const CREDIT_NOTE_CODES = new Set('81 83 261 262 296 308 381 396 420 458 502 503 532'.split(' '))
/** UNTDID 1001: self-billed invoice and self-billed credit note. */
const SELF_BILLED_CODES = new Set(['261', '389', '527'])

/** Type of an invoice message by its BT-3. */
export function mapTypeCode(code: string | null): DocumentType {
  return code !== null && CREDIT_NOTE_CODES.has(code) ? 'credit-note' : 'invoice'
}

/** `true` or `false`; null without a code. */
export function mapSelfBilled(code: string | null): string | null {
  return code === null ? null : String(SELF_BILLED_CODES.has(code))
}

/** UNTDID 4461 (BT-81) by the way in which the money moves. */
const PAYMENT_MEANS: Readonly<Record<string, readonly string[]>> = {
  cash: ['10'],
  transfer: ['21', '22', '23', '26', '30', '31', '42', '45', '50', '57', '58', '60', '61'],
  direct_debit: ['3', '49', '59'],
  card: ['48', '54', '55'],
  online: ['68'],
}

/** One of transfer, direct_debit, card, cash, online, other; null when the code says nothing (1 and ZZZ: not defined). */
export function mapPaymentMeans(code: string | null): string | null {
  if (code === null || code === '1') return null
  const means = Object.entries(PAYMENT_MEANS).find(([, codes]) => codes.includes(code))
  return means?.[0] ?? 'other'
}

export interface TaxCategory {
  readonly mechanism: string | null
  readonly taxability: string | null
}
/**
 * UNTDID 5305 (BT-118) as the specification of the extraction keys maps it, then what national rules write there; L and M are the Canary
 * Islands', Ceuta's and Melilla's taxes.
 */
const TAX_CATEGORIES: Readonly<Record<string, TaxCategory>> = {
  S: { mechanism: 'seller_collected', taxability: 'taxable' },
  L: { mechanism: 'seller_collected', taxability: 'taxable' },
  M: { mechanism: 'seller_collected', taxability: 'taxable' },
  Z: { mechanism: 'seller_collected', taxability: 'zero_rated' },
  E: { mechanism: 'seller_collected', taxability: 'exempt' },
  AE: { mechanism: 'reverse_charge', taxability: 'taxable' },
  K: { mechanism: null, taxability: 'intra_community' },
  // ZUGFeRD 1.0 wrote the older code for K.
  IC: { mechanism: null, taxability: 'intra_community' },
  G: { mechanism: null, taxability: 'export' },
  O: { mechanism: null, taxability: 'not_subject' },
  // The customer pays the tax to the treasury (scissione dei pagamenti).
  B: { mechanism: null, taxability: 'taxable' },
  // Words of OIOUBL (Denmark).
  STANDARDRATED: { mechanism: 'seller_collected', taxability: 'taxable' },
  ZERORATED: { mechanism: 'seller_collected', taxability: 'zero_rated' },
  REVERSECHARGE: { mechanism: 'reverse_charge', taxability: 'taxable' },
  // Goods and services tax of Singapore.
  SR: { mechanism: 'seller_collected', taxability: 'taxable' },
  DS: { mechanism: 'seller_collected', taxability: 'taxable' },
  SRLVG: { mechanism: 'seller_collected', taxability: 'taxable' },
  'SROVR-RS': { mechanism: 'seller_collected', taxability: 'taxable' },
  'SROVR-LVG': { mechanism: 'seller_collected', taxability: 'taxable' },
  'SRCA-S': { mechanism: 'reverse_charge', taxability: 'taxable' },
  'SRCA-C': { mechanism: 'reverse_charge', taxability: 'taxable' },
  SRRC: { mechanism: 'reverse_charge', taxability: 'taxable' },
  ZR: { mechanism: 'seller_collected', taxability: 'zero_rated' },
  ES33: { mechanism: 'seller_collected', taxability: 'exempt' },
  ESN33: { mechanism: 'seller_collected', taxability: 'exempt' },
  OS: { mechanism: null, taxability: 'not_subject' },
  NG: { mechanism: null, taxability: 'not_subject' },
}

/** Who collects the tax and whether there is any, both null for a code that is not in the list. */
export function mapTaxCategory(code: string | null): TaxCategory {
  return TAX_CATEGORIES[code?.toUpperCase() ?? ''] ?? { mechanism: null, taxability: null }
}
