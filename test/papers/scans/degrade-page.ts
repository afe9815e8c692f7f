import sharp, { type Sharp } from 'sharp'
import { addGrain } from '../../fixtures/builders/scan-page.ts'

export const PROFILES = ['grey', 'pale', 'copy', 'fax', 'photo', 'thermal', 'turned'] as const
export type Profile = (typeof PROFILES)[number]

/** RGBA, or what `channels` says. */
export interface Picture {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

export interface Pixels extends Picture {
  readonly channels: 1 | 3
}

interface Mishap {
  /** How crooked the sheet lies, clockwise. */
  readonly degrees: number
  /** How the sheet of `turned` lies. */
  readonly turn: 90 | 180 | 270
  /** Of the grain. */
  readonly seed: number
}

/** A clean page as it comes out of a scanner, a copier, a fax machine or a telephone; the same pixels for the same seed. */
export function degradePage({ data, width, height }: Picture, profile: Profile, mishap: Mishap): Promise<Pixels> {
  const clean = sharp(data, { raw: { width, height, channels: 4 } }).flatten({ background: '#ffffff' })
  return DEGRADE[profile](clean, mishap)
}

const DEGRADE: Readonly<Record<Profile, (clean: Sharp, mishap: Mishap) => Promise<Pixels>>> = {
  grey: (clean, { degrees, seed }) =>
    grain(clean.rotate(degrees, { background: '#f4f4f4' }).greyscale().blur(0.6).linear(0.88, 16), 5, seed),

  pale: (clean, { degrees, seed }) =>
    grain(clean.rotate(degrees, { background: '#ffffff' }).greyscale().blur(0.8).linear(0.6, 98), 6, seed),

  async copy(clean, { degrees, seed }) {
    const sheet = await take(clean.rotate(degrees, { background: '#dddddd' }).greyscale().blur(0.9))
    const shadowed = begin(sheet).composite([{ input: shadow('left', sheet), blend: 'multiply' }])
    return speckle(await grain((await settle(shadowed.greyscale())).linear(1.35, -52), 3, seed), seed)
  },

  async fax(clean, { degrees, seed }) {
    const sheet = clean.rotate(degrees, { background: '#ffffff' }).greyscale().blur(0.7)
    return take(begin(await grain(sheet, 8, seed)).threshold(158))
  },

  async photo(clean, { degrees, seed }) {
    const table = '#6b4a2f'
    const onTable = await settle(clean.extend({ top: 170, bottom: 170, left: 140, right: 140, background: table }))
    const seen = narrowTop(await take(onTable.rotate(degrees, { background: table })), 0.05)
    const lit = begin(seen).composite([{ input: shadow('edges', seen), blend: 'multiply' }])
    const developed = (await settle(lit.removeAlpha())).blur(0.9).modulate({ brightness: 0.95, saturation: 1.08 })
    return grain(developed, 5, seed)
  },

  async thermal(clean, { degrees, seed }) {
    const desk = '#8d8577'
    const faded = await settle(clean.linear([0.62, 0.63, 0.6], [85, 80, 78]))
    const lying = await settle(faded.rotate(degrees, { background: desk }))
    const bordered = await settle(lying.extend({ top: 80, bottom: 80, left: 60, right: 60, background: desk }))
    return grain(bordered.blur(0.6), 4, seed)
  },

  async turned(clean, { degrees, turn, seed }) {
    const crooked = await settle(clean.rotate(degrees, { background: '#f4f4f4' }).greyscale().blur(0.5))
    return grain(crooked.rotate(turn), 4, seed)
  },
}

/** Steps of sharp take their own order within one picture: what has to come after begins with pixels. */
async function settle(picture: Sharp): Promise<Sharp> {
  return begin(await take(picture))
}

function begin(pixels: Pixels): Sharp {
  return sharp(pixels.data, { raw: pixels })
}

async function take(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, channels: info.channels as 1 | 3 }
}

async function grain(picture: Sharp, deviation: number, seed: number): Promise<Pixels> {
  const pixels = await take(picture)
  addGrain(pixels.data, deviation, seed)
  return pixels
}

/** Dust on the glass: a few pixels in ten thousand are black or white. */
function speckle(pixels: Pixels, seed: number): Pixels {
  const dust = new Uint8Array(pixels.data.length).fill(128)
  addGrain(dust, 30, seed + 1)
  for (const [place, shade] of dust.entries()) {
    if (shade < 45) pixels.data[place] = 0
    if (shade > 211) pixels.data[place] = 255
  }
  return pixels
}

/** A sheet whose top lies farther away: each row is narrower by up to `share` of the width, nearest pixels are taken. */
function narrowTop({ data, width, height, channels }: Pixels, share: number): Pixels {
  const seen = new Uint8Array(data.length)
  for (let row = 0; row < height; row += 1) {
    const stretch = 1 / (1 - share * (1 - row / height))
    for (let column = 0; column < width; column += 1) {
      const from = Math.round(width / 2 + (column - width / 2) * stretch)
      const source = (row * width + Math.min(width - 1, Math.max(0, from))) * channels
      const target = (row * width + column) * channels
      for (let channel = 0; channel < channels; channel += 1) seen[target + channel] = data[source + channel]!
    }
  }
  return { data: seen, width, height, channels }
}

/** Darker at the left edge, as a book's fold on a copier, or around the middle, as under a lamp. */
function shadow(where: 'left' | 'edges', { width, height }: Pixels): Buffer {
  const gradient =
    where === 'left'
      ? '<linearGradient id="g"><stop offset="0" stop-color="#8a8a8a"/><stop offset="0.06" stop-color="#fff"/></linearGradient>'
      : '<radialGradient id="g" r="0.75"><stop offset="0.3" stop-color="#fff"/><stop offset="1" stop-color="#8f8878"/></radialGradient>'
  const sheet = `<rect width="${width}" height="${height}" fill="url(#g)"/>`
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${gradient}${sheet}</svg>`,
  )
}
