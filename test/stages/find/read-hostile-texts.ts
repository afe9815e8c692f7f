import { chooseFields } from '../../../engine/stages/choose/choose-fields.ts'
import { classifyDocument } from '../../../engine/stages/classify/classify-document.ts'
import { findCandidates } from '../../../engine/stages/find/find-candidates.ts'
import { isPoorRecognition } from '../../../engine/stages/read/pdf/judge-text.ts'
import type { Character } from '../../../engine/stages/read/pdf/read-characters.ts'
import { setPages } from '../../../engine/domain/typeset-text.ts'
import { HOSTILE_TEXTS } from './hostile-texts.ts'

/** A process of its own, since a search that does not end can only be killed: says on a line each what it came to the end of. */
const TYPES = ['contract', 'letter', 'reminder', 'tax-assessment-note', 'credit-note'] as const

for (const [name, text] of Object.entries(HOSTILE_TEXTS)) {
  const pages = setPages(text)
  const { probability } = classifyDocument(pages, [])
  for (const type of TYPES) {
    const table = findCandidates(pages, type, { locale: null, codes: [], additionalText: text })
    chooseFields(table, type, probability, { pages })
  }
  console.log(name)
}
console.log(`${setPages(`${'\f'.repeat(600_000)}x`).length} pages`)

const hidden = { hidden: true } as Character
const [page] = setPages('a '.repeat(40))
const words = page!.words.map((word) => ({ ...word, text: `${"'".repeat(20_000)}@` }))
isPoorRecognition([hidden], words)
console.log('a hidden text of quotation marks')
