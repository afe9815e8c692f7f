import { expect, test } from 'vitest'
import { settleLookalikes } from '../../../../engine/stages/ocr/lstm/settle-lookalikes.ts'
import { readAlphabet } from '../../../../engine/stages/ocr/paddle/alphabet.ts'

const alphabet = readAlphabet('0\n5\nI\n')

/** Steps between characters. */
const DISTANCE = 4

/**
 * What is read of a text, where the network holds other characters possible, all in each step.
 * @param chance that it gives each of them
 */
function settle(text: string, chance: number): string {
  const steps = DISTANCE * text.length
  const classes = alphabet.characters.length
  const data = new Float32Array(steps * classes).fill(chance)
  const characters = text.split('').map((letter, index) => ({
    text: letter,
    confidence: 0.9,
    at: (DISTANCE * index + 0.5) / steps,
  }))
  return settleLookalikes(characters, { data, dims: [steps, 1, classes] }, alphabet)
    .map((character) => character.text)
    .join('')
}

test.each([
  ['STHOO4', 'STH004'],
  ['NLO4 BPFO1', 'NL04 BPF01'],
  ['DE8s0010465', 'DE850010465'],
  ['s905', '5905'],
  ['1$,20', '15,20'],
  ['17.06.202$', '17.06.2025'],
])('of %s the network thinks it may be %s', (text, settled) => {
  expect(settle(text, 0.02)).toBe(settled)
  expect(settle(text, 0.005)).toBe(text)
})

test.each(['PO123456789', '(SO4711)', 'W-NO17', 'RO49'])(
  '%s is left as it was read unless the network thinks a zero likely',
  (text) => {
    expect(settle(text, 0.2)).toBe(text)
    expect(settle(text, 0.3)).toBe(text.replace('O', '0'))
  },
)

test.each(['XO54', 'DOO4471', 'BPO1'])('%s is no order or country', (text) => {
  expect(settle(text, 0.02)).toBe(text.replaceAll('O', '0'))
})

test.each(['PROFI', '$15', '-$200.00', '12,50 $', '90s', 'Pos4', '§ 5', '(§8'])('%s is left as it was read', (text) => {
  expect(settle(text, 0.02)).toBe(text)
})

test('the country of an Irish or Italian VAT id has no figure, however sure the network is of one', () => {
  expect(settle('1E8204417M, 1T03118844407', 0)).toBe('IE8204417M, IT03118844407')
  expect(settle('1T5 1E82 11T03118844407', 0)).toBe('1T5 1E82 11T03118844407')
})

test('a sign that was read as both O and 0 is one', () => {
  const steps = 20
  const classes = alphabet.characters.length
  const data = new Float32Array(steps * classes).fill(0.3)
  const read = (text: string, ...at: readonly number[]): string =>
    settleLookalikes(
      text.split('').map((letter, index) => ({ text: letter, confidence: 0.5, at: (at[index]! + 0.5) / steps })),
      { data, dims: [steps, 1, classes] },
      alphabet,
    )
      .map((character) => character.text)
      .join('')
  expect(read('L0O4', 2, 6, 7, 11)).toBe('L04')
  expect(read('LO04', 2, 6, 7, 11)).toBe('L04')
  expect(read('LO04', 2, 6, 10, 14)).toBe('L004')
})

test('it is as sure as the network is of both', () => {
  const classes = alphabet.characters.length
  const data = new Float32Array(2 * classes).fill(0.25)
  const [zero] = settleLookalikes(
    [
      { text: 'O', confidence: 0.5, at: 0.25 },
      { text: '4', confidence: 1, at: 0.75 },
    ],
    { data, dims: [2, 1, classes] },
    alphabet,
  )
  expect(zero).toEqual({ text: '0', confidence: 0.75, at: 0.25 })
})
