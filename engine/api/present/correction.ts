import type { CorrectionResource } from '../../contract/app/correction.ts'
import type { Candidate, FieldValue } from '../../domain/field.ts'
import type { FractionBox } from '../../domain/page.ts'
import type { StoredCorrection } from '../../store/corrections.ts'

export function presentCorrection(correction: StoredCorrection): CorrectionResource {
  const { id, key, value, text, page, box, wordsAround, previous, createdAt, createdBy, undoneAt } = correction
  return {
    id,
    key,
    value: copyValue(value),
    text,
    page,
    box: box && copyBox(box),
    words_around: wordsAround && { ...wordsAround },
    previous: {
      value: copyValue(previous.value),
      candidate: previous.candidate && copyCandidate(previous.candidate),
    },
    created_at: createdAt,
    created_by: createdBy,
    undone_at: undoneAt,
  }
}

function copyCandidate(candidate: Candidate): NonNullable<CorrectionResource['previous']['candidate']> {
  return { ...candidate, value: copyValue(candidate.value), box: candidate.box && copyBox(candidate.box) }
}

function copyValue(value: FieldValue): CorrectionResource['value'] {
  return value === null || typeof value === 'string' ? value : [...value]
}

function copyBox([left, top, right, bottom]: FractionBox): [number, number, number, number] {
  return [left, top, right, bottom]
}
