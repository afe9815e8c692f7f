import type { CandidateTable } from '../../../../domain/candidates.ts'
import { scalarOf, type Candidate } from '../../../../domain/field.ts'
import { reduce } from '../../../../domain/names.ts'
import type { Layout } from '../../layout.ts'
import { findAddress } from '../../parties/find-address.ts'

const CONFIDENCE = 0.7
const MOST_NAMES = 12

/** Addresses under a party's name where it stands alone once more: a payslip names its employee in a box and again in the window. */
export function findRepeatedAddresses(layout: Layout, parties: readonly Candidate[]): CandidateTable['addresses'] {
  const first = layout.pages[0]
  if (first === undefined) return []
  const likely = parties.toSorted((a, b) => b.confidence - a.confidence).slice(0, MOST_NAMES)
  const names = new Set(likely.map((candidate) => reduce(scalarOf(candidate))))
  return first.lines.flatMap((line) =>
    line.segments.flatMap((segment) => {
      // Alone, or with the address behind it: "Miller Ltd · 3 High Street · Exampleton".
      const name = segment.text.split(/\s*[·•|∙‧,]\s|\s[–-]\s/u)[0]!.trim()
      const address = names.has(reduce(name)) ? findAddress(first, segment, name.length, CONFIDENCE) : null
      return address === null ? [] : [{ name, candidate: address }]
    }),
  )
}
