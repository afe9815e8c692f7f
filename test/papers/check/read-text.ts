import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Orders in which pdftotext gives a page: no single one keeps all lines and all columns together. */
const ORDERS = [['-layout'], ['-raw'], []]

/** The text of a PDF, once in each order. Not read by the reader that is to be judged by it. */
export async function readText(path: string): Promise<string> {
  const texts = await Promise.all(
    ORDERS.map((order) => run('pdftotext', [...order, path, '-'], { maxBuffer: 2 ** 26 })),
  )
  return texts.map(({ stdout }) => stdout).join('\n')
}
