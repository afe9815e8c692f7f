/** `DF-118-20`, `4711830`, `SRV-LAV`, `M12x40`: one word of capitals and figures, with a figure or a sign within. */
export const CODE = /^(?:(?:[A-Z\d./_-]|(?<=\d)x(?=\d))*\d(?:[A-Z\d./_-]|(?<=\d)x(?=\d))*|[A-Z]+[./_-][A-Z./_-]*[A-Z])$/

/** A code that is long enough not to be a count or the number of a line. */
export function isArticleCode(text: string): boolean {
  return text.length >= 4 && CODE.test(text) && !/[.,]\d{2}$/.test(text) && !/^\d{1,2}[./]\d{1,2}[./]/.test(text)
}
