import type { CandidateResource, ExtractionsResource } from '../../contract/extraction-field.ts'
import type { Candidate, Fields, FieldValue } from '../../domain/field.ts'

export function presentExtractions(fields: Fields): ExtractionsResource {
  return Object.fromEntries(
    Object.entries(fields).map(([key, { value, candidates }]) => [
      key,
      { value: presentValue(value), candidates: candidates.map(presentCandidate) },
    ]),
  )
}

function presentCandidate(candidate: Candidate): CandidateResource {
  const { value, text, page, box, confidence, source } = candidate
  return { value: presentValue(value), text, page, box: box && [...box], confidence, source }
}

function presentValue(value: FieldValue): CandidateResource['value'] {
  return value === null || typeof value === 'string' ? value : [...value]
}
