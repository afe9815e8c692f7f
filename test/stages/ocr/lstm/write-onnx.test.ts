import { expect, test } from 'vitest'
import { writeOnnx } from '../../../../engine/stages/ocr/lstm/write-onnx.ts'
import { loadRuntime } from '../../../../engine/stages/ocr/load-runtime.ts'
import { openNetwork } from '../../../../engine/stages/ocr/open-network.ts'

test('the runtime takes operations, constants, negative attributes and sides of any length', async () => {
  const model = writeOnnx({
    operations: [
      { type: 'Add', inputs: ['in', 'shift'], outputs: ['sum'] },
      { type: 'Softmax', inputs: ['sum'], outputs: ['shares'], attributes: { axis: -2 } },
      { type: 'Transpose', inputs: ['shares'], outputs: ['out'], attributes: { perm: [1, 0] } },
    ],
    constants: [{ name: 'shift', dims: [2, 1], data: Float32Array.of(0, Math.log(3)) }],
    input: { name: 'in', dims: [2, 'width'] },
    output: { name: 'out', dims: ['width', 2] },
  })
  const network = await openNetwork(loadRuntime()!, model)
  const { data, dims } = await network.run(Float32Array.of(1, 2, 3, 1, 2, 3), [2, 3])
  const narrow = await network.run(Float32Array.of(1, 1), [2, 1])
  await network.close()
  expect(narrow.dims).toEqual([1, 2])
  expect(dims).toEqual([3, 2])
  expect([...data].map((share) => Math.round(share * 100))).toEqual([25, 75, 25, 75, 25, 75])
})
