import type { DocumentType } from '../../../../domain/document.ts'
import { fold } from '../../fold-text.ts'
import { VOCABULARIES } from '../vocabularies/vocabularies.ts'
import type { Vocabulary } from '../vocabularies/vocabulary.ts'

const WHOLE = new Map<string, RegExp>(
  Object.entries(VOCABULARIES).map(([type, vocabulary]) => [type, compile(vocabulary)]),
)

/** Whether a text is nothing but one of the type's labels, and so nobody's name. */
export function isTypeLabel(text: string, type: DocumentType): boolean {
  return WHOLE.get(type)?.test(fold(text)) === true
}

function compile({ labels, weakLabels = {} }: Vocabulary): RegExp {
  const patterns = [labels, weakLabels].flatMap((table) => Object.values(table).flatMap(([, ...forms]) => forms))
  return new RegExp(`^(?:${patterns.map((pattern) => pattern.replaceAll(/ (?!\?)/g, ' ?')).join('|')})$`)
}
