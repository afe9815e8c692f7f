import type { PrintedText } from '../../values/printed-text.ts'
import { scanAmounts } from '../../values/scan-amounts.ts'

/** An amount of an account, with the direction as far as the paper states it. */
export interface SignedAmount {
  /** Dot-decimal without sign. */
  readonly size: string
  /** -1 takes from the account, 1 adds to it; null without a mark. */
  readonly sign: -1 | 1 | null
}

/** Without decimals or a currency there is no amount, which is told faster so. */
const MONEY =
  /\d(?:[.,]\s?\d{2}(?!\d)|,[-–—])|[€$£¥]\s?\d|\d\s?[€$£¥]|(?:EUR|CHF|USD|GBP)\s?\d|\d\s?(?:EUR|CHF|USD|GBP)/u
const TAKES = /^\s*(?:€|eur)?\s*(?:S|D|DR|Dr|Soll|OD|Af|Dare|Debe|-|−|–)(?![\p{L}\d])/u
const ADDS = /^\s*(?:€|eur)?\s*(?:H|C|CR|Cr|Haben|Bij|Avere|Haber|\+)(?![\p{L}\d])/u

const TAKES_BEFORE = /(?:^|\s)(?:S|D|DR|[-−–])\s*$/u
const ADDS_BEFORE = /(?:^|\s)(?:H|C|CR|\+)\s*$/u

/** A mark right behind the figures, "12,75Af". */
const GLUED = /([.,]\d{2})(Af|Bij|CR|DR|[SHCD])(?![\p{L}\d])/gu

/** Reads `1.234,56-`, `-12,00`, `12,00 S`, `12.00 CR`, `12,75Af`, `+ 5,00`; null when the text has no amount with decimals. */
export function readSigned(given: PrintedText): SignedAmount | null {
  const printed = { ...given, text: given.text.replace(GLUED, '$1 $2') }
  const { text } = printed
  if (!MONEY.test(text)) return null
  const found = scanAmounts(printed).findLast((mention) => mention.isMoney && !mention.isRate)
  if (found === undefined) return null
  const after = text.slice(found.to)
  const before = text.slice(0, found.from)
  const own = text.slice(found.from, found.to)
  const size = found.value.replace(/^-/, '')
  if (found.value.startsWith('-') || TAKES.test(after)) return { size, sign: -1 }
  if (own.includes('+') || ADDS.test(after)) return { size, sign: 1 }
  // A mark before it may be that of the amount before it: it counts where none stands behind.
  return { size, sign: TAKES_BEFORE.test(before) ? -1 : ADDS_BEFORE.test(before) ? 1 : null }
}
