import { expect, test } from 'vitest'
import { buildModel } from '../../../../engine/stages/ocr/lstm/build-model.ts'
import { readNetwork, type Layer } from '../../../../engine/stages/ocr/lstm/read-network.ts'
import { readTrainedData } from '../../../../engine/stages/ocr/lstm/read-trained-data.ts'
import { openData } from './open-data.ts'

function describeLayer({ type, inputs, outputs, parts }: Layer): string {
  return parts.length === 0
    ? `${type} ${inputs} ${outputs}`
    : `${type}(${parts.map((part) => describeLayer(part)).join(', ')})`
}

test.each([
  ['deu', 48, 384, 115, 114],
  ['eng', 36, 512, 111, 110],
] as const)('the network of %s is the one that its description names', async (language, lines, last, classes, none) => {
  const { layers, height, blank } = readNetwork((await openData(language)).network)
  expect(layers.map((layer) => describeLayer(layer))).toEqual([
    `Input ${lines} 1`,
    'Series(Convolve 1 9, Tanh 9 16)',
    'Maxpool 16 16',
    'XYTranspose(SummLSTM 16 64)',
    'LSTM 64 96',
    'RTLReversed(LSTM 96 96)',
    `LSTM 96 ${last}`,
    `Softmax ${last} ${classes}`,
  ])
  expect([height, blank]).toEqual([lines, none])
  const [weights] = layers.at(-1)!.weights
  expect([weights!.rows, weights!.columns]).toEqual([classes, last + 1])
})

test('a layer of an unknown kind is refused', async () => {
  const { network } = await openData('deu')
  const other = Buffer.from(network)
  other.write('Maxpuul', other.indexOf('Maxpool'))
  expect(() => readNetwork(other)).toThrow('Maxpuul')
})

test('a network of other layers is refused', async () => {
  const network = readNetwork((await openData('deu')).network)
  expect(() => buildModel({ ...network, layers: network.layers.slice(1) })).toThrow('other layers')
})

test('data without a network are refused', () => {
  const empty = Buffer.alloc(4 + 24 * 8, 255)
  empty.writeInt32LE(24)
  expect(() => readTrainedData(empty)).toThrow('no part 17')
})
