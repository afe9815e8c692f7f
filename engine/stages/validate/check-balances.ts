import type { DocumentType } from '../../domain/document.ts'
import type { Fields } from '../../domain/field.ts'
import type { Finding } from '../../domain/finding.ts'
import { CENT, isNear, toDecimal, writeDecimal } from './decimal.ts'
import { makeFinding, rowsOf, textOf } from './make-finding.ts'

/** The checks of bank statements and balance sheets. */
export function checkBalances(fields: Fields, type: DocumentType): Finding[] {
  const finding =
    type === 'bank-statement' ? checkStatement(fields) : type === 'balance-sheet' ? checkBalanceSheet(fields) : null
  return finding === null ? [] : [finding]
}

/** Opening balance and transactions give the closing balance, to the cent. */
function checkStatement(fields: Fields): Finding | null {
  const opening = toDecimal(textOf(fields, 'opening_balance'))
  const closing = toDecimal(textOf(fields, 'closing_balance'))
  const moves = rowsOf(fields, 'transactions').map((row) => toDecimal(row['amount']))
  if (opening === null || closing === null || moves.some((move) => move === null)) return null
  const expected = moves.reduce<bigint>((sum, move) => sum + move!, opening)
  if (expected === closing) return null
  const message = `The opening balance and the transactions come to ${writeDecimal(expected)}, but the closing balance is ${writeDecimal(closing)}: look for a missing transaction or a wrong sign.`
  return makeFinding(fields, 'closing_not_opening_plus_transactions', message, [
    'closing_balance',
    'opening_balance',
    'transactions',
  ])
}

/** Assets equal equity and liabilities. */
function checkBalanceSheet(fields: Fields): Finding | null {
  const assets = toDecimal(textOf(fields, 'total_assets'))
  const sources = toDecimal(textOf(fields, 'total_equity_and_liabilities'))
  if (assets === null || sources === null || isNear(assets, sources, CENT)) return null
  const message = `The assets are ${writeDecimal(assets)}, but equity and liabilities are ${writeDecimal(sources)}: compare both totals with the page.`
  return makeFinding(fields, 'balance_sheet_not_balanced', message, ['total_assets', 'total_equity_and_liabilities'])
}
