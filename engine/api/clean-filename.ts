const MAX_LENGTH = 255

/** Characters that no file name needs and that can make one lie: controls, line separators, changes of direction. */
const TREACHEROUS = /[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/**
 * The name under which a file came, safe to show and to store: no folders, no treacherous characters, at most 255
 * characters with its extension kept; `document` when nothing is left. Everything else stays as it is.
 */
export function cleanFilename(name: string | undefined): string {
  const base = (name ?? '').toWellFormed().normalize('NFC').replace(TREACHEROUS, '').split(/[/\\]/).at(-1) ?? ''
  const trimmed = base.trim()
  return trimmed === '' || /^\.+$/.test(trimmed) ? 'document' : shorten(trimmed)
}

function shorten(name: string): string {
  if (name.length <= MAX_LENGTH) return name
  const extension = /\.[^.]{1,10}$/.exec(name)?.[0] ?? ''
  const start = name.slice(0, MAX_LENGTH - extension.length)
  // Half a character at the cut goes too.
  return start.replace(/[\ud800-\udbff]$/, '') + extension
}
