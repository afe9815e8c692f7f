import { DOCUMENT_TYPES, type DocumentType } from '../../domain/document.ts'
import { layOutLines, type Line } from '../../domain/lines.ts'
import type { TypeExample } from '../../domain/outcome.ts'
import type { Page } from '../../domain/page.ts'
import { readTypes, type TypeReader } from '../../learning/types/type-reader.ts'
import { shippedTypeReader } from './shipped-type-reader.ts'
import { weighExamples } from './weigh-examples.ts'
import { weighLabel } from './weigh-label.ts'
import { measureBody } from './weigh-title.ts'
import { addUp, TEMPERATURE, weighTypes } from './weigh-types.ts'

/** A type with how likely it is, 0..1. */
export interface Classification {
  readonly type: DocumentType
  readonly probability: number
}

const PAGES_READ = 3
const MOST = 0.995

/** Tells what a document is: one of the standard types, or of a caller's own by their labels and the papers that bore them. */
export function classifyDocument(
  pages: readonly Page[],
  customTypes: readonly string[],
  examples: readonly TypeExample[] = [],
  reader: TypeReader = shippedTypeReader(),
): Classification {
  const lines = layOutHead(pages)
  const evidence = weighTypes(lines)
  const { points } = evidence
  const body = measureBody(lines)
  const own = customTypes.map((type) => ({
    type,
    points: (weighLabel(lines, type, body) + weighExamples(lines, type, examples)) / TEMPERATURE,
  }))
  // Rules weigh own types against all standard ones; which of these it is, the reader knows better.
  const whole = addUp([...points, ...own.map((label) => label.points)])
  const standard = Math.exp(addUp(points) - whole)
  const chances = new Map<DocumentType, number>()
  readTypes(reader, evidence).forEach((chance, at) => chances.set(DOCUMENT_TYPES[at]!, standard * chance))
  for (const label of own) chances.set(label.type, (chances.get(label.type) ?? 0) + Math.exp(label.points - whole))
  const [type, chance] = [...chances].reduce((best, next) => (next[1] > best[1] ? next : best))
  return { type, probability: Math.round(Math.min(MOST, chance) * 1000) / 1000 }
}

/** The lines by which a document is told. */
export function layOutHead(pages: readonly Page[]): readonly Line[] {
  return pages.slice(0, PAGES_READ).flatMap((page) => layOutLines(page))
}
