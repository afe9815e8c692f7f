import QRCode from 'qrcode'
import { expect, test } from 'vitest'
import type { Raster } from '../../../engine/domain/content.ts'
import { readCodes } from '../../../engine/stages/ocr/read-codes.ts'

const WIDTH = 1240
const HEIGHT = 1754

/** A white A4 page at 150 dpi with QR codes of `scale` pixels a module at the given places. */
function drawPage(
  codes: readonly { text: string | Uint8Array; x: number; y: number; scale: number }[],
  channels: Raster['channels'] = 1,
): Raster {
  const data = new Uint8Array(WIDTH * HEIGHT * channels).fill(255)
  for (const code of codes) {
    const content = typeof code.text === 'string' ? code.text : [{ data: code.text, mode: 'byte' as const }]
    const { modules } = QRCode.create(content, { errorCorrectionLevel: 'M' })
    for (let row = 0; row < modules.size * code.scale; row += 1) {
      for (let column = 0; column < modules.size * code.scale; column += 1) {
        const dark = modules.get(Math.floor(row / code.scale), Math.floor(column / code.scale)) === 1
        const at = ((code.y + row) * WIDTH + code.x + column) * channels
        if (dark) data.fill(0, at, at + Math.min(channels, 3))
      }
    }
  }
  return { data, width: WIDTH, height: HEIGHT, channels }
}

const PAYLOAD = 'BCD\n002\n1\nSCT\n\nTischlerei Nordlicht GmbH\nDE89370400440532013000\nEUR119.00\n\n\nRechnung 2041'

test.each([1, 3, 4] as const)(
  'reads a code from a page with %i channels, with its place in pixels',
  async (channels) => {
    const [code] = await readCodes(drawPage([{ text: PAYLOAD, x: 900, y: 1300, scale: 4 }], channels))
    expect(code?.text).toBe(PAYLOAD)
    const [left, top, right, bottom] = code!.box
    expect(Math.abs(left - 900)).toBeLessThan(12)
    expect(Math.abs(top - 1300)).toBeLessThan(12)
    expect(right - left).toBeGreaterThan(100)
    expect(bottom - top).toBeGreaterThan(100)
  },
)

test('reads several codes of one page', async () => {
  const codes = await readCodes(
    drawPage([
      { text: 'https://example.test/pay', x: 100, y: 100, scale: 4 },
      { text: PAYLOAD, x: 700, y: 1200, scale: 3 },
    ]),
  )
  expect(codes.map((code) => code.text).toSorted()).toEqual([PAYLOAD, 'https://example.test/pay'].toSorted())
})

// The last one is what a decoder that guesses takes for Japanese.
test.each(['Müller & Söhne', 'ÄÜ GmbH'])(
  'reads %s in UTF-8 and in Latin 1 without a declared character set',
  async (name) => {
    const text = `BCD\n001\n2\nSCT\n\n${name}\nDE89370400440532013000`
    const [utf8] = await readCodes(drawPage([{ text: new TextEncoder().encode(text), x: 200, y: 200, scale: 4 }]))
    const [latin] = await readCodes(
      drawPage([{ text: new Uint8Array(Buffer.from(text, 'latin1')), x: 200, y: 200, scale: 4 }]),
    )
    expect(utf8?.text).toBe(text)
    expect(latin?.text).toBe(text)
  },
)

test('finds nothing on a blank page', async () => {
  expect(await readCodes(drawPage([]))).toEqual([])
})
