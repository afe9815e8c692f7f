import { crc32, deflateRawSync } from 'node:zlib'

/** A zip of the given files (APPNOTE 6.3, deflated). */
export function buildZip(files: Readonly<Record<string, string | Buffer>>): Buffer {
  const locals: Buffer[] = []
  const centrals: Buffer[] = []
  let offset = 0
  for (const [name, content] of Object.entries(files)) {
    const plain = Buffer.from(content)
    const packed = deflateRawSync(plain)
    const sizes = Buffer.alloc(12)
    sizes.writeUInt32LE(crc32(plain), 0)
    sizes.writeUInt32LE(packed.length, 4)
    sizes.writeUInt32LE(plain.length, 8)
    const nameLengths = Buffer.from([name.length, 0, 0, 0])
    const method = Buffer.from([20, 0, 0, 0, 8, 0, 0, 0, 0x21, 0x58])
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), method, sizes, nameLengths, Buffer.from(name), packed])
    const rest = Buffer.alloc(16)
    rest.writeUInt32LE(offset, 12)
    centrals.push(
      Buffer.concat([
        Buffer.from('PK\u0001\u0002\u0014\u0000'),
        method,
        sizes,
        nameLengths.subarray(0, 2),
        rest,
        Buffer.from(name),
      ]),
    )
    locals.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(centrals)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006')
  end.writeUInt16LE(locals.length, 8)
  end.writeUInt16LE(locals.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, directory, end])
}

const WORD = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const OFFICE = 'http://schemas.openxmlformats.org'

/** A Word document whose body is the given WordprocessingML, with further files. */
export function buildDocx(body: string, more: Readonly<Record<string, string | Buffer>> = {}): Buffer {
  return buildZip({
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="${OFFICE}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    '_rels/.rels': `<?xml version="1.0"?><Relationships xmlns="${OFFICE}/package/2006/relationships"><Relationship Id="r1" Type="${OFFICE}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `<?xml version="1.0"?><w:document ${WORD}><w:body>${body}</w:body></w:document>`,
    ...more,
  })
}

/** A header or footer part. */
export function buildPart(text: string): string {
  return `<?xml version="1.0"?><w:hdr ${WORD}>${paragraph(text)}</w:hdr>`
}

export function paragraph(text: string): string {
  return `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`
}

export function table(rows: readonly (readonly string[])[]): string {
  const cells = (row: readonly string[]): string => row.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join('')
  return `<w:tbl>${rows.map((row) => `<w:tr>${cells(row)}</w:tr>`).join('')}</w:tbl>`
}
