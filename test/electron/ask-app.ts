import type { Page } from '@playwright/test'
import type { DesktopApp } from './start-app.ts'

export function statusOf(page: Page, path: string): Promise<number> {
  return page.evaluate(async (asked) => (await fetch(asked)).status, path)
}

/** `name: status` of every document of the first account, oldest first. */
export function documentsOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const answer = await fetch('/app/accounts/1/documents?per_page=100&sort=created_at')
    const { data } = (await answer.json()) as { data: { filename: string; status: string }[] }
    return data.map(({ filename, status }) => `${filename}: ${status}`)
  })
}

export async function upload(page: Page, count: number): Promise<void> {
  await page.evaluate(async (letters) => {
    for (let number = 1; number <= letters; number += 1) {
      const body = new FormData()
      body.set('file', new Blob([`Guten Tag, dies ist der Brief ${number}.`]), `brief-${number}.txt`)
      await fetch('/app/accounts/1/documents', { method: 'POST', body })
    }
  }, count)
}

export function readLetters(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `brief-${index + 1}.txt: completed`)
}

/** Notes the system's dialogs instead of showing them; `response` is the button that is pressed. */
export async function watchDialogs(app: DesktopApp, response = 0): Promise<void> {
  await app.evaluate(({ dialog }, pressed) => {
    const shown: string[][] = []
    Object.assign(globalThis, { dialogs: shown })
    dialog.showErrorBox = (title, content) => void shown.push([title, content])
    dialog.showMessageBox = async (options: unknown) => {
      shown.push([(options as { message: string }).message])
      return { response: pressed, checkboxChecked: false }
    }
  }, response)
}

export function shownDialogs(app: DesktopApp): Promise<string[][]> {
  return app.evaluate(() => (globalThis as unknown as { dialogs: string[][] }).dialogs)
}

export async function clickMenu(app: DesktopApp, id: string): Promise<void> {
  await app.evaluate(({ Menu }, wanted) => Menu.getApplicationMenu()?.getMenuItemById(wanted)?.click(), id)
}

export function menuLabel(app: DesktopApp, id: string): Promise<string | undefined> {
  return app.evaluate(({ Menu }, wanted) => Menu.getApplicationMenu()?.getMenuItemById(wanted)?.label, id)
}
