import * as fc from 'fast-check'

const BOUNDARY = 'fuzz-boundary-7f3a'

const contents = fc.oneof(
  {
    arbitrary: fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 200 })
      .map((text) => Buffer.from(`Rechnung\n${text}`)),
    weight: 6,
  },
  {
    arbitrary: fc.constantFrom(
      Buffer.alloc(0),
      Buffer.from('%PDF-1.7\n%broken'),
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      Buffer.from('<?xml version="1.0"?><Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"/>'),
      Buffer.from('PK\u0003\u0004'),
      Buffer.from(`\r\n--${BOUNDARY}\r\n`),
    ),
    weight: 1,
  },
  { arbitrary: fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes)), weight: 1 },
)

const filenames = fc.oneof(
  { arbitrary: fc.constantFrom('a.txt', 'note.txt', 'rechnung.txt'), weight: 8 },
  {
    arbitrary: fc.constantFrom(
      '',
      'a.pdf',
      '../../etc/passwd',
      'C:\\x\\a.txt',
      'a\u0000.txt',
      '\u202etxt.exe',
      `${'n'.repeat(4096)}.txt`,
      '.',
      '..',
      'a"b.txt',
    ),
    weight: 2,
  },
  { arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }), weight: 1 },
)

const fields = fc.oneof(
  fc.tuple(fc.constant('text'), fc.string({ unit: 'grapheme', maxLength: 60 })),
  fc.tuple(
    fc.constantFrom('custom_types[]', 'custom_types', 'custom_types[0]'),
    fc.constantFrom('delivery-note', '', ' ', 'x'.repeat(101)),
  ),
  fc.tuple(fc.constant('requester'), fc.constantFrom('fuzz', '', 'r'.repeat(256))),
  fc.tuple(fc.constant('locale'), fc.constantFrom('de', 'de-AT', 'xx', 'de_AT', '', 'DE')),
  fc.tuple(fc.constant('allow_ai_processing'), fc.constantFrom('true', 'false', '1', '0', 'yes', '')),
  fc.tuple(
    fc.constantFrom('file', '', '__proto__', 'constructor', 'unknown[]', 'a\r\nb'),
    fc.string({ maxLength: 10 }),
  ),
)

/** Multipart forms: most with a file, some malformed, cut off or repeated. */
export function makeForms(): fc.Arbitrary<{ type: string; body: Buffer }> {
  return fc
    .record({
      files: fc.array(fc.tuple(fc.constant('file'), filenames, contents), { minLength: 1, maxLength: 1 }),
      others: fc.oneof(
        { arbitrary: fc.constant([]), weight: 8 },
        {
          arbitrary: fc.array(fc.tuple(fc.constantFrom('file', 'extra'), filenames, contents), { maxLength: 2 }),
          weight: 1,
        },
      ),
      texts: fc.array(fields, { maxLength: 3 }),
      withFile: fc.oneof({ arbitrary: fc.constant(true), weight: 9 }, fc.constant(false)),
      cut: fc.oneof({ arbitrary: fc.constant(1), weight: 12 }, fc.double({ min: 0, max: 1, noNaN: true })),
      type: fc.oneof(
        { arbitrary: fc.constant(`multipart/form-data; boundary=${BOUNDARY}`), weight: 14 },
        fc.constantFrom(
          'multipart/form-data; boundary=other',
          'multipart/mixed; boundary=x',
          'application/x-www-form-urlencoded',
        ),
      ),
    })
    .map(({ files, others, texts, withFile, cut, type }) => {
      const parts = [
        ...texts.map(([name, text]) => writePart(`name="${name}"`, Buffer.from(text))),
        ...[...(withFile ? files : []), ...others].map(([name, filename, content]) =>
          writePart(`name="${name}"; filename="${filename.replaceAll('"', '%22')}"`, content),
        ),
      ]
      const whole = Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)])
      return { type, body: whole.subarray(0, Math.floor(whole.length * cut)) }
    })
}

function writePart(disposition: string, content: Buffer): Buffer {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`
  return Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n')])
}
