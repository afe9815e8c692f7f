import { scaleUp } from '../scale-up.ts'

/** Buckets that the words of a document are hashed into. */
export const TYPE_BUCKETS = 1 << 14

/** What speaks for each type of a document. */
export interface TypeEvidence {
  /** By rules, for each type: log-odds up to a number that all have in common. */
  readonly points: readonly number[]
  /** Of the document's words, each once. */
  readonly buckets: Int32Array
  /** 1 for each step that a count of its lines reaches, 0 for each that it does not. */
  readonly steps: readonly number[]
}

/**
 * Tells the type of a document: a softmax regression over its hashed words (hashing trick, Weinberger et al. 2009), and another over
 * what rules say, what the words say and what the lines count up to (stacking, Wolpert 1992).
 */
export interface TypeReader {
  readonly types: readonly string[]
  /** buckets x types */
  readonly weights: Float32Array
  /** (types + types + steps) x types: what each of the signs (listSigns) says for each type. */
  readonly mixing: Float32Array
}

/** A reader as a JSON file holds it: weights as bytes of the scale's units, in base64. */
export interface PackedTypeReader extends Omit<TypeReader, 'weights' | 'mixing'> {
  readonly scale: number
  readonly weights: string
  readonly mixing: readonly number[]
}

/** The words of a short text say as little as so many would that say nothing. */
const LEAST_WORDS = 1500
/** What rules have against a type says no more than this, in log-odds. */
const LEAST_POINTS = -15
/** Papers of other kinds than those that taught are like some of them by chance: what was learned moves the rules no further. */
const MOST = 4

/** How likely each type is, adding up to 1. */
export function readTypes(reader: TypeReader, evidence: TypeEvidence): Float64Array {
  const signs = listSigns(evidence, addWords(reader, evidence.buckets))
  const size = reader.types.length
  const mixed = center(mixSigns(reader.mixing, signs, size))
  return toShares(mixed.map((sum, type) => signs[type]! + MOST * Math.tanh((sum - signs[type]!) / MOST)))
}

/**
 * What the mixing weighs: points, sums of the words and steps.
 * @param sums what the words say for each type
 */
export function listSigns({ points, steps }: Omit<TypeEvidence, 'buckets'>, sums: Float64Array): Float64Array {
  const floored = Float64Array.from(points, (point) => Math.max(LEAST_POINTS, point))
  return Float64Array.from([...center(floored), ...center(sums), ...steps])
}

/** What signs say for each type by a mixing: log-odds up to a number that all have in common. */
export function mixSigns(mixing: Float32Array, signs: Float64Array, size: number): Float64Array {
  const sums = new Float64Array(size)
  for (let sign = 0; sign < signs.length; sign += 1) {
    const value = signs[sign]!
    if (value !== 0) for (let type = 0; type < size; type += 1) sums[type]! += value * mixing[sign * size + type]!
  }
  return sums
}

function center(sums: Float64Array): Float64Array {
  const mean = sums.reduce((all, sum) => all + sum, 0) / sums.length
  return sums.map((sum) => sum - mean)
}

/** What the words say for each type, as they learned it: log-odds up to a number that all have in common. */
export function addWords({ types, weights }: Omit<TypeReader, 'mixing'>, buckets: Int32Array): Float64Array {
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

export function packTypeReader({ types, weights, mixing }: TypeReader): PackedTypeReader {
  const scale = Number((weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-9) / 127).toPrecision(5))
  const bytes = Int8Array.from(weights, (weight) => Math.round(weight / scale))
  return {
    types,
    scale,
    mixing: Array.from(mixing, (weight) => Number(weight.toPrecision(4))),
    weights: Buffer.from(bytes.buffer).toString('base64'),
  }
}

/**
 * @param steps how many steps there are
 * @throws RangeError when the file was not written for these types and steps: teach it anew
 */
export function unpackTypeReader(packed: PackedTypeReader, types: readonly string[], steps: number): TypeReader {
  const bytes = new Int8Array(new Uint8Array(Buffer.from(packed.weights, 'base64')).buffer)
  const size = types.length
  const isOther = packed.types.join(' ') !== types.join(' ') || bytes.length !== TYPE_BUCKETS * size
  if (isOther || packed.mixing.length !== (2 * size + steps) * size)
    throw new RangeError('The reader of types was taught for other types or steps. Run: npm run train')
  return {
    types,
    weights: scaleUp(bytes, packed.scale),
    mixing: Float32Array.from(packed.mixing),
  }
}
