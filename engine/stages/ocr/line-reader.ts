import type { Word } from '../../domain/page.ts'
import type { GreyImage } from './grey-image.ts'
import type { TextLine } from './paddle/outline-lines.ts'

/** A network that reads lines of text, one at a time. */
export interface LineReader {
  /**
   * The words of each line, in pixels of the picture.
   * @param goesOn is asked before each line; from a no on lines have no words
   */
  readLines(image: GreyImage, lines: readonly TextLine[], goesOn?: () => boolean): Promise<readonly (readonly Word[])[]>
  close(): Promise<void>
}
