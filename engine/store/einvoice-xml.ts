import { open, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { picturePath } from './pictures.ts'

const FILENAME = 'einvoice.xml'

/** Keeps the XML of an e-invoice beside the pictures of its document, so that it can be shown without opening the original again. */
export async function writeXml(folder: string, xml: Uint8Array): Promise<void> {
  await writeFile(join(folder, FILENAME), xml)
}

/**
 * Null when the document has none.
 * @param limit bytes; `too_large` beyond them
 */
export async function readXml(
  dataFolder: string,
  documentId: number,
  { limit }: { readonly limit: number },
): Promise<Uint8Array | 'too_large' | null> {
  const file = await open(picturePath(dataFolder, documentId, FILENAME)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (file === null) return null
  try {
    return (await file.stat()).size > limit ? 'too_large' : await file.readFile()
  } finally {
    await file.close()
  }
}
