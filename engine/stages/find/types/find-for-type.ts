import type { DocumentType } from '../../../domain/document.ts'
import type { Candidate } from '../../../domain/field.ts'
import type { Layout } from '../layout.ts'
import type { DateOrder } from '../values/scan-dates.ts'
import { deriveObjectionDeadline } from './derive-objection-deadline.ts'
import { findContractPartiesInLines } from './find-contract-lines.ts'
import { findIssuers } from './find-issuers.ts'
import { findLoosePeriods } from './find-loose-periods.ts'
import { findSignatures } from './find-signatures.ts'
import { findSubject } from './find-subject.ts'
import { findTitle } from './find-title.ts'
import { findTypeFields } from './find-type-fields.ts'
import { findTypePhrases } from './find-type-phrases.ts'
import { settleBalances } from './settle-balances.ts'

type Scalars = Record<string, readonly Candidate[]>

/** From here on a type's own label settles what a value is. */
const SETTLED = 0.5
/** What is left to other keys of a value that such a label names. */
const LEFT = 0.35

/** What a type's own words say, added to what was found without knowing the type. Keys with `_` are gone afterwards. */
export function findForType(layout: Layout, type: DocumentType, order: DateOrder, general: Scalars): Scalars {
  const labelled = settleBalances(findTypeFields(layout, type, order), type)
  const own = merge([
    labelled,
    findTypePhrases(layout, type, order),
    findLoosePeriods(layout, type, order),
    findIssuers(layout, type),
    findContractPartiesInLines(layout, type),
    findSubject(layout, type),
    findTitle(layout, type),
    findSignatures(layout, type, order),
  ])
  const all = merge([yieldTo(labelled, general), own])
  const deadline = type === 'tax-assessment-note' ? deriveObjectionDeadline(all['issue_date'] ?? []) : []
  const found = merge([all, { objection_deadline: deadline }])
  return Object.fromEntries(
    Object.entries(found).filter(([key, candidates]) => !key.startsWith('_') && candidates.length > 0),
  )
}

function merge(tables: readonly Scalars[]): Record<string, Candidate[]> {
  const all: Record<string, Candidate[]> = {}
  for (const [key, candidates] of tables.flatMap((table) => Object.entries(table)))
    (all[key] ??= []).push(...candidates)
  return all
}

/** A place on the page holds one thing: where the type's own label names it, other keys fall behind there. */
function yieldTo(labelled: Scalars, general: Scalars): Scalars {
  const owners = new Map<string, Set<string>>()
  for (const [key, candidates] of Object.entries(labelled)) {
    for (const candidate of candidates) {
      if (candidate.confidence < SETTLED || candidate.box === null) continue
      const place = placeOf(candidate)
      owners.set(place, (owners.get(place) ?? new Set()).add(key))
    }
  }
  const yields = (key: string, candidate: Candidate): boolean => {
    const keys = owners.get(placeOf(candidate))
    return keys !== undefined && !keys.has(key)
  }
  return Object.fromEntries(
    Object.entries(general).map(([key, candidates]) => [
      key,
      candidates.map((candidate) =>
        yields(key, candidate) ? { ...candidate, confidence: candidate.confidence * LEFT } : candidate,
      ),
    ]),
  )
}

function placeOf({ page, box }: Candidate): string {
  return `${page}: ${box?.join()}`
}
