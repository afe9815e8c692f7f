const UTF16_MARKS = new Set(['fffe', 'feff'])

/** Whether bytes are text in UTF-8, UTF-16 with a mark, or an 8-bit encoding. The last character may be cut off. */
export function isText(head: Uint8Array): boolean {
  if (UTF16_MARKS.has(Buffer.from(head.subarray(0, 2)).toString('hex'))) return true
  // Text has tab, line feed, form feed, carriage return, and (in logs) escape; other controls mean binary data.
  const controls = head.filter((byte) => byte < 32 && ![9, 10, 12, 13, 27].includes(byte)).length
  return controls === 0 || (controls / head.length < 0.001 && !head.includes(0))
}

export function isXml(head: Uint8Array): boolean {
  return /^<(?:\?xml|(?!html)[a-z_][\w.-]*(?::[\w.-]+)?[\s>/])/iu.test(skipComments(decodeHead(head).trimStart()))
}

/** Step by step: an expression that repeats comments could part them in countless ways. */
function skipComments(text: string): string {
  let start = 0
  while (text.startsWith('<!--', start)) {
    const end = text.indexOf('-->', start)
    if (end < 0) return ''
    start = end + 3
    while (/\s/.test(text.charAt(start))) start += 1
  }
  return text.slice(start)
}

/** An email starts with header lines (RFC 5322), among them some that every email has. */
export function isEmail(head: Uint8Array): boolean {
  const [headers = ''] = decodeHead(head).split(/\r?\n\r?\n/, 1)
  const lines = headers.replace(/^From .*\r?\n/, '').split(/\r?\n(?![ \t])/)
  const names = new Set(lines.map((line) => /^([!-9;-~]+):/.exec(line)?.[1]?.toLowerCase()))
  if (names.has(undefined)) return false
  const marks = [
    'from',
    'to',
    'subject',
    'date',
    'message-id',
    'received',
    'mime-version',
    'return-path',
    'content-type',
  ]
  return marks.filter((name) => names.has(name)).length >= 3
}

function decodeHead(head: Uint8Array): string {
  const mark = Buffer.from(head.subarray(0, 2)).toString('hex')
  const encoding = mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : 'utf-8'
  return new TextDecoder(encoding).decode(head)
}
