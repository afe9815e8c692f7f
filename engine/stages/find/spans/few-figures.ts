import { endsWithLegalForm } from '../../../domain/legal-forms.ts'

/** Of the signs of a name so many are figures at most: of a whole line, of a part of one, where a place or a quantity has more, of lines that are joined. */
const MOST = { 'a line': 0.4, 'in a line': 0.15, 'over lines': 0.06 }

/**
 * Whether a text has few enough figures to be a name. Of 1,500 names in 449 papers two have more, and a fifth of all that would have to
 * be ranked.
 */
export function hasFewFigures(text: string, place: keyof typeof MOST): boolean {
  let figures = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code >= 48 && code <= 57) figures += 1
  }
  if (figures <= MOST[place] * text.length) return true
  // "Kontor 1850 GmbH".
  return figures <= MOST['a line'] * text.length && endsWithLegalForm(text)
}
