/** Ligatures and full-width forms become letters, soft hyphens go; signs with a meaning (½, ², ™) stay as printed. */
export function readLetters(text: string): string {
  // Most words need nothing, and a test is cheaper than four replacements.
  if (/^[\x20-\x7E\u00A1-\u00AC\u00AE-\u017F\u20AC]*$/u.test(text) && !/[\u0132\u0133]/u.test(text)) return text
  return (
    text
      .replaceAll(/[\u00AD\u200B-\u200F\u2060\uFEFF]/gu, '')
      // eslint-disable-next-line no-control-regex -- so PDFium marks a hyphen at a line's end
      .replaceAll('\u0002', '-')
      // eslint-disable-next-line no-control-regex -- fonts without a proper map yield them
      .replaceAll(/[\u0000-\u001F\u007F-\u009F]/gu, '')
      .replaceAll(/[\uFB00-\uFB06\u0132\u0133\u01C4-\u01CC\uFF01-\uFF5E]/gu, (letter) => letter.normalize('NFKC'))
      .normalize('NFC')
  )
}
