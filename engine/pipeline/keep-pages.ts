import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ProcessingTask, RenderedImage } from '../domain/outcome.ts'
import { VERSIONS } from '../domain/versions.ts'
import { keepRecognized, readRecognized } from '../store/recognized-pages.ts'
import type { RecognizedPage } from './recognize-page.ts'
import type { ShownPage } from './show-page.ts'

/** A page as the worker left it that recognized it. */
export interface KeptPage extends RecognizedPage {
  /** What drawing it gave, its pictures beside it; null where that failed. */
  readonly shown: ShownPage | null
}

export interface PageKeeper {
  /** Absolute path of the folder for the pictures of kept pages. */
  readonly folder: string
  /** Null for a page that was not kept, or with other settings. */
  find(page: number): KeptPage | null
  keep(kept: KeptPage): void
  /** Copies a kept page's pictures to where the document is drawn; null where there are none, or one is gone. */
  bringShown(kept: KeptPage): Promise<ShownPage | null>
}

/** Pages that were recognized by another worker, or before the app came to its end, are not recognized again. */
export function keepPages({ recognized, hints, limits, outputFolder }: ProcessingTask): PageKeeper | null {
  if (!recognized) return null
  const { folder } = recognized
  const stamp = JSON.stringify([VERSIONS.extractor_version, hints.locale, limits.pageEffort, limits.previewPages])
  const bring = ({ filename }: RenderedImage): Promise<void> =>
    copyFile(join(folder, filename), join(outputFolder, filename))
  return {
    folder,
    find: (page) => readRecognized(folder, page, stamp) as KeptPage | null,
    keep: (kept) => keepRecognized(folder, kept.page.number, stamp, kept),
    async bringShown({ shown }) {
      const pictures = [shown?.preview, shown?.thumbnail].filter((picture) => picture != null)
      try {
        await Promise.all(pictures.map(bring))
        return shown
      } catch {
        return null
      }
    },
  }
}
