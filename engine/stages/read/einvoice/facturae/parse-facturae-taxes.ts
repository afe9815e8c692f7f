import type { Row } from '../../../../domain/field.ts'
import { addAmounts } from '../add-amounts.ts'
import { findAll, findOne, findText, findTexts } from '../find-elements.ts'
import type { TaxCategory } from '../map-codes.ts'
import { joinParts, normalizeAmount, normalizeNumber } from '../normalize-values.ts'
import type { XmlElement } from '../read-xml.ts'

/** Why a row without tax has none is said in words: kinds of sales by what the law calls them, as whole words. */
const SAYINGS: readonly (readonly [saying: RegExp, category: TaxCategory])[] = [
  [/inversi[oó]n del sujeto pasivo|reverse charge/iu, { mechanism: 'reverse_charge', taxability: 'taxable' }],
  [/intracomunitari[oa]s?(?!\p{L})|intra-community/iu, { mechanism: null, taxability: 'intra_community' }],
  [/(?<!\p{L})(?:exportaci[oó]n|exportaciones exentas|export)(?!\p{L})/iu, { mechanism: null, taxability: 'export' }],
]
/** SpecialTaxableEventCode: taxed but exempt, not subject. */
const EVENTS: Readonly<Record<string, TaxCategory>> = {
  '01': { mechanism: 'seller_collected', taxability: 'exempt' },
  '02': { mechanism: null, taxability: 'not_subject' },
}
/** Legal notes speak of other things too: those that say why there is no tax. */
const NOTE_SAYINGS: typeof SAYINGS = [
  ...SAYINGS,
  [/(?<!\p{L})no sujet[oa]s?(?!\p{L})/iu, EVENTS['02']!],
  [/(?<!\p{L})(?:exent[oa]s?|exenci[oó]n)(?!\p{L})/iu, EVENTS['01']!],
]
const TAXED: TaxCategory = { mechanism: 'seller_collected', taxability: 'taxable' }
const ZERO_RATED: TaxCategory = { mechanism: 'seller_collected', taxability: 'zero_rated' }

interface Explanation {
  readonly category: TaxCategory
  readonly reason: string | null
}

/** The taxes that are charged, the surcharge of retailers (recargo de equivalencia) in a row of its own. */
export function readFacturaeTaxes(invoice: XmlElement | null): Row[] {
  const explain = explainUntaxed(invoice)
  return findAll(invoice, 'TaxesOutputs/Tax').flatMap((tax) => {
    const rate = normalizeNumber(findText(tax, 'TaxRate'))
    const surcharge = normalizeNumber(findText(tax, 'EquivalenceSurcharge'))
    const taxable = normalizeAmount(findText(tax, 'TaxableBase/TotalAmount'))
    const amount = normalizeAmount(findText(tax, 'TaxAmount/TotalAmount'))
    const row = makeRow(taxable, amount, rate, rate === '0' ? explain(tax) : { category: TAXED, reason: null })
    if (surcharge === null || surcharge === '0') return [row]
    const added = normalizeAmount(findText(tax, 'EquivalenceSurchargeAmount/TotalAmount'))
    return [row, makeRow(taxable, added, surcharge, { category: TAXED, reason: null })]
  })
}

function makeRow(
  taxable: string | null,
  amount: string | null,
  rate: string | null,
  { category, reason }: Explanation,
): Row {
  return {
    taxable_amount: taxable,
    tax_amount: amount,
    tax_rate: rate,
    tax_collection_mechanism: category.mechanism,
    taxability: category.taxability,
    tax_exemption_reason: reason,
  }
}

/**
 * The lines of a row say why it has no tax, by a code and in words; legal notes only where no line does. Lines without tax of the same
 * kind are those of a row; of several rows each has those whose amounts for one reason come to its own.
 */
function explainUntaxed(invoice: XmlElement | null): (tax: XmlElement) => Explanation {
  const lines = findAll(invoice, 'Items/InvoiceLine')
  const all = explainLines(lines)
  const silent = all === null ? explainByNotes(invoice) : { category: ZERO_RATED, reason: null }
  const byKind = new Map<string | null, Explanation>()
  const bySum = new Map<string, Explanation>()
  for (const [kind, untaxed] of Map.groupBy(lines, readUntaxedKind)) {
    if (kind === null) continue
    byKind.set(kind, explainLines(untaxed) ?? silent)
    for (const group of Map.groupBy(untaxed, describeEvent).values()) {
      const sum = addAmounts(...group.map((line) => findText(line, 'GrossAmount')))
      bySum.set(`${kind} ${sum}`, explainLines(group) ?? silent)
    }
  }
  return (tax) => {
    const kind = findText(tax, 'TaxTypeCode')
    const sum = addAmounts(findText(tax, 'TaxableBase/TotalAmount'))
    return bySum.get(`${kind} ${sum}`) ?? byKind.get(kind) ?? all ?? silent
  }
}

/** Null when they say nothing. */
function explainLines(lines: readonly XmlElement[]): Explanation | null {
  const events = lines.flatMap((line) => findAll(line, 'SpecialTaxableEvent'))
  const reasons = events.flatMap((event) => findText(event, 'SpecialTaxableEventReason') ?? [])
  const codes = events.flatMap((event) => EVENTS[findText(event, 'SpecialTaxableEventCode') ?? ''] ?? [])
  if (reasons.length === 0 && codes.length === 0) return null
  const said = SAYINGS.find(([saying]) => reasons.some((reason) => saying.test(reason)))
  return { category: said?.[1] ?? codes[0] ?? ZERO_RATED, reason: joinParts([...new Set(reasons)], '; ') }
}

function explainByNotes(invoice: XmlElement | null): Explanation {
  const notes = findTexts(invoice, 'LegalLiterals/LegalReference')
  const telling = notes.filter((note) => NOTE_SAYINGS.some(([saying]) => saying.test(note)))
  const said = NOTE_SAYINGS.find(([saying]) => telling.some((note) => saying.test(note)))
  return { category: said?.[1] ?? ZERO_RATED, reason: joinParts(telling, ' ') }
}

/** The kind of a tax that a line has at 0 %. */
function readUntaxedKind(line: XmlElement): string | null {
  const own = findAll(line, 'TaxesOutputs/Tax').find((tax) => normalizeNumber(findText(tax, 'TaxRate')) === '0')
  return findText(own ?? null, 'TaxTypeCode')
}

function describeEvent(line: XmlElement): string {
  const event = findOne(line, 'SpecialTaxableEvent')
  return `${findText(event, 'SpecialTaxableEventCode')} ${findText(event, 'SpecialTaxableEventReason')}`
}
