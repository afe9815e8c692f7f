import type { PartyValue } from './list-party-values.ts'
import type { Word } from '../../../domain/page.ts'
import type { SpanPlace } from './place-of-span.ts'

/** A value with where it stands, in reading order. */
export interface PlacedValue extends PartyValue {
  readonly reduced: string
  readonly places: readonly SpanPlace[]
  /** Of all places. */
  readonly words: readonly Word[]
}

/** A name, and by its index the address or the role word that may be the same party's. */
export interface PartyPair {
  readonly name: number
  readonly other: number
  readonly features: readonly number[]
}

const LEAST = 1e-4
/** Chances of what others have to reach to stand between. */
export const [LIKELY_NAME, LIKELY_ADDRESS] = [0.1, 0.02]
/** What stands farther apart, in heights of the type, does not go together. */
export const FARTHEST = 60

export function overlaps(one: string, other: string): boolean {
  return one.includes(other) || other.includes(one)
}

export function mostOf(values: readonly PartyValue[]): number {
  return values.reduce((most, { chance }) => Math.max(most, chance), 0)
}

export function weigh(chance: number): number {
  return Math.log(Math.max(LEAST, chance))
}

export function clip(heights: number): number {
  return Math.max(-FARTHEST, Math.min(FARTHEST, heights))
}

export function yes(is: boolean): number {
  return is ? 1 : 0
}
