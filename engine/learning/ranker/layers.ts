import type { Matrix } from '../products/matrix.ts'
import type { ThinnedPass } from './thin-pass.ts'

/** What a look makes of its spans, layer by layer; a row for each span. */
export interface Layers {
  /** texts in slots x width: what each is described by. */
  readonly described: Matrix
  /** Measurements, standardized. */
  readonly measures: Matrix
  /** Units as they go on, those that are left out at nought. */
  readonly lower: Matrix
  readonly upper: Matrix
  readonly thinned: Matrix
  /** 1 over the share of units that is kept. */
  readonly keep: number
  /** Of the upper units over all spans. */
  readonly mean: Float32Array
  readonly scores: Matrix
  /** Of zeros, for the slopes along the scores. */
  readonly scoreSlopes: Matrix
}

/** From where on the texts of a slot go, and how many they are. */
export function slotRows({ starts }: ThinnedPass, slot: number): readonly [from: number, count: number] {
  return [starts[slot]!, starts[slot + 1]! - starts[slot]!]
}
