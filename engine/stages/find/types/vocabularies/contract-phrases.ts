import { LAW_PHRASES } from './contract-law.ts'
import { RENEWAL_PHRASES } from './contract-renewal.ts'
import { TERM_PHRASES } from './contract-terms.ts'
import { MONEY, type Phrase } from './vocabulary.ts'

/** Before a sum that is a limit or a guess. */
const NO_PRICE = String.raw`(?:bis zu|up to|höchstens|maximal|estimate (?:of|is)|estimated(?: at)?|schätzungsweise|geschätzt(?: auf)?|ca\.|rund)`

/** What agreements say in sentences: terms and law in seven languages, sums in German and English. */
export const CONTRACT_PHRASES: readonly Phrase[] = [
  ...TERM_PHRASES,
  ...RENEWAL_PHRASES,
  ...LAW_PHRASES,
  {
    key: 'total_amount',
    form: new RegExp(
      String.raw`(?:verkauft|veräußert|verpflichtet sich|sells?|sold|buys?)\b[^.;]{0,90}?\b(?:für|zu|for)\s+(?:insgesamt\s+|the (?:price|sum) of\s+)?(?<value>${MONEY})`,
      'iu',
    ),
    confidence: 0.72,
  },
  {
    key: 'total_amount',
    form: new RegExp(
      String.raw`(?:darlehensbetrag|darlehenssumme|kreditbetrag|darlehen|werklohn|vergütung|preis|honorar|principal (?:sum|amount)|loan amount|sum|consideration|compensation|fee)\s+(?:beträgt|beläuft sich auf|von|in höhe von|über|of|is|shall be|wird)\s+(?:pauschal\s+|insgesamt\s+|einmalig\s+|the sum of\s+|a total of\s+)?(?<value>${MONEY})(?!\s*(?:brutto\s+|netto\s+)?(?:/\s?monat|monatlich|pro monat|im monat|je\s|jährlich|pro\s|per\s|a month|monthly|each\s))`,
      'iu',
    ),
    confidence: 0.66,
  },
  {
    key: 'recurring_amount',
    form: new RegExp(
      String.raw`(?:monatlich\p{L}*|jährlich\p{L}*|vierteljährlich\p{L}*|pro monat|je monat)\b[^.§]{0,90}?(?<value>${MONEY})`,
      'iu',
    ),
    confidence: 0.72,
  },
  {
    key: 'recurring_amount',
    form: new RegExp(
      String.raw`(?<![\d.,'’]|${NO_PRICE}\s)(?<value>${MONEY})\s*(?:\([^)]{0,80}\)\s*)?(?:brutto\s+|netto\s+)?(?:/\s?monat|monatlich|pro monat|im monat|jährlich|pro jahr|im jahr|per month|a month|a year|each year|monthly|per (?:calendar month|annum|year|quarter)|each month|/\s?month|pcm|annually)`,
      'iu',
    ),
    confidence: 0.8,
  },
  {
    key: 'recurring_amount',
    form: new RegExp(
      String.raw`(?:monthly|annual|quarterly|yearly)\b[^.§]{0,60}?\b(?:of|is|be|at)\s+(?<value>${MONEY})`,
      'iu',
    ),
    confidence: 0.76,
  },
  {
    key: 'total_amount',
    form: new RegExp(
      String.raw`(?:kaufpreis|gesamtpreis|gesamtvergütung|pauschalpreis|festpreis|auftragssumme|gesamthonorar|gesamtsumme|vertragssumme|pauschalhonorar|gesamtbetrag)\b[^.§]{0,60}?(?<value>${MONEY})`,
      'iu',
    ),
    confidence: 0.8,
  },
  {
    key: 'total_amount',
    form: new RegExp(
      String.raw`(?:purchase price|total (?:price|fee|amount|consideration|compensation|contract (?:price|value|sum))|fixed (?:fee|price)|contract (?:price|sum|value)|pay (?:\p{L}+ )?(?:the|a) (?:total )?(?:sum|fee|amount))\b[^.§]{0,60}?(?<value>${MONEY})`,
      'iu',
    ),
    confidence: 0.8,
  },
]
