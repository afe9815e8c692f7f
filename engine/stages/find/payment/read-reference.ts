/** A reference as printed, with its characters in the text. */
export interface ReferenceMention {
  readonly value: string
  readonly from: number
  readonly to: number
}

const QUOTED = /^["„“”«‚‘'](?<value>[^"„“”«»‚‘’']{2,60}?)[.,]?["“”»’']/u
/** Figures, capitals before and between them: "K 2025 0441", "418/24 TH02", "20250811.WO / 2025.4471". */
const PART = String.raw`(?:[\p{L}\d]*\d[\p{L}\d]*(?:[./_+-][\p{L}\d]+)*|\p{Lu}{1,6}(?:[./_-][\p{L}\d]+)+|\p{Lu}{1,4}(?![\p{L}\d]))`
/** A word behind a slash belongs to it: "29/123/45678 / ESt 2026". */
const WORD = String.raw`\p{Lu}\p{L}{1,12}(?=\s\d|[.,;)]|$)`
const PRINTED = new RegExp(String.raw`^${PART}(?:\s?/\s(?:${PART}|${WORD})|\s${PART}){0,7}`, 'u')
/** What stands behind a reference and looks like a part of it: an account, a currency, a day, the next sentence. */
const NEXT =
  /\s(?:IBAN|BIC|SWIFT|EUR|CHF|USD|GBP|AUD|EN|OF|AND|UND|ODER|BY|ON|TO|AT|ET|SUR|SU|OP|TEL|FAX|[AEIOUY]|[A-Z]{2}\d{2}\s?[A-Z\d]{4}|\d{1,2}[./-]\d{1,2}[./-]\d{2,4})(?![\p{L}\d]).*$/u
const DAY = /^(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}-\d\d-\d\d)(?![\d./-])/u
const MONEY = /^\d{1,3}(?:[.,'’ ]\d{3})*[.,]\d{2}(?![\d./-])/u
const ACCOUNT = /^[A-Z]{2}\d{2}\s?[A-Z\d]{4}/u
const SHORT = /^.{1,2}$/u

/** References whose form alone says what they are: Belgian structured communications, ISO 11649, Swiss QR references. */
const STRUCTURED: readonly RegExp[] = [
  /(?<!\S)(\+{3}|\*{3})\s?\d{3}\s?\/\s?\d{4}\s?\/\s?\d{5}\s?\1/gu,
  /(?<![\p{L}\d])RF\d{2}(?: ?[A-Z\d]{4}){1,5}(?: [A-Z\d]{1,3})?(?![\p{L}\d])/gu,
  /(?<![\d.])\d{2}(?: \d{5}){5}(?! ?\d)/gu,
]

/** The reference with which a text begins: what stands in quotation marks, or figures with their letters; null where it begins otherwise. */
export function readReference(text: string): ReferenceMention | null {
  const quoted = QUOTED.exec(text)?.groups!['value']
  if (quoted !== undefined) return { value: quoted, from: 1, to: 1 + quoted.length }
  const printed = PRINTED.exec(text)?.[0]
  if (printed === undefined) return null
  const value = printed.replace(NEXT, '')
  const isOther = DAY.test(value) || MONEY.test(value) || ACCOUNT.test(value) || SHORT.test(value)
  return isOther || !/\d/.test(value) ? null : { value, from: 0, to: value.length }
}

/** All references of a text that need no word before them. */
export function listStructured(text: string): readonly ReferenceMention[] {
  return STRUCTURED.flatMap((form) =>
    [...text.matchAll(form)].map((match) => ({
      value: match[0],
      from: match.index,
      to: match.index + match[0].length,
    })),
  )
}

/** With the payer's name or a second number behind it; SEPA leaves room for 140 characters. */
const [LONGEST, LONGEST_TEXT] = [60, 140]
const SENTENCE = /(?<=[\p{L}\d)]{2})\.\s+\p{Lu}\p{Ll}.*$|\.$/u
const HOLDS_DAY = /(?<!\d)\d{1,2}[./-]\d{1,2}[./-]\d{2,4}(?!\d)/u

/**
 * The reference that a label announces, with what belongs to it: "117.05.09 Wieczorek", "Rechnung 4711"; null where nothing there
 * has figures, or a day or an amount stands alone.
 * @param isBelow whether it stands under its label, where only what begins as a reference is one
 */
export function readLabelled(text: string, isBelow: boolean): ReferenceMention | null {
  const from = /^[\s:.]*/.exec(text)![0].length
  const value = text.slice(from).trimEnd().replace(SENTENCE, '')
  if (!/\d/.test(value) || DAY.test(value) || MONEY.test(value)) return null
  const mention = readReference(value)
  if (mention === null) return isBelow || value.length > LONGEST_TEXT ? null : { value, from, to: from + value.length }
  const isWhole = value.length <= LONGEST && !HOLDS_DAY.test(value.slice(mention.to))
  return isWhole
    ? { value, from, to: from + value.length }
    : { ...mention, from: from + mention.from, to: from + mention.to }
}
