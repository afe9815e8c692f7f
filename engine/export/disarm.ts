/** A spreadsheet takes text that starts like this as a formula; an apostrophe keeps it text (OWASP, CSV injection). */
export function disarm(text: string): string {
  return /^[=+@\t\r]|^-(?![\d.]+$)/.test(text) ? `'${text}` : text
}
