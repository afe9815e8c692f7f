import type { Row } from '../../../../domain/field.ts'
import { addAmounts, isZero, takeAmounts } from '../add-amounts.ts'
import { findAll, findOne, findText, findTexts } from '../find-elements.ts'
import { normalizeAmount, normalizeNumber } from '../normalize-values.ts'
import type { XmlElement } from '../read-xml.ts'
import { mapNature } from './map-fatturapa-codes.ts'

export interface FatturaPaSums {
  readonly values: Readonly<Record<string, string | null>>
  readonly taxRows: readonly Row[]
  /** The total less what the customer withholds, and less the tax that an authority pays to the treasury. */
  readonly payable: string | null
}

/**
 * The sums of a body. Shares for the pension funds of professions and incidental expenses are taxed but stand in no line: they are
 * charges. A stamp duty that only the total has is one too, with a tax row of its own; else the seller bears it.
 */
export function readFatturaPaSums(body: XmlElement | null, buyerCountry: string | null): FatturaPaSums {
  const general = findOne(body, 'DatiGenerali/DatiGeneraliDocumento')
  const summaries = findAll(body, 'DatiBeniServizi/DatiRiepilogo')
  const net = addAmounts(...summaries.map((row) => findText(row, 'ImponibileImporto')))
  const tax = addAmounts(...summaries.map((row) => findText(row, 'Imposta')))
  const withheld = addAmounts(...findTexts(general, 'DatiRitenuta/ImportoRitenuta'))
  const stamp = normalizeAmount(findText(general, 'DatiBollo/ImportoBollo'))
  const rounding = normalizeAmount(findText(general, 'Arrotondamento'))
  const taxed = addAmounts(net, tax)
  const stated = normalizeAmount(findText(general, 'ImportoTotaleDocumento'))
  const gross = restoreWithheld(stated, taxed, withheld) ?? addAmounts(taxed, rounding)
  const isCharged = !isZero(stamp) && gross !== null && isSame(gross, addAmounts(taxed, stamp))
  const split = addAmounts(...summaries.filter(isSplit).map((row) => findText(row, 'Imposta')))
  const rows = summaries.map((row) => readTaxRow(row, buyerCountry))
  return {
    values: {
      net_amount: isCharged ? addAmounts(net, stamp) : net,
      total_tax_amount: tax,
      gross_amount: gross,
      allowance_amount: sumDiscounts(general, 'SC'),
      charge_amount: addAmounts(
        sumDiscounts(general, 'MG'),
        ...findTexts(general, 'DatiCassaPrevidenziale/ImportoContributoCassa'),
        ...summaries.map((row) => findText(row, 'SpeseAccessorie')),
        isCharged ? stamp : null,
      ),
      rounding_amount: rounding,
    },
    taxRows: isCharged ? [...rows, makeStampRow(stamp!)] : rows,
    payable: takeAmounts(gross, withheld, split),
  }
}

/** Some write the total as it is after the tax that is withheld: BT-112 is the one before. */
function restoreWithheld(stated: string | null, taxed: string | null, withheld: string | null): string | null {
  const isAfter = stated !== null && !isZero(withheld) && isSame(addAmounts(stated, withheld), taxed)
  return isAfter ? taxed : stated
}

function isSame(one: string | null, other: string | null): boolean {
  return one !== null && other !== null && isZero(takeAmounts(addAmounts(one), other))
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
