import type { ExemptionCandidate } from '../../../domain/candidates.ts'
import type { Layout } from '../layout.ts'
import { makeCandidate } from '../make-candidate.ts'

/** Sentences by which a document says that it charges no tax; the laws are the German, Austrian, French, Italian and EU ones. */
const FORMS: readonly (readonly [ExemptionCandidate['taxability'], RegExp])[] = [
  [
    'reverse_charge',
    /reverse[- ]charge|steuerschuldnerschaft des leistungsempf|§\s?13\s?b\s+(?:abs\.?\s?\d\s+)?ustg|autoliquidation|inversione contabile|inversión del sujeto|btw verlegd|article 196/iu,
  ],
  [
    'intra_community',
    /innergemeinschaftliche\s+lieferung|intra[- ]?community|intracommunautaire|intracomunitari|§\s?6\s?a\s+ustg|262\s?ter/iu,
  ],
  [
    'export',
    /steuerfreie\s+ausfuhr|ausfuhrlieferung|§\s?6\s+ustg|export(?:ation)? (?:exempt|exonér)|tva 0\s?% export|262\s?i\b/iu,
  ],
  [
    'exempt',
    /§\s?(?:19|4)\s?(?:abs\.?\s?\d\s*)?(?:nr\.?\s?\d+\s*[a-z]?\s*)?(?:,?\s*satz\s\d\s*)?(?:des\s+)?ustg|kleinunternehmer|kleinstunternehmer|umsatzsteuer(?:be)?frei|steuerfrei(?:e)?\s+(?:leistung|umsatz|gem)|von der (?:umsatz|mehrwert)steuer befreit|keine? (?:umsatz|mehrwert)steuer|(?:vat|tax)[- ]exempt|exempt from (?:vat|tax)|tva non applicable|293\s?b|exon[ée]ration de tva|esente iva|exento de iva|vrijgesteld van btw/iu,
  ],
  ['not_subject', /nicht steuerbar|not subject to (?:vat|tax)|outside the scope|hors champ/iu],
]

/** Statements that no tax is charged, in the order of the page. */
export function findExemptions(layout: Layout): readonly ExemptionCandidate[] {
  const found: ExemptionCandidate[] = []
  for (const { page, lines } of layout.pages) {
    for (const line of lines) {
      const form = FORMS.find(([, expression]) => expression.test(line.text))
      if (form === undefined) continue
      const words = line.segments.flatMap((segment) => segment.words)
      found.push({
        taxability: form[0],
        candidate: makeCandidate(line.text.replace(/\s+/g, ' '), words, page, 0.7, 'statement of exemption'),
      })
    }
  }
  return found
}
