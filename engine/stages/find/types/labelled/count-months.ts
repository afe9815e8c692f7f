const NUMBERS: Readonly<Record<string, number>> = {
  ein: 1,
  one: 1,
  zwei: 2,
  two: 2,
  drei: 3,
  three: 3,
  vier: 4,
  four: 4,
  fünf: 5,
  five: 5,
  sechs: 6,
  six: 6,
  zehn: 10,
  ten: 10,
  zwölf: 12,
  twelve: 12,
  achtzehn: 18,
  eighteen: 18,
  vierundzwanzig: 24,
}

/** A span of years or months in words or figures as whole months: "24 Monate", "two (2) years"; null when it is none. */
export function countMonths(span: string): string | null {
  const digits = /\d{1,3}/.exec(span)?.[0]
  const word = /\p{L}+/u.exec(span)?.[0].toLowerCase() ?? ''
  const count = digits === undefined ? NUMBERS[word.replace(/^ein(?:em|en|e|er|es)$/, 'ein')] : Number(digits)
  if (count === undefined || count === 0) return null
  if (/jahr|year/i.test(span)) return String(count * 12)
  return /monat|month/i.test(span) ? String(count) : null
}
