import { LEARNED_MATRICES, type RankerShape, type RankerWeights } from './network.ts'

const MATRICES = ['pieces', 'means', 'scales', ...LEARNED_MATRICES] as const
/** Matrices that are kept as bytes, row by row each with its own scale; the others as they are. */
const ROUGH: ReadonlySet<string> = new Set(['pieces', 'slots'])

/** Weights as a JSON file holds them: numbers of little endian in base64. */
export interface PackedWeights {
  readonly name: string
  /** The day of the training, YYYY-MM-DD. */
  readonly date: string
  readonly shape: RankerShape
  readonly matrices: Readonly<Record<string, { readonly values: string; readonly scale?: number }>>
}

/** Bytes for the pieces' vectors, which are most of the weights: a step of a 127th of the largest changes no ranking. */
export function packWeights(weights: RankerWeights, name: string, date: string): PackedWeights {
  const matrices = Object.fromEntries(
    MATRICES.map((matrix) => {
      const values = weights[matrix]
      if (!ROUGH.has(matrix)) return [matrix, { values: toBase64(values) }]
      const most = values.reduce((largest, value) => Math.max(largest, Math.abs(value)), 1e-9)
      const scale = most / 127
      return [matrix, { values: toBase64(Int8Array.from(values, (value) => Math.round(value / scale))), scale }]
    }),
  )
  return { name, date, shape: weights.shape, matrices }
}

export function unpackWeights({ shape, matrices }: PackedWeights): RankerWeights {
  const read = (name: (typeof MATRICES)[number]): Float32Array => {
    const { values, scale } = matrices[name]!
    const bytes = Uint8Array.from(Buffer.from(values, 'base64'))
    return scale === undefined
      ? new Float32Array(bytes.buffer)
      : Float32Array.from(new Int8Array(bytes.buffer), (value) => value * scale)
  }
  const unpacked = Object.fromEntries(MATRICES.map((name) => [name, read(name)])) as Record<
    (typeof MATRICES)[number],
    Float32Array
  >
  return { shape, ...unpacked }
}

function toBase64(values: Float32Array | Int8Array): string {
  return Buffer.from(values.buffer, values.byteOffset, values.byteLength).toString('base64')
}
