import type { SpanKind } from '../../domain/spans.ts'
import type { LabelReader } from '../labels/label-reader.ts'

/** What the network ranks: its keys with the kind of span that each takes, and what it is told of a document. */
export interface RankerShape {
  readonly keys: readonly { readonly key: string; readonly kind: SpanKind }[]
  readonly kinds: readonly SpanKind[]
  /** Document types and languages, each an input of its own; the last of each list stands for all others. */
  readonly types: readonly string[]
  readonly languages: readonly string[]
  readonly slots: number
  readonly measures: number
  /** Slots, by index, whose texts are read as labels. */
  readonly labelSlots: readonly number[]
  /** Numbers by which a text is described, and units of the two hidden layers. */
  readonly width: number
  readonly hidden: number
  readonly upper: number
}

/**
 * A small network over spans. A text is the sum of its pieces' vectors over the root of their number; what stands in a slot goes through that
 * slot's own matrix; with measurements and document through two layers of rectified units to one figure for each key.
 * Beside that, texts are read as labels by a reader of its own: what a label says for a key counts the same for every key of a kind, so
 * that wordings teach a key of which few documents are known. Matrices lie row by row, the rows being the inputs.
 */
export interface RankerWeights {
  readonly shape: RankerShape
  /** buckets x width */
  readonly pieces: Float32Array
  /** slots x width x hidden */
  readonly slots: Float32Array
  /** By which each measurement is shifted and scaled before it goes in. */
  readonly means: Float32Array
  readonly scales: Float32Array
  /** measures x hidden; document and kind x hidden; hidden */
  readonly measures: Float32Array
  readonly document: Float32Array
  readonly bias: Float32Array
  /** hidden x upper; upper */
  readonly second: Float32Array
  readonly secondBias: Float32Array
  /** upper x keys; keys */
  readonly output: Float32Array
  readonly outputBias: Float32Array
  /** (upper + document) x keys; keys: how likely it is that the document has no such value. */
  readonly absent: Float32Array
  readonly absentBias: Float32Array
  /** label slots x kinds: what it counts that a text in a slot is a label of the key, and that it is a label at all. */
  readonly labelled: Float32Array
  readonly labelledAny: Float32Array
  /** kinds: what it counts that a span's own text is a label. */
  readonly ownLabel: Float32Array
  /** kinds: what it counts against absence that some span of the kind has a label of the key. */
  readonly labelledSome: Float32Array
}

/** Networks that were taught alike from other beginnings: the mean of what they say is right more often than any of them. */
export interface Ranker {
  /** Its meanings begin with the keys of the networks' shape. Learned before and by itself. */
  readonly labels: LabelReader
  readonly networks: readonly RankerWeights[]
}

/** The matrices that are learned, but for the pieces, of which a document touches few rows. */
export const LEARNED_MATRICES = [
  'slots',
  'measures',
  'document',
  'bias',
  'second',
  'secondBias',
  'output',
  'outputBias',
  'absent',
  'absentBias',
  'labelled',
  'labelledAny',
  'ownLabel',
  'labelledSome',
] as const satisfies readonly (keyof RankerWeights)[]
export type LearnedMatrix = (typeof LEARNED_MATRICES)[number]

/** Inputs that describe a document: its type and its language. */
export function documentInputs(shape: RankerShape, type: string, language: string | null): readonly number[] {
  const typeAt = shape.types.indexOf(type)
  const languageAt = shape.languages.indexOf(language ?? '')
  return [
    typeAt < 0 ? shape.types.length - 1 : typeAt,
    shape.types.length + (languageAt < 0 ? shape.languages.length - 1 : languageAt),
  ]
}

/** How many inputs a document has beside its spans' kinds. */
export function documentSize(shape: RankerShape): number {
  return shape.types.length + shape.languages.length
}
