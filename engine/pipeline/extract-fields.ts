import type { StructuredInvoice } from '../domain/content.ts'
import type { DocumentType } from '../domain/document.ts'
import type { Fields } from '../domain/field.ts'
import type { Finding } from '../domain/finding.ts'
import type { ProcessingHints } from '../domain/outcome.ts'
import type { Page } from '../domain/page.ts'
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

/** From pages to fields. An e-invoice's own data are its fields; nothing is looked for where nothing is wanted. */
export async function extractFields(stages: Stages, hints: ProcessingHints, evidence: Evidence): Promise<Extraction> {
  if (!hints.extract) return { type: null, fields: {}, findings: [] }
  const type = evidence.structured?.type ?? null
  return stages.run('extracting', () => ({ type, fields: {}, findings: [] }))
}
