import type { Runtime } from './load-runtime.ts'

export interface Network {
  /** Rejects once it is closed. */
  run(input: Float32Array, dims: readonly number[]): Promise<Output>
  close(): Promise<void>
}

export interface Output {
  readonly data: Float32Array
  readonly dims: readonly number[]
}

/** @param model the path of an ONNX model, or the model itself */
export async function openNetwork({ InferenceSession, Tensor }: Runtime, model: string | Buffer): Promise<Network> {
  const options = {
    // A second thread gains nothing on networks as small as these, and other workers have pages of their own.
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    // It would keep a plan and a block of memory for each size of picture, and no two lines are alike: 600 MB, 450 without.
    enableMemPattern: false,
  }
  const session = await (typeof model === 'string'
    ? InferenceSession.create(model, options)
    : InferenceSession.create(model, options))
  let isClosed = false
  return {
    async run(input, dims) {
      const inputs = { [session.inputNames[0]!]: new Tensor('float32', input, dims) }
      const outputs = await session.run(inputs).catch((error: unknown) => {
        throw isClosed ? new Error('The text recognizer has ended.', { cause: error }) : error
      })
      const output = outputs[session.outputNames[0]!]!
      return { data: output.data as Float32Array, dims: output.dims }
    },
    async close() {
      isClosed = true
      await session.release()
    },
  }
}
