import { keysOf } from '../../../engine/domain/extraction-keys.ts'

/** A value, alternatives of which each is right, null for what must not be found, or rows. */
export type TruthValue = string | null | readonly string[] | readonly TruthRow[]
export type TruthRow = Readonly<Record<string, string | null | readonly string[]>>
export type Truth = Readonly<Record<string, TruthValue>>

/**
 * A truth as it is written by hand, written out:
 * - rows may be `{"cols": ["name", "amount"], "rows": [["Oil", "12.00"]]}`;
 * - the lines of an address are parted by ` | ` and are right on one line or several;
 * - IBANs are given without blanks, VAT ids with blanks are right either way;
 * - the sums of a balance sheet that is printed without cents are right with them too.
 */
export function expandTruth(type: string, written: Readonly<Record<string, unknown>>): Truth {
  const kinds = keysOf(type)

  function expand(key: string, value: unknown): unknown {
    if (Array.isArray(value)) return value.map((item) => (isRecord(item) ? expandRow(item) : item))
    if (isRecord(value)) return isTable(value) ? readTable(value).map(expandRow) : expandRow(value)
    return typeof value === 'string' ? expandText(key, value) : value
  }

  function expandRow(row: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
    return Object.fromEntries(Object.entries(row).map(([key, value]) => [key, expand(key, value)]))
  }

  function expandText(key: string, text: string): string | readonly string[] {
    if (key.endsWith('address') && text.includes(' | '))
      return [text.replaceAll(' | ', ', '), text.replaceAll(' | ', '\n')]
    if (key === 'iban' || key.endsWith('_iban')) return text.replaceAll(' ', '')
    if (key.endsWith('vat_id') && text.includes(' ')) return [text.replaceAll(' ', ''), text]
    if (type === 'balance-sheet' && kinds[key] === 'amount' && /^\d+$/.test(text)) return [text, `${text}.00`]
    return text
  }

  return expandRow(written) as Truth
}

interface Table {
  readonly cols: readonly string[]
  readonly rows: readonly (readonly unknown[])[]
}

function isTable(value: object): value is Table {
  return 'cols' in value && 'rows' in value
}

function readTable({ cols, rows }: Table): readonly Readonly<Record<string, unknown>>[] {
  return rows.map((cells) => {
    if (cells.length !== cols.length)
      throw new Error(`A row has ${cells.length} cells for ${cols.length} columns: ${cells.join(' | ')}`)
    return Object.fromEntries(cols.map((name, place) => [name, cells[place]]))
  })
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
