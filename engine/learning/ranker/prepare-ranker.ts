import { BUCKETS } from '../hash-text.ts'
import type { LabelReader } from '../labels/label-reader.ts'
import { createFloatMemory, type FloatMemory } from '../products/float-memory.ts'
import { placeMatrix, reserveMatrix, type Matrix } from '../products/matrix.ts'
import type { Ranker, RankerShape, RankerWeights } from './network.ts'

/** A ranker laid out for ranking: its networks, which have one shape, and its label reader in one memory. */
export interface PreparedRanker {
  readonly shape: RankerShape
  readonly memory: FloatMemory
  /** buckets x (width of each network in turn, then that of the label reader): one look-up of a piece serves all. */
  readonly pieces: Matrix
  readonly networks: readonly PreparedNetwork[]
  readonly labels: Pick<LabelReader, 'meanings' | 'width' | 'bias'> & {
    /** width x meanings */
    readonly output: Matrix
  }
}

export interface PreparedNetwork {
  /** All but the pieces, which are laid out with those of the others. */
  readonly weights: Omit<RankerWeights, 'pieces'>
  /** slots x width x hidden */
  readonly slots: Matrix
  /** measures x hidden, scales included */
  readonly measures: Matrix
  /** hidden x upper */
  readonly second: Matrix
  /** upper x keys */
  readonly output: Matrix
}

export function prepareRanker({ labels, networks }: Ranker): PreparedRanker {
  const [{ shape }] = networks as readonly [RankerWeights, ...RankerWeights[]]
  const { meanings, width, bias } = labels
  const memory = createFloatMemory()
  return {
    shape,
    memory,
    pieces: placePieces(memory, [
      ...networks.map(({ pieces }) => ({ pieces, width: shape.width })),
      { pieces: labels.pieces, width },
    ]),
    networks: networks.map((weights) => prepareNetwork(memory, weights)),
    labels: { meanings, width, bias, output: placeMatrix(memory, labels.output, width, meanings.length) },
  }
}

function prepareNetwork(memory: FloatMemory, ranker: RankerWeights): PreparedNetwork {
  const { pieces: _, ...weights } = ranker
  const { hidden, upper, keys } = weights.shape
  const { slots, measures, scales, second, output } = weights
  const scaled = measures.map((weight, at) => weight * scales[Math.floor(at / hidden)]!)
  return {
    weights,
    slots: placeMatrix(memory, slots, slots.length / hidden, hidden),
    measures: placeMatrix(memory, scaled, scaled.length / hidden, hidden),
    second: placeMatrix(memory, second, hidden, upper),
    output: placeMatrix(memory, output, upper, keys.length),
  }
}

function placePieces(
  memory: FloatMemory,
  tables: readonly { readonly pieces: Float32Array; readonly width: number }[],
): Matrix {
  const matrix = reserveMatrix(
    memory,
    BUCKETS,
    tables.reduce((sum, { width }) => sum + width, 0),
  )
  const { columns } = matrix
  const view = memory.view()
  let from = matrix.place
  for (const { pieces, width } of tables) {
    for (let bucket = 0; bucket < BUCKETS; bucket += 1)
      for (let unit = 0; unit < width; unit += 1) view[from + bucket * columns + unit] = pieces[bucket * width + unit]!
    from += width
  }
  return matrix
}
