import type { Row } from '../../../../domain/field.ts'
import { addAll, addAmounts, takeAmounts } from '../add-amounts.ts'
import { findAll, findOne, findText, findTexts } from '../find-elements.ts'
import { findIncluded } from '../find-included.ts'
import { normalizeAmount, normalizeNumber } from '../normalize-values.ts'
import type { XmlElement } from '../read-xml.ts'
import { mapNature } from './map-fatturapa-codes.ts'

export interface FatturaPaSums {
  readonly values: Readonly<Record<string, string | null>>
  readonly taxRows: readonly Row[]
  /** The total less what is withheld. */
  readonly payable: string | null
  /** What the customer withholds, and the tax that an authority pays to the treasury. */
  readonly withheld: string | null
}

/**
 * The sums of a body. Shares for the pension funds of professions and incidental expenses are taxed but stand in no line: they are
 * charges. A stamp duty that only the total has is one too, with a tax row of its own; else the seller bears it. The gross amount
 * (BT-112) is the total before what is withheld and before rounding (BT-114), wherever the seller wrote it.
 */
export function readFatturaPaSums(body: XmlElement | null, buyerCountry: string | null): FatturaPaSums {
  const general = findOne(body, 'DatiGenerali/DatiGeneraliDocumento')
  const summaries = findAll(body, 'DatiBeniServizi/DatiRiepilogo')
  const net = addAmounts(...summaries.map((row) => findText(row, 'ImponibileImporto')))
  const tax = addAmounts(...summaries.map((row) => findText(row, 'Imposta')))
  const withheld = findTexts(general, 'DatiRitenuta/ImportoRitenuta')
  const split = summaries.filter(isSplit).flatMap((row) => findText(row, 'Imposta') ?? [])
  const stamp = normalizeAmount(findText(general, 'DatiBollo/ImportoBollo'))
  const rounding = normalizeAmount(findText(general, 'Arrotondamento'))
  const total = settleTotal(normalizeAmount(findText(general, 'ImportoTotaleDocumento')), addAll(net, tax), {
    stamp,
    rounding,
    withheld: takeAmounts('0.00', ...withheld),
    split: takeAmounts('0.00', ...split),
  })
  const rows = summaries.map((row) => readTaxRow(row, buyerCountry))
  return {
    values: {
      net_amount: total.hasStamp ? addAmounts(net, stamp) : net,
      total_tax_amount: tax,
      gross_amount: total.gross,
      allowance_amount: sumDiscounts(general, 'SC'),
      charge_amount: addAmounts(
        sumDiscounts(general, 'MG'),
        ...findTexts(general, 'DatiCassaPrevidenziale/ImportoContributoCassa'),
        ...summaries.map((row) => findText(row, 'SpeseAccessorie')),
        total.hasStamp ? stamp : null,
      ),
      rounding_amount: total.rounding,
    },
    taxRows: total.hasStamp ? [...rows, makeStampRow(stamp!)] : rows,
    payable: takeAmounts(
      total.rounding === null ? total.gross : addAll(total.gross, total.rounding),
      ...withheld,
      ...split,
    ),
    withheld: addAmounts(...withheld, ...split),
  }
}

/** What the stated total has in it, and the gross amount that follows; without a total that of net, tax and rounding. */
function settleTotal(
  stated: string | null,
  taxed: string | null,
  parts: Readonly<Record<'stamp' | 'rounding' | 'withheld' | 'split', string | null>>,
): { readonly gross: string | null; readonly rounding: string | null; readonly hasStamp: boolean } {
  if (stated === null) return { gross: taxed, rounding: parts.rounding, hasStamp: false }
  const included = findIncluded(stated, taxed, parts)
  const taken = (['rounding', 'withheld', 'split'] as const).filter((name) => included?.has(name))
  return {
    gross: takeAmounts(stated, ...taken.map((name) => parts[name])),
    rounding: included?.has('rounding') ? parts.rounding : null,
    hasStamp: included?.has('stamp') === true,
  }
}

function isSplit(summary: XmlElement): boolean {
  return findText(summary, 'EsigibilitaIVA') === 'S'
}

/** Discounts (SC) or charges (MG) on the whole document, as far as their amounts are stated. */
function sumDiscounts(general: XmlElement | null, kind: 'SC' | 'MG'): string | null {
  const found = findAll(general, 'ScontoMaggiorazione').filter((entry) => findText(entry, 'Tipo') === kind)
  return addAmounts(...found.map((entry) => findText(entry, 'Importo')))
}

function readTaxRow(summary: XmlElement, buyerCountry: string | null): Row {
  const rate = normalizeNumber(findText(summary, 'AliquotaIVA'))
  const nature = findText(summary, 'Natura')?.toUpperCase() ?? null
  const mapped = mapNature({ nature, rate, isSplit: isSplit(summary) }, buyerCountry)
  return {
    taxable_amount: normalizeAmount(findText(summary, 'ImponibileImporto')),
    tax_amount: normalizeAmount(findText(summary, 'Imposta')),
    tax_rate: rate ?? (nature === null ? null : '0'),
    tax_collection_mechanism: mapped.mechanism,
    taxability: mapped.taxability,
    // Of a taxed row the reference is to the rule of when the tax falls due.
    tax_exemption_reason: nature === null ? null : (findText(summary, 'RiferimentoNormativo') ?? nature),
  }
}

function makeStampRow(stamp: string): Row {
  return {
    taxable_amount: stamp,
    tax_amount: '0.00',
    tax_rate: '0',
    tax_collection_mechanism: null,
    taxability: 'not_subject',
    tax_exemption_reason: 'Bollo',
  }
}
