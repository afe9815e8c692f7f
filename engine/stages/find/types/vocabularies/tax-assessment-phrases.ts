import { TAX_NAME, TAX_SHORT } from './tax-names.ts'
import { TAX_STANDING_PHRASES } from './tax-standing-phrases.ts'
import { DAY, MONEY, type Phrase } from './vocabulary.ts'

const TAX = String.raw`(?:einkommen|umsatz|gewerbe|körperschaft|grund|kirchen|kraftfahrzeug|kfz-|erbschaft|schenkung|erbschaft- und schenkung|hunde|zweitwohnungs?|vergnügungs|grunderwerb|lohn|kapitalertrag)steuer`
const YEAR = String.raw`(?:19|20)\d{2}`
/** "2025/26", "2023 to 2024", "2025-2026": a year of taxes that is none of the calendar. */
const TAX_YEAR = String.raw`(?<![\d./-])${YEAR}(?:\s?[/–-]\s?(?:${YEAR}|\d{2})(?![\d./-])| to ${YEAR})?(?![\d]|[./-]\d)`
/** What notices call themselves. */
const NOTICE =
  "(?:steuerbescheid|notice of (?:re)?assessment|notice|assessment|demand|bill|statement|calculation|avis d['’]impôts?|avis d['’]imposition|avertissement-extrait de rôle|avis de taxation|avviso(?: di (?:pagamento|accertamento|liquidazione))?|oggetto|liquidación(?: provisional)?|concepto|recibo|aanslag(?:biljet)?|beschikking|nota de (?:liquidação|cobrança)|demonstração de liquidação|documento de cobrança)"
/** A span of days: "01/04/2025 to 31/03/2026". */
const SPAN = String.raw`(?:${DAY})\s*(?:bis|to|until|through|au|al|tot en met|t/m|tot|a|até|[-–])\s*(?:zum |the )?(?:${DAY})`

/** What notices of tax offices and municipalities say in sentences and titles. */
export const TAX_ASSESSMENT_PHRASES: readonly Phrase[] = [
  {
    key: 'tax_type',
    form: new RegExp(
      String.raw`bescheid\b(?:\s+(?:für|über))?[^.]{0,60}?(?:über|zur|für)\s+(?:die\s+)?(?<value>${TAX})\b`,
      'iu',
    ),
    confidence: 0.86,
  },
  {
    key: 'tax_type',
    form: new RegExp(String.raw`\b(?<value>${TAX})(?=(?:jahres|änderungs|vorauszahlungs)?-?bescheid)`, 'iu'),
    confidence: 0.9,
  },
  {
    key: 'tax_type',
    form: new RegExp(
      String.raw`\b(?<value>(?:einkommen|umsatz|gewerbe|körperschaft|grund)steuer)\s+(?:für\s+)?${YEAR}`,
      'iu',
    ),
    confidence: 0.6,
  },
  {
    key: 'tax_type',
    form: /\b(?<value>(?:income|corporation|property|real estate|council|value added|capital gains|inheritance|trade|business) tax(?:es)?|VAT)\b/iu,
    confidence: 0.55,
  },
  {
    key: 'tax_type',
    form: new RegExp(
      String.raw`\b(?<value>${TAX}(?: [AB]\b)?)(?:(?:,| und) [\p{L}-]+){0,6}\s+(?:für\s+)?(?:das (?:Kalender)?[Jj]ahr\s+)?${YEAR}`,
      'iu',
    ),
    confidence: 0.84,
  },
  {
    key: 'tax_type',
    form: /\b(?<value>(?:Real Estate|Income|Corporation|Corporate Income|Property|Council|Value Added|Capital Gains|Inheritance|Trade|Business|Sales|Payroll|School|Land|Sales and Use|Franchise) Tax|Business Rates|Council Tax)\b/u,
    confidence: 0.74,
  },
  {
    key: 'tax_type',
    form: new RegExp(
      String.raw`(?<!\p{L})${NOTICE}(?!\p{L})[^.;]{0,60}?(?<!\p{L})(?<value>${TAX_NAME})(?!\p{L})`,
      'iu',
    ),
    confidence: 0.9,
  },
  {
    key: 'tax_type',
    form: new RegExp(
      String.raw`(?<!\p{L})(?<value>${TAX_NAME})(?!\p{L})(?=[^.;\d]{0,30}?(?:${YEAR}|(?:bill|demand|notice|assessment|statement)(?!\p{L})))`,
      'iu',
    ),
    confidence: 0.88,
  },
  {
    key: 'tax_type',
    form: new RegExp(String.raw`(?<!\p{L})(?<value>${TAX_NAME})(?!\p{L})`, 'iu'),
    confidence: 0.7,
  },
  {
    key: 'tax_type',
    form: new RegExp(String.raw`(?<![\p{L}-])(?<value>${TAX_SHORT})(?![\p{L}-])`, 'u'),
    confidence: 0.5,
  },
  {
    key: 'tax_type',
    form: /\((?<value>Form \d{3,4}(?:-?[A-Z]{1,3})?)\)/u,
    confidence: 0.55,
  },
  {
    key: 'tax_type',
    form: /(?<![\p{L}-])(?<value>(?:\p{Lu}\p{Ll}{3,}|Kfz-S|Kraftfahrzeug)steuer(?: [AB](?!\p{L}))?)(?!\p{L})/u,
    confidence: 0.5,
  },
  {
    key: 'assessment_period',
    form: /(?:bill|notice|calculation|statement|demand|assessment|steuerrechnung|abrechnung|veranlagung)\D{0,30}?(?<value>(?:19|20)\d{2}(?:\s?[/–-]\s?(?:\d{4}|\d{2})(?!\d))?)(?![\d/.-])/iu,
    confidence: 0.72,
  },
  {
    key: 'assessment_period',
    form: new RegExp(String.raw`(?<!\p{L})${TAX_NAME}(?!\p{L})[^.;\d]{0,40}?(?<value>${TAX_YEAR})`, 'iu'),
    confidence: 0.84,
  },
  {
    key: 'assessment_period',
    form: new RegExp(String.raw`(?<value>${TAX_YEAR})\s+${TAX_NAME}(?!\p{L})`, 'iu'),
    confidence: 0.82,
  },
  {
    key: 'assessment_period',
    form: new RegExp(
      String.raw`(?<!\p{L})(?:avis d['’]impôts?|avis d['’]imposition|aanslag(?:biljet)?|padrón|ejercicio|(?:per l['’])?anno(?: d['’]imposta)?|periodo d['’]imposta|année(?: d['’]imposition| fiscale)?|exercice(?: d['’]imposition)?|impôts? sur les revenus? (?:de|de l['’]année)|exercício|ano(?: fiscal)?|(?:belasting)?jaar|tijdvak|steuerjahr|tax for|annual bill)\s*:?\s+(?<value>${TAX_YEAR})`,
      'iu',
    ),
    confidence: 0.83,
  },
  {
    key: 'assessment_period',
    form: new RegExp(
      String.raw`(?:(?:entrichtungs|besteuerungs|veranlagungs|erhebungs|abrechnungs)zeitraum|charge period|for the period)\s*:?\s*(?:steuer (?:eur )?fällig am )?(?:from |vom )?(?<value>${SPAN})`,
      'iu',
    ),
    confidence: 0.88,
  },
  {
    key: 'assessment_period',
    form: new RegExp(String.raw`\btax period:?\s+(?<value>${DAY})`, 'iu'),
    confidence: 0.86,
  },
  {
    key: 'assessed_amount',
    form: new RegExp(
      String.raw`(?:auf|in höhe von|mit)\s+(?:insgesamt\s+)?(?<value>${MONEY})\s+festgesetzt|assess\p{L}*\b[^.]{0,40}?\b(?:at|of|to)\s+(?<value>${MONEY})`,
      'iu',
    ),
    confidence: 0.78,
  },
  {
    key: 'payment_due_date',
    form: new RegExp(
      String.raw`(?:zahlen|zahlbar|überweisen|entrichten|fällig|pay|due|payable)\b(?:[^.§]|\.\d){0,80}?(?<![\p{L}])(?:bis|am|zum|by|on|before|no later than)\s+(?:spätestens\s+)?(?:zum\s+|am\s+)?(?<value>${DAY})`,
      'iu',
    ),
    confidence: 0.78,
  },
  {
    key: 'payment_due_date',
    form: new RegExp(
      String.raw`(?<!\p{L})(?:am|bis|zum|by|on|before)\s+(?:spätestens\s+)?(?:zum\s+|am\s+)?(?<value>${DAY})[^.§\d]{0,30}?(?:fällig|zu (?:zahlen|entrichten|leisten|überweisen|begleichen)|zahlbar|is (?:due|payable)|must be paid)`,
      'iu',
    ),
    confidence: 0.8,
  },
  {
    key: 'assessment_period',
    form: new RegExp(String.raw`bescheid\b[^.\n]{0,70}?(?<![\d.])(?<value>${YEAR})(?!\d)`, 'iu'),
    confidence: 0.82,
  },
  {
    key: 'assessment_period',
    form: new RegExp(
      String.raw`(?:für das (?:kalender|wirtschafts|steuer|haushalts)?-?jahr|veranlagungszeitraum|kalenderjahr|erhebungszeitraum)\s*:?\s*(?<value>${YEAR})`,
      'iu',
    ),
    confidence: 0.85,
  },
  {
    key: 'assessment_period',
    form: /(?:assessment|tax year|year ended|for the year)\D{0,30}?(?<value>(?:19|20)\d{2}(?:\s?[/–-]\s?(?:\d{4}|\d{2}))?)(?!\d)/iu,
    confidence: 0.75,
  },
  ...TAX_STANDING_PHRASES,
]
