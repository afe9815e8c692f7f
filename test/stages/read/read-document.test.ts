import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Content, FileFormat, ReadPage } from '../../../engine/domain/content.ts'
import type { ProcessingLimits } from '../../../engine/domain/outcome.ts'
import { readDocument } from '../../../engine/stages/read/read-document.ts'
import { writeFatturaPa } from '../../fixtures/builders/einvoice/write-fatturapa.ts'
import { writeUbl } from '../../fixtures/builders/einvoice/write-ubl.ts'
import { signFile } from '../../fixtures/builders/sign-file.ts'
import { buildPdf } from './build-pdf.ts'
import { buildDocx, buildPart, paragraph, table } from './build-zip.ts'
import { measureInk } from './measure-ink.ts'

const LIMITS = { maxPages: 500, maxPixels: 100_000_000, previewPages: 50 }

let folder: string
const opened: Content[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'read-'))
})
afterEach(() => Promise.all(opened.splice(0).map((content) => content.close())))
afterAll(() => rm(folder, { recursive: true }))

async function read(
  bytes: Uint8Array | string,
  format: FileFormat,
  limits: ProcessingLimits = LIMITS,
): Promise<Content> {
  const path = join(folder, `${Math.random()}`)
  await writeFile(path, bytes)
  const content = await readDocument({ path, filename: `a.${format}`, format, size: bytes.length, notes: [] }, limits)
  opened.push(content)
  return content
}

function textOf(page: ReadPage | undefined): string {
  return (page?.words ?? []).map(({ text }) => text).join(' ')
}

describe('plain text', () => {
  test('is set on A4 with its columns kept', async () => {
    const { pages } = await read('Artikel      Preis\nStuhl        12,50\nSehr langer\t9,00\n', 'txt')
    expect(pages).toHaveLength(1)
    expect(textOf(pages[0])).toBe('Artikel Preis Stuhl 12,50 Sehr langer 9,00')
    const left = (text: string): number => pages[0]!.words.find((word) => word.text === text)!.box[0]
    expect(left('Preis')).toBe(left('12,50'))
    expect(left('9,00')).toBeGreaterThan(left('12,50'))
  })

  test('is drawn as exactly these words, umlauts and euro too', async () => {
    const content = await read('Grüße aus Köln\nBetrag: 12,50 €\n', 'txt')
    const words = content.pages[0]!.words
    const ink = measureInk(
      await content.draw(1, 150),
      150,
      words.map(({ box }) => box),
    )
    expect(Math.min(...ink.inside)).toBeGreaterThan(20)
    expect(ink.outside).toBe(0)
  })

  test('begins a page at a form feed, and only there', async () => {
    const long = Array.from({ length: 80 }, (_, line) => `Zeile ${line}`).join('\n')
    const { pages } = await read(`${long}\f${long}\f`, 'txt')
    expect(pages).toHaveLength(2)
    expect(pages[1]!.words.at(-1)!.box[3]).toBeLessThan(842)
  })

  test('without form feeds flows over as many pages as it needs', async () => {
    const { pages } = await read('Zeile\n'.repeat(200), 'txt')
    expect(pages.length).toBeGreaterThan(2)
    expect(pages.flatMap(({ words }) => words)).toHaveLength(200)
  })

  test('breaks paragraphs without line ends at words', async () => {
    const { pages } = await read('Vertragsbedingungen '.repeat(60), 'txt')
    expect(pages[0]!.words).toHaveLength(60)
    expect(Math.max(...pages[0]!.words.map(({ box }) => box[2]))).toBeLessThan(595)
  })

  test('is read in UTF-8, UTF-16 and Latin-1', async () => {
    expect(textOf((await read('Grüße €', 'txt')).pages[0])).toBe('Grüße €')
    expect(textOf((await read(Buffer.from('\uFEFFGrüße €', 'utf16le'), 'txt')).pages[0])).toBe('Grüße €')
    expect(textOf((await read(Buffer.from('Grüße', 'latin1'), 'txt')).pages[0])).toBe('Grüße')
  })

  test('is refused with more pages than the limit', async () => {
    await expect(read('a\f'.repeat(9) + 'a', 'txt', { ...LIMITS, maxPages: 9 })).rejects.toMatchObject({
      code: 'too_many_pages',
      message: expect.stringMatching(/10 .*9/),
    })
  })
})

describe('a Word document', () => {
  test('has its letterhead, text, tables in columns, and footer', async () => {
    const rows = [
      ['Artikel', 'Preis'],
      ['Stuhl', '12,50'],
    ]
    const { pages } = await read(
      buildDocx(paragraph('Rechnung Nr. 12') + table(rows), {
        'word/header1.xml': buildPart('Beispiel GmbH'),
        'word/footer1.xml': buildPart('IBAN folgt'),
      }),
      'docx',
    )
    expect(textOf(pages[0])).toBe('Beispiel GmbH Rechnung Nr. 12 Artikel Preis Stuhl 12,50 IBAN folgt')
    const left = (text: string): number => pages[0]!.words.find((word) => word.text === text)!.box[0]
    expect(left('Preis')).toBe(left('12,50'))
  })

  test('that only wraps a scan has the scan as a page', async () => {
    const noise = sharp({
      create: {
        width: 400,
        height: 560,
        channels: 3,
        background: 'white',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
    const { pages } = await read(
      buildDocx(paragraph('Scan'), { 'word/media/image1.png': await noise.png().toBuffer() }),
      'docx',
    )
    expect(pages.map(({ number, needsRecognition }) => [number, needsRecognition])).toEqual([
      [1, false],
      [2, true],
    ])
  })

  test('that is a zip bomb is refused before it is unpacked', async () => {
    const bomb = buildDocx(paragraph('a'), { 'word/media/a.bin': Buffer.alloc(40_000_000) })
    expect(bomb.length).toBeLessThan(200_000)
    await expect(read(bomb, 'docx')).rejects.toMatchObject({
      code: 'unreadable_file',
      message: expect.stringContaining('unpacks to far more'),
    })
  })

  test('that lies about its sizes is refused', async () => {
    const docx = buildDocx(paragraph('a'.repeat(5000)))
    const size = docx.indexOf(Buffer.from('PK\u0001\u0002')) + 24
    docx.writeUInt32LE(7, size)
    await expect(read(docx, 'docx')).rejects.toMatchObject({ code: 'unreadable_file' })
  })

  test('that is damaged is refused', async () => {
    const docx = buildDocx(paragraph('a'))
    await expect(read(docx.subarray(0, docx.length / 2), 'docx')).rejects.toMatchObject({ code: 'unreadable_file' })
  })
})

describe('XML', () => {
  test('of an e-invoice is its data, and a sheet to look at', async () => {
    const content = await read(writeUbl(), 'xml')
    expect(content.structured?.syntax).toBe('UBL')
    const number = content.structured!.values['document_number'] as string
    expect(textOf(content.pages[0])).toMatch(new RegExp(`^Invoice Syntax UBL .*Document number ${number}`))
    expect((await content.draw(1, 50)).width).toBe(413)
  })

  test('of several invoices shows all of them, the first as its data', async () => {
    const content = await read(writeFatturaPa({}, { number: '42/B' }), 'xml')
    expect(content.structured!.values['document_number']).toBe('41/B')
    const text = content.pages.map(textOf).join(' ')
    expect(text).toMatch(/Document number 41\/B .*Document number 42\/B /)
    expect(text.match(/Due date|Issue date/g)).toHaveLength(2)
  })

  test('of a batch shows what all of them share once, however many they are', async () => {
    const name = 'Segheria'.repeat(20)
    const office = '<DatiTrasmissione><FormatoTrasmissione>FPA12</FormatoTrasmissione><CodiceDestinatario>ABCDEF'
    const header = `<FatturaElettronicaHeader>${office}${'X'.repeat(200)}</CodiceDestinatario></DatiTrasmissione><CedentePrestatore><DatiAnagrafici><Anagrafica><Denominazione>${name}</Denominazione></Anagrafica></DatiAnagrafici></CedentePrestatore></FatturaElettronicaHeader>`
    const body = '<FatturaElettronicaBody><DatiGenerali/></FatturaElettronicaBody>'
    const content = await read(`<FatturaElettronica>${header}${body.repeat(3000)}</FatturaElettronica>`, 'xml')
    const text = content.pages.map(textOf).join('').replaceAll(' ', '')
    expect(text.split(name)).toHaveLength(2)
    expect(text.split('ABCDEF')).toHaveLength(2)
  })

  test('that is signed is what was signed', async () => {
    const content = await read(signFile(writeFatturaPa(), 'indefinite'), 'xml')
    expect(content.structured!.values['document_number']).toBe('41/B')
    expect(Buffer.from(content.structured!.xml).toString()).toBe(writeFatturaPa())
  })

  test('of another kind is shown as text', async () => {
    const content = await read('<?xml version="1.0"?><note>Hallo</note>', 'xml')
    expect(content.structured).toBeNull()
    expect(textOf(content.pages[0])).toContain('Hallo')
  })

  test('with a document type declaration is refused', async () => {
    const laughs = '<!DOCTYPE a [<!ENTITY b "ha"><!ENTITY c "&b;&b;">]><a>&c;</a>'
    await expect(read(laughs, 'xml')).rejects.toMatchObject({ code: 'unreadable_file' })
  })
})

describe('an email', () => {
  test('is its message and then its attachments in order', async () => {
    const picture = await sharp({ create: { width: 900, height: 900, channels: 3, background: 'white' } })
      .png()
      .toBuffer()
    const content = await read(
      buildEmail('Anbei die Rechnung.', [
        ['rechnung.pdf', 'application/octet-stream', await buildPdf((pdf) => pdf.text('Seite eins').addPage())],
        ['brief.docx', 'application/octet-stream', buildDocx(paragraph('Guten Tag'))],
        ['beleg.png', 'image/png', picture],
        ['musik.mp3', 'audio/mpeg', Buffer.from('ID3\u0004\u0000')],
      ]),
      'eml',
    )
    expect(content.pages.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5])
    expect(textOf(content.pages[0])).toBe(
      'From: Beispiel GmbH <rechnung@example.org> To: kunde@example.org Subject: Rechnung für März ' +
        'Date: 2026-03-02T09:00:00.000Z Anbei die Rechnung. Attachment: rechnung.pdf Attachment: brief.docx ' +
        'Attachment: beleg.png Attachment: musik.mp3 (not read: files of this kind are not read)',
    )
    expect(textOf(content.pages[1])).toBe('Seite eins')
    expect(textOf(content.pages[3])).toBe('Guten Tag')
    expect(content.pages[4]!.needsRecognition).toBe(true)
    expect((await content.draw(4, 72)).width).toBe(595)
  })

  test('with an e-invoice attached has its data', async () => {
    const content = await read(buildEmail('x', [['xrechnung.xml', 'application/xml', Buffer.from(writeUbl())]]), 'eml')
    expect(content.structured?.syntax).toBe('UBL')
  })

  test('with a signed e-invoice attached has its data', async () => {
    const signed = signFile(writeFatturaPa().replace(/^<\?xml.*\?>\n/, ''))
    const content = await read(buildEmail('x', [['IT01_1.xml.p7m', 'application/pkcs7-mime', signed]]), 'eml')
    expect(content.structured?.syntax).toBe('FatturaPA')
  })

  test('names an attachment that needs a password', async () => {
    const locked = await buildPdf((pdf) => pdf.text('a'), { userPassword: 'x' })
    const content = await read(buildEmail('x', [['a.pdf', 'application/pdf', locked]]), 'eml')
    expect(textOf(content.pages[0])).toContain('a.pdf (not read: The file is encrypted.')
  })

  test('counts the pages of its attachments against the limit', async () => {
    const long = await buildPdf((pdf) => pdf.addPage().addPage())
    const email = buildEmail('x', [
      ['a.pdf', 'application/pdf', long],
      ['b.pdf', 'application/pdf', long],
    ])
    await expect(read(email, 'eml', { ...LIMITS, maxPages: 6 })).rejects.toMatchObject({ code: 'too_many_pages' })
  })
})

test('a file that vanished is refused with what to do', async () => {
  const file = { path: join(folder, 'gone'), filename: 'a.pdf', format: 'pdf', size: 1, notes: [] } as const
  await expect(readDocument(file, LIMITS)).rejects.toMatchObject({
    code: 'unreadable_file',
    message: expect.stringContaining('vanished'),
  })
})

function buildEmail(
  text: string,
  attachments: readonly (readonly [name: string, type: string, bytes: Buffer])[],
): string {
  const parts = attachments.map(
    ([name, type, bytes]) =>
      `Content-Type: ${type}; name="${name}"\r\nContent-Disposition: attachment; filename="${name}"\r\n` +
      `Content-Transfer-Encoding: base64\r\n\r\n${bytes.toString('base64').replaceAll(/.{76}/g, '$&\r\n')}\r\n`,
  )
  const body = [`Content-Type: text/plain; charset=utf-8\r\n\r\n${text}\r\n`, ...parts]
  return [
    'From: Beispiel GmbH <rechnung@example.org>',
    'To: kunde@example.org',
    'Subject: =?utf-8?Q?Rechnung_f=C3=BCr_M=C3=A4rz?=',
    'Date: Mon, 2 Mar 2026 10:00:00 +0100',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary="grenze"',
    '',
    ...body.map((part) => `--grenze\r\n${part}`),
    '--grenze--',
    '',
  ].join('\r\n')
}
