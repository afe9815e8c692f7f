import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { findActiveContent } from '../../../engine/stages/scan/find-active-content.ts'
import { buildPdf } from '../read/build-pdf.ts'
import { signFile } from '../../fixtures/builders/sign-file.ts'
import { buildDocx, buildZip, paragraph } from '../read/build-zip.ts'

/** In two parts, so that no scanner takes this file for one. */
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const clean = { rejection: null, notes: [] }

describe('nothing is found', () => {
  test('in a plain PDF, a letter with a link, an email with a PDF, and a picture', async () => {
    const pdf = await buildPdf((draw) => draw.text('Rechnung').link(0, 0, 9, 9, 'https://example.com'))
    expect(await findActiveContent('pdf', pdf)).toEqual(clean)
    const link = `<Relationships><Relationship Id="r9" Type="${RELATIONS}/hyperlink" Target="https://example.com" TargetMode="External"/></Relationships>`
    const letter = buildDocx(paragraph('Hallo'), { 'word/_rels/document.xml.rels': link })
    expect(await findActiveContent('docx', letter)).toEqual(clean)
    expect(await findActiveContent('eml', writeEmail('application/pdf', pdf))).toEqual(clean)
    expect(await findActiveContent('png', await makePicture())).toEqual(clean)
  })

  test('in what its reader will refuse anyway', async () => {
    const letter = buildDocx(paragraph('Hallo'))
    expect(await findActiveContent('docx', letter.subarray(0, 90))).toEqual(clean)
    expect(await findActiveContent('eml', Buffer.from('\0'))).toEqual(clean)
    expect(await findActiveContent('pdf', Buffer.from('%PDF-1.7\n/ObjStm stream\nnothing that unpacks'))).toEqual(clean)
  })
})

describe('the test virus is refused', () => {
  test.each(['txt', 'pdf', 'png', 'xml', 'eml'] as const)('in %s', async (format) => {
    const bytes = Buffer.from(`Text ${EICAR} Text`)
    expect((await findActiveContent(format, bytes)).rejection).toContain('EICAR')
  })

  test('within what was signed and attached to an email', async () => {
    const signed = signFile(`<a>${EICAR} ${'x'.repeat(200)}</a>`).toString('base64')
    expect(
      (await findActiveContent('eml', writeEmail('application/pkcs7-mime', Buffer.from(signed)))).rejection,
    ).toContain('EICAR')
  })

  test('packed into a letter, and into what is attached to an email in an email', async () => {
    const letter = buildDocx(paragraph('Hallo'), { 'word/media/a.bin': EICAR })
    expect((await findActiveContent('docx', letter)).rejection).toContain('EICAR')
    const inner = writeEmail('application/octet-stream', Buffer.from(EICAR))
    expect((await findActiveContent('eml', writeEmail('message/rfc822', inner))).rejection).toContain('EICAR')
  })
})

describe('a PDF', () => {
  const withObject = (content: string): Buffer => Buffer.from(`%PDF-1.7\n1 0 obj\n<<${content}>>\nendobj\n`)
  const packed = (content: string): Buffer => {
    const stream = deflateSync(content)
    return Buffer.concat([Buffer.from('%PDF-1.7\n<</Type/ObjStm>>stream\r\n'), stream, Buffer.from('\nendstream')])
  }

  test.each(['/S /Launch /F (cmd.exe)', '/S/Launch', '/S /L#61unch', '/S\n/#4caunch'])(
    'is refused for %s',
    async (action) => {
      expect((await findActiveContent('pdf', withObject(action))).rejection).toContain('starts programs')
      expect((await findActiveContent('pdf', packed(`<<${action}>>`))).rejection).toContain('starts programs')
    },
  )

  test('is refused wherever the action stands, also where one piece that is looked at ends', async () => {
    for (const length of [1024 * 1024 - 20, 1024 * 1024 - 6]) {
      const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'.padEnd(length)), withObject('/S /Launch')])
      expect((await findActiveContent('pdf', bytes)).rejection).toContain('starts programs')
    }
  })

  test('is let pass with a word about what it may do elsewhere', async () => {
    expect(await findActiveContent('pdf', withObject('/S /JavaScript /JS (app.alert(1))'))).toEqual({
      rejection: null,
      notes: ['It contains JavaScript.'],
    })
    expect((await findActiveContent('pdf', packed('<</S/SubmitForm>> <</S/GoToR>>'))).notes).toEqual([
      'It sends a form to an address.',
      'It leads to other files.',
    ])
  })

  test('that unpacks to far more than it holds is refused before it is unpacked', async () => {
    const bomb = packed(' '.repeat(33 * 1024 * 1024))
    expect(bomb.length).toBeLessThan(100_000)
    expect((await findActiveContent('pdf', bomb)).rejection).toContain('unpacks')
  })

  test('that is something else at the same time is refused', async () => {
    const pdf = await buildPdf((draw) => draw.text('Rechnung'))
    const refusals = [
      Buffer.concat([Buffer.from('MZ\u0090\0'), pdf]),
      Buffer.concat([Buffer.from('#!/bin/sh\n'), pdf]),
      Buffer.concat([Buffer.from('<html><script>x</script>'), pdf]),
      Buffer.concat([Buffer.from('GIF89a'), pdf]),
      Buffer.concat([pdf, buildZip({ 'a.js': 'x' })]),
    ]
    for (const bytes of refusals) expect((await findActiveContent('pdf', bytes)).rejection).toContain('at once')
    expect(await findActiveContent('pdf', Buffer.concat([Buffer.from('From our fax:\n'), pdf]))).toEqual(clean)
  })
})

test('a picture with an archive behind it is refused', async () => {
  const bytes = Buffer.concat([await makePicture(), buildZip({ 'a.js': 'x' })])
  expect((await findActiveContent('png', bytes)).rejection).toContain('at once')
})

describe('a Word document', () => {
  test.each([
    ['macros', { 'word/vbaProject.bin': 'x' }],
    ['macros', { '[Content_Types].xml': 'application/vnd.ms-word.document.macroEnabled.main+xml' }],
    ['program', { 'word/embeddings/a.bin': Buffer.from('MZ\u0090\0') }],
  ])('is refused for %s', async (what, parts) => {
    expect((await findActiveContent('docx', buildDocx(paragraph('Hallo'), parts))).rejection).toContain(what)
  })

  test('is refused for more parts than a document has, behind which something could hide', async () => {
    const parts = Object.fromEntries(Array.from({ length: 5001 }, (_, index) => [`word/media/${index}`, '']))
    const letter = buildDocx(paragraph('Hallo'), { ...parts, 'word/vbaProject.bin': 'x' })
    expect((await findActiveContent('docx', letter)).rejection).toContain('more parts')
  })

  test('is let pass with a word about what is fetched and what it carries', async () => {
    const relations = `<Relationships><Relationship Type="${RELATIONS}/attachedTemplate" Target="https://evil.example/a.dotm" TargetMode="External"/></Relationships>`
    const letter = buildDocx(paragraph('Hallo'), {
      'word/_rels/settings.xml.rels': relations,
      'word/embeddings/a.xlsx': buildZip({ a: 'b' }),
    })
    const { rejection, notes } = await findActiveContent('docx', letter)
    expect(rejection).toBeNull()
    expect(notes).toEqual(['Its template is fetched from elsewhere.', 'It contains other files.'])
  })
})

describe('an email', () => {
  test('is refused for what is attached to it', async () => {
    const email = writeEmail('application/pdf', Buffer.from('%PDF-1.7 <</S/Launch>>'))
    expect((await findActiveContent('eml', email)).rejection).toContain('starts programs')
  })

  test('is let pass with a word about a program, which nobody opens', async () => {
    const email = writeEmail('application/octet-stream', Buffer.from('MZ\u0090\0'))
    expect(await findActiveContent('eml', email)).toEqual({ rejection: null, notes: ['A program is attached to it.'] })
  })
})

function makePicture(): Promise<Buffer> {
  return sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
}

function writeEmail(type: string, content: Buffer): Buffer {
  const lines = [
    'From: a@example.com',
    'Subject: Rechnung',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary="part"',
    '',
    '--part',
    'Content-Type: text/plain',
    '',
    'Anbei.',
    '--part',
    `Content-Type: ${type}; name="a"`,
    'Content-Disposition: attachment; filename="a"',
    ...(type === 'message/rfc822'
      ? ['', content.toString('latin1')]
      : ['Content-Transfer-Encoding: base64', '', content.toString('base64')]),
    '--part--',
    '',
  ]
  return Buffer.from(lines.join('\r\n'), 'latin1')
}
