import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import sharp from 'sharp'
import type { FileFormat } from '../../../engine/domain/content.ts'
import { locateCorpus } from '../../accuracy/locate-corpus.ts'
import { makeRandom, type Random } from '../../fixtures/builders/layouts/make-random.ts'
import { buildDocx, buildZip, paragraph, table } from '../../stages/read/build-zip.ts'
import { BYTE_MUTATIONS, type Mutate } from './mutate-bytes.ts'
import { EMAIL_MUTATIONS, XML_MUTATIONS } from './mutate-markup.ts'
import { PDF_MUTATIONS } from './mutate-pdf.ts'
import { JPEG_MUTATIONS, PNG_MUTATIONS, TIFF_MUTATIONS } from './mutate-picture.ts'

export interface HostileFile {
  /** `zugferd.pdf: wrongLengths` */
  readonly story: string
  readonly filename: string
  readonly format: FileFormat
  readonly bytes: Buffer
}

interface Base {
  readonly filename: string
  readonly format: FileFormat
  readonly bytes: Buffer
}

const SAMPLES = join(import.meta.dirname, '../../fixtures/samples')
/** Bytes: larger ones say nothing new and take long. */
const LARGEST_BASE = 40_000
/** How often a format is drawn; pictures are read by recognition, which takes seconds. */
const SHARES: Readonly<Partial<Record<FileFormat, number>>> = {
  pdf: 42,
  xml: 28,
  docx: 12,
  eml: 9,
  txt: 6,
  png: 1,
  jpg: 1,
  tiff: 1,
}
const MUTATIONS: Readonly<Partial<Record<FileFormat, Readonly<Record<string, Mutate>>>>> = {
  pdf: PDF_MUTATIONS,
  xml: XML_MUTATIONS,
  eml: EMAIL_MUTATIONS,
  png: PNG_MUTATIONS,
  jpg: JPEG_MUTATIONS,
  tiff: TIFF_MUTATIONS,
}
/** Each of these costs its worker seconds: one draw of so many keeps them. */
const COSTLY = new Set(['bomb', 'deepNesting', 'manyFilters'])
const COSTLY_SHARE = 0.15

/** Files of every kind, broken by chance or by somebody who knows the format; the same seed gives the same files. */
export async function* makeHostileFiles(count: number, seed: number): AsyncGenerator<HostileFile> {
  const random = makeRandom(seed)
  const bases = await gatherBases()
  const kinds = Object.entries(SHARES).flatMap(([format, share]) => Array.from({ length: share }, () => format))
  for (let made = 0; made < count; made += 1) {
    const format = random.pick(kinds) as FileFormat
    yield format === 'docx'
      ? makeHostileDocx(random)
      : mutate(random.pick(bases.filter((base) => base.format === format)), random)
  }
}

function mutate(base: Base, random: Random): HostileFile {
  const known = MUTATIONS[base.format] ?? {}
  const byFormat = Object.entries(known).filter(([name]) => !COSTLY.has(name) || random.chance(COSTLY_SHARE))
  const mutations = random.chance(0.4) || byFormat.length === 0 ? Object.entries(BYTE_MUTATIONS) : byFormat
  const [name, change] = random.pick(mutations)
  return { ...base, story: `${base.filename}: ${name}`, bytes: change(base.bytes, random) }
}

/** A Word document that is hostile inside of its zip: entries that lead out of it, bombs, broken parts. */
function makeHostileDocx(random: Random): HostileFile {
  const body =
    [...Array(5).keys()].map((line) => paragraph(`Rechnung ${line} vom 12.03.2026`)).join('') +
    table([['Summe', '119,00']])
  const docx: Base = { filename: 'letter.docx', format: 'docx', bytes: buildDocx(body) }
  const [name, bytes] = random.pick<readonly [string, () => Buffer]>([
    ['leads out', () => buildDocx(body, { '../../../../tmp/evil.xml': 'x', '/etc/evil': 'x', 'C:\\evil': 'x' })],
    ['bomb', () => buildDocx(body, { 'word/media/a.bin': Buffer.alloc(60 * 1024 * 1024) })],
    ['zip in zip', () => buildDocx(body, { 'word/embeddings/a.zip': buildZip({ 'b.zip': buildZip({ c: 'd' }) }) })],
    ['many files', () => buildDocx(body, Object.fromEntries([...Array(6000).keys()].map((file) => [`x/${file}`, ''])))],
    ['deep table', () => buildDocx('<w:tbl><w:tr><w:tc>'.repeat(3000) + body + '</w:tc></w:tr></w:tbl>'.repeat(3000))],
    [
      'hostile body',
      () => buildDocx(mutate({ ...docx, format: 'xml', bytes: Buffer.from(body) }, random).bytes.toString('latin1')),
    ],
    ['bytes', () => random.pick(Object.values(BYTE_MUTATIONS))(docx.bytes, random)],
  ])
  return { ...docx, story: `letter.docx: ${name}`, bytes: bytes() }
}

async function gatherBases(): Promise<readonly Base[]> {
  const samples = readFiles(SAMPLES)
  const receipt = samples.find(({ filename }) => filename === 'receipt.png')!
  const invoice = samples.find(({ filename }) => filename === 'invoice-german.pdf')!
  // Small, so that what is still a picture is read soon.
  const small = sharp(receipt.bytes).resize({ width: 240 })
  const pictures: readonly Base[] = [
    { filename: 'small.png', format: 'png', bytes: await small.clone().png().toBuffer() },
    { filename: 'small.jpg', format: 'jpg', bytes: await small.clone().jpeg().toBuffer() },
    { filename: 'small.tif', format: 'tiff', bytes: await small.clone().tiff().toBuffer() },
  ]
  const texts: readonly Base[] = [
    { filename: 'note.txt', format: 'txt', bytes: Buffer.from('Rechnung 12\nSumme 119,00 EUR\n'.repeat(40)) },
    { filename: 'mail.eml', format: 'eml', bytes: writeEmail(invoice.bytes) },
  ]
  const corpus = locateCorpus(undefined)
  const read = existsSync(corpus) ? readdirSync(corpus).flatMap((set) => readFiles(join(corpus, set))) : []
  return [...samples.filter(({ format }) => format === 'pdf' || format === 'xml'), ...pictures, ...texts, ...read]
}

/** PDFs and XML of a folder, the small ones. */
function readFiles(folder: string): readonly Base[] {
  if (!existsSync(folder) || extname(folder) !== '') return []
  return readdirSync(folder)
    .filter((filename) => /\.(pdf|xml|png)$/.test(filename))
    .map((filename) => ({
      filename,
      format: extname(filename).slice(1) as FileFormat,
      bytes: readFileSync(join(folder, filename)),
    }))
    .filter(
      ({ format, bytes, filename }) => bytes.length <= LARGEST_BASE && (format !== 'png' || filename === 'receipt.png'),
    )
}

function writeEmail(pdf: Buffer): Buffer {
  const lines = [
    'From: Birkenhain <a@birkenhain.example>',
    'To: b@example.com',
    'Subject: Rechnung',
    'Date: Thu, 12 Mar 2026 10:00:00 +0100',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary="part"',
    '',
    '--part',
    'Content-Type: text/html; charset=utf-8',
    '',
    '<p>Anbei die Rechnung.</p>',
    '--part',
    'Content-Type: application/pdf; name="bill.pdf"',
    'Content-Disposition: attachment; filename="bill.pdf"',
    'Content-Transfer-Encoding: base64',
    '',
    pdf.toString('base64').replace(/.{76}/g, '$&\r\n'),
    '--part--',
    '',
  ]
  return Buffer.from(lines.join('\r\n'))
}
