import type { MenuItemConstructorOptions } from 'electron'

let shown: Menu | null = null

export class Menu {
  readonly items: readonly MenuItemConstructorOptions[]

  static buildFromTemplate(items: readonly MenuItemConstructorOptions[]): Menu {
    return new Menu(items)
  }

  static setApplicationMenu(menu: Menu | null): void {
    shown = menu
  }

  static getApplicationMenu(): Menu | null {
    return shown
  }

  constructor(items: readonly MenuItemConstructorOptions[]) {
    this.items = items
  }

  getMenuItemById(id: string): MenuItemConstructorOptions | null {
    const find = (items: readonly MenuItemConstructorOptions[]): MenuItemConstructorOptions | undefined => {
      for (const item of items) {
        const found = item.id === id ? item : Array.isArray(item.submenu) ? find(item.submenu) : undefined
        if (found) return found
      }
      return undefined
    }
    return find(this.items) ?? null
  }
}
