import type { Candidate } from '../../../../domain/field.ts'
import { fold } from '../../fold-text.ts'
import type { Layout, PageLayout } from '../../layout.ts'
import { makeRows } from '../make-rows.ts'
import { findSheetSums, type SheetSums } from './find-sheet-sums.ts'
import { leaveSums } from './leave-sums.ts'
import { readSheetLines } from './read-sheet-lines.ts'

/** What makes a page one of the balance sheet. */
const SHEET =
  /^(?:aktiva|passiva|aktivseite|passivseite|assets|liabilities(?: and .*)?|equity and liabilities|(?:current|fixed|non current) assets|bilanz .*|balance sheet.*|statement of financial position.*|anlagevermogen|eigenkapital|capital and reserves|bilans? .*|actif|passif|balance de situacion.*|activo|pasivo|patrimonio neto y pasivo|stato patrimoniale.*|attivo|passivo|balans .*|activa|vaste activa|balanco.*|ac?tivo nao corrente)$/
/** Of a paper that no page calls a balance sheet. */
const MOST_PAGES = 3
/** The number of a page under the column of the year before. */
const PAGE = /^-?\d{1,2}$/
/** Sums of other positions. */
const SUM =
  /^(?:total|totale|totaal|sum|summe|suma|soma|somma|subtotal|subtotaal|gesamt|all (?:assets|liabilities)|bilanzsumme|net (?:current )?(?:assets|liabilities)$|net current|zwischensumme|shareholders funds$)|(?:gesamt|summe|insgesamt)$| total(?: [a-z]{1,4})*$/

/**
 * The positions of a balance sheet in the order of the paper, both sides where they stand beside each other, without sums of
 * other positions.
 */
export function findPositions(layout: Layout): { readonly positions: readonly Candidate[] } & SheetSums {
  const sheets = layout.pages.filter((page) => isSheet(page))
  const lines = (sheets.length > 0 ? sheets : layout.pages.slice(0, MOST_PAGES)).flatMap((page) => readSheetLines(page))
  const sums = findSheetSums(lines)
  const positions = leaveSums(
    lines.filter(
      ({ label, amount, prior }) =>
        (amount !== null || (prior !== null && !PAGE.test(prior))) && label !== '' && !isSum(label),
    ),
  )
  if (positions.length < 3) return { ...sums, positions: [] }
  const withPrior = positions.filter(({ prior }) => prior !== null).length
  const confidence = 0.62 + 0.1 * (withPrior / positions.length) + (positions.length > 7 ? 0.05 : 0)
  const rows = positions.map(({ code, number, label, amount, prior }) => ({
    code,
    label: number === null ? label : `${number} ${label}`,
    amount,
    prior_amount: prior,
  }))
  return {
    ...sums,
    positions: [makeRows(rows, positions, confidence, 'lines of the balance sheet with their amounts')],
  }
}

/** Names of the sides are headings; where figures stand beside them, they are the sums. */
function isSum(label: string): boolean {
  const folded = fold(label)
  return SUM.test(folded) || /^(?:aktiva|passiva|aktiven|passiven|assets|equity and liabilities)$/.test(folded)
}

function isSheet({ lines }: PageLayout): boolean {
  const heads = lines.flatMap((line) => [line.text, ...line.segments.map(({ text }) => text)].map((text) => fold(text)))
  return heads.some((text) => SHEET.test(text))
}
