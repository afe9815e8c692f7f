import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { GreyImage } from '../../../../engine/stages/ocr/grey-image.ts'
import type { LineReader } from '../../../../engine/stages/ocr/line-reader.ts'
import { loadRuntime } from '../../../../engine/stages/ocr/load-runtime.ts'
import { startLstm } from '../../../../engine/stages/ocr/lstm/start-lstm.ts'
import type { TextLine } from '../../../../engine/stages/ocr/paddle/outline-lines.ts'

const WIDTH = 900
const HEIGHT = 36
const WHOLE: TextLine = { left: 0, top: 0, width: WIDTH, height: HEIGHT, along: [1, 0], bend: 0 }

let german: LineReader
let english: LineReader
beforeAll(async () => {
  german = await startLstm(loadRuntime()!, 'deu')
  english = await startLstm(loadRuntime()!, 'eng')
})
afterAll(() => Promise.all([german.close(), english.close()]))

async function draw(text: string, ink = 'black', paper = 'white', left = 8): Promise<GreyImage> {
  const font = 'font-family="DejaVu Sans" font-size="24"'
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="${paper}"/><text xml:space="preserve" x="${left}" y="26" ${font} fill="${ink}">${text}</text></svg>`
  const { data, info } = await sharp(Buffer.from(svg)).greyscale().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

async function blur({ data, ...size }: GreyImage): Promise<GreyImage> {
  const blurred = sharp(data, { raw: { ...size, channels: 1 } })
    .blur(3)
    .greyscale()
  return { ...size, data: await blurred.raw().toBuffer() }
}

/** @param width of the line, as it is found around its print */
async function read(reader: LineReader, image: GreyImage, width = WIDTH): Promise<string> {
  const [words] = await reader.readLines(image, [{ ...WHOLE, width }])
  return words!.map(({ text }) => text).join(' ')
}

test('German is read with its letters, figures and signs, and surely', async () => {
  const [words] = await german.readLines(await draw('Rechnung Nr. 4711 über 1.234,56 € fällig am 12.03.2024'), [WHOLE])
  expect(words!.map(({ text }) => text)).toEqual('Rechnung Nr. 4711 über 1.234,56 € fällig am 12.03.2024'.split(' '))
  expect(Math.min(...words!.map(({ confidence }) => confidence))).toBeGreaterThan(0.9)
})

test('a word lies where it was printed', async () => {
  const [words] = await german.readLines(await draw('Betrag', 'black', 'white', 300), [WHOLE])
  const [left, top, right, bottom] = words![0]!.box
  expect([left > 298, left < 306, right > 370, right < 400, top > 3, bottom < 34]).toEqual(Array(6).fill(true))
})

test('the English network, whose lines are less high, reads too', async () => {
  expect(await read(english, await draw('Total amount due: $1,250.00 by 30 April'), 520)).toBe(
    'Total amount due: $1,250.00 by 30 April',
  )
})

test('a comma that the network passes over in blurred print is found on a second look', async () => {
  expect(await read(german, await blur(await draw('Menge 42,61')), 190)).toMatch(/^Menge 42[.,]61$/)
})

test('blurred figures without a comma get none', async () => {
  expect(await read(german, await blur(await draw('Menge 118846')), 210)).toBe('Menge 118846')
})

test('a zero behind the letters of a code is none of them', async () => {
  expect(await read(german, await draw('Code TIMB02 und RT0001'), 420)).toContain('TIMB02 und RT0001')
})

test('the dot between parts of a letterhead, which the network does not know, and a dash between words are read', async () => {
  expect(await read(german, await draw('Ring 17 · 38100 Wolfen · Tel. 0531 44'), 530)).toBe(
    'Ring 17 · 38100 Wolfen · Tel. 0531 44',
  )
  expect(await read(german, await draw('Harms – Bau und Ausbau'), 340)).toMatch(/^Harms [-–] Bau und Ausbau$/)
})

test.each([
  ['fra', 'Échéance réglée à réception'],
  ['spa', 'Número de dirección añadida'],
  ['ita', 'Attività già verrà così'],
  ['por', 'Emissão da prestação não há'],
] as const)('the network of %s knows its letters', async (language, text) => {
  const reader = await startLstm(loadRuntime()!, language)
  try {
    expect(await read(reader, await draw(text), 420)).toBe(text)
  } finally {
    await reader.close()
  }
})

test('print that is white on black is read', async () => {
  expect(await read(german, await draw('Gesamtbetrag 401,63', 'white', 'black'), 290)).toBe('Gesamtbetrag 401,63')
})

test('blank paper has no words', async () => {
  expect(await read(german, await draw(''))).toBe('')
})

test('reading stops where it is told to', async () => {
  const image = await draw('Rechnung')
  let asked = 0
  const lines = await german.readLines(image, [WHOLE, WHOLE], () => (asked += 1) === 1)
  expect(lines.map((words) => words.length)).toEqual([1, 0])
})

test('what is closed reads no more', async () => {
  const reader = await startLstm(loadRuntime()!, 'eng')
  await reader.close()
  await expect(reader.readLines(await draw('Total'), [WHOLE])).rejects.toThrow('The text recognizer has ended.')
})
