import { replaceText, type Mutate } from './mutate-bytes.ts'

/** What an attacker does who knows XML. */
export const XML_MUTATIONS: Readonly<Record<string, Mutate>> = {
  entityBomb: (bytes) => {
    const entities = Array.from({ length: 10 }, (_, level) => {
      const content = level === 0 ? 'lol' : `&l${level - 1};`.repeat(10)
      return `<!ENTITY l${level} "${content}">`
    })
    return withDoctype(bytes, `[${entities.join('')}]`, '&l9;')
  },
  externalEntity: (bytes) => withDoctype(bytes, '[<!ENTITY x SYSTEM "file:///etc/passwd">]', '&x;'),
  externalDoctype: (bytes) => withDoctype(bytes, 'SYSTEM "http://127.0.0.1:9/evil.dtd"', ''),
  deepNesting: (bytes, random) => replaceFirst(bytes, />([^<]+)</, `>${'<a>'.repeat(random.pick([1000, 200_000]))}<`),
  hugeAttribute: (bytes) => replaceFirst(bytes, /<([\w:]+) /, `<$1 a="${'x'.repeat(5_000_000)}" `),
  manyElements: (bytes) => replaceFirst(bytes, /<\/([\w:]+)>\s*$/, `${'<a b="c"/>'.repeat(300_000)}</$1>`),
  oddEncoding: (bytes, random) =>
    replaceFirst(bytes, /encoding="[^"]*"/, `encoding="${random.pick(['UTF-7', 'UTF-32', 'EBCDIC', '../x', ''])}"`),
  longValues: (bytes, random) =>
    replaceText(bytes, />([^<]{2,})</g, (value) =>
      random.chance(0.1) ? `>${random.pick(['9'.repeat(20_000), '\u0000', '-'.repeat(999), '1e999'])}<` : value,
    ),
}

/** The same of emails (RFC 5322, 2045). */
export const EMAIL_MUTATIONS: Readonly<Record<string, Mutate>> = {
  nested: (bytes, random) => {
    let email = bytes
    for (let depth = random.pick([2, 10, 200]); depth > 0; depth -= 1) {
      const boundary = `b${depth}`
      const head = `From: a@b.example\r\nTo: c@d.example\r\nSubject: ${depth}\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=${boundary}\r\n\r\n--${boundary}\r\nContent-Type: message/rfc822\r\n\r\n`
      email = Buffer.concat([Buffer.from(head), email, Buffer.from(`\r\n--${boundary}--\r\n`)])
    }
    return email
  },
  manyHeaders: (bytes) => Buffer.concat([Buffer.from('X-A: b\r\n'.repeat(50_000)), bytes]),
  longHeader: (bytes) => Buffer.concat([Buffer.from(`Subject: ${'=?utf-8?q?=41?= '.repeat(50_000)}\r\n`), bytes]),
  pathName: (bytes, random) =>
    replaceText(
      bytes,
      /filename="[^"]*"/g,
      () => `filename="${random.pick(['../../../etc/cron.d/x', 'C:\\\\x.exe', '\u0000', 'a'.repeat(9999)])}"`,
    ),
  lostBoundary: (bytes) => replaceText(bytes, /--[\w-]+--/g, () => ''),
}

function withDoctype(bytes: Buffer, doctype: string, reference: string): Buffer {
  const root = /<(?![?!])([\w:.-]+)/.exec(bytes.toString('latin1'))?.[1] ?? 'a'
  const declared = replaceFirst(bytes, /<(?![?!])/, `<!DOCTYPE ${root} ${doctype}><`)
  return reference === '' ? declared : replaceFirst(declared, />([^<>]{2,})<\//, `>${reference}</`)
}

function replaceFirst(bytes: Buffer, pattern: RegExp, replacement: string): Buffer {
  return Buffer.from(bytes.toString('latin1').replace(pattern, replacement), 'latin1')
}
