import { randomBytes } from 'node:crypto'
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { scanFile } from '../../../engine/stages/scan/scan-file.ts'
import { formatOfName, sniffFormat } from '../../../engine/stages/scan/sniff-format.ts'
import { signFile } from '../../fixtures/builders/sign-file.ts'
import { buildPdf } from '../read/build-pdf.ts'
import { buildDocx, buildZip, paragraph } from '../read/build-zip.ts'

const EMAIL =
  'From: a@example.org\r\nTo: b@example.org\r\nSubject: Rechnung\r\nDate: Mon, 2 Mar 2026 10:00:00 +0100\r\n\r\nText'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scan-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function keep(bytes: Uint8Array | string): Promise<string> {
  const path = join(folder, `${Math.random()}`)
  await writeFile(path, bytes)
  return path
}

describe('the format of a file', () => {
  const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
  const contents: Record<string, () => Promise<Uint8Array | string> | Uint8Array | string> = {
    pdf: () => buildPdf((pdf) => pdf.text('Hallo')),
    png: () => picture.clone().png().toBuffer(),
    jpg: () => picture.clone().jpeg().toBuffer(),
    tiff: () => picture.clone().tiff().toBuffer(),
    webp: () => picture.clone().webp().toBuffer(),
    gif: () => picture.clone().gif().toBuffer(),
    bmp: () => Buffer.concat([Buffer.from('BM'), Buffer.alloc(60)]),
    docx: () => buildDocx(paragraph('Hallo')),
    xml: () => '<?xml version="1.0"?><a/>',
    eml: () => EMAIL,
    txt: () => 'Grüße aus München',
  }
  test.each(Object.keys(contents))('is %s by its content', async (format) => {
    expect(await sniffFormat(await keep(await contents[format]!()))).toBe(format)
  })

  test('is pdf also behind a kilobyte of junk', async () => {
    const pdf = await buildPdf((pdf) => pdf.text('Hallo'))
    expect(await sniffFormat(await keep(Buffer.concat([Buffer.alloc(900, 'x'), pdf])))).toBe('pdf')
  })

  test('is xml without a declaration and behind a mark', async () => {
    expect(await sniffFormat(await keep('\uFEFF<rsm:CrossIndustryInvoice xmlns:rsm="u"/>'))).toBe('xml')
  })

  test('is xml behind comments, and found without trying all ways to part them', async () => {
    const comments = '<!-- a --> <!---->\n'.repeat(2000)
    expect(await sniffFormat(await keep(`${comments}<Invoice/>`))).toBe('xml')
    expect(await sniffFormat(await keep(`${comments}text`))).toBe('txt')
    expect(await sniffFormat(await keep('<!-- a\n<Invoice/>'))).toBe('txt')
  })

  test('is txt in Latin-1 and in UTF-16', async () => {
    expect(await sniffFormat(await keep(Buffer.from('Gr\u00fc\u00dfe, 5 \u00a4', 'latin1')))).toBe('txt')
    expect(await sniffFormat(await keep(Buffer.from('\uFEFFGrüße', 'utf16le')))).toBe('txt')
  })

  test('is none for a zip without a document, a program, and nothing at all', async () => {
    expect(await sniffFormat(await keep(buildZip({ 'a.bin': 'x' })))).toBeNull()
    expect(await sniffFormat(await keep(Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0])))).toBeNull()
    expect(await sniffFormat(await keep(''))).toBeNull()
  })

  test('of a signed file is that of what was signed', async () => {
    expect(await sniffFormat(await keep(signFile('<?xml version="1.0"?><a/>', 'indefinite')))).toBe('xml')
    expect(await sniffFormat(await keep(signFile(`<a>${'x'.repeat(200)}</a>`).toString('base64')))).toBe('xml')
    expect(await sniffFormat(await keep(signFile(await buildPdf((pdf) => pdf.text('Hallo')))))).toBe('pdf')
    expect(await sniffFormat(await keep(signFile(buildDocx(paragraph('Hallo')))))).toBe('docx')
    expect(await sniffFormat(await keep(signFile('<a/>').subarray(0, 30)))).toBeNull()
  })

  test('of a large signed file is told by its beginning', async () => {
    const xml = signFile(`<a>${'x'.repeat(200_000)}</a>`, 'indefinite')
    for (const bytes of [xml, Buffer.from(xml.toString('base64')), xml.subarray(0, 150_000)])
      expect(await sniffFormat(await keep(bytes))).toBe('xml')
    const large = buildDocx(paragraph('Hallo'), { 'word/media/a.bin': randomBytes(200_000) })
    expect(await sniffFormat(await keep(signFile(large, 'pieces')))).toBe('docx')
  })

  test('is claimed by the extension, whatever its spelling', () => {
    expect(formatOfName('Scan.JPEG')).toBe('jpg')
    expect(formatOfName('a.b.tif')).toBe('tiff')
    expect(formatOfName('IT01_a.xml.p7m')).toBe('xml')
    expect(formatOfName('IT01_a.pdf.P7M.p7m')).toBe('pdf')
    expect(formatOfName('smime.p7m')).toBeNull()
    expect(formatOfName('brief.doc')).toBeNull()
    expect(formatOfName('brief')).toBeNull()
  })
})

describe('a scan admits', () => {
  test('a file whose content is what its name says', async () => {
    const path = await keep('Hallo')
    expect(await scanFile(path, 'a.txt')).toEqual({ path, filename: 'a.txt', format: 'txt', size: 5, notes: [] })
  })

  test('a file whose name claims nothing', async () => {
    expect((await scanFile(await keep('Hallo'), 'upload')).format).toBe('txt')
  })
})

describe('a scan refuses', () => {
  test('what a signed file says to be and is not, and what it hides', async () => {
    const signed = await keep(signFile('<a/>'))
    await expect(scanFile(signed, 'a.pdf.p7m')).rejects.toMatchObject({ code: 'unsupported_file' })
    // In two parts, so that no scanner takes this file for one.
    const virus = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')
    const hidden = await keep(signFile(`<a>${virus} ${'x'.repeat(200)}</a>`).toString('base64'))
    await expect(scanFile(hidden, 'a.xml.p7m')).rejects.toThrow(/EICAR/)
  })

  test('a signed file that is cut off or has more elements than any program writes', async () => {
    const whole = signFile(`<a>${'x'.repeat(200_000)}</a>`, 'indefinite')
    const at = whole.indexOf(Buffer.from([0x24, 0x80])) + 2
    const flood = Buffer.alloc(4_000_000, Buffer.from([0x04, 0]))
    for (const bytes of [
      whole.subarray(0, 150_000),
      Buffer.concat([whole.subarray(0, -20), flood, whole.subarray(-20)]),
    ])
      await expect(scanFile(await keep(bytes), 'a.xml.p7m')).rejects.toMatchObject({ code: 'unreadable_file' })
    await expect(
      scanFile(await keep(Buffer.concat([whole.subarray(0, at), flood, whole.subarray(at)])), 'a.xml.p7m'),
    ).rejects.toMatchObject({ code: 'unsupported_file' })
  })

  test('an empty file', async () => {
    await expect(scanFile(await keep(''), 'a.pdf')).rejects.toMatchObject({
      code: 'unreadable_file',
      message: 'The file is empty.',
    })
  })

  test('a file that vanished', async () => {
    await expect(scanFile(join(folder, 'gone'), 'a.pdf')).rejects.toMatchObject({ code: 'unreadable_file' })
  })

  test('text that is named .pdf, naming both', async () => {
    await expect(scanFile(await keep('Hallo'), 'a.pdf')).rejects.toMatchObject({
      code: 'unsupported_file',
      message: expect.stringContaining('"a.pdf" is named .pdf but contains plain text'),
    })
  })

  test('a file of no known format', async () => {
    await expect(scanFile(await keep(buildZip({ a: 'x' })), 'a.zip')).rejects.toMatchObject({
      code: 'unsupported_file',
    })
  })

  test('a file over 500 MiB', async () => {
    const path = await keep('%PDF-1.7')
    const file = await open(path, 'r+')
    await file.truncate(500 * 1024 * 1024 + 1)
    await file.close()
    await expect(scanFile(path, 'a.pdf')).rejects.toMatchObject({ code: 'unreadable_file' })
  })
})
