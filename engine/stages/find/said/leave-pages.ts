import type { CandidateTable } from '../../../domain/candidates.ts'
import type { Candidate } from '../../../domain/field.ts'

/** Candidates of a text that came with a document, as they are given: they stand on none of its pages. */
export function leavePages(table: CandidateTable): CandidateTable {
  const inRow = <Found extends { readonly candidate: Candidate }>(found: Found): Found => ({
    ...found,
    candidate: leavePage(found.candidate),
  })
  return {
    ...table,
    scalars: Object.fromEntries(
      Object.entries(table.scalars).map(([key, candidates]) => [key, candidates.map((found) => leavePage(found))]),
    ),
    addresses: table.addresses.map(inRow),
    amounts: table.amounts.map(inRow),
    taxRows: table.taxRows.map(inRow),
    exemptions: table.exemptions.map(inRow),
    printed: table.printed.map(inRow),
    // A message is prose: what reads as a value there is found by what it says, not by where it stands.
    spans: { texts: [''], spans: [] },
  }
}

function leavePage(candidate: Candidate): Candidate {
  return { ...candidate, page: null, box: null, source: 'additional_text' }
}
