import QRCode, { type QRCodeErrorCorrectionLevel } from 'qrcode'
import { drawLogo } from './draw-logo.ts'

/**
 * The body of a source with its shorthands written out:
 * - `<rows c="cls,cls,...">` holds one table row a line, its cells parted by `|`; the classes are those of the columns. A line
 *   may begin with `{cls}`, the class of the row; `_3_` before a cell makes it three columns wide, and leaves it without a class;
 * - `{{QR M 34mm}}payload{{/QR}}` is a QR code of level L, M, Q or H and a CSS size;
 * - `{{LOGO font size colour background}}text{{/LOGO}}` is the address of a picture of the text, which no reader of text sees.
 */
export async function expandShorthands(html: string): Promise<string> {
  const withRows = html.replaceAll(/<rows c="([^"]*)">(.*?)<\/rows>/gs, (_, classes: string, lines: string) =>
    expandRows(classes.split(','), lines),
  )
  const withCodes = await replaceEach(
    withRows,
    /\{\{QR (\w) (\S+)\}\}(.*?)\{\{\/QR\}\}/gs,
    ([, level, size, payload]) => drawCode(level!, size!, payload!),
  )
  return replaceEach(
    withCodes,
    /\{\{LOGO (\S+) (\S+) (\S+) (\S+)\}\}(.*?)\{\{\/LOGO\}\}/gs,
    async ([, font, size, colour, background, text]) => {
      const picture = await drawLogo({
        text: decodeEntities(text!),
        font: font!,
        pixels: Number(size),
        colour: colour!,
        background: background!,
      })
      return `data:image/png;base64,${picture.toString('base64')}`
    },
  )
}

function expandRows(classes: readonly string[], lines: string): string {
  return lines
    .replaceAll(/^\n+|\n+$/g, '')
    .split('\n')
    .map((line) => {
      const [mark = '', ofRow] = /^\{([^}]*)\}/.exec(line) ?? []
      return `<tr${attribute('class', ofRow)}>${expandCells(classes, line.slice(mark.length))}</tr>`
    })
    .join('\n')
}

function expandCells(classes: readonly string[], line: string): string {
  let column = 0
  return line
    .split('|')
    .map((text) => {
      const [mark = '', span = '1'] = /^_(\d+)_/.exec(text) ?? []
      const ofColumn = mark === '' ? classes[Math.min(column, classes.length - 1)] : undefined
      column += Number(span)
      return `<td${span === '1' ? '' : ` colspan=${span}`}${attribute('class', ofColumn)}>${text.slice(mark.length)}</td>`
    })
    .join('')
}

function attribute(name: string, value: string | undefined): string {
  return value === undefined || value === '' ? '' : ` ${name}="${value}"`
}

async function drawCode(level: string, size: string, payload: string): Promise<string> {
  const text = decodeEntities(payload).replaceAll(/^\n+|\n+$/g, '')
  const svg = await QRCode.toString(text, {
    type: 'svg',
    margin: 0,
    errorCorrectionLevel: level as QRCodeErrorCorrectionLevel,
  })
  const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
  return `<img style="width:${size};height:${size}" src="${source}">`
}

async function replaceEach(
  text: string,
  pattern: RegExp,
  replace: (match: RegExpExecArray) => Promise<string>,
): Promise<string> {
  const matches = [...text.matchAll(pattern)]
  const replacements = await Promise.all(matches.map(replace))
  return text.replaceAll(pattern, () => replacements.shift()!)
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0' }

function decodeEntities(text: string): string {
  return text.replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hexadecimal, name) => {
    if (decimal) return String.fromCodePoint(Number(decimal))
    if (hexadecimal) return String.fromCodePoint(Number.parseInt(hexadecimal, 16))
    return ENTITIES[name] ?? whole
  })
}
