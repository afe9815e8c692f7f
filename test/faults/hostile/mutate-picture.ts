import { crc32 } from 'node:zlib'
import type { Mutate } from './mutate-bytes.ts'

const SIZES = [0, 1, 65_535, 1_000_000, 2_147_483_647, 4_294_967_295]

/** What an attacker does who knows PNG (ISO 15948), with checksums that hold. */
export const PNG_MUTATIONS: Readonly<Record<string, Mutate>> = {
  oddSize: (bytes, random) => {
    const odd = Buffer.from(bytes)
    odd.writeUInt32BE(random.pick(SIZES), random.pick([16, 20]))
    return sealHead(odd)
  },
  oddColours: (bytes, random) => {
    const odd = Buffer.from(bytes)
    odd[random.pick([24, 25, 26, 27, 28])] = random.int(0, 255)
    return sealHead(odd)
  },
}

/** The same of JPEG (ITU T.81): the frame header's height and width, and tables that are none. */
export const JPEG_MUTATIONS: Readonly<Record<string, Mutate>> = {
  oddSize: (bytes, random) => {
    const odd = Buffer.from(bytes)
    for (const mark of [0xc0, 0xc1, 0xc2]) {
      const frame = odd.indexOf(Buffer.from([0xff, mark]))
      if (frame > 0 && frame + 9 < odd.length) odd.writeUInt32BE(random.pick(SIZES), frame + 5)
    }
    return odd
  },
  oddTables: (bytes, random) => {
    const odd = Buffer.from(bytes)
    const table = odd.indexOf(Buffer.from([0xff, random.pick([0xc4, 0xdb, 0xda])]))
    if (table > 0) odd.fill(random.int(0, 255), table + 2, table + 40)
    return odd
  },
}

/** The same of TIFF 6.0: a directory that leads to itself, and entries with senseless counts. */
export const TIFF_MUTATIONS: Readonly<Record<string, Mutate>> = {
  loopedDirectory: (bytes) => {
    const odd = Buffer.from(bytes)
    const directory = odd.readUInt32LE(4)
    const next = directory + 2 + 12 * odd.readUInt16LE(directory)
    if (next + 4 <= odd.length) odd.writeUInt32LE(directory, next)
    return odd
  },
  oddEntries: (bytes, random) => {
    const odd = Buffer.from(bytes)
    const directory = odd.readUInt32LE(4)
    const entry = directory + 2 + 12 * random.int(0, odd.readUInt16LE(directory) - 1)
    odd.writeUInt32LE(random.pick(SIZES), entry + random.pick([4, 8]))
    return odd
  },
}

/** Writes the checksum of IHDR anew. */
function sealHead(png: Buffer): Buffer {
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}
