import type { Page, Word } from '../../../../domain/page.ts'
import type { Layout } from '../../layout.ts'

/** Lines of running text put together. */
export interface Paragraph {
  readonly page: Page
  /** The words joined by single spaces. */
  readonly text: string
  readonly words: readonly Word[]
}

/** In line heights. */
const APART = 0.9
/** Characters; no sentence is longer. */
const LONGEST = 3000

const known = new WeakMap<Layout, readonly Paragraph[]>()

/** Lines in one piece that stand close under each other at the same left end, top to bottom. */
export function readParagraphs(layout: Layout): readonly Paragraph[] {
  // Several finders ask for those of the same document.
  const paragraphs = known.get(layout) ?? joinParagraphs(layout)
  known.set(layout, paragraphs)
  return paragraphs
}

function joinParagraphs(layout: Layout): readonly Paragraph[] {
  const paragraphs: { page: Page; words: Word[]; left: number; bottom: number; length: number }[] = []
  for (const { page, lines } of layout.pages) {
    for (const { segments } of lines) {
      for (const { box, words, text } of segments) {
        const height = Math.max(box[3] - box[1], 5)
        const above = paragraphs
          .slice(-4)
          .findLast(
            (other) =>
              other.page === page &&
              Math.abs(other.left - box[0]) < 3 &&
              box[1] - other.bottom < APART * height &&
              box[1] > other.bottom - height &&
              other.length < LONGEST,
          )
        if (above === undefined)
          paragraphs.push({ page, words: [...words], left: box[0], bottom: box[3], length: text.length })
        else {
          above.words.push(...words)
          above.bottom = box[3]
          above.length += text.length + 1
        }
      }
    }
  }
  return paragraphs.map(({ page, words }) => ({ page, words, text: words.map((word) => word.text).join(' ') }))
}
