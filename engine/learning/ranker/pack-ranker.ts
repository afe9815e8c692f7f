import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { LabelReader } from '../labels/label-reader.ts'
import { scaleUp } from '../scale-up.ts'
import { LEARNED_MATRICES, type Ranker, type RankerShape } from './network.ts'

const MATRICES = ['pieces', 'means', 'scales', ...LEARNED_MATRICES] as const
const LABEL_MATRICES = ['pieces', 'output', 'bias'] as const
/** Matrices that are kept as whole numbers of so many bytes, each with its own scale; the others as they are. */
const BYTES: ReadonlyMap<string, 1 | 2> = new Map([
  ['pieces', 1],
  ['slots', 1],
  ['measures', 2],
  ['document', 2],
  ['second', 2],
  ['output', 2],
  ['absent', 2],
])

/** Numbers of little endian, deflated (RFC 1951), in base64: floats of four bytes, or whole numbers of `bytes` where there is a scale. */
interface PackedMatrix {
  readonly values: string
  readonly scale?: number
  /** One where it is not said. */
  readonly bytes?: number
}

type PackedMatrices = Readonly<Record<string, PackedMatrix>>

/** A ranker as a JSON file holds it. */
export interface PackedRanker {
  readonly name: string
  /** The day of the training, YYYY-MM-DD. */
  readonly date: string
  readonly networks: readonly { readonly shape: RankerShape; readonly matrices: PackedMatrices }[]
  readonly labels: Pick<LabelReader, 'meanings' | 'width'> & {
    readonly matrices: PackedMatrices
  }
}

/**
 * Bytes for the pieces' vectors, which are most of the weights: a step of a 127th of the largest changes no ranking. Two bytes for the
 * larger of the others.
 */
export function packRanker({ labels, networks }: Ranker, name: string, date: string): PackedRanker {
  const { meanings, width } = labels
  return {
    name,
    date,
    networks: networks.map((weights) => ({ shape: weights.shape, matrices: packAll(MATRICES, weights) })),
    labels: { meanings, width, matrices: packAll(LABEL_MATRICES, labels) },
  }
}

export function unpackRanker({ networks, labels: { meanings, width, matrices } }: PackedRanker): Ranker {
  return {
    networks: networks.map((network) => ({ shape: network.shape, ...unpackAll(MATRICES, network.matrices) })),
    labels: { meanings, width, ...unpackAll(LABEL_MATRICES, matrices) },
  }
}

function packAll<Name extends string>(
  names: readonly Name[],
  values: Readonly<Record<Name, Float32Array>>,
): PackedMatrices {
  return Object.fromEntries(names.map((name) => [name, pack(values[name], name)]))
}

function unpackAll<Name extends string>(names: readonly Name[], packed: PackedMatrices): Record<Name, Float32Array> {
  return Object.fromEntries(names.map((name) => [name, unpack(packed[name]!)])) as Record<Name, Float32Array>
}

function pack(values: Float32Array, matrix: string): PackedMatrix {
  const bytes = BYTES.get(matrix)
  if (bytes === undefined) return { values: toBase64(values) }
  const most = values.reduce((largest, value) => Math.max(largest, Math.abs(value)), 1e-9)
  const scale = most / (bytes === 1 ? 127 : 32_767)
  const whole = (value: number): number => Math.round(value / scale)
  return {
    values: toBase64(bytes === 1 ? Int8Array.from(values, whole) : Int16Array.from(values, whole)),
    scale,
    bytes,
  }
}

function unpack({ values, scale, bytes }: PackedMatrix): Float32Array {
  const { buffer } = new Uint8Array(inflateRawSync(Buffer.from(values, 'base64')))
  if (scale === undefined) return new Float32Array(buffer)
  return scaleUp(bytes === 2 ? new Int16Array(buffer) : new Int8Array(buffer), scale)
}

function toBase64(values: Float32Array | Int16Array | Int8Array): string {
  const bytes = Buffer.from(values.buffer, values.byteOffset, values.byteLength)
  return deflateRawSync(bytes, { level: 9 }).toString('base64')
}
