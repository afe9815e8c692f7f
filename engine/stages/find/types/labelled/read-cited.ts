import { LANGUAGES } from '../../../../languages/languages.ts'

/** "12.02.2025", "3 de fevereiro", "October 12, 2025", "20 February". */
const DAY = String.raw`(?:\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2})|\d{4}-\d{2}-\d{2}|\d{1,2}(?:\.|st|nd|rd|th|er|º|°)?\s(?:de\s|of\s)?\p{L}{3,10}\.?(?:,?\s(?:de\s|del\s)?\d{4})?|\p{L}{3,9}\s\d{1,2}(?:st|nd|rd|th)?(?:,?\s\d{4})?)(?![\p{L}\d])`
const NUMBER = String.raw`(?:n(?:r|o|um)?\.?\s?[º°]?\s?)?(?:\p{Lu}{1,5}[ -])?[\p{L}\d./-]{0,14}\d[\p{L}\d./-]{0,14}`
const ANSWERED = LANGUAGES.flatMap(({ answers }) => (answers === undefined ? [] : [answers]))
const FORMS = ANSWERED.map(({ whose, papers, dated }) => ({
  /** With its number, its day or both. */
  named: new RegExp(
    String.raw`^(?:(?:${whose})\s?)?(?:${papers})\s(?:(?:(?:${dated})\s?)?${DAY}|${NUMBER}(?:\s(?:${dated})\s?${DAY})?)(?=\s*$|\s*[,;|(]|\s[–-]\s)`,
    'iu',
  ),
  /** "Ihr Schreiben vom 12.02.2025" */
  owned: new RegExp(String.raw`^(?:${whose})\s?(?:${papers})\s(?:${dated})\s?${DAY}$`, 'iu'),
}))

/** The paper that a letter answers, as a label's value names it: "carta de 3 de fevereiro", "devis n° D-3305"; null where none is named. */
export function readCited(text: string): string | null {
  for (const { named } of FORMS) {
    const cited = named.exec(text)?.[0].trimEnd()
    if (cited !== undefined) return cited
  }
  return null
}

/** Whether a text says by itself which letter of the reader it is about. */
export function isCited(text: string): boolean {
  return FORMS.some(({ owned }) => owned.test(text))
}
