import type { LabelReader } from '../labels/label-reader.ts'
import { LEARNED_MATRICES, type RankerShape, type RankerWeights } from './network.ts'

const MATRICES = ['pieces', 'means', 'scales', ...LEARNED_MATRICES] as const
const LABEL_MATRICES = ['pieces', 'output', 'bias'] as const
/** Matrices that are kept as bytes, each with its own scale; the others as they are. */
const ROUGH: ReadonlySet<string> = new Set(['pieces', 'slots'])

/** Numbers of little endian in base64; bytes where there is a scale. */
interface PackedMatrix {
  readonly values: string
  readonly scale?: number
}

/** Weights as a JSON file holds them. */
export interface PackedWeights {
  readonly name: string
  /** The day of the training, YYYY-MM-DD. */
  readonly date: string
  readonly shape: RankerShape
  readonly matrices: Readonly<Record<string, PackedMatrix>>
  readonly labels: Pick<LabelReader, 'meanings' | 'width'> & {
    readonly matrices: Readonly<Record<string, PackedMatrix>>
  }
}

/** Bytes for the pieces' vectors, which are most of the weights: a step of a 127th of the largest changes no ranking. */
export function packWeights(weights: RankerWeights, name: string, date: string): PackedWeights {
  const { meanings, width } = weights.labels
  return {
    name,
    date,
    shape: weights.shape,
    matrices: Object.fromEntries(MATRICES.map((matrix) => [matrix, pack(weights[matrix], matrix)])),
    labels: {
      meanings,
      width,
      matrices: Object.fromEntries(LABEL_MATRICES.map((matrix) => [matrix, pack(weights.labels[matrix], matrix)])),
    },
  }
}

export function unpackWeights({ shape, matrices, labels }: PackedWeights): RankerWeights {
  const unpacked = Object.fromEntries(MATRICES.map((name) => [name, unpack(matrices[name]!)])) as Record<
    (typeof MATRICES)[number],
    Float32Array
  >
  const ofLabels = Object.fromEntries(LABEL_MATRICES.map((name) => [name, unpack(labels.matrices[name]!)])) as Record<
    (typeof LABEL_MATRICES)[number],
    Float32Array
  >
  return { shape, ...unpacked, labels: { meanings: labels.meanings, width: labels.width, ...ofLabels } }
}

function pack(values: Float32Array, matrix: string): PackedMatrix {
  if (!ROUGH.has(matrix)) return { values: toBase64(values) }
  const most = values.reduce((largest, value) => Math.max(largest, Math.abs(value)), 1e-9)
  const scale = most / 127
  return { values: toBase64(Int8Array.from(values, (value) => Math.round(value / scale))), scale }
}

function unpack({ values, scale }: PackedMatrix): Float32Array {
  const bytes = Uint8Array.from(Buffer.from(values, 'base64'))
  return scale === undefined
    ? new Float32Array(bytes.buffer)
    : Float32Array.from(new Int8Array(bytes.buffer), (value) => value * scale)
}

function toBase64(values: Float32Array | Int8Array): string {
  return Buffer.from(values.buffer, values.byteOffset, values.byteLength).toString('base64')
}
