import type { Random } from '../../fixtures/builders/layouts/make-random.ts'

export type Mutate = (bytes: Buffer, random: Random) => Buffer

/** What any file may suffer on its way, and what an attacker does without knowing the format. */
export const BYTE_MUTATIONS: Readonly<Record<string, Mutate>> = {
  cutOff: (bytes, random) => bytes.subarray(0, random.int(1, bytes.length)),
  cutOut: (bytes, random) => {
    const start = random.int(0, bytes.length - 1)
    return Buffer.concat([bytes.subarray(0, start), bytes.subarray(start + random.int(1, bytes.length))])
  },
  flipBits: (bytes, random) => {
    const flipped = Buffer.from(bytes)
    const count = random.pick([1, 8, 64, 512])
    for (let flip = 0; flip < count; flip += 1) {
      const place = random.int(0, flipped.length - 1)
      flipped[place] = flipped[place]! ^ (1 << random.int(0, 7))
    }
    return flipped
  },
  overwrite: (bytes, random) => {
    const written = Buffer.from(bytes)
    const start = random.int(0, bytes.length - 1)
    written.fill(random.pick([0x00, 0xff, 0x28, 0x3c]), start, Math.min(bytes.length, start + random.int(1, 4096)))
    return written
  },
  repeatPart: (bytes, random) => {
    const start = random.int(0, bytes.length - 1)
    const part = bytes.subarray(start, start + random.int(1, 2000))
    return Buffer.concat([bytes.subarray(0, start), ...Array.from({ length: 50 }, () => part), bytes.subarray(start)])
  },
  shuffleParts: (bytes, random) => {
    const size = Math.ceil(bytes.length / 16)
    const parts = Array.from({ length: 16 }, (_, index) => bytes.subarray(index * size, (index + 1) * size))
    return Buffer.concat([parts[0]!, ...random.shuffle(parts.slice(1))])
  },
  hugeNumbers: (bytes, random) => {
    const huge = ['0', '-1', '65536', '2147483647', '4294967296', '99999999999999999999', '1e308', 'NaN']
    return replaceText(bytes, /\d+/g, (number) => (random.chance(0.02) ? random.pick(huge) : number))
  },
}

/** Bytes as latin1, so that what is not text stays as it is. */
export function replaceText(bytes: Buffer, pattern: RegExp, write: (...match: string[]) => string): Buffer {
  return Buffer.from(bytes.toString('latin1').replace(pattern, write as never), 'latin1')
}
