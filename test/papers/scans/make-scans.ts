import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { countPages, drawPageOf, wrapScans } from '../../fixtures/builders/scan-page.ts'
import type { PaperLabel } from '../source/read-source.ts'
import { degradePage, PROFILES, type Profile } from './degrade-page.ts'

interface ScanChoice {
  /** 0..1: which part of the papers is pictured. */
  readonly share: number
  readonly seed: number
}

/** Till rolls are at most so wide, in millimetres. */
const ROLL = 100

/** Pictures some of the papers in `folder` into `out`, with their truth. What becomes of one does not depend on the others. */
export async function makeScans(
  labels: readonly PaperLabel[],
  folder: string,
  out: string,
  { share, seed }: ScanChoice,
): Promise<number> {
  let count = 0
  for (const label of labels) {
    const id = label.file.replace(/\.pdf$/, '')
    const draw = drawNumbers(`${seed} ${id}`)
    if (draw() >= share) continue
    mkdirSync(out, { recursive: true })
    const { bytes, extension } = await scanPaper(readFileSync(join(folder, label.file)), draw)
    const file = `${id}-s.${extension}`
    writeFileSync(join(out, file), bytes)
    const kind = extension === 'pdf' ? 'pdf-scan' : 'image'
    const scanned = { ...label, file, kind, source: label.file }
    writeFileSync(join(out, `${id}-s.json`), `${JSON.stringify(scanned, null, 1)}\n`)
    count += 1
  }
  return count
}

type Draw = () => number

/** One picture is a PDF or an image, several are the pages of a PDF. */
export async function scanPaper(pdf: Buffer, draw: Draw): Promise<{ bytes: Buffer; extension: 'pdf' | 'jpg' | 'png' }> {
  const dotsPerInch = pick([200, 240, 300], draw)
  const first = await drawPageOf(pdf, 1, dotsPerInch)
  const isRoll = (first.width / dotsPerInch) * 25.4 <= ROLL
  const profile: Profile = isRoll
    ? 'thermal'
    : pick(
        PROFILES.filter((name) => name !== 'thermal'),
        draw,
      )
  const skew = (draw() - 0.5) * 3
  const turn = pick([90, 180, 270] as const, draw)
  const seed = Math.floor(draw() * 2 ** 31)
  const pages: Buffer[] = []
  const total = await countPages(pdf)
  for (let number = 1; number <= total; number += 1) {
    const page = number === 1 ? first : await drawPageOf(pdf, number, dotsPerInch)
    // The second sheet lies differently.
    const degrees = number % 2 === 1 ? skew : skew * -0.6
    const sheet = await degradePage(page, profile, { degrees, turn, seed: seed + number })
    const picture = sharp(sheet.data, { raw: sheet }).withMetadata({ density: dotsPerInch })
    pages.push(
      await (profile === 'fax' ? picture.png({ palette: true, colours: 2 }) : picture.jpeg({ quality: 60 })).toBuffer(),
    )
  }
  const isPicture = pages.length === 1 && (profile === 'photo' || profile === 'thermal' || draw() < 0.4)
  if (!isPicture) return { bytes: await wrapScans(pages), extension: 'pdf' }
  return { bytes: pages[0]!, extension: profile === 'fax' ? 'png' : 'jpg' }
}

function pick<Item>(items: readonly Item[], draw: Draw): Item {
  return items[Math.floor(draw() * items.length)]!
}

/** Numbers from 0 to 1, the same ones for the same text. */
export function drawNumbers(text: string): Draw {
  let count = 0
  return () =>
    createHash('sha256')
      .update(`${text} ${(count += 1)}`)
      .digest()
      .readUInt32BE() /
    2 ** 32
}
