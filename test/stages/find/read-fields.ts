import type { Page } from '../../../engine/domain/page.ts'
import { chooseFields } from '../../../engine/stages/choose/choose-fields.ts'
import { classifyDocument } from '../../../engine/stages/classify/classify-document.ts'
import { findCandidates } from '../../../engine/stages/find/find-candidates.ts'

/** The chosen values of a document of these pages by key, as the pipeline reads them: classify, find, choose. */
export function readFields(...pages: readonly Page[]): Readonly<Record<string, unknown>> {
  const { type, probability } = classifyDocument(pages, [])
  const candidates = findCandidates(pages, type, { locale: null, codes: [], additionalText: null })
  const fields = chooseFields(candidates, type, probability, { pages })
  return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, field.value]))
}
