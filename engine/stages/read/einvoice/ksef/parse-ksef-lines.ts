import type { Row } from '../../../../domain/field.ts'
import { negateAmount, takeAmounts, takeTax } from '../add-amounts.ts'
import { findAll, findText } from '../find-elements.ts'
import { joinParts, normalizeAmount, normalizeNumber } from '../normalize-values.ts'
import type { XmlElement } from '../read-xml.ts'

/**
 * The lines; of prices that the seller writes with tax it is taken off, where it or its rate is known. A correction gives a line as it was and as it is: what was is taken
 * back, so that the lines come to the difference that the totals state.
 */
export function readKsefLines(invoice: XmlElement | null): Row[] {
  const takeDescription = collectDescriptions(invoice)
  return findAll(invoice, 'FaWiersz').map((line) => {
    const position = findText(line, 'NrWierszaFa')
    const isBefore = findText(line, 'StanPrzed') === '1'
    const sign = (value: string | null): string | null => (isBefore && value !== null ? negateAmount(value) : value)
    return {
      position,
      article_number: findText(line, 'Indeks'),
      name: findText(line, 'P_7'),
      description: takeDescription(position),
      quantity: sign(normalizeNumber(findText(line, 'P_8B'))),
      unit: findText(line, 'P_8A'),
      unit_price: normalizeAmount(findText(line, 'P_9A')) ?? takeTax(findText(line, 'P_9B'), readRate(line)),
      net_amount: sign(normalizeAmount(findText(line, 'P_11')) ?? readNet(line)),
      tax_rate: readRate(line),
    }
  })
}

/** What is said of one line stands apart from it, under its number. Lines may share a number: the first has it, so that a file cannot blow up. */
function collectDescriptions(invoice: XmlElement | null): (position: string | null) => string | null {
  const groups = Map.groupBy(findAll(invoice, 'DodatkowyOpis'), (entry) => findText(entry, 'NrWiersza'))
  return (position) => {
    const entries = position === null ? [] : (groups.get(position) ?? [])
    groups.delete(position)
    return joinParts(
      entries.map((entry) => joinParts([findText(entry, 'Klucz'), findText(entry, 'Wartosc')], ': ')),
      '; ',
    )
  }
}

function readNet(line: XmlElement): string | null {
  const [gross, tax] = [findText(line, 'P_11A'), findText(line, 'P_11Vat')]
  return tax === null ? takeTax(gross, readRate(line)) : takeAmounts(gross, tax)
}

/** A number, or a code for why there is none: `zw`, `np I`, `oo`, `0 WDT`. */
function readRate(line: XmlElement): string | null {
  const written = findText(line, 'P_12_XII') ?? findText(line, 'P_12')
  return written === null ? null : (normalizeNumber(written) ?? '0')
}
