import { ANY_CURRENCY } from '../../../domain/currencies.ts'
import type { Segment } from '../../../domain/lines.ts'
import { parseAmount, toCents } from '../../../domain/money.ts'
import { listMatches } from './list-matches.ts'
import { rememberTexts } from './remember-texts.ts'

/** An amount as printed in a segment. */
export interface AmountMention {
  /** Dot-decimal. */
  readonly value: string
  readonly cents: number
  /** True when cents are printed, or a currency stands beside a whole number. */
  readonly isMoney: boolean
  /** True when a per cent sign follows: a rate, not an amount. */
  readonly isRate: boolean
  /** Characters of `segment.text`. */
  readonly from: number
  readonly to: number
}

/** What stands beside an amount of money; French prices say whether tax is in them. */
const CURRENCY = `(?:${ANY_CURRENCY}|TTC|HT)`
const GROUPED = String.raw`\d{1,3}(?:[.'’\u00a0\u202f ]\d{3})+(?:,\d{1,4})?|\d{1,3}(?:[,'’\u00a0\u202f ]\d{3})+(?:\.\d{1,4})?|\d+[.,]\s?\d{1,5}|\d+`
const NUMBER = new RegExp(
  String.raw`(?<![\p{L}\d.,/:-])(?<before>${CURRENCY}\s?)?(?<sign>[-−–+]\s?)?(?<middle>${CURRENCY}\s?)?(?<bracket>\()?(?<number>${GROUPED})(?<dash>,[-–—]{1,2})?(?![\d]|[.,:/'’-]\d)(?<close>\))?(?<minus>\s?-(?=\s|$|€|EUR))?(?<after>\s?${CURRENCY}(?![\p{L}]))?(?<percent>\s?(?:%|v\.?\s?H\.|percent|Prozent))?(?![\p{L}])`,
  'gu',
)

/** Every number in the segment that can be an amount or a rate, left to right. */
export function scanAmounts({ text }: Pick<Segment, 'text'>): readonly AmountMention[] {
  return /\d/.test(text) ? amountsIn(text) : []
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

function isBracketed(groups: Readonly<Record<string, string | undefined>>): boolean {
  return groups['bracket'] !== undefined && groups['close'] !== undefined
}
