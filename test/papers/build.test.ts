import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { installFonts } from '../install-tools.ts'

const folder = mkdtempSync(join(tmpdir(), 'docket-papers-'))
const sources = join(folder, 'src')
const out = join(folder, 'out')

// So that what is said is about the papers alone.
beforeAll(installFonts, 600_000)
afterAll(() => rmSync(folder, { recursive: true }))

test('prints the papers of one writer with their truth, on the paper that they ask for, and counts what is wrong', async () => {
  write(
    'anna/invoice-en/oil.html',
    { document_number: 'R-17', gross_amount: '30.00' },
    '<style>@page{size:80mm 120mm}</style>R-17<table><rows c=",r">Total|30.00</rows></table>',
  )
  write('anna/letter/kite.html', { subject: 'Kites' }, 'Kites for all')
  write('bert/letter/wrong.html', { subject: 'Oil' }, 'Kites')
  const good = await build('--writer', 'anna')
  expect(good).toEqual({ code: 0, said: '2 documents, 0 problems\n' })
  expect(JSON.parse(readFileSync(join(out, 'anna/oil.json'), 'utf8'))).toEqual({
    file: 'oil.pdf',
    kind: 'pdf-text',
    language: 'en',
    truth: { type: 'invoice', language: 'en', document_number: 'R-17', gross_amount: '30.00' },
    derived: ['type', 'language'],
  })
  // 80 mm in points.
  expect(readFileSync(join(out, 'anna/oil.pdf'), 'latin1')).toMatch(/MediaBox\s*\[0 0 22[67]/)
  const wrong = await build('--writer', 'bert')
  expect(wrong).toEqual({ code: 1, said: 'bert/letter/wrong: subject Oil is not printed\n1 documents, 1 problems\n' })
}, 120_000)

test('a source without its first line is named', async () => {
  mkdirSync(join(sources, 'carl/letter'), { recursive: true })
  writeFileSync(join(sources, 'carl/letter/bare.html'), '<p>Kites')
  const { code, said } = await build('--writer', 'carl')
  expect(code).toBe(1)
  expect(said).toContain('bare.html: The first line must be <!--{json}-->.')
})

function write(path: string, truth: object, html: string): void {
  mkdirSync(join(sources, path, '..'), { recursive: true })
  writeFileSync(join(sources, path), `<!--${JSON.stringify({ language: 'en', truth })}-->\n${html}`)
}

function build(...words: readonly string[]): Promise<{ code: number; said: string }> {
  const command = [join(import.meta.dirname, 'build.ts'), out, '--sources', sources, ...words]
  return new Promise((resolve) => {
    execFile(process.execPath, command, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), said: stdout + stderr }),
    )
  })
}
