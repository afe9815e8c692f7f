import type { Layer, Network, Weights } from './read-network.ts'
import { OWN_DOMAIN, writeOnnx, type Constant, type Operation } from './write-onnx.ts'

/** Pixels of a line's width for which the network says once what stands there: it takes the largest of 3 by 3. */
const STEP = 3
/** Sides of the window that the first layer looks through. */
const WINDOW = 3
/** ONNX has input, output and forget gates and the cell in this order; Tesseract the cell, input, forget and output gates. */
const GATES = [1, 3, 2, 0] as const
/**
 * What whole numbers have as their zero. With signs, pairs of products saturate on processors that have AVX2 and no VNNI: commas are lost and
 * noise reads as zeros there.
 */
const ZERO = 128
/** Axes: steps of time, batch, outputs; LSTM puts the directions behind the first. */
const DIRECTIONS = 1
/** What the layers of the data do, whatever the language, in their order. */
const ORDER = ['Input', 'Series', 'Maxpool', 'XYTranspose', 'LSTM', 'RTLReversed', 'LSTM', 'Softmax']

/**
 * Tesseract's network of a line as an ONNX model. Input: a line, 1 x 1 x height x width, -1 black, 1 white; output: step by step the chances
 * of each class, the class of no character first. Layers that go along the line keep whole numbers, which read as well in half the time; the
 * one that goes down its columns, all at once, is faster in floats. Throws where the layers are others.
 */
export function buildModel({ layers, height, blank }: Network): Buffer {
  if (String(layers.map(({ type }) => type)) !== String(ORDER)) {
    throw new Error("The text recognizer's network has other layers.")
  }
  const [, first, , vertical, forward, backward, last, chances] = layers
  const model = new ModelBuilder()
  const seen = model.convolve('line', first!.parts[1]!)
  const depth = vertical!.inputs
  const columns = model.reshape(model.add('Transpose', [seen], { perm: [2, 3, 0, 1] }), [height / STEP, -1, depth])
  const steps = model.add('Transpose', [model.addDown(columns, vertical!.parts[0]!)], { perm: [1, 0, 2] })
  const there = model.addAlong(steps, forward!, 'forward')
  const back = model.addAlong(there, backward!.parts[0]!, 'reverse')
  const output = model.addChances(model.addAlong(back, last!, 'forward'), chances!.weights[0]!, blank)
  return writeOnnx({
    operations: model.operations,
    constants: model.constants,
    input: { name: 'line', dims: [1, 1, height, 'width'] },
    output: { name: output, dims: ['steps', 1, chances!.outputs] },
  })
}

class ModelBuilder {
  readonly operations: Operation[] = []
  readonly constants: Constant[] = []

  add(type: string, inputs: readonly string[], attributes: Operation['attributes'] = {}): string {
    const output = `${type}${this.operations.length}`
    this.operations.push({ type, inputs, outputs: [output], attributes })
    return output
  }

  reshape(input: string, dims: readonly number[]): string {
    return this.add('Reshape', [input, this.#keep([dims.length], BigInt64Array.from(dims, BigInt))])
  }

  /** Windows of 3 by 3 pixels, then the largest of 3 by 3 of them. Tesseract stores a window column by column. */
  convolve(input: string, { weights: [weights], outputs }: Layer): string {
    const area = WINDOW * WINDOW
    const kernel = new Float32Array(outputs * area)
    for (let output = 0; output < outputs; output += 1) {
      for (let at = 0; at < area; at += 1) {
        const column = (at % WINDOW) * WINDOW + Math.floor(at / WINDOW)
        kernel[output * area + at] = weightOf(weights!, output, column)
      }
    }
    const constants = [this.#keep([outputs, 1, WINDOW, WINDOW], kernel), this.#keep([outputs], listBias(weights!))]
    const sides = { kernel_shape: [WINDOW, WINDOW] }
    const windows = this.add('Conv', [input, ...constants], { ...sides, pads: [1, 1, 1, 1] })
    return this.add('MaxPool', [this.add('Tanh', [windows])], { ...sides, strides: [STEP, STEP] })
  }

  /** Goes over rows of columns from top to bottom and keeps what it has at the last. */
  addDown(input: string, { inputs, outputs, weights }: Layer): string {
    const gates = GATES.map((gate) => weights[gate]!)
    const take = (first: number, count: number): string =>
      this.#keep(
        [1, gates.length * outputs, count],
        Float32Array.from({ length: gates.length * outputs * count }, (_, at) => {
          const row = Math.floor(at / count)
          return weightOf(gates[Math.floor(row / outputs)]!, row % outputs, first + (at % count))
        }),
      )
    const output = `Down${this.operations.length}`
    this.operations.push({
      type: 'LSTM',
      inputs: [input, take(0, inputs), take(inputs, outputs), this.#keepBias(gates)],
      outputs: ['', output],
      attributes: { hidden_size: outputs },
    })
    return output
  }

  /** Goes along the line. */
  addAlong(input: string, { inputs, outputs, weights }: Layer, direction: 'forward' | 'reverse'): string {
    const gates = GATES.map((gate) => weights[gate]!)
    const width = gates.length * outputs
    const take = (first: number, count: number): string =>
      this.#keep(
        [1, count, width],
        Uint8Array.from({ length: count * width }, (_, at) => {
          const row = at % width
          const { whole, columns } = gates[Math.floor(row / outputs)]!
          return whole[(row % outputs) * columns + first + Math.floor(at / width)]! + ZERO
        }),
      )
    const scales = this.#keep([1, width], Float32Array.from(gates.flatMap((gate) => gate.scales.slice(0, outputs))))
    const zeros = this.#keep([1, width], new Uint8Array(width).fill(ZERO))
    const output = `Along${this.operations.length}`
    this.operations.push({
      type: 'DynamicQuantizeLSTM',
      domain: OWN_DOMAIN,
      inputs: [
        input,
        take(0, inputs),
        take(inputs, outputs),
        this.#keepBias(gates),
        // No lengths of sequences, first states or peepholes.
        '',
        '',
        '',
        '',
        scales,
        zeros,
        scales,
        zeros,
      ],
      outputs: [output],
      attributes: { hidden_size: outputs, direction },
    })
    return this.add('Squeeze', [output, this.#keep([1], BigInt64Array.of(BigInt(DIRECTIONS)))])
  }

  addChances(input: string, weights: Weights, blank: number): string {
    const { rows, columns } = weights
    const order = [blank, ...Array.from({ length: rows }, (_, row) => row).filter((row) => row !== blank)]
    const factors = new Float32Array((columns - 1) * rows)
    for (const [index, row] of order.entries()) {
      for (let column = 0; column < columns - 1; column += 1) {
        factors[column * rows + index] = weightOf(weights, row, column)
      }
    }
    const bias = listBias(weights)
    const sums = this.add('MatMul', [input, this.#keep([columns - 1, rows], factors)])
    const shifted = this.add('Add', [
      sums,
      this.#keep(
        [rows],
        Float32Array.from(order, (row) => bias[row]!),
      ),
    ])
    return this.add('Softmax', [shifted], { axis: -1 })
  }

  /** Inputs' biases in ONNX's order of gates, and as many of last outputs, which Tesseract does not have. */
  #keepBias(gates: readonly Weights[]): string {
    const all = gates.flatMap((gate) => [...listBias(gate)])
    return this.#keep([1, 2 * all.length], Float32Array.from([...all, ...all.map(() => 0)]))
  }

  #keep(dims: readonly number[], data: Constant['data']): string {
    const name = `constant${this.constants.length}`
    this.constants.push({ name, dims, data })
    return name
  }
}

function weightOf({ whole, columns, scales }: Weights, row: number, column: number): number {
  return whole[row * columns + column]! * scales[row]!
}

function listBias(weights: Weights): Float32Array {
  return Float32Array.from({ length: weights.rows }, (_, row) => weightOf(weights, row, weights.columns - 1))
}
