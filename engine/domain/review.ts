import type { Field, Fields } from './field.ts'
import type { Finding } from './finding.ts'

/** Below this probability a person should look at a value: 98.5 % of the values above it are right on the papers on which it was set, by writers that taught nothing. */
export const REVIEW_BAR = 0.86

/**
 * The keys that a person should look at, in the order of the keys: those that a finding names, and values that are less likely
 * than REVIEW_BAR. What a person said needs no look again; a value that is missing only where a finding says so.
 */
export function keysToLookAt(fields: Fields, findings: readonly Finding[]): readonly string[] {
  const named = new Set(findings.flatMap(({ fields: keys }) => keys))
  return Object.keys(fields).filter((key) => named.has(key) || isDoubtful(fields[key]!))
}

function isDoubtful({ value, candidates }: Field): boolean {
  const chosen = candidates[0]
  if (value === null || value.length === 0) return false
  return chosen?.source !== 'user' && (chosen?.confidence ?? 0) < REVIEW_BAR
}
