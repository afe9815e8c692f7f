/** Ends a form. */
export const END = '\r\n--b--\r\n'

const TEXT = 'Lieferschein der Firma Birkenhain'

/** A text field of a form whose boundary is `b`. */
export function writeField(name: string, text: string): string {
  return `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`
}

export function writeFields(count: number, name?: string): string {
  return Array.from({ length: count }, (_, index) => writeField(name ?? `field${index}`, 'x')).join('')
}

/** A file part; the last one of a form unless told what follows. */
export function writeFile(filename: string, end = END): string {
  const start = end === '' ? '\r\n' : end
  return `--b\r\nContent-Disposition: form-data; name="file"; filename="${filename.replaceAll('\\', '\\\\')}"\r\n\r\n${TEXT}${start}`
}

/** The only part of a form, with so many headers of such a length. */
export function writePartWithHeaders(count: number, length = 10): string {
  const lines = Array.from({ length: count }, (_, index) => `X-${index}: ${'x'.repeat(length)}\r\n`).join('')
  return `--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n${lines}\r\n${TEXT}${END}`
}
