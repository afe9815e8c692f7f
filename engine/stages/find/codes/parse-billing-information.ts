import { makeDate } from '../../../domain/dates.ts'

/** What structured billing information says about the invoice. */
export interface BillingInformation {
  readonly invoiceNumber: string | null
  /** `YYYY-MM-DD`. */
  readonly invoiceDate: string | null
  /** UID of the biller in its official writing: `CHE-106.017.086`. */
  readonly billerId: string | null
}

const TAG = { invoiceNumber: '10', invoiceDate: '11', billerId: '30' }

/** Reads billing information of the Swico S1 syntax: `//S1/10/4711/11/260512/30/106017086`. All null for anything else. */
export function parseBillingInformation(text: string | null): BillingInformation {
  const parts = splitTags(text)
  const date = /^(\d\d)(\d\d)(\d\d)$/.exec(parts.get(TAG.invoiceDate) ?? '')
  const uid = /^(\d{3})(\d{3})(\d{3})$/.exec(parts.get(TAG.billerId) ?? '')
  return {
    invoiceNumber: parts.get(TAG.invoiceNumber) ?? null,
    invoiceDate: date === null ? null : makeDate(2000 + Number(date[1]), Number(date[2]), Number(date[3])),
    billerId: uid === null ? null : `CHE-${uid[1]}.${uid[2]}.${uid[3]}`,
  }
}

/** Tags and values by turns; a slash inside a value is written `\/`, a backslash `\\`. */
function splitTags(text: string | null): ReadonlyMap<string, string> {
  const tags = new Map<string, string>()
  if (text === null || !text.startsWith('//S1/')) return tags
  const parts = text.slice('//S1/'.length).match(/(?:\\.|[^/\\])*(?:\/|$)/g) ?? []
  for (let index = 0; index + 1 < parts.length; index += 2) {
    const value = parts[index + 1]!.replace(/\/$/, '').replace(/\\(.)/g, '$1').trim()
    if (value !== '') tags.set(parts[index]!.replace(/\/$/, ''), value)
  }
  return tags
}
