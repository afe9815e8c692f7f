import { describe, expect, test } from 'vitest'
import { DocumentError } from '../../../../engine/domain/errors.ts'
import { parseEInvoice } from '../../../../engine/stages/read/einvoice/parse-einvoice.ts'
import { readXml } from '../../../../engine/stages/read/einvoice/read-xml.ts'
import { writeUbl } from '../../../fixtures/builders/einvoice/write-ubl.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

/** The error that a file ends with. */
function refusal(xml: Uint8Array): DocumentError {
  try {
    readXml(xml)
  } catch (error) {
    if (error instanceof DocumentError) return error
    throw error
  }
  throw new Error('was read')
}

describe('refuses', () => {
  test('an external entity, and reads no file for it', () => {
    const xml = `<?xml version="1.0"?><!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]><r>&x;</r>`
    const error = refusal(bytes(xml))
    expect(error.code).toBe('unreadable_file')
    expect(error.message).toContain('DOCTYPE')
    expect(error.message).not.toContain('root:')
  })

  test('a billion laughs at once', () => {
    const levels = Array.from({ length: 30 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join('')
    const start = performance.now()
    const error = refusal(bytes(`<!DOCTYPE r [<!ENTITY l0 "lol">${levels}]><r>&l30;</r>`))
    expect(error.message).toContain('DOCTYPE')
    expect(performance.now() - start).toBeLessThan(500)
  })

  test('a document type declaration without entities, and one of an external file', () => {
    expect(refusal(bytes('<!DOCTYPE html><html/>')).message).toContain('DOCTYPE')
    expect(refusal(bytes('<!DOCTYPE r SYSTEM "http://example.test/r.dtd"><r/>')).message).toContain('DOCTYPE')
  })

  test('an entity that is not declared', () => {
    expect(refusal(bytes('<r>&unknown;</r>')).code).toBe('unreadable_file')
  })

  test('deep nesting', () => {
    const error = refusal(bytes(`${'<a>'.repeat(20_000)}${'</a>'.repeat(20_000)}`))
    expect(error.message).toContain('nested')
  })

  test.each([
    ['a cut file', '<a><b>text'],
    ['crossed tags', '<a><b></a></b>'],
    ['an undeclared prefix', '<x:a/>'],
    ['two root elements', '<a/><b/>'],
    ['no XML at all', 'Sehr geehrte Damen und Herren'],
    ['an empty file', ''],
  ])('%s', (_, xml) => {
    expect(refusal(bytes(xml)).code).toBe('unreadable_file')
  })

  test('bytes that do not fit the declared encoding', () => {
    const xml = Buffer.from('<?xml version="1.0" encoding="UTF-8"?><a>Müller</a>', 'latin1')
    expect(refusal(xml).message).toContain('utf-8')
  })

  test('an encoding that nobody knows', () => {
    expect(refusal(bytes('<?xml version="1.0" encoding="x-klingon"?><a/>')).message).toContain('x-klingon')
  })
})

describe('reads', () => {
  const text = '<?xml version="1.0" encoding="ENC"?><a>Müller &amp; Söhne</a>'
  const utf16 = (xml: string, order: 'le' | 'be', mark: boolean): Uint8Array => {
    const buffer = Buffer.from(mark ? `\ufeff${xml}` : xml, 'utf16le')
    return order === 'le' ? buffer : buffer.swap16()
  }
  test.each([
    ['UTF-8', bytes(text.replace('ENC', 'UTF-8'))],
    ['UTF-8 with a byte order mark', bytes(`\ufeff${text.replace('ENC', 'utf-8')}`)],
    ['UTF-8 without a declaration', bytes('<a>Müller &amp; Söhne</a>')],
    ['ISO-8859-1', Buffer.from(text.replace('ENC', 'ISO-8859-1'), 'latin1')],
    ['UTF-16 little endian', utf16(text.replace('ENC', 'UTF-16'), 'le', true)],
    ['UTF-16 big endian', utf16(text.replace('ENC', 'UTF-16'), 'be', true)],
    ['UTF-16 without a byte order mark', utf16(text.replace('ENC', 'UTF-16LE'), 'le', false)],
    ['UTF-8 that was UTF-16 once and still says so', bytes(text.replace('ENC', 'UTF-16'))],
  ])('%s', (_, xml) => {
    expect(readXml(xml).text).toBe('Müller & Söhne')
  })

  test('character data sections and comments', () => {
    expect(readXml(bytes('<a>x<!-- no -->y<![CDATA[<z>]]></a>')).text).toBe('xy<z>')
  })

  test('an attribute that is called like a property of every object', () => {
    expect(readXml(bytes('<a __proto__="1" constructor="2"/>')).attributes['constructor']).toBe('2')
  })

  test('an invoice in UTF-16', () => {
    const xml = `\ufeff${writeUbl().replace('UTF-8', 'UTF-16')}`
    expect(parseEInvoice(Buffer.from(xml, 'utf16le'))!.values['recipient_name']).toBe('Café Südwind & Söhne OHG')
  })
})
