import { ByteReader } from './read-bytes.ts'

/** Weights in whole numbers: the true ones are theirs times the scale of their row. */
export interface Weights {
  readonly rows: number
  /** The last column is the bias. */
  readonly columns: number
  /** Row by row. */
  readonly whole: Int8Array
  readonly scales: readonly number[]
}

/** A layer or a group of layers. */
export interface Layer {
  /** Tesseract's name of what it does (`kTypeNames`). */
  readonly type: string
  readonly inputs: number
  readonly outputs: number
  readonly parts: readonly Layer[]
  /** Of an LSTM: of its cell, input, forget and output gates, each over its inputs and then its own last outputs. */
  readonly weights: readonly Weights[]
}

export interface Network {
  readonly layers: readonly Layer[]
  /** Pixels of a line. */
  readonly height: number
  /** The class that stands for no character. */
  readonly blank: number
}

const GROUPS = new Set(['Series', 'XYTranspose', 'RTLReversed'])
const LSTMS = new Set(['LSTM', 'SummLSTM'])
const DENSE = new Set(['Tanh', 'Softmax'])
/** Integers that a layer without weights has of its own: the input's shape, a window's sides. */
const SETTINGS = new Map([
  ['Input', 5],
  ['Convolve', 2],
  ['Maxpool', 2],
])
const GATES = 4
/** Flag of a group (`NF_LAYER_SPECIFIC_LR`). */
const OWN_RATES = 64
/** Flags of weights: whole numbers, with scales in double precision. */
const WHOLE = 1
const DOUBLE = 128

/** Reads a network as Tesseract stores it; throws where it has layers or weights of other kinds than those of its integer data. */
export function readNetwork(data: Buffer): Network {
  const reader = new ByteReader(data)
  const { parts, inputs } = readLayer(reader)
  // Its description, then flags and counts of its training.
  reader.text()
  reader.integers(3)
  return { layers: parts, height: inputs, blank: reader.integer() }
}

function readLayer(reader: ByteReader): Layer {
  // A number that says that the type's name follows, and after it two flags of the training.
  reader.byte()
  const type = reader.text()
  reader.byte()
  reader.byte()
  const [flags, inputs, outputs] = reader.integers(4)
  reader.text()
  const layer = { type, inputs: inputs!, outputs: outputs!, parts: [], weights: [] }
  if (GROUPS.has(type)) {
    const parts = Array.from({ length: reader.integer() }, () => readLayer(reader))
    // How fast each part was taught.
    if ((flags! & OWN_RATES) !== 0) reader.integers(reader.integer())
    return { ...layer, parts }
  }
  if (LSTMS.has(type)) {
    reader.integer()
    return { ...layer, weights: Array.from({ length: GATES }, () => readWeights(reader)) }
  }
  if (DENSE.has(type)) return { ...layer, weights: [readWeights(reader)] }
  const settings = SETTINGS.get(type)
  if (settings === undefined) throw new Error(`The text recognizer's network has a layer of an unknown kind: ${type}`)
  reader.integers(settings)
  return layer
}

function readWeights(reader: ByteReader): Weights {
  const mode = reader.byte()
  if ((mode & WHOLE) === 0 || (mode & DOUBLE) === 0) throw new Error('The text recognizer has no integer data.')
  const [rows, columns] = [reader.integer(), reader.integer()]
  // A value for empty places, of which there is none.
  reader.byte()
  const whole = reader.bytes(rows * columns)
  return { rows, columns, whole, scales: Array.from({ length: reader.integer() }, () => reader.double()) }
}
