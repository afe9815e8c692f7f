import { DAY, MONEY, type Phrase } from './vocabulary.ts'

const TAX = String.raw`(?:einkommen|umsatz|gewerbe|körperschaft|grund|kirchen|kraftfahrzeug|kfz-|erbschaft|schenkung|erbschaft- und schenkung|hunde|zweitwohnungs?|vergnügungs|grunderwerb|lohn|kapitalertrag)steuer`
const YEAR = String.raw`(?:19|20)\d{2}`

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
      String.raw`\b(?<value>${TAX}(?: [AB]\b)?)(?:(?:,| und) [\p{L}-]+)*\s+(?:für\s+)?(?:das (?:Kalender)?[Jj]ahr\s+)?${YEAR}`,
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
    form: /\b(?<value>(?:(?:Staats|Kantons|Gemeinde|Bundes|Kirchen)-,? (?:\p{L}+-,? )*und )\p{L}+steuern?)\b/u,
    confidence: 0.88,
  },
  {
    key: 'tax_type',
    form: /\b(?<value>(?:Individual|Personal|Corporate|Commercial|Residential|Business|State|Federal) (?:Income|Property|Franchise|Personal Property|Sales and Use) Tax)\b/u,
    confidence: 0.8,
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
    key: 'payment_reference',
    form: /(?:geben sie|quote|quoting|state|angabe (?:de[sr]|von)|unter)\b[^.§]{0,110}?(?:personenkonto|kassenzeichen|buchungszeichen|aktenzeichen|kundennummer|steuernummer|vertragskonto|debitorennummer|referenz(?:nummer)?|account (?:number|no\.?)|reference(?: number)?|bill number|parcel number)\s*:?\s+(?<value>[\p{L}\d./-]*\d[\p{L}\d./-]*\d)/iu,
    confidence: 0.8,
  },
  {
    key: 'payment_reference',
    form: /(?:unter angabe (?:de[sr]|von)(?: \p{L}+)?|please quote|quoting(?: reference)?|quote(?: your| the)?(?: reference)?|mit dem verwendungszweck|verwendungszweck:?)\s+(?<value>[\p{L}\d./-]*\d[\p{L}\d./-]*\d(?: \d{3,6})?(?: \/ \p{L}{2,4} \d{4})?)/iu,
    confidence: 0.84,
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
  {
    key: 'provisional',
    form: /(?:ist|ergeht|erfolgt|sind)\b[^.]{0,80}\bvorläufig|vorläufig(?:e festsetzung)? (?:gem(?:äß|\.)|nach)|nach §\s?165|provisional(?:ly)? (?:assess|tax|under)/iu,
    confidence: 0.85,
    says: 'true',
  },
  {
    key: 'subject_to_review',
    form: /(?:unter|steht unter) (?:dem )?vorbehalt der nachprüfung|nach §\s?164 abs|subject to (?:review|audit|verification)/iu,
    confidence: 0.88,
    says: 'true',
  },
  {
    key: 'subject_to_review',
    form: /vorbehalt der nachprüfung (?:wird|ist|wurde) (?:hiermit )?aufgehoben/iu,
    confidence: 0.95,
    says: 'false',
  },
]
