import { fromBufferPromise } from 'yauzl'
import { findTestVirus, isProgram, type Inspection } from './signs.ts'

/** Bytes of one part that are looked at: relationships and content types are short, of others the beginning tells. */
const MAX_PART = 4 * 1024 * 1024
const MAX_PARTS = 5000

const MACROS = 'The Word document contains macros.'
const TOO_MANY = 'The Word document has more parts than a document holds.'

/**
 * Looks into a Word document's parts (ECMA-376 part 2) for macros, programs and what is fetched when it is opened. A damaged zip
 * is left to its reader, which refuses it.
 */
export async function inspectWord(bytes: Buffer): Promise<Inspection> {
  const notes = new Set<string>()
  try {
    const zip = await fromBufferPromise(bytes, { lazyEntries: true })
    let count = 0
    for await (const entry of zip.eachEntry()) {
      count += 1
      if (count > MAX_PARTS) return { rejection: TOO_MANY, notes: [] }
      const part = await readStart(await zip.openReadStreamPromise(entry))
      const rejection = judgePart(entry.fileName, part, notes)
      if (rejection !== null) return { rejection, notes: [] }
    }
  } catch {
    return { rejection: null, notes: [] }
  }
  return { rejection: null, notes: [...notes] }
}

function judgePart(name: string, part: Buffer, notes: Set<string>): string | null {
  if (/(?:^|\/)vba(?:Project\.bin|Data\.xml)$/i.test(name)) return MACROS
  if (isProgram(part)) return 'The Word document contains a program.'
  if (/\/activeX\//i.test(name)) notes.add('It contains controls that a program runs.')
  if (/\/embeddings\//i.test(name)) notes.add('It contains other files.')
  if (name === '[Content_Types].xml' && /macroEnabled/i.test(part.toString('latin1'))) return MACROS
  if (name.endsWith('.rels')) noteRelations(part.toString('utf8'), notes)
  return findTestVirus(part)
}

/**
 * What stands outside and is fetched without asking; links that a person follows are none of it. No reason to refuse: each
 * letter that was written by a company's template names it so, and Docket fetches nothing.
 */
function noteRelations(xml: string, notes: Set<string>): void {
  for (const [relation] of xml.matchAll(/<Relationship\b[^<>]*>/g)) {
    if (!/TargetMode\s*=\s*["']External["']/i.test(relation)) continue
    const type = /Type\s*=\s*["'][^"']*\/(\w+)["']/.exec(relation)?.[1] ?? ''
    if (type === 'attachedTemplate') notes.add('Its template is fetched from elsewhere.')
    else if (type !== 'hyperlink') notes.add('It shows something that is fetched from elsewhere.')
  }
}

async function readStart(stream: AsyncIterable<unknown>): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream) {
    chunks.push(chunk as Buffer)
    size += (chunk as Buffer).length
    if (size >= MAX_PART) break
  }
  return Buffer.concat(chunks)
}
