import { detectLanguage } from '../../../../languages/detect-language.ts'
import { findCountries } from '../../context/find-countries.ts'
import type { Layout } from '../../layout.ts'

/** The law of German taxes, and that of German courts, by which towns decide: nobody else's notices name them. */
const GERMAN_LAW =
  /(?<!\p{L})Abgabenordnung|§+ ?\d+[a-z]?(?: ?\(?(?:Abs\.? ?)?\d\)?)?(?: ?(?:S\.|Satz) ?\d)? (?:AO|VwGO|VwVfG)(?!\p{L})|Verwaltungsgerichtsordnung/u
/** "38304 Wolfenbeck": a German postal code has five figures, an Austrian or Swiss one four. */
const POSTAL_CODE = /(?<![\p{L}\d.,/-])(?:D-)?\d{5} \p{Lu}\p{Ll}{2,}/u

/** Whether a notice falls under the German law of taxes: by the law that it names, or by its language and where its office is. */
export function isGermanNotice(layout: Layout): boolean {
  const text = layout.segments.map((segment) => segment.text).join('\n')
  const scores = new Map(findCountries(layout).map(({ country, score }) => [country, score]))
  const german = (scores.get('DE') ?? 0) + (POSTAL_CODE.test(text) ? 1 : 0)
  const foreign = Math.max(0, ...[...scores].filter(([country]) => country !== 'DE').map(([, score]) => score))
  if (GERMAN_LAW.test(text)) return german >= foreign
  return detectLanguage(text) === 'de' && german >= 1 && german > foreign
}
