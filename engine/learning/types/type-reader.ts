/** Buckets that the words of a document are hashed into. */
export const TYPE_BUCKETS = 1 << 14

/**
 * Tells the type of a document: a softmax regression over its hashed words (hashing trick, Weinberger et al. 2009) beside what rules
 * say.
 */
export interface TypeReader {
  readonly types: readonly string[]
  /** buckets x types */
  readonly weights: Float32Array
}

/** A reader as a JSON file holds it: weights as bytes of the scale's units, in base64. */
export interface PackedTypeReader extends Omit<TypeReader, 'weights'> {
  readonly scale: number
  readonly weights: string
}

/** The words of a short text say as little as so many would that say nothing. */
const LEAST_WORDS = 1500
/** Papers of other kinds than those that taught share words with them by chance: words count less than they learned to, and no more than this. */
const [WORTH, MOST] = [0.6, 3]

/**
 * How likely each type is, adding up to 1.
 * @param points what rules say for each type: log-odds up to a number that all have in common
 * @param buckets of the document's words, each once
 */
export function readTypes(reader: TypeReader, points: readonly number[], buckets: Int32Array): Float64Array {
  const sums = addWords(reader, buckets)
  const mean = sums.reduce((all, sum) => all + sum, 0) / sums.length
  return toShares(points.map((point, type) => point + MOST * Math.tanh((WORTH * (sums[type]! - mean)) / MOST)))
}

/** What the words say for each type, as they learned it: log-odds up to a number that all have in common. */
export function addWords({ types, weights }: TypeReader, buckets: Int32Array): Float64Array {
  const size = types.length
  const sums = new Float64Array(size)
  for (const bucket of buckets) for (let type = 0; type < size; type += 1) sums[type]! += weights[bucket * size + type]!
  const share = shareOf(buckets)
  return sums.map((sum) => share * sum)
}

/** What one word of a document weighs. */
export function shareOf(buckets: Int32Array): number {
  return 1 / Math.sqrt(Math.max(buckets.length, LEAST_WORDS))
}

/** Softmax. */
export function toShares(scores: ArrayLike<number>): Float64Array {
  const most = Math.max(...Array.from(scores))
  const shares = Float64Array.from(scores, (score) => Math.exp(score - most))
  const whole = shares.reduce((sum, share) => sum + share, 0)
  return shares.map((share) => share / whole)
}

export function packTypeReader({ types, weights }: TypeReader): PackedTypeReader {
  const scale = Number((weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-9) / 127).toPrecision(5))
  const bytes = Int8Array.from(weights, (weight) => Math.round(weight / scale))
  return { types, scale, weights: Buffer.from(bytes.buffer).toString('base64') }
}

/** @throws RangeError when the file was not written for these types: teach it anew */
export function unpackTypeReader(packed: PackedTypeReader, types: readonly string[]): TypeReader {
  const bytes = new Int8Array(new Uint8Array(Buffer.from(packed.weights, 'base64')).buffer)
  if (packed.types.join(' ') !== types.join(' ') || bytes.length !== TYPE_BUCKETS * types.length)
    throw new RangeError('The reader of types was taught for other types. Run: npm run train')
  return { types, weights: Float32Array.from(bytes, (byte) => byte * packed.scale) }
}
