/** What a spreadsheet takes for a formula, full-width signs included (OWASP, CSV injection); a negative figure is none. */
const FORMULA = /^[=+@\t\r\n＝＋－＠]|^-(?![\d.]+$)/u

/** Text that stays text: an apostrophe stands before what would be a formula. */
export function disarm(text: string): string {
  return FORMULA.test(text) && !isTelephone(text) ? `'${text}` : text
}

/** `+49 30 1234-56`: an apostrophe would spoil it for whoever reads the file, and figures that stand side by side are no formula. */
function isTelephone(text: string): boolean {
  return /^\+\d+$/.test(text) || (/^\+[\d ()./-]+$/.test(text) && /\d \(?\d/.test(text))
}
