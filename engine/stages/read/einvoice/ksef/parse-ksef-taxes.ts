import type { Row } from '../../../../domain/field.ts'
import { addAmounts, isZero } from '../add-amounts.ts'
import { findOne, findText, findTexts } from '../find-elements.ts'
import type { TaxCategory } from '../map-codes.ts'
import { normalizeNumber } from '../normalize-values.ts'
import type { XmlElement } from '../read-xml.ts'

interface Field extends TaxCategory {
  /** Of its pair of fields: P_13_1 and P_14_1. */
  readonly number: string
  /** The rates that it stands for, the present one first; none where there is no tax. */
  readonly rates: readonly string[]
  /** As the lines write the rate (P_12), where the form has no words for why there is none. */
  readonly code: string | null
}

const TAXED = { mechanism: 'seller_collected', taxability: 'taxable', code: null }
const REVERSE = { mechanism: 'reverse_charge', taxability: 'taxable', rates: [] }

/** The fields of the form by rate (broszura informacyjna FA(3), fields P_13_1 to P_13_11). */
const FIELDS: readonly Field[] = [
  { ...TAXED, number: '1', rates: ['23', '22'] },
  { ...TAXED, number: '2', rates: ['8', '7'] },
  { ...TAXED, number: '3', rates: ['5'] },
  { ...TAXED, number: '4', rates: ['4', '3'] },
  { ...TAXED, number: '5', rates: [] },
  { number: '6_1', rates: [], mechanism: 'seller_collected', taxability: 'zero_rated', code: null },
  { number: '6_2', rates: [], mechanism: null, taxability: 'intra_community', code: '0 WDT' },
  { number: '6_3', rates: [], mechanism: null, taxability: 'export', code: '0 EX' },
  { number: '7', rates: [], mechanism: 'seller_collected', taxability: 'exempt', code: 'zw' },
  { number: '8', rates: [], mechanism: null, taxability: 'not_subject', code: 'np I' },
  { ...REVERSE, number: '9', code: 'np II' },
  { ...REVERSE, number: '10', code: 'oo' },
  { number: '11', rates: [], mechanism: 'seller_collected', taxability: 'exempt', code: 'marża' },
]

/** One row for each rate that the invoice has; programs that fill in every field leave the others at zero. */
export function readKsefTaxes(invoice: XmlElement | null): Row[] {
  return FIELDS.flatMap((field) => {
    const taxable = addAmounts(findText(invoice, `P_13_${field.number}`))
    const tax = addAmounts(findText(invoice, `P_14_${field.number}`))
    if (isZero(taxable) && isZero(tax)) return []
    return [
      {
        taxable_amount: taxable,
        tax_amount: tax ?? (field.rates.length === 0 ? '0.00' : null),
        tax_rate: readRate(invoice, field),
        tax_collection_mechanism: field.mechanism,
        taxability: field.taxability,
        tax_exemption_reason: readReason(invoice, field),
      },
    ]
  })
}

/** A field stands for the rate of several years: the lines say which. Of another state's tax (5) they alone know it. */
function readRate(invoice: XmlElement | null, { number, rates }: Field): string | null {
  if (number === '5') return normalizeNumber(findText(invoice, 'FaWiersz/P_12_XII'))
  const written = new Set(findTexts(invoice, 'FaWiersz/P_12').map(normalizeNumber))
  return rates.find((rate) => written.has(rate)) ?? rates[0] ?? '0'
}

/** The rule that exempts, or the kind of margin scheme by its words on paper; else the code of the rate. */
function readReason(invoice: XmlElement | null, { number, code }: Field): string | null {
  const notes = findOne(invoice, 'Adnotacje')
  if (number === '7') return findText(notes, 'Zwolnienie/P_19A|P_19B|P_19C') ?? code
  if (number === '11') return MARGINS.find(([name]) => findText(notes, `PMarzy/${name}`) === '1')?.[1] ?? code
  return code
}

/** What art. 106e(2) and (3) of the Polish VAT act want to stand on the invoice. */
const MARGINS: readonly (readonly [name: string, words: string])[] = [
  ['P_PMarzy_2', 'procedura marży dla biur podróży'],
  ['P_PMarzy_3_1', 'procedura marży – towary używane'],
  ['P_PMarzy_3_2', 'procedura marży – dzieła sztuki'],
  ['P_PMarzy_3_3', 'procedura marży – przedmioty kolekcjonerskie i antyki'],
]
