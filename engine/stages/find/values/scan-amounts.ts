import { ANY_CURRENCY } from '../../../domain/currencies.ts'
import { parseAmount, toCents } from '../../../domain/money.ts'
import { listMatches } from './list-matches.ts'
import type { PrintedText } from './printed-text.ts'
import { rememberTexts } from './remember-texts.ts'

/** An amount as printed. */
export interface AmountMention {
  /** Dot-decimal. */
  readonly value: string
  readonly cents: number
  /** True when cents are printed, or a currency stands beside a whole number. */
  readonly isMoney: boolean
  /** True when a per cent sign follows: a rate, not an amount. */
  readonly isRate: boolean
  /** Characters of the text. */
  readonly from: number
  readonly to: number
}

/** What stands beside an amount of money; French prices say whether tax is in them. */
const CURRENCY = `(?:${ANY_CURRENCY}|TTC|HT)`
/** The first way is that of India: 1,17,221.00. */
const GROUPED = String.raw`\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d{1,2})?|\d{1,3}(?:[.'’\u00a0\u202f ]\d{3})+(?:,\d{1,4})?|\d{1,3}(?:[,'’\u00a0\u202f ]\d{3})+(?:\.\d{1,4})?|\d+[.,]\s?\d{1,5}|\d+`
/**
 * A currency is that of the amount behind it where that has cents and touches it, "2208 $143.87", or stands behind a small whole number and has no
 * other currency: "3 EUR 120.00".
 */
const OF_NEXT = String.raw`\d[\d.,'’]*[.,]\d{2}(?!\d)|(?<=(?<![\d.,'’]|\d[ \u00a0\u202f])\d{1,3}\s?${CURRENCY})\s(?:\d{1,3}[.,'’])*\d+[.,]\d{2}(?!\d|\s?(?:${CURRENCY}|%))`
const NUMBER = new RegExp(
  String.raw`(?<![\p{L}\d.,/:-])(?<before>${CURRENCY}\s?)?(?<sign>[-−–+]\s?)?(?<middle>${CURRENCY}\s?)?(?<bracket>\()?(?<number>${GROUPED})(?<dash>[.,][-–—]{1,2})?(?![\d]|[.,:/'’-]\d)(?<close>\))?(?<minus>\s?-(?=\s|$|€|EUR))?(?<after>\s?${CURRENCY}(?!\p{L}|${OF_NEXT}))?(?<percent>\s?(?:%|v\.?\s?H\.|percent|Prozent))?(?![\p{L}])`,
  'gu',
)

/** Every number in the text that can be an amount or a rate, left to right. */
export function scanAmounts({ text, page }: PrintedText): readonly AmountMention[] {
  if (!/\d/.test(text)) return []
  return page?.origin === 'ocr' ? mendedAmountsIn(text) : amountsIn(text)
}

const amountsIn = rememberTexts((text): readonly AmountMention[] => {
  const found: AmountMention[] = []
  for (const match of listMatches(text, NUMBER)) {
    const groups = match.groups!
    const number = groups['number']!.replace(/([.,])\s/, '$1')
    const negative = /[-−–]/.test(groups['sign'] ?? '') || groups['minus'] !== undefined || isBracketed(groups)
    // A rate has decimals, never thousands: 8.875 %.
    const isDecimalRate = groups['percent'] !== undefined && /^\d{1,2}[.,]\d+$/.test(number)
    const value = isDecimalRate ? number.replace(',', '.') : parseAmount(`${negative ? '-' : ''}${number}`)
    if (value === null) continue
    const hasCurrency =
      groups['before'] !== undefined || groups['middle'] !== undefined || groups['after'] !== undefined
    const hasCents = /[.,]\d{2}$/.test(number) || groups['dash'] !== undefined
    found.push({
      value: groups['dash'] === undefined || value.includes('.') ? value : `${value}.00`,
      cents: toCents(value),
      isMoney: hasCents || hasCurrency,
      isRate: groups['percent'] !== undefined,
      from: match.index,
      to: match.index + match[0].length,
    })
  }
  return found
})

const mendedAmountsIn = rememberTexts((text): readonly AmountMention[] => amountsIn(mendDecimals(text)))

function isBracketed(groups: Readonly<Record<string, string | undefined>>): boolean {
  return groups['bracket'] !== undefined && groups['close'] !== undefined
}

/**
 * The recognizer loses decimal points ("RM 64 15" at the end of a segment or cell is 64.15) or doubles them, and takes figures for
 * letters where a currency or a point shows that they are figures. The length of the text stays.
 */
function mendDecimals(text: string): string {
  return text
    .replace(/(?<=(?:\bRM|€|\$|£|\bEUR) ?)[\dOSBIl]{1,4}(?=[., ]+[\dOSBIl]{2}$)/g, readAsFigures)
    .replace(/(?<=\d[., ]+)[\dOSBIl]{2}$/, readAsFigures)
    .replace(/(?<=\d[.,]\d{2})~$/, '-')
    .replace(/(?<=\d)[.,]{2}(?=\d{2}(?!\d))/, '. ')
    .replace(/(?<![\d.,:/-])(\d{1,5}) (\d{2})(?=\s?(?:€|EUR|RM)?$)/, '$1.$2')
}

const FIGURES: Readonly<Record<string, string>> = { O: '0', S: '5', B: '8', I: '1', l: '1' }

function readAsFigures(text: string): string {
  return text.replace(/[OSBIl]/g, (letter) => FIGURES[letter]!)
}
