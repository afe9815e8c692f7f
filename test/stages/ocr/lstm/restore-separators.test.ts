import { expect, test } from 'vitest'
import type { GreyImage } from '../../../../engine/stages/ocr/grey-image.ts'
import { restoreSeparators } from '../../../../engine/stages/ocr/lstm/restore-separators.ts'
import type { Output } from '../../../../engine/stages/ocr/open-network.ts'
import { readAlphabet } from '../../../../engine/stages/ocr/paddle/alphabet.ts'
import type { ReadCharacter } from '../../../../engine/stages/ocr/paddle/decode-line.ts'

const STEPS = 20
const alphabet = readAlphabet(',\n.\n2\nm\n')
const image: GreyImage = { data: new Uint8Array(60 * 36).fill(255), width: 60, height: 36 }

/** Characters three steps apart, the first one in step 4. */
function place(text: string): readonly ReadCharacter[] {
  return text.split('').map((letter, index) => ({ text: letter, confidence: 0.9, at: (4.5 + 3 * index) / STEPS }))
}

/** What the network says where it holds one sign possible in one step. */
function say(sign: string, chance: number, at: number): Output {
  const data = new Float32Array(STEPS * alphabet.characters.length)
  data[Math.floor(at * STEPS) * alphabet.characters.length + alphabet.characters.indexOf(sign)] = chance
  return { data, dims: [STEPS, 1, alphabet.characters.length] }
}

/** The text, and how often the line was looked at again. */
async function restore(text: string, hint: Output, again: Output): Promise<readonly [text: string, looks: number]> {
  let looks = 0
  const characters = await restoreSeparators(place(text), hint, alphabet, image, () => {
    looks += 1
    return Promise.resolve(again)
  })
  return [characters.map((character) => character.text).join(''), looks]
}

const HINT = say(',', 0.05, 6 / STEPS)

test('a comma that is faintly possible between two figures stands there where it is seen when they are drawn wider', async () => {
  expect(await restore('222', HINT, say(',', 0.9, 0.35))).toEqual(['2,22', 3])
  expect(await restore('222', HINT, say('.', 0.9, 0.35))).toEqual(['2.22', 3])
})

test('it does not where it is not seen then, or only between other figures', async () => {
  expect(await restore('222', HINT, say(',', 0.1, 0.35))).toEqual(['222', 3])
  expect(await restore('222', HINT, say(',', 0.9, 0.65))).toEqual(['222', 3])
})

test('none is put where a single figure would stand between two of them', async () => {
  expect(await restore('22.22', HINT, say(',', 0.9, 0.5))).toEqual(['22.22', 0])
  expect(await restore('222.22', HINT, say(',', 0.9, 0.35))).toEqual(['2,22.22', 3])
})

test('nothing is looked at again beside a letter, or where no comma is possible', async () => {
  expect(await restore('m22', HINT, say(',', 0.9, 0.35))).toEqual(['m22', 0])
  expect(await restore('222', say(',', 0.002, 6 / STEPS), say(',', 0.9, 0.35))).toEqual(['222', 0])
})
