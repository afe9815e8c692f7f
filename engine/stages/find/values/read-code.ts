/** A number or reference as printed, with its characters in the text. */
export interface CodeMention {
  readonly value: string
  readonly from: number
  readonly to: number
}

const LEAD = /^[\s:.,;#\-–—=|>*'"’]*(?:(?:nr|no|n[°º]|num(?:mer|ber)?|is|lautet|ist)\b[\s:.#]*)?[\s:.#\-–]*/i
const CODE = /^(?:[A-Za-z]{1,6}[ -](?=\d))?[A-Za-z0-9ÄÖÜ][\w./\\#+&-]*(?: ?[/–-] ?\w*\d\w*)*/u
const DATE_LIKE = /^\d{1,2}[./-]\d{1,2}[./-](?:\d{2}|\d{4})$/
const MONEY_AHEAD = /^\d{1,3}(?:[.,]\d{3})*[.,]\d{2}(?![\d.,/-])/
const MONEY_LIKE = /^\d{1,3}(?:[.,]\d{3})*[.,]\d{2}$/

/** The reference that a text starts with, after the punctuation that follows a label; null when there is none. */
export function readCode(text: string): CodeMention | null {
  const lead = LEAD.exec(text)?.[0].length ?? 0
  const match = CODE.exec(text.slice(lead))
  if (match === null || MONEY_AHEAD.test(text.slice(lead))) return null
  const value = match[0].replace(/[.,;:/\\-]+$/, '')
  if (!/\d/.test(value) || DATE_LIKE.test(value) || MONEY_LIKE.test(value) || value.length > 40) return null
  return { value, from: lead, to: lead + value.length }
}

/** "8 0001 2345 6789": three groups of figures and more, and nothing else, are one number; null where it is not so. */
export function readGroups(text: string): CodeMention | null {
  const lead = LEAD.exec(text)?.[0].length ?? 0
  const value = /^\d{1,6}(?: \d{2,6}){2,6}(?=\s*$)/.exec(text.slice(lead))?.[0]
  return value === undefined ? null : { value, from: lead, to: lead + value.length }
}

/** The first clear reference in running text: letters with digits, or four digits at least; null when there is none. */
export function findCode(text: string): CodeMention | null {
  for (const match of text.matchAll(/(?<![\w./-])[\w./-]*\d[\w./-]*/g)) {
    const value = match[0].replace(/[.,;:/-]+$/, '')
    if (DATE_LIKE.test(value) || MONEY_LIKE.test(value)) continue
    if (/^\d{4,}$/.test(value) || (/[A-Za-z]/.test(value) && /\d/.test(value)) || /^\d+[/-]\d+/.test(value)) {
      return { value, from: match.index, to: match.index + value.length }
    }
  }
  return null
}
