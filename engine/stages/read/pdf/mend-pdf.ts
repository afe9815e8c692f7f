/** Bytes of larger files are not searched: a cut-off transfer of that size is sent again. */
const MAX_SIZE = 64 * 1024 * 1024
/** Dictionaries of pages and catalogues are short. */
const MAX_DICTIONARY = 4000

/**
 * A PDF whose end was cut off lacks the trailer that leads to its pages. Gives it new ones: first with its own
 * catalogue (ISO 32000-1, 7.7.2), then with one of all pages that are found, for the case that the first fails.
 */
export function mendPdf(bytes: Uint8Array): Uint8Array[] {
  if (bytes.length > MAX_SIZE) return []
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  const catalogues: string[] = []
  const pages: string[] = []
  let highest = 0
  for (const { 1: number, 2: generation, index } of text.matchAll(/(?<!\d)(\d{1,9})\s+(\d{1,5})\s+obj\b/g)) {
    const [dictionary = ''] = text.slice(index, index + MAX_DICTIONARY).split(/endobj|\bstream\b/, 1)
    if (/\/Type\s*\/Catalog\b/.test(dictionary)) catalogues.push(`${number} ${generation} R`)
    if (/\/Type\s*\/Page\b/.test(dictionary)) pages.push(`${number} ${generation} R`)
    highest = Math.max(highest, Number(number))
  }
  const mended: string[] = []
  const catalogue = catalogues.at(-1)
  if (catalogue !== undefined) mended.push(writeTrailer(catalogue, highest))
  if (pages.length > 0) mended.push(writeCatalogue(pages, highest))
  // What stands behind the last whole object is cut off within a string or array, which would swallow the trailer.
  const whole = bytes.subarray(0, text.lastIndexOf('endobj') + 'endobj'.length)
  return mended.map((end) => Buffer.concat([whole, Buffer.from(end, 'latin1')]))
}

function writeCatalogue(pages: readonly string[], highest: number): string {
  const tree = highest + 1
  const root = highest + 2
  return [
    `\n${tree} 0 obj\n<</Type/Pages/Count ${pages.length}/Kids[${pages.join(' ')}]>>\nendobj`,
    `${root} 0 obj\n<</Type/Catalog/Pages ${tree} 0 R>>\nendobj`,
    writeTrailer(`${root} 0 R`, root),
  ].join('\n')
}

function writeTrailer(root: string, highest: number): string {
  return `\ntrailer\n<</Size ${highest + 1}/Root ${root}>>\nstartxref\n0\n%%EOF\n`
}
