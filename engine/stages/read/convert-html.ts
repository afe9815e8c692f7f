import { convert } from 'html-to-text'

/** HTML as plain text with its tables in columns. */
export function convertHtml(html: string): string {
  return convert(html, {
    wordwrap: 96,
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
