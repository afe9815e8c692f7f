import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { prepareZXingModule, readBarcodes, type ReaderOptions, type ReadResult } from 'zxing-wasm/reader'
import type { Raster } from '../../domain/content.ts'

/** A QR code as decoded, and where it stands. */
export interface DecodedCode {
  readonly text: string
  /** Pixels of the raster: left, top, right, bottom. */
  readonly box: readonly [number, number, number, number]
}

/** What a browser calls ImageData. */
interface RgbaImage {
  readonly data: Uint8ClampedArray<ArrayBuffer>
  readonly width: number
  readonly height: number
  readonly colorSpace: 'srgb'
}

const require = createRequire(import.meta.url)
const OPTIONS: ReaderOptions = {
  formats: ['QRCode'],
  tryHarder: true,
  // Turned patterns matter to bar codes only.
  tryRotate: false,
  tryInvert: false,
  tryDenoise: false,
  maxNumberOfSymbols: 8,
}

let starting: Promise<unknown> | null = null

/** The QR codes on a page image, 150 dpi or more; the decoder is loaded from the installed package with the first call. */
export async function readCodes(raster: Raster): Promise<DecodedCode[]> {
  starting ??= startDecoder()
  await starting
  const results = await readBarcodes(toImageData(raster), OPTIONS)
  return results
    .filter((result) => result.isValid)
    .map((result) => ({ text: decodeText(result), box: surround(result) }))
}

async function startDecoder(): Promise<void> {
  const file = await readFile(require.resolve('zxing-wasm/reader/zxing_reader.wasm'))
  const wasmBinary = file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength)
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })
}

/** The decoder takes RGBA. */
function toImageData(raster: Raster): RgbaImage {
  const { data, width, height, channels } = raster
  const pixels = new Uint32Array(width * height)
  if (channels === 4) {
    new Uint8Array(pixels.buffer).set(data)
  } else {
    for (let pixel = 0, at = 0; pixel < pixels.length; pixel += 1, at += channels) {
      const red = data[at]!
      const green = channels === 1 ? red : data[at + 1]!
      const blue = channels === 1 ? red : data[at + 2]!
      pixels[pixel] = (0xff00_0000 | (blue << 16) | (green << 8) | red) >>> 0
    }
  }
  return { data: new Uint8ClampedArray(pixels.buffer), width, height, colorSpace: 'srgb' }
}

/** Without a declared character set the decoder guesses, Japanese ones included; payment codes are UTF-8 or Latin 1. */
function decodeText(result: ReadResult): string {
  if (result.hasECI) return result.text
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(result.bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(result.bytes)
  }
}

function surround(result: ReadResult): DecodedCode['box'] {
  const corners = [
    result.position.topLeft,
    result.position.topRight,
    result.position.bottomLeft,
    result.position.bottomRight,
  ]
  const across = corners.map((corner) => corner.x)
  const down = corners.map((corner) => corner.y)
  return [Math.min(...across), Math.min(...down), Math.max(...across), Math.max(...down)]
}
