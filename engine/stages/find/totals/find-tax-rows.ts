import type { TaxRowCandidate } from '../../../domain/candidates.ts'
import type { Line, Segment } from '../../../domain/lines.ts'
import { surround, type Word } from '../../../domain/page.ts'
import { TAX_RATES } from '../../../domain/tax-rates.ts'
import { gatherWords } from '../../../languages/languages.ts'
import { fold } from '../fold-text.ts'
import type { Layout } from '../layout.ts'
import { makeCandidate } from '../make-candidate.ts'
import { amountsOf, type PrintedAmount } from './find-amounts.ts'
import { LEAST_TAX, mendRate, mendTax } from './mend-tax-rows.ts'

const TAX_WORD = new RegExp(
  `(?<![a-z])(?:mwst|m w st|ust|umsatzs?steuer|mehrwertsteuer|steuer|vat|gst|sst|tax|taxes|tva|iva|btw|igic|[cisu]gst|utgst|hst|pst|qst|tps|tvh|tvp|tvq|sr|taxe|${gatherWords(({ salesTax }) => salesTax)})(?![a-z])|steuersatz|steuerbetrag`,
)
const ENDS_WITH_TAX = new RegExp(`(?:${TAX_WORD.source})$`)
const MAX_RATE = 30
/** A smaller whole number without a sign counts something. */
const LEAST_WHOLE = 4
/** A row with more amounts than this is part of some other table; each is tried with each other one. */
const MOST_AMOUNTS = 24
/** How many lines above a row its heading may stand, and one that states the rates of its columns. */
const HEADING_LINES = 8
const RATED_LINES = 6
/** How surely base and tax in such columns are a row. */
const UNDER_RATES = 0.8
/** How surely a column of taxes is one: the whole tax has to agree with its sum. */
const IN_COLUMN = 0.7

/**
 * Rows that state a rate with the amount it is charged on, the tax, or both; figures that prove each other count most.
 * @param rates per cent: a bare "19,0" in a row with figures is one of these
 */
export function findTaxRows(layout: Layout, rates: ReadonlySet<number> = TAX_RATES): readonly TaxRowCandidate[] {
  return layout.pages.flatMap(({ lines }) => {
    const saysTax = lines.map((line) => TAX_WORD.test(fold(line.text)))
    return lines
      .flatMap((line, index) => {
        const underTax = saysTax.slice(Math.max(0, index - HEADING_LINES), index).includes(true)
        const headings = lines
          .slice(Math.max(0, index - RATED_LINES), index)
          .filter((_, at, { length }) => saysTax[index - length + at])
        return [...readTaxRow(line, rates, saysTax[index]!, underTax), ...readUnderRates(line, headings)]
      })
      .concat(sumTaxColumn(lines, rates))
  })
}

/** Where each item has its tax in a column of its own beside its amount: what the items of one usual rate come to, of two at least. */
function sumTaxColumn(lines: readonly Line[], usual: ReadonlySet<number>): readonly TaxRowCandidate[] {
  const heads: Segment[] = []
  const items = lines.flatMap((line) => {
    const money = amountsOf(line).filter(({ isMoney, isRate }) => isMoney && !isRate)
    heads.push(...line.segments.filter(({ text }) => !/\d/.test(text) && TAX_WORD.test(fold(text))))
    const [tax, base] = money.slice(-2).toSorted((a, b) => a.cents - b.cents)
    if (base === undefined || tax!.cents < LEAST_TAX) return []
    // "100.00  25.00  125.00" holds the tax already.
    if (money.some(({ cents }) => cents === base.cents - tax!.cents)) return []
    const [left, , right] = surround(tax!.words.map((word) => word.box))
    const isHeaded = heads.some(({ box }) => box[0] < right && left < box[2])
    return isHeaded ? findRates(base, tax!, usual).map((rate) => ({ line, rate, base, tax: tax! })) : []
  })
  return [...Map.groupBy(items, ({ rate }) => rate)].flatMap(([rate, alike]) => {
    const sums = { base: 0, tax: 0, count: 0 }
    for (const { base, tax } of alike) {
      // A sum of the lines above it is no item.
      if (sums.count > 1 && base.cents === sums.base && tax.cents === sums.tax) continue
      sums.base += base.cents
      sums.tax += tax.cents
      sums.count += 1
    }
    const { line } = alike[0]!
    const candidate = makeCandidate(String(rate), wordsOf(line), line.page, IN_COLUMN, 'column of the tax on each item')
    return sums.count < 2 ? [] : [{ rate, taxableCents: sums.base, taxCents: sums.tax, candidate }]
  })
}

function readTaxRow(
  line: Line,
  usual: ReadonlySet<number>,
  saysTax: boolean,
  underTax: boolean,
): readonly TaxRowCandidate[] {
  const mentions = amountsOf(line).map((mention) => (saysTax ? withoutBrackets(mention, usual) : mention))
  const money = mentions.filter((mention) => mention.isMoney && !mention.isRate)
  if (money.length === 0 || money.length > MOST_AMOUNTS) return []
  const rates = mentions.filter((mention) => isRate(mention, usual, money.length, saysTax))
  const joint = rates.length < 2 ? null : readJointRow(line, mentions, rates, saysTax ? 0.9 : underTax ? 0.85 : 0.5)
  if (joint !== null) return [joint]
  const misread = rates.length === 0 && (saysTax || underTax) ? mendRate(line, mentions, usual) : null
  if (misread !== null)
    return [makeRow(line, misread.rate, misread.taxable, misread.tax, 0.7, 'sign of per cent misread as a figure')]
  const unrated = rates.length > 0 ? 0 : saysTax ? 0.7 : underTax ? 0.6 : 0
  const rows: TaxRowCandidate[] = unrated > 0 ? findUnrated(line, usual, money, unrated) : []
  for (const rate of rates) {
    const amounts = money.filter((amount) => amount !== rate)
    const proven = prove(Number(rate.value), amounts)
    if (proven !== null) {
      const confidence = saysTax ? 0.9 : underTax ? 0.85 : rate.isRate ? 0.5 : 0.35
      rows.push(makeRow(line, rate, proven.taxable, proven.tax, confidence, proven.reason))
      continue
    }
    const mended = line.page.origin === 'ocr' && rate.isRate ? mendTax(Number(rate.value), amounts) : null
    if (mended !== null) {
      rows.push(
        makeRow(line, rate, mended.taxable, mended.tax, saysTax ? 0.7 : 0.4, 'one figure of the tax is misread'),
      )
      continue
    }
    if (Number(rate.value) === 0 && (saysTax || underTax) && amounts.length > 0) {
      const bases = amounts.filter((amount) => amount.cents !== 0)
      const isWhole = bases.length > 0 && amounts.length > bases.length
      for (const base of pickUntaxed(bases.map(({ cents }) => cents))) {
        rows.push(makeRow(line, rate, base, 0, isWhole ? 0.7 : 0.3, 'zero rate'))
      }
      continue
    }
    if (saysTax) {
      // With one amount alone it is the tax; the sums decide. Beside several rates each has its own behind it.
      const next =
        rates.length > 1
          ? mentions.slice(mentions.indexOf(rate)).find((mention) => amounts.includes(mention))
          : undefined
      const last = next ?? amounts.at(-1)
      if (last !== undefined)
        rows.push(makeRow(line, rate, null, last.cents, rate.isRate ? 0.65 : 0.45, 'tax line with its rate'))
    }
  }
  return rows
}

/** "IVA (23,00)": behind a tax's name brackets hold its rate, and make no debit of it. */
function withoutBrackets(mention: PrintedAmount, usual: ReadonlySet<number>): PrintedAmount {
  const { value, segment, from } = mention
  const bare = value.replace(/^-/, '')
  if (segment.text[from] !== '(' || !usual.has(Number(bare))) return mention
  return ENDS_WITH_TAX.test(fold(segment.text.slice(0, from)).trim())
    ? { ...mention, value: bare, isRate: true }
    : mention
}

/**
 * Several taxes on one base, as of a federation and its states: each behind its rate, "100.00  9 %  9.00  9 %  9.00", or in the order of
 * the rates that the line begins with, "IVA 4 % + RE 0,5 %  100.00  4.00  0.50".
 */
function readJointRow(
  line: Line,
  mentions: readonly PrintedAmount[],
  rates: readonly PrintedAmount[],
  confidence: number,
): TaxRowCandidate | null {
  const isSum = ({ isMoney, isRate }: PrintedAmount): boolean => isMoney && !isRate
  const first = mentions.indexOf(rates[0]!)
  const before = mentions.slice(0, first).findLast(isSum)
  const behind = mentions.slice(first).filter((mention) => !rates.includes(mention))
  const isLed = rates.every((rate, at) => mentions[first + at] === rate)
  const base = before ?? (isLed ? behind.find(isSum) : undefined)
  if (base === undefined) return null
  const shares = rates.flatMap((mention, at) => {
    const rate = Number(mention.value)
    const tax = before === undefined ? behind[behind.indexOf(base) + 1 + at] : mentions[mentions.indexOf(mention) + 1]
    if (rate === 0 || tax?.isMoney !== true || Math.abs((base.cents * rate) / 100 - tax.cents) > 1) return []
    return [{ rate, taxCents: tax.cents }]
  })
  if (shares.length < 2) return null
  const charged = shares.reduce((sum, { taxCents }) => sum + taxCents, 0)
  const row = makeRow(line, rates[0]!, base.cents, charged, confidence, 'several taxes on one base')
  return { ...row, rate: shares.reduce((sum, { rate }) => sum + rate, 0), shares }
}

/** Base and tax beside each other under a heading that states the rate of their columns: "Net 19 %  VAT 19 %  Net 7 %  VAT 7 %". */
function readUnderRates(line: Line, headings: readonly Line[]): readonly TaxRowCandidate[] {
  const mentions = amountsOf(line)
  const money = mentions.filter((mention) => mention.isMoney)
  if (money.length < 2 || money.length > MOST_AMOUNTS || mentions.some((mention) => mention.isRate)) return []
  const rates = headings.flatMap((heading) => amountsOf(heading).filter(({ isRate }) => isRate))
  const unique = new Map(rates.map((rate) => [Number(rate.value), rate]))
  return [...unique].flatMap(([rate, mention]) => {
    const at = money.findIndex((base, index) => {
      const tax = money[index + 1]?.cents ?? 0
      return Math.abs(tax) >= LEAST_TAX && Math.abs((base.cents * rate) / 100 - tax) <= 1
    })
    if (at < 0) return []
    const [base, tax] = [money[at]!, money[at + 1]!]
    return [makeRow(line, mention, base.cents, tax.cents, UNDER_RATES, 'columns of a rate')]
  })
}

/** Net and gross are the same without tax; else a table begins with the base, and an item ends with its sum. */
function pickUntaxed(amounts: readonly number[]): ReadonlySet<number | null> {
  const twice = amounts.find((cents, index) => amounts.indexOf(cents) < index)
  return new Set([twice ?? amounts[0] ?? null, twice ?? amounts.at(-1) ?? null])
}

/** Base and tax of a line that says tax, or whose heading does, without a rate: they tell it when only one usual rate fits. */
function findUnrated(
  line: Line,
  usual: ReadonlySet<number>,
  money: readonly PrintedAmount[],
  confidence: number,
): TaxRowCandidate[] {
  if (money.length !== 2) return []
  const [base, tax] = money as [PrintedAmount, PrintedAmount]
  if (tax.cents < LEAST_TAX) return []
  const fitting = findRates(base, tax, usual)
  if (fitting.length !== 1) return []
  const [rate] = fitting as [number]
  const reason = 'tax line whose figures tell the rate'
  const candidate = makeCandidate(String(rate), wordsOf(line), line.page, confidence, reason)
  return [{ rate, taxableCents: base.cents, taxCents: tax.cents, candidate }]
}

/** The usual rates at which that tax is charged on that base, to a cent. */
function findRates(base: PrintedAmount, tax: PrintedAmount, usual: ReadonlySet<number>): readonly number[] {
  return [...usual].filter((rate) => Math.abs((base.cents * rate) / 100 - tax.cents) <= 1)
}

function wordsOf({ segments }: Line): readonly Word[] {
  return segments.flatMap(({ words }) => words)
}

function isRate(mention: PrintedAmount, usual: ReadonlySet<number>, moneyCount: number, saysTax: boolean): boolean {
  const rate = Number(mention.value)
  if (mention.isRate) return rate >= 0 && rate <= MAX_RATE
  const least = saysTax && mention.isMoney ? 2 : saysTax ? 1 : 2
  const isUsual = usual.has(rate) && (rate >= LEAST_WHOLE || !Number.isInteger(rate))
  return moneyCount >= least && (isUsual || /^0(?:\.0+)?$/.test(mention.value)) && mention.value.length <= 5
}

/** Two amounts of the line of which one is the tax on the other at that rate, to two cents. */
function prove(
  rate: number,
  amounts: readonly PrintedAmount[],
): { taxable: number; tax: number; reason: string } | null {
  if (rate === 0) return null
  let best: { taxable: number; tax: number; reason: string; miss: number } | null = null
  for (const whole of amounts) {
    for (const part of amounts) {
      if (whole === part || part.cents === 0 || Math.abs(part.cents) >= Math.abs(whole.cents)) continue
      const onNet = Math.abs(whole.cents * (rate / 100) - part.cents)
      const onGross = Math.abs((whole.cents * rate) / (100 + rate) - part.cents)
      if (onNet <= 2 && (best === null || onNet < best.miss)) {
        best = { taxable: whole.cents, tax: part.cents, reason: 'rate times taxable amount is the tax', miss: onNet }
      } else if (onGross <= 1.5 && (best === null || onGross + 1 < best.miss)) {
        best = {
          taxable: whole.cents - part.cents,
          tax: part.cents,
          reason: 'tax contained in the amount',
          miss: onGross + 1,
        }
      }
    }
  }
  return best
}

function makeRow(
  line: Line,
  rate: PrintedAmount,
  taxableCents: number | null,
  taxCents: number | null,
  confidence: number,
  reason: string,
): TaxRowCandidate {
  return {
    rate: Number(rate.value),
    taxableCents,
    taxCents,
    candidate: makeCandidate(rate.value, wordsOf(line), line.page, confidence, reason),
  }
}
