import type { Page } from '../../../domain/page.ts'

/**
 * Text with the page that it is printed on, as a segment and a line are: figures that a recognizer wrote are mended before they
 * are read. Null: nobody recognized it.
 */
export interface PrintedText {
  readonly text: string
  readonly page: Pick<Page, 'origin'> | null
}
