import { hashText } from './hash-text.ts'

/** Buckets of a piece's n-grams: few pieces teach, so few are told apart. */
export const PIECE_BUCKETS = 1 << 14

/** Tells whether a piece of text belongs to what is looked for: a logistic regression over its hashed n-grams (hash-text). */
export interface PieceReader {
  readonly bias: number
  /** Log-odds that one unit of a weight is worth. */
  readonly scale: number
  /** In base64: whole numbers from -127 to 127, a byte for each bucket. */
  readonly weights: string
}

/** By reader its weights, unpacked at first use. */
const unpacked = new WeakMap<PieceReader, Int8Array>()

/** Log-odds of nothing at all. */
export const NO_PIECE = -9

/** How surely a piece belongs to it, in log-odds; NO_PIECE for an empty one. */
export function judgePiece(reader: PieceReader, piece: string): number {
  const buckets = hashText(piece)
  if (buckets.length === 0) return NO_PIECE
  const { bias, scale } = reader
  const weights = unpackPieces(reader)
  const sum = buckets.reduce((all, bucket) => all + weights[bucket % PIECE_BUCKETS]!, 0)
  return bias + (scale * sum) / Math.sqrt(buckets.length)
}

export function packPieces(weights: Int8Array): string {
  return Buffer.from(weights.buffer, weights.byteOffset, weights.byteLength).toString('base64')
}

function unpackPieces(reader: PieceReader): Int8Array {
  const known = unpacked.get(reader)
  if (known !== undefined) return known
  const weights = new Int8Array(new Uint8Array(Buffer.from(reader.weights, 'base64')).buffer)
  unpacked.set(reader, weights)
  return weights
}
