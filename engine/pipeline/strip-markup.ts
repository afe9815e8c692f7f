import { convert } from 'html-to-text'
import removeMarkdown from 'remove-markdown'

/** Text without HTML and Markdown. */
export function stripMarkup(text: string): string {
  const withoutHtml = /<[a-z!/][^>]*>/i.test(text)
    ? convert(text, { wordwrap: false, selectors: [{ selector: 'img', format: 'skip' }] })
    : text
  return removeMarkdown(withoutHtml).trim()
}
