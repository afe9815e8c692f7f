import type { Vocabulary } from './vocabulary.ts'

const DAY = String.raw`\d{1,2}\.\s?(?:\d{1,2}\.|\p{L}{3,10})\s?\d{4}|\d{1,2}(?:st|nd|rd|th)? \p{L}{3,10},? \d{4}|\p{L}{3,10} \d{1,2},? \d{4}|\d{1,2}/\d{1,2}/\d{4}|\d{4}-\d\d-\d\d`

/** Balance sheets after section 266 HGB, and British and American ones. */
export const BALANCE_SHEET: Vocabulary = {
  labels: {
    total_assets: [
      'amount',
      '(?:bilanz ?)?summe(?: der)? aktiv(?:a|seite|en)',
      'gesamt(?:summe)? aktiva',
      'aktiva (?:gesamt|summe|total)',
      'summe (?:der )?vermogens(?:werte|gegenstande)',
      'gesamt ?vermogen',
      'total (?:der )?aktiven',
      'total assets',
      'assets total',
    ],
    total_equity_and_liabilities: [
      'amount',
      '(?:bilanz ?)?summe(?: der)? passiv(?:a|seite|en)',
      'gesamt(?:summe)? passiva',
      'passiva (?:gesamt|summe|total)',
      'gesamt ?kapital',
      'total (?:der )?passiven',
      'total (?:equity|capital|(?:share|stock)holders? equity|shareholders funds) (?:and|&) liabilities',
      'total liabilities (?:and|&) (?:total )?(?:equity|net assets|capital|(?:share|stock)holders? equity|owners? equity|members equity)',
      'equity and liabilities total',
    ],
    fixed_assets: [
      'amount',
      '(?:summe |gesamt )?anlage ?vermogen(?: gesamt| summe)?',
      '(?:total )?(?:fixed|non current|noncurrent|long term|property plant and equipment) assets(?: total)?',
    ],
    current_assets: [
      'amount',
      '(?:summe |gesamt )?umlauf ?vermogen(?: gesamt| summe)?',
      '(?:total )?current assets(?: total)?',
    ],
    equity: [
      'amount',
      '(?:summe |gesamt )?eigen ?kapital(?: gesamt| summe)?',
      '(?:total )?(?:(?:share|stock)holders?|owners?|members)? ?(?:equity|funds)',
      'capital and reserves',
      'total (?:capital and reserves|equity attributable to owners)',
      'net worth',
    ],
    provisions: [
      'amount',
      '(?:summe |gesamt )?ruckstellungen(?: gesamt| summe)?',
      '(?:total )?provisions(?: for liabilities)?(?: and charges)?(?: total)?',
      'accruals and provisions',
    ],
    liabilities: [
      'amount',
      '(?:summe |gesamt )?verbindlichkeiten(?: gesamt| summe)?',
      'fremdkapital',
      '(?:total )?liabilities(?: total)?',
      '(?:total )?creditors',
    ],
    reporting_date: [
      'date',
      '(?:bilanz ?|abschluss ?|berichts ?)stichtag',
      'stichtag',
      '(?:zwischen|schluss|jahres|eroffnungs|handels|steuer|konzern)?bilanz (?:zum|per|auf den)',
      'jahresabschluss (?:zum|per)',
      'balance sheet (?:as )?(?:at|of|date)',
      'reporting date',
      '(?:as (?:at|of)|per)',
    ],
    issue_date: [
      'date',
      '(?:aufgestellt|unterzeichnet|erstellt|festgestellt)(?: am)?',
      'approved (?:by the board )?on',
      'date of (?:signing|approval|preparation)',
      'datum',
    ],
    sender_name: [
      'name',
      'gesellschaft',
      'unternehmen',
      'firma',
      'company(?: name)?',
      'entity',
      'name of (?:the )?company',
    ],
    sender_register_number: [
      'code',
      '(?:company |registered )?(?:registration |reg )?(?:no|number)',
      'handelsregister ?(?:nr|nummer)',
      'company (?:no|number)',
    ],
    _total: ['amount', 'bilanz ?summe', 'summe', 'total', 'gesamt'],
  },
  phrases: [
    {
      key: 'reporting_date',
      form: new RegExp(
        String.raw`(?:bilanz|balance sheet|financial position|jahresabschluss|financial statements|aktiva|passiva)\b[^\d]{0,60}?(?:zum|per|as at|as of|at|of|auf den|on)\s+(?:the\s+)?(?<value>${DAY})`,
        'iu',
      ),
      confidence: 0.9,
    },
    {
      key: 'unit_scale',
      form: /\b(?:in|angaben in|werte in|beträge in|alle angaben in)\s+(?:t€|teur|tsd\.?|tausend|tchf|k€|keur|€\s?(?:k|000)|(?:eur|gbp|usd|chf|£|\$)\s?(?:k\b|000|'000|thousand))|\b(?:in thousands|£'?000|\$'?000|€'?000|thousands of (?:euro|pound|dollar)|T€|TEUR|TCHF|EUR'?000)/iu,
      confidence: 0.85,
      says: '1000',
    },
    {
      key: 'unit_scale',
      form: /\b(?:in|angaben in)\s+(?:mio\.?|millionen|mn|millions?)|\b(?:€|eur|£|\$)\s?(?:m\b|mio\b|million)|in (?:eur|usd|gbp|chf|€|£|\$) (?:mio|million)/iu,
      confidence: 0.8,
      says: '1000000',
    },
  ],
}
