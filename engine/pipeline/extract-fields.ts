import type { CandidateTable } from '../domain/candidates.ts'
import type { InvoiceData, StructuredInvoice } from '../domain/content.ts'
import type { DocumentType } from '../domain/document.ts'
import { keysOf } from '../domain/extraction-keys.ts'
import type { Fields } from '../domain/field.ts'
import type { Finding } from '../domain/finding.ts'
import type { ProcessingHints } from '../domain/outcome.ts'
import type { Page } from '../domain/page.ts'
import { setPages } from '../domain/typeset-text.ts'
import { chooseFields } from '../stages/choose/choose-fields.ts'
import { structuredFields } from '../stages/choose/structured-fields.ts'
import { classifyDocument } from '../stages/classify/classify-document.ts'
import { statesTotals } from '../stages/classify/states-totals.ts'
import { findCandidates } from '../stages/find/find-candidates.ts'
import { validateFields } from '../stages/validate/validate-fields.ts'
import type { Stages } from './run-stage.ts'
import type { PageCode } from './show-page.ts'

/** What is known of a document before its fields are looked for. */
export interface Evidence {
  readonly pages: readonly Page[]
  readonly structured: StructuredInvoice | null
  readonly codes: readonly PageCode[]
}

export interface Extraction {
  readonly type: DocumentType | null
  readonly fields: Fields
  readonly findings: readonly Finding[]
}

/** Numbers of further invoices in one sentence. */
const MOST_NAMED = 10
/** What a document is of which nothing can be told. */
const UNTOLD = { type: 'other', probability: 0 } as const
const NO_CANDIDATES: CandidateTable = {
  scalars: {},
  addresses: [],
  amounts: [],
  taxRows: [],
  exemptions: [],
  tendered: [],
  printed: [],
  spans: { texts: [''], spans: [] },
}

/** From pages to fields. An e-invoice's own data are its fields; nothing is looked for where nothing is wanted. */
export async function extractFields(stages: Stages, hints: ProcessingHints, evidence: Evidence): Promise<Extraction> {
  if (!hints.extract) return { type: null, fields: {}, findings: [] }
  const { type, fields, printed, withheld } = (evidence.structured &&
    (await takeStructured(stages, hints, evidence, evidence.structured))) ?? {
    ...(await findFields(stages, hints, evidence)),
    printed: null,
    withheld: null,
  }
  const findings = await stages.run('validating', () => validateFields(fields, type, printed, stages.attempt, withheld))
  return { type, fields, findings }
}

/**
 * The pages are read beside the XML, so that where they contradict it somebody is told; null when its values cannot be taken,
 * which leaves what is printed.
 */
async function takeStructured(stages: Stages, hints: ProcessingHints, evidence: Evidence, invoice: StructuredInvoice) {
  const { type, further = [], withheld = null } = invoice
  const fields = await stages.run('extracting', () =>
    stages.attempt<Parameters<typeof structuredFields>, Fields | null>(structuredFields, null, invoice, evidence.pages),
  )
  if (fields === null) return null
  if (further.length > 0) stages.tell({ ...tellFurther(invoice, further, invoice.unread ?? 0), page: null })
  const hasPages = evidence.pages.some(({ words }) => words.length > 0)
  const printed = hasPages
    ? (await findFields(stages, { ...hints, type, additionalText: null }, evidence)).fields
    : null
  return { type, fields, printed, withheld }
}

/** A file may hold a batch of invoices, a document is one. */
function tellFurther(first: InvoiceData, further: readonly InvoiceData[], unread: number) {
  const named = further.slice(0, MOST_NAMED).map(numberOf)
  const numbers = [...named, ...(further.length > MOST_NAMED ? ['...'] : [])].join(', ')
  return {
    code: 'further_invoices',
    message: `The file holds ${1 + further.length + unread} invoices, of which only the first, ${numberOf(first)}, is read: ask the sender for a file for each of the others (${numbers}).`,
  }
}

function numberOf({ values }: InvoiceData): string {
  const number = values['document_number']
  return typeof number === 'string' ? number : '?'
}

async function findFields(stages: Stages, hints: ProcessingHints, { pages, codes }: Evidence) {
  const { locale, additionalText, customTypes, typeExamples, ownNames } = hints
  const { attempt } = stages
  const { type, probability } = hints.type
    ? { type: hints.type, probability: 1 }
    : await stages.run('classifying', () =>
        attempt(classifyDocument, UNTOLD, readable(pages, additionalText), customTypes, typeExamples),
      )
  const fields = await stages.run('extracting', () => {
    const isTotalled = attempt(statesTotals, true, type, pages)
    const context = { locale, codes, additionalText, statesTotals: isTotalled }
    const candidates = attempt(findCandidates, NO_CANDIDATES, pages, type, context, attempt)
    return attempt(chooseFields, leaveEmpty(type), candidates, type, probability, { pages, ownNames }, attempt)
  })
  return { type, fields }
}

/** Pages without a word leave it to the text that came with them to say what they are. */
function readable(pages: readonly Page[], additionalText: string | null): readonly Page[] {
  return additionalText === null || pages.some(({ words }) => words.length > 0) ? pages : setPages(additionalText)
}

/** Every key of the type, none of them found. */
function leaveEmpty(type: DocumentType): Fields {
  return Object.fromEntries(Object.keys(keysOf(type)).map((key) => [key, { value: null, candidates: [] }]))
}
