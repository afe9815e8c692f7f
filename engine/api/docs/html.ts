/** Text that is HTML already. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Piece = Html | string | number | readonly Piece[]

/** HTML whose inserted texts are escaped; pieces that are HTML already, and lists of them, go in as they are. */
export function html(parts: TemplateStringsArray, ...pieces: readonly Piece[]): Html {
  return new Html(parts.map((part, index) => part + write(pieces[index] ?? '')).join(''))
}

/** Paragraphs, and `code` between backticks: the Markdown that our own descriptions use. */
export function prose(text: string): Html {
  const paragraphs = text.split('\n\n').map((paragraph) => {
    const pieces = paragraph.split('`').map((piece, index) => (index % 2 === 1 ? html`<code>${piece}</code>` : piece))
    return html`<p>${pieces}</p>`
  })
  return html`${paragraphs}`
}

function write(piece: Piece): string {
  if (piece instanceof Html) return piece.text
  if (typeof piece === 'string') return escape(piece)
  return typeof piece === 'number' ? String(piece) : piece.map(write).join('')
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}
