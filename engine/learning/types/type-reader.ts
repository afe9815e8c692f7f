/** The words of a short text say as little as so many would that say nothing. */
const LEAST_WORDS = 1500

/** Buckets that the words of a document are hashed into. */
export const TYPE_BUCKETS = 1 << 14

/**
 * Tells the type of a document: a softmax regression over its hashed words (hashing trick, Weinberger et al. 2009) that begins from
 * what rules say.
 */
export interface TypeReader {
  readonly types: readonly string[]
  /** What a point of the rules is worth, in log-odds. */
  readonly trust: number
  /** buckets x types */
  readonly weights: Float32Array
}

/** A reader as a JSON file holds it: weights as bytes of the scale's units, in base64. */
export interface PackedTypeReader extends Omit<TypeReader, 'weights'> {
  readonly scale: number
  readonly weights: string
}

/**
 * How likely each type is, adding up to 1.
 * @param points what rules say for each type: log-odds up to a number that all have in common
 * @param buckets of the document's words, each once
 */
export function readTypes(reader: TypeReader, points: readonly number[], buckets: Int32Array): Float64Array {
  const { types, trust, weights } = reader
  const size = types.length
  const factor = shareOf(buckets)
  const sums = new Float64Array(size)
  for (const bucket of buckets) for (let type = 0; type < size; type += 1) sums[type]! += weights[bucket * size + type]!
  const scores = sums.map((sum, type) => trust * points[type]! + factor * sum)
  const most = Math.max(...scores)
  const shares = scores.map((score) => Math.exp(score - most))
  const whole = shares.reduce((sum, share) => sum + share, 0)
  return shares.map((share) => share / whole)
}

/** What one word of a document weighs. */
export function shareOf(buckets: Int32Array): number {
  return 1 / Math.sqrt(Math.max(buckets.length, LEAST_WORDS))
}

export function packTypeReader({ types, trust, weights }: TypeReader): PackedTypeReader {
  const scale = weights.reduce((largest, weight) => Math.max(largest, Math.abs(weight)), 1e-9) / 127
  const bytes = Int8Array.from(weights, (weight) => Math.round(weight / scale))
  const round = (value: number): number => Number(value.toPrecision(5))
  return {
    types,
    trust: round(trust),
    scale: round(scale),
    weights: Buffer.from(bytes.buffer).toString('base64'),
  }
}

/** @throws RangeError when the file was not written for these types: teach it anew */
export function unpackTypeReader(packed: PackedTypeReader, types: readonly string[]): TypeReader {
  const { trust, scale, weights } = packed
  const bytes = new Int8Array(new Uint8Array(Buffer.from(weights, 'base64')).buffer)
  if (packed.types.join(' ') !== types.join(' ') || bytes.length !== TYPE_BUCKETS * types.length)
    throw new RangeError('The reader of types was taught for other types. Run: npm run train')
  return { types, trust, weights: Float32Array.from(bytes, (byte) => byte * scale) }
}
