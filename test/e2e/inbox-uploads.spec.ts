import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { createConfig } from '../../engine/config.ts'
import { createEngine } from '../../engine/index.ts'
import { listAccounts, setCredits } from '../../engine/store/accounts.ts'
import { saveSettings } from '../../engine/store/settings.ts'
import { makeDocuments, rowsOf, test } from './open-inbox.ts'

const SAMPLES = join(import.meta.dirname, '../fixtures/samples')

test('several files dropped on the window are sent, read and listed', async ({ open }) => {
  const page = await open()
  await dropFiles(page, ['invoice-german.pdf', 'invoice-english.pdf', 'xrechnung.xml'])
  const tray = page.getByRole('region', { name: 'Uploads' })
  await expect(tray.getByText('3 files read', { exact: true })).toBeVisible()
  await expect(rowsOf(page)).toHaveCount(3)
  for (const row of await rowsOf(page).all()) {
    await expect(row.getByText('Invoice', { exact: true })).toBeVisible()
    await expect(row.getByText('Read', { exact: true })).toBeVisible()
  }
})

test('files that are dropped before the page knows whose they are wait for that', async ({ page, open }) => {
  const asked = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<void>()
  await page.route('**/app/accounts', async (route) => {
    asked.resolve()
    await answer.promise
    await route.continue()
  })
  await open()
  await asked.promise
  await dropFiles(page, ['xrechnung.xml'])
  answer.resolve()
  await expect(rowsOf(page).getByText('Read', { exact: true })).toBeVisible()
})

test('while a document is read the list says how far that is', async ({ open }) => {
  const page = await open()
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      const status = document.querySelector('[aria-selected] .inbox-cell-status')?.textContent ?? ''
      if (status !== seen.at(-1)) seen.push(status)
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  await dropFiles(page, ['receipt.png'])
  await expect(rowsOf(page).getByText('Read', { exact: true })).toBeVisible()
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
  expect(seen).toContain('Recognizing text')
})

test('a file that cannot be read says why and what to do, and the others go on', async ({ open }) => {
  const page = await open()
  await dropFiles(page, ['damaged.pdf', 'locked.pdf', 'xrechnung.xml'])
  const tray = page.getByRole('region', { name: 'Uploads' })
  await expect(tray.getByText('2 files need attention')).toBeVisible()
  await expect(tray.getByText('The file is damaged. Export or scan it again.')).toBeVisible()
  await expect(tray.getByText('The file is locked. Remove its password and add it again.')).toBeVisible()
  await expect(rowsOf(page).filter({ hasText: 'damaged.pdf' })).toContainText('Failed')
  await expect(rowsOf(page).filter({ hasText: 'Read' })).toHaveCount(1)
})

test('what is no document is refused with a reason, and can be taken from the list', async ({ open }) => {
  const page = await open()
  await drop(page, [{ name: 'leer.pdf', bytes: Buffer.alloc(0) }])
  const tray = page.getByRole('region', { name: 'Uploads' })
  await expect(tray.getByText('1 file needs attention')).toBeVisible()
  await expect(tray.getByText('leer.pdf')).toBeVisible()
  await expect(tray.locator('.inbox-upload-note')).not.toHaveText('')
  await tray.getByRole('button', { name: 'Close' }).click()
  await expect(tray).toHaveCount(0)
})

test('an upload that is called off leaves nothing behind', async ({ engine, page, open }) => {
  await open()
  // Slow enough that it is still under way when it is called off.
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  const limit = (uploadThroughput: number) =>
    network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    })
  await limit(200_000)
  await drop(page, [{ name: 'gross.txt', bytes: Buffer.alloc(5_000_000, 'Rechnung ') }])
  const tray = page.getByRole('region', { name: 'Uploads' })
  await expect(tray.getByRole('progressbar', { name: 'Sending gross.txt' })).toBeVisible()
  await tray.getByRole('button', { name: 'Cancel gross.txt' }).click()
  await expect(tray).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Drop your documents here' })).toBeVisible()
  // What would still be on its way has time to arrive.
  await limit(-1)
  await dropFiles(page, ['xrechnung.xml'])
  await expect(tray.getByText('1 file read', { exact: true })).toBeVisible()
  expect(count(engine)).toBe(1)
})

test('what met no answer while Docket was away is sent by a press once it is back', async ({
  engine,
  enter,
  page,
  open,
}) => {
  enter(makeDocuments(2))
  await open()
  await expect(page.getByRole('status').filter({ hasText: 'Up to date' })).toBeVisible()
  await expect(rowsOf(page)).toHaveCount(2)
  const port = Number(new URL(engine.url ?? '').port)
  await engine.stop()
  await expect(page.getByRole('status').filter({ hasText: 'No connection' })).toBeVisible()
  await dropFiles(page, ['xrechnung.xml'])
  const tray = page.getByRole('region', { name: 'Uploads' })
  await expect(tray.getByText('Docket does not answer.', { exact: false })).toBeVisible()
  await expect(rowsOf(page)).toHaveCount(2)

  const { dataFolder } = engine.config
  const later = createEngine(createConfig({ dataFolder, port, jobs: 1, durable: false, logLevel: 'silent' }, {}))
  await later.start({ listen: true })
  await tray.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Up to date' })).toBeVisible()
  await expect(rowsOf(page).filter({ hasText: 'xrechnung.xml' })).toContainText('Read')
  await later.stop({ abandon: true })
})

test('without credits a document waits, and goes on when there are some', async ({ engine, open }) => {
  const { id } = listAccounts(engine.database)[0]!
  setCredits(engine.database, id, 0)
  const page = await open()
  await dropFiles(page, ['xrechnung.xml'])
  const row = rowsOf(page).first()
  await expect(row).toContainText('No credits left')
  setCredits(engine.database, id, 10)
  await row.hover()
  await row.getByRole('button', { name: 'Read again' }).click()
  await expect(row.getByText('Read', { exact: true })).toBeVisible()
})

test('folders that are dropped are taken with all that lies in them, but what systems put there', async ({
  page,
  open,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'docket-drop-'))
  await mkdir(join(folder, 'März', 'Belege'), { recursive: true })
  for (const name of ['a.txt', 'März/b.txt', 'März/Belege/c.txt', 'März/.DS_Store', 'Thumbs.db']) {
    await writeFile(join(folder, name), `Guten Tag, dies ist ${name}.`)
  }
  await open()
  await expect(page.getByRole('heading', { name: 'Drop your documents here' })).toBeVisible()
  // As the system does it: an event that a script makes carries no folders.
  const browser = await page.context().newCDPSession(page)
  const data = { items: [], files: [folder, join(SAMPLES, 'xrechnung.xml')], dragOperationsMask: 1 }
  const drag = async (type: 'dragEnter' | 'dragOver' | 'drop'): Promise<void> => {
    await browser.send('Input.dispatchDragEvent', { type, x: 600, y: 400, data })
  }
  await drag('dragEnter')
  // Only what the page says that it takes is dropped on it.
  await expect(page.locator('.inbox-drop')).toBeVisible()
  await drag('dragOver')
  await drag('drop')
  await expect(rowsOf(page)).toHaveCount(4)
  for (const name of ['a.txt', 'b.txt', 'c.txt', 'xrechnung.xml']) {
    await expect(rowsOf(page).filter({ hasText: name })).toHaveCount(1)
  }
  await rm(folder, { recursive: true })
})

test('a folder is chosen with all that is in it', async ({ open }) => {
  const page = await open()
  await page.locator('input[webkitdirectory]').setInputFiles(SAMPLES)
  const tray = page.getByRole('region', { name: 'Uploads' })
  await expect(tray.getByText(/of 10 files read/)).toBeVisible()
})

test('files are read in the locale of the settings', async ({ engine, open }) => {
  saveSettings(engine.database, { default_locale: 'de-AT' })
  const page = await open()
  await expect(page.getByRole('heading', { name: 'Drop your documents here' })).toBeVisible()
  await dropFiles(page, ['xrechnung.xml'])
  await expect(rowsOf(page)).toHaveCount(1)
  expect(engine.database.prepare('SELECT locale FROM documents').pluck().get()).toBe('de-AT')
})

test('files are pasted from the clipboard', async ({ open }) => {
  const page = await open()
  await expect(page.getByRole('heading', { name: 'Drop your documents here' })).toBeVisible()
  await page.evaluate(() => {
    const data = new DataTransfer()
    data.items.add(new File(['Guten Tag, anbei die Rechnung.'], 'notiz.txt'))
    window.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, cancelable: true }))
  })
  await expect(rowsOf(page)).toContainText(['notiz.txt'])
})

test('whoever has nothing yet tries it with a sample', async ({ open }) => {
  const page = await open()
  await page.getByRole('button', { name: 'Try it with a sample' }).click()
  await expect(rowsOf(page).getByText('Read', { exact: true })).toBeVisible()
  await expect(rowsOf(page)).toContainText(['Sample invoice.pdf'])
})

test('a removal is undone by a press, and carried out when the time for that is over', async ({
  engine,
  enter,
  open,
}) => {
  enter(makeDocuments(3))
  const page = await open()
  await page.clock.install()
  const remove = async (number: string): Promise<void> => {
    const row = rowsOf(page).filter({ hasText: number })
    await row.hover()
    await row.getByRole('button', { name: 'Delete' }).click()
    await expect(rowsOf(page)).toHaveCount(2)
  }
  await remove('RE-10001')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rowsOf(page)).toHaveCount(3)
  await remove('RE-10002')
  expect(count(engine)).toBe(3)
  await page.mouse.move(0, 0)
  await page.clock.fastForward(9000)
  await expect.poll(() => count(engine)).toBe(2)
  await expect(rowsOf(page)).toHaveCount(2)
})

test('a removal that is not over yet is not carried out when the page goes away', async ({ engine, enter, open }) => {
  enter(makeDocuments(2))
  const page = await open()
  await page.getByRole('grid', { name: 'Documents' }).focus()
  await page.keyboard.press('Delete')
  await expect(rowsOf(page)).toHaveCount(1)
  await page.reload()
  await expect(rowsOf(page)).toHaveCount(2)
  expect(count(engine)).toBe(2)
})

test('several are marked as checked at once, and taken out of it again', async ({ enter, open }) => {
  enter(makeDocuments(5))
  const page = await open()
  await page.getByRole('grid', { name: 'Documents' }).focus()
  await page.keyboard.press(' ')
  await page.keyboard.press('Shift+ArrowDown')
  await expect(page.getByText('2 selected')).toBeVisible()
  await page.getByRole('button', { name: 'Mark as checked' }).click()
  await expect(rowsOf(page).getByText('Checked', { exact: true })).toHaveCount(2)
  await expect(page.getByRole('grid', { name: 'Documents' })).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rowsOf(page).getByText('Checked', { exact: true })).toHaveCount(0)
})

test('a selection is taken to the export', async ({ enter, open }) => {
  enter(makeDocuments(4))
  const page = await open()
  await page.getByRole('grid', { name: 'Documents' }).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.getByRole('button', { name: 'Export' }).click()
  await expect(page).toHaveURL(/\/export$/)
  expect(await page.evaluate(() => history.state.usr.ids)).toHaveLength(4)
})

function count({ database }: { database: Parameters<typeof listAccounts>[0] }): number {
  return (database.prepare('SELECT count(*) AS count FROM documents').get() as { count: number }).count
}

function dropFiles(page: Page, names: readonly string[]): Promise<void> {
  return drop(
    page,
    names.map((name) => ({ name, bytes: readFileSync(join(SAMPLES, name)) })),
  )
}

/** Drops files as the system does: over the page, then let go. */
async function drop(page: Page, files: readonly { readonly name: string; readonly bytes: Buffer }[]): Promise<void> {
  const encoded = files.map(({ name, bytes }) => ({ name, text: bytes.toString('base64') }))
  const data = await page.evaluateHandle((given) => {
    const transfer = new DataTransfer()
    for (const { name, text } of given) {
      transfer.items.add(new File([Uint8Array.from(atob(text), (char) => char.charCodeAt(0))], name))
    }
    return transfer
  }, encoded)
  // Before the page is drawn nobody takes files.
  await page.getByRole('main').waitFor()
  await page.locator('body').dispatchEvent('dragenter', { dataTransfer: data })
  await expect(page.getByText('Drop to read')).toBeVisible()
  await page.locator('body').dispatchEvent('drop', { dataTransfer: data })
}
