import type { ExemptionCandidate } from '../../../domain/candidates.ts'
import type { Line } from '../../../domain/lines.ts'
import type { Word } from '../../../domain/page.ts'
import { LANGUAGES } from '../../../languages/languages.ts'
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
    String.raw`262[\s-]?i\b|export (?:delivery|supply)|zero[- ]rated export|non imponibile.{0,12}\b8\b|exportación exenta`,
  ],
  [
    'exempt',
    String.raw`§\s?(?:19|4)\s?(?:abs\.?\s?\d\s*)?(?:nr\.?\s?\d+\s*[a-z]?\s*)?(?:,?\s*satz\s\d\s*)?(?:des\s+)?ustg`,
    String.raw`kleinunternehmer|kleinstunternehmer|umsatzsteuer(?:be)?frei|steuerfrei(?:e)?\s+(?:leistung|umsatz|gem)`,
    'von der (?:umsatz|mehrwert)steuer befreit|keine? (?:umsatz|mehrwert)steuer|(?:umsatz|mehrwert)steuerbefreit|mwst[- ]frei',
    '(?:vat|tax)[- ]exempt|exempt (?:from (?:vat|tax)|under)|exempt suppl(?:y|ies)|no vat (?:is )?(?:charged|chargeable|payable)',
    String.raw`tva non applicable|franchise (?:en base )?de (?:la )?tva|293\s?b|exon[ée]r(?:ation|[ée]e?s?) de (?:la )?tva|non assujettie? à la tva|261.{0,12}cgi`,
    String.raw`esent[ei] (?:da |da l)?iva|operazione esente|esent[ei] (?:ex )?art\.?\s?10|regime forfett?ario|franchigia (?:da )?iva|senza applicazione dell.iva`,
    String.raw`exent[ao]s? (?:de|del) iva|operaci[oó]n exenta|exent[ao]s? (?:seg[uú]n|por|conforme) (?:el )?art`,
    String.raw`isent[ao]s? (?:de|do) iva|regime de isenção|isent[ao]s? ao abrigo|isenção do artigo|artigos? (?:9|53)\.?º? (?:do )?civa`,
    String.raw`vrijgesteld van btw|btw[- ]vrijgesteld|vrijgesteld van omzetbelasting|kleine ?ondernemersregeling|vrijgestelde prestatie`,
  ],
  [
    'not_subject',
    'nicht (?:im inland )?(?:umsatz)?steuerbar|nicht umsatzsteuerpflichtig|not subject to (?:vat|tax)|outside the scope|hors champ',
    String.raw`unterlieg\w+ nicht der (?:umsatz|mehrwert)steuer|nicht der (?:mwst|ust|umsatzsteuer|mehrwertsteuer)\.? unterworfen`,
    String.raw`no sujet[ao]s? (?:a |al )?(?:iva|\(?art)|não sujeit[ao]s? (?:a iva|[(–-]? ?art)|fuori campo iva|esclus[aeio] (?:iva )?(?:ex )?art\.?\s?15|non soumise?s? à (?:la )?tva`,
  ],
]
const FURTHER = LANGUAGES.flatMap(({ fields }) => Object.entries(fields?.exemptions ?? {})).map(
  ([taxability, saying]) => [taxability as ExemptionCandidate['taxability'], saying] as const,
)
const FORMS = [...SAYINGS, ...FURTHER].map(
  ([taxability, ...sayings]) => [taxability, new RegExp(sayings.join('|'), 'iu')] as const,
)

/** Where a sentence ends within a line; "Nr. 14" and "Buchst. A" go on. */
const SENTENCE_END = /(?<=[\p{L}\d]{3}|\d\d|\))(?<!Buchst|Ziff)[.!?]\s+(?=\p{Lu})/gu

/** Statements that no tax is charged, in the order of the page. */
export function findExemptions(layout: Layout): readonly ExemptionCandidate[] {
  return layout.pages.flatMap(({ lines }) => lines.flatMap((line) => readExemption(line) ?? []))
}

/** The line's statement that no tax is charged: the sentence, or what stands in brackets, without the columns beside it. */
export function readExemption(line: Line): ExemptionCandidate | null {
  const form = FORMS.find(([, expression]) => expression.test(line.text))
  if (form === undefined) return null
  const [taxability, expression] = form
  const own = line.segments.find((segment) => expression.test(segment.text))
  const words = own?.words ?? line.segments.flatMap((segment) => segment.words)
  const text = words.map((word) => word.text).join(' ')
  const said = expression.exec(text)
  const [from, to] = said === null ? [0, text.length] : boundStatement(text, said.index, said.index + said[0].length)
  const statement = text.slice(from, to)
  const candidate = makeCandidate(statement, wordsWithin(words, from, to), line.page, 0.7, 'statement of exemption')
  return { taxability, candidate }
}

/** Characters of the sentence, or of the brackets in it, that hold what was found there. */
function boundStatement(text: string, from: number, to: number): readonly [number, number] {
  const open = text.lastIndexOf('(', from)
  const close = open < 0 ? -1 : text.indexOf(')', open)
  if (close >= to) return [open + 1, close]
  const ends = [...text.matchAll(SENTENCE_END)]
  const before = ends.findLast((end) => end.index < from)
  const after = ends.find((end) => end.index >= to)
  return [
    before === undefined ? 0 : before.index + before[0].length,
    after === undefined ? text.length : after.index + 1,
  ]
}

function wordsWithin(words: readonly Word[], from: number, to: number): readonly Word[] {
  let at = 0
  return words.filter((word) => {
    const start = at
    at += word.text.length + 1
    return start < to && start + word.text.length > from
  })
}
