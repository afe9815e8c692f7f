import type { Content } from '../domain/content.ts'

/** Where a worker leaves a document open between its pages: opening one reads all of them but for their pictures. */
export interface Shelf {
  /** The document, which is the taker's from now on; null when another one, or none, lies there. */
  take(path: string): Content | null
  /** Puts a document down for its next page; the one that lay there is closed. */
  leave(path: string, content: Content): Promise<void>
}

/** Milliseconds after which nobody comes for the next page. */
const PATIENCE = 10_000

/** Room for one document: memory is for the page at hand. */
export function createShelf({ patience = PATIENCE }: { readonly patience?: number } = {}): Shelf {
  let lying: { readonly path: string; readonly content: Content; readonly timer: NodeJS.Timeout } | null = null

  async function clear(): Promise<void> {
    const old = lying
    lying = null
    clearTimeout(old?.timer)
    await old?.content.close()
  }

  return {
    take(path) {
      if (lying?.path !== path) return null
      const { content, timer } = lying
      clearTimeout(timer)
      lying = null
      return content
    },
    async leave(path, content) {
      await clear()
      lying = { path, content, timer: setTimeout(() => void clear(), patience).unref() }
    },
  }
}
