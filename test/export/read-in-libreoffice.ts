import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { SaxesParser } from 'saxes'

/** What a spreadsheet sees in a cell. */
export interface SeenCell {
  readonly type: string
  readonly value: string
}

export interface SeenSheet {
  readonly name: string
  readonly rows: readonly (readonly (SeenCell | null)[])[]
}

/** Of a CSV file: separator, quotation mark, UTF-8, from line 1, all columns standard, language, what is quoted is text. */
export const csvFilter = (separator: ',' | ';', language: 'en' | 'de'): string =>
  `CSV:${separator.charCodeAt(0)},34,76,1,,${language === 'de' ? 1031 : 1033},true,true`

/** Opens a file in LibreOffice without a window and reads what it has understood, by its own flat XML (OpenDocument 1.3). */
export async function readInLibreOffice(name: string, content: string | Buffer, filter?: string): Promise<SeenSheet[]> {
  const folder = await mkdtemp(join(tmpdir(), 'docket-export-'))
  try {
    await writeFile(join(folder, name), content)
    const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`
    const options = ['--headless', '--norestore', ...(filter ? [`--infilter=${filter}`] : [])]
    const convert = ['--convert-to', 'fods', '--outdir', folder, join(folder, name)]
    await promisify(execFile)('soffice', [profile, ...options, ...convert], { timeout: 120_000 })
    const seen = join(folder, `${basename(name, name.slice(name.lastIndexOf('.')))}.fods`)
    return parseSheets(await readFile(seen, 'utf8'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function parseSheets(xml: string): SeenSheet[] {
  const sheets: { name: string; rows: (SeenCell | null)[][] }[] = []
  let cell: { type: string | undefined; value: string | undefined; text: string; repeat: number } | null = null
  let paragraphs = 0
  let isInside = false
  const parser = new SaxesParser()
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'table:table') sheets.push({ name: attributes['table:name']!, rows: [] })
    else if (name === 'table:table-row') sheets.at(-1)?.rows.push([])
    else if (name === 'table:table-cell') {
      paragraphs = 0
      cell = {
        type: attributes['office:value-type'],
        value: attributes['office:value'] ?? attributes['office:date-value'] ?? attributes['office:boolean-value'],
        text: '',
        repeat: Math.min(100, Number(attributes['table:number-columns-repeated'] ?? 1)),
      }
    } else if (name === 'text:p' && cell) {
      isInside = true
      if (paragraphs++ > 0) cell.text += '\n'
    }
    if (name === 'text:s' && cell) cell.text += ' '.repeat(Number(attributes['text:c'] ?? 1))
  })
  parser.on('text', (text) => {
    if (cell && isInside) cell.text += text
  })
  parser.on('closetag', ({ name }) => {
    if (name === 'text:p') isInside = false
    if (name === 'table:table-cell' && cell) {
      const { type, value, text, repeat } = cell
      const seen = type === undefined ? null : { type, value: value ?? text }
      sheets
        .at(-1)
        ?.rows.at(-1)
        ?.push(...Array.from({ length: repeat }, () => seen))
      cell = null
    }
  })
  parser.write(xml).close()
  return sheets.map(({ name, rows }) => ({ name, rows: rows.map(trim).filter((row) => row.length > 0) }))
}

function trim(row: readonly (SeenCell | null)[]): (SeenCell | null)[] {
  return row.slice(0, row.findLastIndex((cell) => cell !== null) + 1)
}
