import { convert } from 'html-to-text'

/** Elements within elements: real messages have some thirty, and thousands are too many for the stack. */
const MAX_DEPTH = 200

/** Columns and rows that one cell may take; a larger number asks for memory, not for a table. */
const MAX_SPAN = 50
const SPAN = /\b(colspan|rowspan)\s*=\s*("[^"]*"|'[^']*'|[^\s>]*)/gi

/** HTML as plain text with its tables in columns. What nests too deep is left out. */
export function convertHtml(html: string): string {
  return convert(html.replace(SPAN, boundSpan), {
    wordwrap: 96,
    limits: { maxDepth: MAX_DEPTH, ellipsis: '' },
    selectors: [
      { selector: 'a', options: { ignoreHref: true } },
      { selector: 'img', format: 'skip' },
      {
        selector: 'table',
        format: 'dataTable',
        options: { uppercaseHeaderCells: false, colSpacing: 3, maxColumnWidth: 60 },
      },
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
    ],
  })
}

function boundSpan(_attribute: string, name: string, value: string): string {
  const span = Number(value.replace(/^["']|["']$/g, ''))
  return `${name}="${Number.isInteger(span) && span >= 1 && span <= MAX_SPAN ? span : 1}"`
}
