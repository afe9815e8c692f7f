import { execFileSync } from 'node:child_process'
import sharp from 'sharp'

export interface Logo {
  readonly text: string
  /** Name of an installed font, blanks as hyphens: `Open-Sans-ExtraBold`. */
  readonly font: string
  readonly pixels: number
  /** CSS colours. */
  readonly colour: string
  readonly background: string
}

/** Pixels of background around the text. */
const BORDER = { top: 16, bottom: 16, left: 24, right: 24 }

/** Text as a PNG. @throws Error that names a font that is not installed */
export function drawLogo({ text, font, pixels, colour, background }: Logo): Promise<Buffer> {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const markup = `<span foreground="${colour}">${escaped}</span>`
  return sharp({ text: { text: markup, font: `${findFont(font)} ${pixels}`, dpi: 72, rgba: true } })
    .flatten({ background })
    .extend({ ...BORDER, background })
    .png()
    .toBuffer()
}

let installed: ReadonlyMap<string, string> | undefined

/** Family and style of a font, by its full name, its PostScript name or both. */
function findFont(name: string): string {
  installed ??= listFonts()
  const found = installed.get(reduce(name))
  if (found === undefined) throw new Error(`The font ${name} is not installed.`)
  return found
}

function listFonts(): ReadonlyMap<string, string> {
  const form = '%{family[0]}|%{style[0]}|%{fullname[0]}|%{postscriptname}\\n'
  const lines = execFileSync('fc-list', ['-f', form], { encoding: 'utf8' }).trim().split('\n')
  return new Map(
    lines.flatMap((line) => {
      const [family = '', style = '', ...names] = line.split('|')
      return [`${family}${style}`, ...names].map((name) => [reduce(name), `${family} ${style}`] as const)
    }),
  )
}

function reduce(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
}
