import type { Row } from '../../../../domain/field.ts'
import { findText } from '../find-elements.ts'
import { normalizeAmount, normalizeNumber } from '../normalize-values.ts'
import type { XmlElement } from '../read-xml.ts'

/** UnitOfMeasure as the schema names them, by the codes of UN/ECE recommendation 20 and 21 that the other formats have. */
const UNITS: Readonly<Record<string, string>> = {
  '01': 'C62',
  '02': 'HUR',
  '03': 'KGM',
  '04': 'LTR',
  '06': 'BX',
  '07': 'DS',
  '08': 'BA',
  '09': 'JY',
  '10': 'BG',
  '11': 'CO',
  '12': 'BO',
  '13': 'CI',
  '15': 'CLT',
  '16': 'CMT',
  '17': 'BI',
  '18': 'DZN',
  '19': 'CS',
  '20': 'DJ',
  '21': 'GRM',
  '22': 'KMT',
  '23': 'CA',
  '24': 'BH',
  '25': 'MTR',
  '26': 'MMT',
  '28': 'PK',
  '30': 'RO',
  '31': 'EN',
  '32': 'TB',
  '33': 'MTQ',
  '34': 'SEC',
  '35': 'WTT',
  '36': 'KWH',
}

/** The price is the one before discounts, as it is printed; the amount the one after them. */
export function readFacturaeLine(line: XmlElement, index: number): Row {
  const unit = findText(line, 'UnitOfMeasure')
  return {
    position: findText(line, 'SequenceNumber') ?? String(index + 1),
    article_number: findText(line, 'ArticleCode'),
    name: findText(line, 'ItemDescription'),
    description: findText(line, 'AdditionalLineItemInformation'),
    quantity: normalizeNumber(findText(line, 'Quantity')),
    unit: UNITS[unit ?? ''] ?? null,
    unit_price: normalizeAmount(findText(line, 'UnitPriceWithoutTax')),
    net_amount: normalizeAmount(findText(line, 'GrossAmount') ?? findText(line, 'TotalCost')),
    tax_rate: normalizeNumber(findText(line, 'TaxesOutputs/Tax/TaxRate')),
  }
}
