import type { ExemptionCandidate } from '../../../domain/candidates.ts'
import type { Layout } from '../layout.ts'
import { makeCandidate } from '../make-candidate.ts'

/**
 * Sentences by which a document says that it charges no tax, with the laws that they name: Germany (UStG), Austria (UStG), France
 * (CGI), Italy (DPR 633/72), Spain (Ley 37/1992), Portugal (CIVA), the Netherlands (Wet OB), the EU's directive 2006/112.
 */
const SAYINGS: readonly (readonly [ExemptionCandidate['taxability'], ...(readonly string[])])[] = [
  [
    'reverse_charge',
    'reverse[- ]charge|steuerschuldnerschaft des leistungsempf',
    String.raw`§\s?13\s?b\s+(?:abs\.?\s?\d\s+)?ustg`,
    'autoliquidation|inversione contabile|inversión del sujeto|btw verlegd|autoliquidação|article 196',
  ],
  [
    'intra_community',
    String.raw`innergemeinschaftliche\s+lieferung|intra[- ]?community|intracommunautaire|intracomunitari|§\s?6\s?a\s+ustg`,
    String.raw`262\s?ter|non imponibile.{0,12}\b41\b|intracommunautaire levering`,
  ],
  [
    'export',
    String.raw`steuerfreie\s+ausfuhr|ausfuhrlieferung|§\s?6\s+ustg|export(?:ation)? (?:exempt|exonér)|tva 0\s?% export`,
    String.raw`262\s?i\b|export (?:delivery|supply)|zero[- ]rated export|non imponibile.{0,12}\b8\b|exportación exenta`,
  ],
  [
    'exempt',
    String.raw`§\s?(?:19|4)\s?(?:abs\.?\s?\d\s*)?(?:nr\.?\s?\d+\s*[a-z]?\s*)?(?:,?\s*satz\s\d\s*)?(?:des\s+)?ustg`,
    String.raw`kleinunternehmer|kleinstunternehmer|umsatzsteuer(?:be)?frei|steuerfrei(?:e)?\s+(?:leistung|umsatz|gem)`,
    'von der (?:umsatz|mehrwert)steuer befreit|keine? (?:umsatz|mehrwert)steuer',
    '(?:vat|tax)[- ]exempt|exempt from (?:vat|tax)',
    String.raw`tva non applicable|293\s?b|exon[ée]r(?:ation|[ée]e?s?) de (?:la )?tva|non assujettie? à la tva|261.{0,12}cgi`,
    String.raw`esente (?:da )?iva|operazione esente|regime forfettario|senza applicazione dell.iva`,
    String.raw`exent[ao]s? (?:de|del) iva|operaci[oó]n exenta`,
    String.raw`isent[ao]s? (?:de|do) iva|regime de isenção|isenção do artigo|artigos? (?:9|53)\.?º? (?:do )?civa`,
    String.raw`vrijgesteld van btw|btw[- ]vrijgesteld|vrijgesteld van omzetbelasting|kleineondernemersregeling`,
  ],
  [
    'not_subject',
    'nicht (?:im inland )?(?:umsatz)?steuerbar|not subject to (?:vat|tax)|outside the scope|hors champ',
    String.raw`no sujet[ao]s? (?:a|al) iva|não sujeit[ao]s? a iva|fuori campo iva|escluso (?:iva )?art\.?\s?15|non soumise?s? à la tva`,
  ],
]
const FORMS = SAYINGS.map(([taxability, ...sayings]) => [taxability, new RegExp(sayings.join('|'), 'iu')] as const)

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
