import { isValidIban } from '../../../engine/domain/iban.ts'
import { EXTRACTION_KEYS, keysOf, occasionalKeysOf, type KeyKind } from '../../../engine/domain/extraction-keys.ts'
import type { DocumentType } from '../../../engine/domain/document.ts'
import type { TruthRow, TruthValue } from '../source/expand-truth.ts'
import type { PaperLabel } from '../source/read-source.ts'
import { checkSums } from './check-sums.ts'
import { readPrint, type Print } from './printed-values.ts'

/** Decided from what is printed, in words of its own. */
const DECIDED = new Set(['type', 'language', 'contract_type', 'reminder_level'])

/**
 * What is wrong with a paper, a sentence each: values of its truth that its text does not show (those that are derived apart),
 * keys that its type does not have, check digits, sums.
 */
export function checkPaper(label: PaperLabel, text: string): readonly string[] {
  const { truth, derived, note } = label
  const type = truth['type'] as DocumentType
  const kinds = { ...keysOf(type), ...occasionalKeysOf(type) }
  const print = readPrint(text)
  const isDerived = (key: string): boolean => derived.includes(key) || derived.includes(key.split('.')[0]!)

  function checkValue(key: string, value: TruthValue | TruthRow[string], kind: KeyKind): readonly string[] {
    if (value === null) return []
    if (typeof kind !== 'string') return checkRows(key, value as readonly TruthRow[], kind)
    const alternatives = [value].flat() as readonly string[]
    const wrong = key.endsWith('iban') ? alternatives.filter((iban) => !isValidIban(iban)) : []
    const isExpected = !isDerived(key) && !DECIDED.has(key) && kind !== 'enum' && kind !== 'boolean'
    return [
      ...wrong.map((iban) => `${key} ${iban} has wrong check digits`),
      ...(isExpected && !alternatives.some((one) => isPrinted(print, key, one, kind))
        ? [`${key} ${alternatives.join(' or ')} is not printed`]
        : []),
    ]
  }

  function checkRows(key: string, rows: readonly TruthRow[], cells: Exclude<KeyKind, string>): readonly string[] {
    return rows.flatMap((row) =>
      Object.entries(row).flatMap(([name, value]) =>
        cells[name] === undefined ? [`${key} has no ${name}`] : checkValue(`${key}.${name}`, value, cells[name]),
      ),
    )
  }

  const values = Object.entries(truth).flatMap(([key, value]) => {
    const kind = kinds[key]
    if (kind !== undefined) return checkValue(key, value, kind)
    // What only other types have may be tempting here, and is null then.
    if (value === null && Object.values(EXTRACTION_KEYS).some((keys) => key in keys)) return []
    return [`${type} has no ${key}`]
  })
  return [...new Set([...values, ...checkSums(truth, note ?? '')])]
}

function isPrinted(print: Print, key: string, value: string, kind: KeyKind): boolean {
  if (kind === 'date') return print.hasDate(value)
  if (kind === 'amount' || kind === 'number' || kind === 'integer') return print.hasNumber(value)
  return key === 'currency' ? print.hasCurrency(value) : print.hasText(value)
}
