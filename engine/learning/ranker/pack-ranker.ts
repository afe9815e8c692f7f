import type { LabelReader } from '../labels/label-reader.ts'
import { LEARNED_MATRICES, type Ranker, type RankerShape } from './network.ts'

const MATRICES = ['pieces', 'means', 'scales', ...LEARNED_MATRICES] as const
const LABEL_MATRICES = ['pieces', 'output', 'bias'] as const
/** Matrices that are kept as bytes, each with its own scale; the others as they are. */
const ROUGH: ReadonlySet<string> = new Set(['pieces', 'slots'])

/** Numbers of little endian in base64; bytes where there is a scale. */
interface PackedMatrix {
  readonly values: string
  readonly scale?: number
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

/** Bytes for the pieces' vectors, which are most of the weights: a step of a 127th of the largest changes no ranking. */
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
  if (!ROUGH.has(matrix)) return { values: toBase64(values) }
  const most = values.reduce((largest, value) => Math.max(largest, Math.abs(value)), 1e-9)
  const scale = most / 127
  return { values: toBase64(Int8Array.from(values, (value) => Math.round(value / scale))), scale }
}

function unpack({ values, scale }: PackedMatrix): Float32Array {
  const bytes = new Uint8Array(Buffer.from(values, 'base64'))
  if (scale === undefined) return new Float32Array(bytes.buffer)
  const whole = new Int8Array(bytes.buffer)
  const matrix = new Float32Array(whole.length)
  for (let at = 0; at < whole.length; at += 1) matrix[at] = whole[at]! * scale
  return matrix
}

function toBase64(values: Float32Array | Int8Array): string {
  return Buffer.from(values.buffer, values.byteOffset, values.byteLength).toString('base64')
}
