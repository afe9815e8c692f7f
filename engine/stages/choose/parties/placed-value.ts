import { reduce } from '../../../domain/names.ts'
import type { Word } from '../../../domain/page.ts'
import type { PartyValue } from './list-party-values.ts'
import { nearestOffset, type PlacedOffset, type SpanPlace } from './place-of-span.ts'

/** A value with where it stands. */
export interface PlacedValue extends PartyValue {
  /** See reduceWords. */
  readonly reduced: string
  /** Of each place where it is printed the narrowest span, by index, in reading order; and where these stand. */
  readonly mentions: readonly number[]
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
/** Chances that others have to reach to stand between. */
const LIKELY_NAME = 0.1
export const LIKELY_ADDRESS = 0.02
/** What stands farther apart, in heights of the type, does not go together. */
export const FARTHEST = 60

/** By name and other how they stand to each other where they are nearest; null for what does not go together. */
export function listOffsets(
  names: readonly PlacedValue[],
  others: readonly (readonly SpanPlace[])[],
): readonly (readonly (PlacedOffset | null)[])[] {
  return names.map(({ places }) =>
    others.map((other) => {
      const offset = nearestOffset(places, other)
      return offset === null || offset.distance > FARTHEST ? null : offset
    }),
  )
}

/** For each name the likely ones that are neither it nor a form of it. */
export function listStrangers(names: readonly PlacedValue[]): readonly (readonly number[])[] {
  const likely = [...names.keys()].filter((at) => names[at]!.chance > LIKELY_NAME)
  return names.map((name, at) =>
    likely.filter((other) => other !== at && !overlaps(names[other]!.reduced, name.reduced)),
  )
}

/** The words of a name or an address without their signs, each between blanks: part of one is part of the other word by word. */
export function reduceWords(text: string): string {
  const words = text.split(/[^\p{L}\p{M}\p{N}]+/u).flatMap((word) => reduce(word) || [])
  return words.length === 0 ? '' : ` ${words.join(' ')} `
}

export function overlaps(one: string, other: string): boolean {
  return one !== '' && other !== '' && (one.includes(other) || other.includes(one))
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
