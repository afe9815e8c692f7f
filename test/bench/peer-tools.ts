import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Whether a command line tool can be started. */
export function hasTool(name: string): boolean {
  return spawnSync(name, ['-v'], { stdio: 'ignore' }).error === undefined
}

/** Pages of a PDF when each of them has text of its own, by poppler's own account; null for scans and mixtures. */
export function countTextPages(pdf: string): number | null {
  const { stdout, status } = spawnSync('pdftotext', ['-q', pdf, '-'], { encoding: 'utf8', maxBuffer: 1 << 28 })
  if (status !== 0) return null
  const pages = stdout.split('\f').slice(0, -1)
  return pages.length > 0 && pages.every((text) => text.replace(/\s/g, '').length >= 25) ? pages.length : null
}

/** Milliseconds that poppler takes for words with boxes and for page images at 150 dpi. */
export function timePoppler(pdf: string): number {
  const folder = mkdtempSync(join(tmpdir(), 'docket-poppler-'))
  try {
    const begun = performance.now()
    spawnSync('pdftotext', ['-q', '-bbox', pdf, join(folder, 'words.html')])
    spawnSync('pdftoppm', ['-q', '-r', '150', '-png', pdf, join(folder, 'page')])
    return performance.now() - begun
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
