import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { RESOURCES } from '../../renderer/i18n/resources.ts'
import { field, valueOf, waitForSaved, wordPoint } from './review-desk.ts'
import { runDocket, type RunningDocket } from './run-docket.ts'

const SAMPLES = join(import.meta.dirname, '../fixtures/samples')
const PAPERS = ['invoice-german.pdf', 'invoice-english.pdf', 'credit-note.pdf', 'xrechnung.xml', 'zugferd.pdf']

let dataFolder: string
let docket: RunningDocket

test.beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'docket-morning-'))
})

test.afterEach(async () => {
  await docket.kill()
  await rm(dataFolder, { recursive: true })
})

for (const language of ['de', 'en'] as const) {
  const { inbox, review, export: exporting } = RESOURCES[language]

  test(`a morning's work, from thirty files to checked and exported data, in ${language}`, async ({ page }) => {
    test.setTimeout(240_000)
    docket = await runDocket({ dataFolder })
    await page.goto(docket.link)
    await speak(page, language)
    await page.reload()

    await test.step('thirty files are dropped and read', async () => {
      await drop(page, await makePile())
      const read = inbox.uploads_done_other.replace('{{count}}', '30')
      await expect(page.getByText(read, { exact: true })).toBeVisible({ timeout: 120_000 })
      await expect(page.getByRole('radio', { name: `${inbox.pile.all} 30` })).toBeVisible()
    })

    await test.step('one is searched for by a word of its text', async () => {
      await page.getByRole('searchbox', { name: inbox.search }).fill('Räucherlachs')
      await expect(rowsOf(page)).toHaveCount(8)
      await expect(page.locator('mark').first()).toHaveText(/Räucherlachs/i)
      await rowsOf(page).filter({ hasText: 'beleg-01-' }).getByText('beleg-01-').click()
    })

    const id = await test.step('a date is corrected by clicking the page, taken back, and given again', async () => {
      await expect(field(page, 'payment_due_date')).toBeVisible()
      await expect(page.locator('.review-words > span').first()).toBeAttached()
      const opened = Number(/\/documents\/(\d+)/.exec(page.url())?.[1])
      expect(await valueOf(page, opened, 'payment_due_date')).toBe('2026-03-23')
      await field(page, 'payment_due_date').click()
      const { x, y } = await wordPoint(page, opened, '05.03.2026')
      await page.mouse.click(x, y)
      await waitForSaved(page)
      await expect.poll(() => valueOf(page, opened, 'payment_due_date')).toBe('2026-03-05')
      await page.getByRole('button', { name: review.bar.undo }).click()
      await expect.poll(() => valueOf(page, opened, 'payment_due_date')).toBe('2026-03-23')
      await page.getByRole('button', { name: review.bar.redo }).click()
      await expect.poll(() => valueOf(page, opened, 'payment_due_date')).toBe('2026-03-05')
      return opened
    })

    await test.step('it is marked as checked', async () => {
      await page.getByRole('button', { name: review.checked.mark }).click()
      await expect.poll(async () => (await askDocument(page, id)).checked_at).not.toBeNull()
    })

    await test.step('everything is exported at once', async () => {
      await page.goto(new URL('/', page.url()).href)
      await expect(rowsOf(page).first()).toBeVisible()
      await rowsOf(page).first().getByRole('gridcell').first().click()
      await page.keyboard.press('Control+a')
      // The service may have to say which all of them are.
      await expect(page.getByText(inbox.selected_other.replace('{{count}}', '30'), { exact: true })).toBeVisible()
      await page.getByRole('button', { name: inbox.export, exact: true }).click()
      await page.getByRole('radio', { name: exporting.csv }).check({ force: true })
      const saving = page.waitForEvent('download')
      await page.getByRole('button', { name: exporting.save_other.replace('{{count}}', '30') }).click()
      const text = await readFile(await (await saving).path(), 'utf8')
      const lines = text.trimEnd().split('\r\n')
      expect(lines).toHaveLength(31)
      expect(lines.find((line) => line.includes('beleg-01-'))).toContain('2026-03-05')
    })

    await test.step('after a kill everything is there again', async () => {
      await docket.kill()
      docket = await runDocket({ dataFolder })
      await page.goto(docket.link)
      await expect(page.getByRole('radio', { name: `${inbox.pile.all} 30` })).toBeVisible()
      await expect(page.getByRole('radio', { name: `${inbox.pile.checked} 1` })).toBeVisible()
      await page.goto(new URL(`/documents/${id}`, page.url()).href)
      await expect(field(page, 'payment_due_date')).toBeVisible()
      expect(await valueOf(page, id, 'payment_due_date')).toBe('2026-03-05')
    })
  })
}

interface File {
  readonly name: string
  readonly bytes: Buffer
}

/** Twenty papers and ten letters. */
async function makePile(): Promise<readonly File[]> {
  const papers = Array.from({ length: 20 }, async (_, index) => {
    const paper = PAPERS[index % PAPERS.length]!
    const name = `beleg-${String(index + 1).padStart(2, '0')}-${paper}`
    return { name, bytes: await readFile(join(SAMPLES, paper)) }
  })
  const letters = Array.from({ length: 10 }, (_, index) => ({
    name: `brief-${index + 1}.txt`,
    bytes: Buffer.from(
      `Sehr geehrte Damen und Herren,\n\ndies ist der Brief Nummer ${index + 1}.\n\nMit freundlichen Grüßen`,
    ),
  }))
  return [...(await Promise.all(papers)), ...letters]
}

async function drop(page: Page, files: readonly File[]): Promise<void> {
  // Before the page is drawn nobody takes files.
  await page.getByRole('main').waitFor()
  const data = await page.evaluateHandle(
    (given) => {
      const transfer = new DataTransfer()
      for (const { name, text } of given) {
        transfer.items.add(new File([Uint8Array.from(atob(text), (char) => char.charCodeAt(0))], name))
      }
      return transfer
    },
    files.map(({ name, bytes }) => ({ name, text: bytes.toString('base64') })),
  )
  await page.locator('body').dispatchEvent('dragenter', { dataTransfer: data })
  await page.locator('body').dispatchEvent('drop', { dataTransfer: data })
}

function rowsOf(page: Page) {
  return page.getByRole('grid').locator('[aria-selected]')
}

function speak(page: Page, language: string): Promise<unknown> {
  return page.evaluate(
    (chosen) =>
      fetch('/app/settings', {
        method: 'PATCH',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ language: chosen }),
      }).then(({ status }) => status),
    language,
  )
}

function askDocument(page: Page, id: number): Promise<{ checked_at: string | null }> {
  return page.evaluate(async (asked) => {
    const answer = await fetch(`/app/documents/${asked}`)
    return ((await answer.json()) as { data: { checked_at: string | null } }).data
  }, id)
}
