import { deflateSync } from 'node:zlib'
import type { Random } from '../../fixtures/builders/layouts/make-random.ts'
import { replaceText, type Mutate } from './mutate-bytes.ts'

/** Bytes that a bomb unpacks to; packed it takes a thousandth. */
const BOMB = 300 * 1024 * 1024
let bomb: Buffer | null = null

/** What an attacker does who knows PDF (ISO 32000-1). */
export const PDF_MUTATIONS: Readonly<Record<string, Mutate>> = {
  wrongLengths: (bytes, random) =>
    replaceText(bytes, /\/Length \d+/g, (length) =>
      random.chance(0.5) ? `/Length ${random.pick(['0', '-5', '2147483647', '99999999999'])}` : length,
    ),
  wrongOffsets: (bytes, random) =>
    replaceText(bytes, /\d{10} \d{5} n/g, (entry) =>
      random.chance(0.5) ? `${String(random.int(0, bytes.length * 2)).padStart(10, '0')} 00000 n` : entry,
    ),
  wrongStart: (bytes, random) =>
    replaceText(bytes, /startxref\s+\d+/g, () => `startxref\n${random.pick(['0', '-1', '9', '4294967295'])}`),
  loopedReferences: (bytes, random) =>
    replaceText(bytes, /\b\d+ 0 R\b/g, (reference) => (random.chance(0.15) ? `${random.int(1, 12)} 0 R` : reference)),
  loopedPages: (bytes) =>
    replaceText(bytes, /\/Parent (\d+) 0 R/g, (_, pages) => `/Parent ${pages} 0 R /Kids [${pages} 0 R]`),
  oddPageSizes: (bytes, random) =>
    replaceText(
      bytes,
      /\/MediaBox \[[^\]]*\]/g,
      () => `/MediaBox [0 0 ${random.pick(['0 0', '1e9 1e9', '-5 -5', '200000 3', '0.0001 9999999'])}]`,
    ),
  manyPages: (bytes, random) =>
    replaceText(bytes, /\/Count \d+/g, () => `/Count ${random.pick(['-1', '100000', '2147483647'])}`),
  oddPictures: (bytes, random) =>
    replaceText(
      bytes,
      /\/(Width|Height|BitsPerComponent) \d+/g,
      (_, name) => `/${name} ${random.pick(['0', '-1', '65535', '2147483647', '16'])}`,
    ),
  manyFilters: (bytes) =>
    replaceText(bytes, /\/Filter \/FlateDecode/g, () => `/Filter [${'/FlateDecode '.repeat(200)}]`),
  oddFilters: (bytes, random) =>
    replaceText(bytes, /\/FlateDecode/g, () =>
      random.pick([
        '/LZWDecode',
        '/JBIG2Decode',
        '/JPXDecode',
        '/CCITTFaxDecode',
        '/DCTDecode',
        '/RunLengthDecode',
        '/None',
      ]),
    ),
  brokenStreams: (bytes, random) => spoilStreams(bytes, random, (part) => part.fill(random.int(0, 255), 20)),
  noisyFonts: (bytes, random) =>
    replaceText(bytes, /\/(FontFile2?|FontFile3|ToUnicode|Encoding|DescendantFonts) /g, (entry) =>
      random.chance(0.5) ? `/${random.pick(['FontFile', 'FontFile2', 'FontFile3', 'ToUnicode'])} ` : entry,
    ),
  deepNesting: (bytes, random) =>
    replaceText(bytes, /\/Type \/Page\b/g, (page) => `${page} /Deep ${random.pick(['[', '<</A ']).repeat(50_000)}`),
  bomb: (bytes) => {
    bomb ??= deflateSync(Buffer.alloc(BOMB, '0 0 m 1 1 l S '), { level: 9 })
    return replaceStreams(bytes, bomb)
  },
  appendedTrailer: (bytes, random) =>
    Buffer.concat([
      bytes,
      Buffer.from(
        `\ntrailer <</Root ${random.int(1, 40)} 0 R /Prev ${random.int(0, bytes.length)} /Size 9>>\nstartxref\n${bytes.length}\n%%EOF`,
      ),
    ]),
}

/** Changes what stands in some of the streams, in place. */
function spoilStreams(bytes: Buffer, random: Random, spoil: (part: Buffer) => unknown): Buffer {
  const spoilt = Buffer.from(bytes)
  for (let start = spoilt.indexOf('stream\n'); start >= 0; start = spoilt.indexOf('stream\n', start + 7)) {
    const end = spoilt.indexOf('endstream', start)
    if (end > start && random.chance(0.4)) spoil(spoilt.subarray(start + 7, end))
  }
  return spoilt
}

/** Every third stream gives way to another one. */
function replaceStreams(bytes: Buffer, content: Buffer): Buffer {
  let count = 0
  return replaceText(bytes, /stream\r?\n[^]*?endstream/g, (stream) => {
    count += 1
    return count % 3 === 1 ? `stream\n${content.toString('latin1')}\nendstream` : stream
  })
}
