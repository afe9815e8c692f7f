import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { DOCUMENT_TYPES } from '../../../engine/domain/document.ts'
import { expandTruth, type Truth } from './expand-truth.ts'
import type { Source } from './list-sources.ts'

/** What a paper says, in the form of the labelled corpus. */
export interface PaperLabel {
  readonly file: string
  readonly kind: 'pdf-text' | 'pdf-scan' | 'image'
  readonly language: string
  readonly truth: Truth
  /** Keys whose values are not printed as such. */
  readonly derived: readonly string[]
  readonly note?: string
}

export interface PaperSource {
  readonly label: PaperLabel
  /** Of the PDF, as the program that wrote it would have named it. */
  readonly title: string
  /** With its shorthands. */
  readonly html: string
}

const headSchema = z.strictObject({
  language: z.string().regex(/^[a-z]{2}$/),
  truth: z.record(z.string(), z.unknown()),
  derived: z.array(z.string()).default([]),
  note: z.string().optional(),
  title: z.string().optional(),
})

/** Not said in so many words on any paper. */
const NEVER_PRINTED = ['type', 'language']

/**
 * A source: `<!--{json}-->` in the first line, then HTML.
 * @throws Error that names the file
 */
export function readSource({ path, set, id }: Source): PaperSource {
  const text = readFileSync(path, 'utf8')
  try {
    const [comment, json] = /^<!--(.*?)-->\n/s.exec(text) ?? []
    if (comment === undefined || json === undefined) throw new Error('The first line must be <!--{json}-->.')
    const { language, truth, derived, note, title } = headSchema.parse(JSON.parse(json))
    const type = typeOfSet(set)
    return {
      label: {
        file: `${id}.pdf`,
        kind: 'pdf-text',
        language,
        truth: expandTruth(type, { type, language, ...truth }),
        derived: [...NEVER_PRINTED, ...derived],
        ...(note !== undefined && { note }),
      },
      title: title ?? (language === 'de' ? 'Druckausgabe' : 'Untitled'),
      html: text.slice(comment.length),
    }
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

/** `invoice-fr` holds invoices, `credit-note` credit notes. */
function typeOfSet(set: string): string {
  const type = DOCUMENT_TYPES.find((name) => set === name || set === `${name}-${set.slice(-2)}`)
  if (type === undefined) throw new Error(`${set} is no type of document, alone or with a language behind it.`)
  return type
}
