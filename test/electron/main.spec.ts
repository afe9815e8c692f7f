import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import type { DesktopBridge } from '../../electron/ipc-contract.ts'
import { ensureFirstAccount } from '../../engine/store/accounts.ts'
import { databasePath, openDatabase } from '../../engine/store/database.ts'
import { createDocument } from '../../engine/store/documents.ts'
import { createJob } from '../../engine/store/jobs.ts'
import { lockFolder } from '../../engine/store/lock-folder.ts'
import {
  clickMenu,
  documentsOf,
  menuLabel,
  readLetters,
  shownDialogs,
  statusOf,
  upload,
  watchDialogs,
} from './ask-app.ts'
import { keepApps } from './keep-apps.ts'
import { findElectron, startElectron, startStandIn } from './start-app.ts'

const HOSTS = [
  { host: 'a stand-in for Electron', start: startStandIn, isHere: true },
  { host: 'Electron', start: startElectron, isHere: findElectron() !== null },
] as const

for (const { host, start, isHere } of HOSTS) {
  test.describe(`on ${host}`, () => {
    test.skip(!isHere, 'The binary of Electron is not installed: npx install-electron downloads it.')

    const apps = keepApps(start)

    test('the window shows the page of the loopback server, signed in, isolated and sandboxed', async () => {
      const app = await apps.open()
      const page = await app.window()
      expect(page.url()).toMatch(/^http:\/\/127\.0\.0\.1:\d+\//)
      expect(await statusOf(page, '/app/session')).toBe(200)
      expect(await statusOf(page, '/api/v1/ping')).toBe(401)
      expect(await page.evaluate(() => document.cookie)).toBe('')
      expect(await page.evaluate(() => [typeof process, typeof require])).toEqual(['undefined', 'undefined'])
    })

    test('the page is given named methods and no way to send anything else', async () => {
      const page = await (await apps.open()).window()
      const methods = await page.evaluate(() => Object.keys((globalThis as unknown as { docket: object }).docket))
      expect(methods.toSorted()).toEqual([
        'chooseFolder',
        'getStartAtLogin',
        'onNavigate',
        'openDataFolder',
        'setStartAtLogin',
        'settingsChanged',
      ])
    })

    test('the window leads to no other site, opens none and grants nothing', async () => {
      const page = await (await apps.open()).window()
      const url = page.url()
      await page.evaluate(() => {
        location.href = 'http://example.test/'
      })
      await page.evaluate(() => void window.open('http://example.test/'))
      await expect.poll(() => page.context().pages().length).toBe(1)
      expect(page.url()).toBe(url)
      const granted = await page.evaluate(async () => {
        const names = ['geolocation', 'notifications', 'camera', 'microphone'] as PermissionName[]
        const states = await Promise.all(names.map((name) => navigator.permissions.query({ name })))
        return states.filter(({ state }) => state === 'granted').length
      })
      expect(granted).toBe(0)
    })

    test('files that the app is opened with are read, in utility processes', async () => {
      const file = join(apps.dataFolder, 'Brief an Müller.txt')
      await writeFile(file, 'Sehr geehrte Frau Müller, danke für Ihren Brief.')
      const page = await (await apps.open({ files: [file] })).window()
      await expect.poll(() => documentsOf(page), { timeout: 30_000 }).toEqual(['Brief an Müller.txt: completed'])
    })

    test('files dropped on the icon later on are read too', async () => {
      const app = await apps.open()
      const page = await app.window()
      const file = join(apps.dataFolder, 'spaeter.txt')
      await writeFile(file, 'Guten Tag')
      await app.evaluate(({ app: electron }, path) => {
        electron.emit('open-file', { preventDefault() {} }, path)
      }, file)
      await expect.poll(() => documentsOf(page), { timeout: 30_000 }).toEqual(['spaeter.txt: completed'])
    })

    test('a second start hands its files over, brings the window forward and ends', async () => {
      const first = await apps.open()
      const page = await first.window()
      await first.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.hide())
      const file = join(apps.dataFolder, 'spaeter.txt')
      await writeFile(file, 'Guten Tag')
      const second = await apps.open({ files: [file] })
      expect(await second.ended).toBe(0)
      await expect.poll(() => documentsOf(page), { timeout: 30_000 }).toEqual(['spaeter.txt: completed'])
      expect(await first.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isVisible())).toBe(true)
    })

    test('a file that cannot be taken is said so, with the reason', async () => {
      const app = await apps.open()
      const page = await app.window()
      await watchDialogs(app)
      const file = join(apps.dataFolder, 'programm.exe')
      await writeFile(file, 'MZ\0\0\0')
      await apps.open({ files: [file] })
      const refusal = ['Not added', expect.stringMatching(/^programm\.exe: /)]
      await expect.poll(() => shownDialogs(app), { timeout: 30_000 }).toEqual([refusal])
      expect(await documentsOf(page)).toEqual([])
    })

    test('of many files that cannot be taken, some are named and the others counted', async () => {
      const app = await apps.open()
      await app.window()
      await watchDialogs(app)
      const files = Array.from({ length: 12 }, (_, index) => join(apps.dataFolder, `programm-${index + 1}.exe`))
      for (const file of files) await writeFile(file, 'MZ\0\0\0')
      await apps.open({ files })
      await expect.poll(async () => (await shownDialogs(app)).length, { timeout: 30_000 }).toBe(1)
      const [[, message]] = (await shownDialogs(app)) as [[string, string]]
      const lines = message.split('\n')
      expect(lines).toHaveLength(11)
      expect(lines[9]).toMatch(/^programm-10\.exe: /)
      expect(lines[10]).toBe('… and 2 more')
    })

    test('the menu leads through the page and speaks its language', async () => {
      const app = await apps.open()
      const page = await app.window()
      await expect(page.getByRole('link', { name: 'Connections' })).toBeVisible()
      await clickMenu(app, '/connections')
      await expect(page).toHaveURL(/\/connections$/)
      await page.evaluate(async () => {
        await fetch('/app/settings', {
          method: 'PATCH',
          body: '{"language":"de"}',
          headers: { 'Content-Type': 'application/json' },
        })
        await (globalThis as unknown as { docket: DesktopBridge }).docket.settingsChanged()
      })
      expect(await menuLabel(app, '/connections')).toBe('Verbindungen')
    })

    test('the menu adds the documents that are chosen', async () => {
      const app = await apps.open()
      const page = await app.window()
      const file = join(apps.dataFolder, 'brief.txt')
      await writeFile(file, 'Guten Tag')
      await app.evaluate(({ dialog }, path) => {
        dialog.showOpenDialog = async () => ({ canceled: false, filePaths: [path] })
      }, file)
      await clickMenu(app, 'add')
      await expect.poll(() => documentsOf(page), { timeout: 30_000 }).toEqual(['brief.txt: completed'])
    })

    test('the page sets whether Docket starts at login', async () => {
      const app = await apps.open()
      const page = await app.window()
      const answers = await page.evaluate(async () => {
        const { docket } = globalThis as unknown as { docket: DesktopBridge }
        return [await docket.setStartAtLogin(true), await docket.getStartAtLogin()]
      })
      expect(answers).toEqual([true, true])
      await app.evaluate(({ app: electron }) => electron.setLoginItemSettings({ openAtLogin: false }))
    })

    test('quitting while documents wait asks first; cancelled, all goes on', async () => {
      const app = await apps.open()
      const page = await app.window()
      await watchDialogs(app, 2)
      await upload(page, 20)
      await app.evaluate(({ app: electron }) => electron.quit())
      await expect.poll(() => shownDialogs(app)).toEqual([[expect.stringMatching(/not read yet/)]])
      await expect.poll(() => documentsOf(page), { timeout: 60_000 }).toEqual(readLetters(20))
    })

    test('quitting at once keeps what is not read yet for the next start', async () => {
      const app = await apps.open()
      const page = await app.window()
      await watchDialogs(app, 0)
      await upload(page, 20)
      await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close())
      expect(await app.ended).toBe(0)
      const again = await (await apps.open()).window()
      await expect.poll(() => documentsOf(again), { timeout: 60_000 }).toEqual(readLetters(20))
    })

    test('finishing first reads everything, then quits', async () => {
      const app = await apps.open()
      await watchDialogs(app, 1)
      await upload(await app.window(), 10)
      await app.evaluate(({ app: electron }) => electron.quit())
      expect(await app.ended).toBe(0)
      expect(existsSync(join(apps.dataFolder, 'server.json'))).toBe(false)
      const again = await (await apps.open()).window()
      expect(await documentsOf(again)).toEqual(readLetters(10))
    })

    test('the progress of a batch shows in the task bar and goes at its end', async () => {
      const app = await apps.open()
      const page = await app.window()
      await app.evaluate(({ BrowserWindow }) => {
        const [window] = BrowserWindow.getAllWindows()
        if (!window) return
        const shown: number[] = []
        const show = window.setProgressBar.bind(window)
        Object.assign(globalThis, { shown })
        window.setProgressBar = (share) => {
          shown.push(share)
          show(share)
        }
      })
      await upload(page, 4)
      const shown = (): Promise<number[]> => app.evaluate(() => (globalThis as unknown as { shown: number[] }).shown)
      await expect.poll(async () => (await shown()).at(-1), { timeout: 30_000 }).toBe(-1)
      const shares = (await shown()).filter((share) => share >= 0)
      expect(shares).toEqual(shares.toSorted((a, b) => a - b))
      expect(shares.some((share) => share > 0.4 && share < 1)).toBe(true)
    })
  })
}

test.describe('on a stand-in for Electron', () => {
  const apps = keepApps(startStandIn)

  test('what the page opens of Docket itself opens in the browser of the system', async () => {
    const app = await apps.open()
    const page = await app.window()
    await page.evaluate(() => void window.open('/docs'))
    const opened = (): Promise<unknown[]> =>
      app.evaluate((electron) => (electron as unknown as { seen: { what: string; url: string }[] }).seen)
    await expect.poll(opened).toEqual([{ what: 'external', url: `${new URL(page.url()).origin}/docs` }])
  })

  test('when nobody looks at the window, one message says that a batch is read', async () => {
    const app = await apps.open()
    const page = await app.window()
    await app.evaluate(({ BrowserWindow }) => Object.assign(BrowserWindow.getAllWindows()[0] ?? {}, { focused: false }))
    await upload(page, 3)
    const messages = (): Promise<unknown[]> =>
      app.evaluate((electron) => (electron as unknown as { seen: { what: string }[] }).seen)
    await expect.poll(messages, { timeout: 30_000 }).toHaveLength(1)
    expect(await messages()).toMatchObject([{ what: 'notification', title: 'Docket', body: '3 documents are read.' }])
  })

  test('a data folder that is in use is said so, and the app ends without asking what to do with what waits there', async () => {
    const { dataFolder } = apps
    // Another program, such as the command line, works there.
    const giveBack = lockFolder(dataFolder)
    const database = openDatabase(databasePath(dataFolder), { durable: false })
    ensureFirstAccount(database)
    const { id } = createDocument(database, {
      accountId: 1,
      mode: 'live',
      filename: 'brief.txt',
      fileFormat: 'txt',
      fileSize: 3,
      originalHash: '00'.repeat(32),
      additionalText: null,
      additionalTextPlain: null,
      customTypes: null,
      requester: null,
      locale: null,
      origin: 'app',
      aiProcessing: false,
    })
    createJob(database, { documentId: id, runId: null })
    const app = await apps.open()
    expect(await app.ended).toBe(0)
    database.close()
    giveBack()
  })
})
