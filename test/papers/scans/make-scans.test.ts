import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import PdfKit from 'pdfkit'
import { drawPageOf } from '../../fixtures/builders/scan-page.ts'
import type { PaperLabel } from '../source/read-source.ts'
import { degradePage, PROFILES, type Picture } from './degrade-page.ts'
import { makeScans } from './make-scans.ts'

const folder = mkdtempSync(join(tmpdir(), 'docket-scans-'))
let page: Picture

beforeAll(async () => {
  const document = new PdfKit({ size: [200, 280], info: { CreationDate: new Date(0) } })
  const chunks: Buffer[] = []
  const ended = new Promise((resolve) => document.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', resolve))
  document.fontSize(20).text('Invoice 17', 40, 60).end()
  await ended
  writeFileSync(join(folder, 'oil.pdf'), Buffer.concat(chunks))
  writeFileSync(join(folder, 'kite.pdf'), Buffer.concat(chunks))
  page = await drawPageOf(Buffer.concat(chunks), 1, 100)
})

afterAll(() => rmSync(folder, { recursive: true }))

test.each(PROFILES)('%s leaves ink on paper, and is the same for the same seed alone', async (profile) => {
  const make = (seed: number) => degradePage(page, profile, { degrees: 1.2, turn: 90, seed })
  const [one, same, other] = [await make(7), await make(7), await make(8)]
  expect(Buffer.compare(one.data, same.data)).toBe(0)
  expect(Buffer.compare(one.data, other.data)).not.toBe(0)
  const shades = one.data.toSorted()
  expect(shades[Math.floor(shades.length * 0.9)]! - shades[Math.floor(shades.length / 500)]!).toBeGreaterThan(40)
  expect(one.data.length).toBe(one.width * one.height * one.channels)
})

test(
  'a share of the papers is pictured, with their truth; what becomes of one does not depend on the others',
  { timeout: 120_000 },
  async () => {
    const labels = ['oil', 'kite'].map((id): PaperLabel => ({
      file: `${id}.pdf`,
      kind: 'pdf-text',
      language: 'en',
      truth: { type: 'invoice' },
      derived: [],
    }))
    const [all, none, alone] = ['all', 'none', 'alone'].map((name) => join(folder, name))
    expect(await makeScans(labels, folder, all!, { share: 1, seed: 1 })).toBe(2)
    expect(await makeScans(labels, folder, none!, { share: 0, seed: 1 })).toBe(0)
    await makeScans(labels.slice(1), folder, alone!, { share: 1, seed: 1 })
    const label = JSON.parse(readFileSync(join(all!, 'kite-s.json'), 'utf8')) as PaperLabel & { source: string }
    expect(label).toMatchObject({
      kind: expect.stringMatching(/^(?:image|pdf-scan)$/),
      source: 'kite.pdf',
      truth: { type: 'invoice' },
    })
    expect(readdirSync(all!)).toContain(label.file)
    expect(readFileSync(join(alone!, label.file)).equals(readFileSync(join(all!, label.file)))).toBe(true)
  },
)
