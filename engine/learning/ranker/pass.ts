import type { LabelReading } from '../labels/label-reader.ts'
import type { LearnedMatrix } from './network.ts'
import type { TouchedRows } from './touched-rows.ts'

/** The slopes of the loss along each matrix of the weights. */
export interface Gradients extends Readonly<Record<LearnedMatrix, Float32Array>> {
  readonly pieces: Float32Array
  /** Rows of pieces with a slope. */
  readonly touched: TouchedRows
}

/** One look at a document. */
export interface Pass {
  readonly buckets: readonly Int32Array[]
  /** By text. */
  readonly readings: readonly LabelReading[]
  readonly inputs: readonly number[]
  readonly spans: readonly {
    readonly kind: number
    readonly slots: Int32Array
    readonly measures: Float32Array
    /** Added to its scores: the logarithm of how many spans it stands for. */
    readonly share: number
  }[]
  readonly questions: readonly {
    readonly key: number
    readonly weight: number
    readonly spans: readonly number[]
    readonly right: ReadonlySet<number>
  }[]
}
