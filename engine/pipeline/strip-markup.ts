import { compile } from 'html-to-text'

const HTML_TAG = /<\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?\/?>/i

const htmlToText = compile({
  wordwrap: false,
  limits: { maxDepth: 100, maxInputLength: 1_000_000 },
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'img', format: 'skip' },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
  ],
})

/** Each replacement looks at one line and stops at the next marker, so that the time grows with the length only. */
const MARKDOWN: readonly (readonly [RegExp, string])[] = [
  [/^ {0,3}(?:```|~~~).*$/gm, ''],
  [/^ {0,3}(?:={2,}|-{3,}|\*{3,}|_{3,}) *$/gm, ''],
  [/^ {0,3}#{1,6} +/gm, ''],
  [/^ {0,3}> ?/gm, ''],
  [/^( {0,20})[-*+] +/gm, '$1'],
  [/<(https?:\/\/[^<>\s]+)>/g, '$1'],
  [/!?\[([^[\]\n]*)\]\([^()\n]*\)/g, '$1'],
  [/\[([^[\]\n]+)\]\[[^[\]\n]*\]/g, '$1'],
  [/(?<!`)`([^`\n]+)`(?!`)/g, '$1'],
  [/\*\*([^*\n]+)\*\*/g, '$1'],
  [/__([^_\n]+)__/g, '$1'],
  [/~~([^~\n]+)~~/g, '$1'],
  [/(?<![\p{L}\p{N}*\\])\*([^*\s][^*\n]*)\*(?![\p{L}\p{N}*])/gu, '$1'],
  [/(?<![\p{L}\p{N}_\\])_([^_\s][^_\n]*)_(?![\p{L}\p{N}_])/gu, '$1'],
  [/\\([*_`#~[\]>])/g, '$1'],
  [/\n{3,}/g, '\n\n'],
]

/** Text without HTML and Markdown (spec/decisions, `additional_text_plain`). */
export function stripMarkup(text: string): string {
  const withoutHtml = HTML_TAG.test(text) ? htmlToText(text) : text.replaceAll('\r\n', '\n')
  return MARKDOWN.reduce((plain, [pattern, replacement]) => plain.replace(pattern, replacement), withoutHtml).trim()
}
