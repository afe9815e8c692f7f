import type { AppDocument } from '../../../engine/contract/app/document.ts'
import type { PageWords } from '../../../engine/contract/app/words.ts'

type Previews = NonNullable<AppDocument['previews']>

export interface PageSize {
  /** Points. */
  readonly width: number
  readonly height: number
}

const A4: PageSize = { width: 595, height: 842 }

/** By its words where they are known; else as its picture is shaped, A4 where nothing says so. */
export function sizePages(previews: Previews, words: ReadonlyMap<number, PageWords>): readonly PageSize[] {
  return previews.map(({ width, height }, at) => {
    const known = words.get(at + 1)
    if (known && known.width > 0 && known.height > 0) return { width: known.width, height: known.height }
    return width && height ? { width: A4.width, height: (A4.width * height) / width } : A4
  })
}

/** Without its host: the page may be shown under another name of this computer. */
export function pathOf(url: string | null | undefined): string | null {
  return url ? new URL(url).pathname : null
}

/** Words belong to the run that read them. */
export function runOf(document: AppDocument): number | null {
  return document.latest_extraction_run?.id ?? null
}
