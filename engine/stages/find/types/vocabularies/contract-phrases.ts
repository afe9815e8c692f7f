import { countMonths } from '../labelled/count-months.ts'
import { MONEY, type Phrase } from './vocabulary.ts'

const SPAN = String.raw`(?:\p{L}+\s)?\(?\d{1,3}\)?\s+(?:monat(?:e|en)?|jahr(?:e|en)?|months?|years?)|(?:ein(?:em|en|e|er)?|zwei|drei|vier|fünf|sechs|zehn|zwölf|one|two|three|four|five|six|ten|twelve)(?:\s\(\d+\))?\s+(?:jahr(?:e|en)?|monat(?:e|en)?|months?|years?)`

/** What agreements say in sentences: days, terms, sums, law and how they end; German and English. */
export const CONTRACT_PHRASES: readonly Phrase[] = [
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
    key: 'term_months',
    form: new RegExp(
      String.raw`(?:laufzeit|dauer|term|period|zeitraum)\b(?![^.]{0,30}(?:notice|kündigung))[^.]{0,50}?\b(?:von|beträgt|über|of|is|for|auf)\s+(?:a period of\s+|zunächst\s+|mindestens\s+)?(?<value>${SPAN})`,
      'iu',
    ),
    confidence: 0.82,
    says: (match) => countMonths(match.groups!['value']!),
  },
  {
    key: 'term_months',
    form: new RegExp(
      String.raw`(?:für|for|auf)\s+(?:die dauer von\s+|a (?:fixed |minimum |initial )?(?:term|period) of\s+|einen zeitraum von\s+|an initial (?:term|period) of\s+)(?<value>${SPAN})`,
      'iu',
    ),
    confidence: 0.85,
    says: (match) => countMonths(match.groups!['value']!),
  },
  {
    key: 'term_months',
    form: new RegExp(
      String.raw`(?:gilt|läuft|besteht|bleibt|geschlossen|remains? in (?:force|effect)|continues?|valid|in force)\b[^.]{0,30}?\b(?:für|auf|über|for)\s+(?:die dauer von\s+|a (?:term|period) of\s+)?(?<value>${SPAN})`,
      'iu',
    ),
    confidence: 0.72,
    says: (match) => countMonths(match.groups!['value']!),
  },
  {
    key: 'auto_renewal',
    form: /verlängert sich (?:(?:dadurch|danach|hierdurch|damit|aber|jedoch) )?nicht\b|(?:keine|ohne) (?:automatische|stillschweigende) verlängerung|endet\b[^.]{0,80}ohne dass es einer kündigung bedarf|shall not (?:automatically )?renew|no automatic renewal|not renew automatically/iu,
    confidence: 0.88,
    says: 'false',
  },
  {
    key: 'auto_renewal',
    form: /verlängert (?:sich|er sich|es sich)(?! nicht)|(?:automatisch|stillschweigend)\p{L}* (?:um|verlänger)|automatic(?:ally)? (?:be )?(?:renew|extend)|renews? automatically|shall (?:be )?(?:automatically )?(?:renew|extend)(?:ed)?|auto-?renew|(?:automatic )?renewal:?\s+(?:yes|ja|automatic)|further terms? of|successive (?:\S+ ){0,2}(?:terms?|periods?)|(?<!may |can |could |not |unless |if )(?:is|are|be) (?:then |automatically )?(?:renewed|extended) (?:each|every|for|automatically|from)|(?:will|shall|does) (?:then |automatically )*(?:renew|continue (?:on a )?month)|roll(?:s|ing|ed)? over|rolling (?:\p{L}+ )?(?:basis|contract|term)|setzt sich\b[^.]{0,60}\bfort\b/iu,
    confidence: 0.85,
    says: 'true',
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
      String.raw`(?<value>${MONEY})\s*(?:\([^)]*\)\s*)?(?:brutto\s+|netto\s+)?(?:/\s?monat|monatlich|pro monat|im monat|jährlich|pro jahr|im jahr|per month|a month|a year|each year|monthly|per (?:calendar month|annum|year|quarter)|each month|/\s?month|pcm|annually)`,
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
  {
    key: 'governing_law',
    form: /(?:laws?) of (?:the )?(?<value>(?:State|Commonwealth|Republic|Province|Country) of \p{Lu}\p{L}+(?: (?:of )?\p{Lu}\p{L}+){0,2}|(?:England and Wales|Federal Republic of Germany|United States of America|United Kingdom)|(?!State|Country|Commonwealth|Republic|Province|England and)\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,2})(?=[,.;\s]|$)/u,
    confidence: 0.76,
  },
  {
    key: 'governing_law',
    form: /(?:governed(?:, \p{L}+)* by|in accordance with|subject to|according to|that|by|,)\s+(?:the )?(?:internal |substantive |local )?(?<value>(?:Scots|Swiss|French|Dutch|Greek|Delaware|California|New York|Texas|\p{Lu}\p{L}+(?:ish|ian|an|ese)) law)(?![\p{L}])/u,
    confidence: 0.76,
  },
  {
    key: 'governing_law',
    form: /(?<value>(?:Scots|Swiss|French|Dutch|Delaware|California|New York|\p{Lu}\p{L}+(?:ish|ian|an|ese)) law) (?:shall |will )?(?:appl|govern|control)/u,
    confidence: 0.76,
  },
  {
    key: 'governing_law',
    form: /(?:gilt|findet|unterliegt|anwendung|anzuwenden|maßgeblich)\b[^.]{0,60}?\b(?:das |dem )?(?<value>(?:materielle[mns]? |ausschließlich )?(?:recht der bundesrepublik deutschland|deutsche[sm]? recht|österreichische[sm]? recht|schweizer(?:ische[sm]?)? recht))/iu,
    confidence: 0.82,
  },
  {
    key: 'governing_law',
    form: /(?<value>recht der bundesrepublik deutschland|deutsches recht|österreichisches recht|schweizer(?:isches)? recht)/iu,
    confidence: 0.74,
  },
  {
    key: 'jurisdiction',
    form: /[Gg]erichtsstand\b[^.]{0,120}?\b(?:ist|wird|sind)\s+(?:ausschließlich\s+|das (?:Amts|Land)gericht\s+|die Gerichte in\s+)?(?:in\s+)?(?<value>\p{Lu}[\p{L}-]+(?:(?: (?:am|an der|im|ob der))? \(?\p{Lu}[\p{L})]+)?)(?=[\s,.;]|$)/u,
    confidence: 0.82,
  },
  {
    key: 'jurisdiction',
    form: /[Gg]erichtsstand[\s:]+(?:ist\s+)?(?<value>\p{Lu}[\p{L}-]+(?:(?: (?:am|an der|im|ob der))? \p{Lu}\p{L}+)?)(?=[\s,.;]|$)/u,
    confidence: 0.7,
  },
  {
    key: 'jurisdiction',
    form: /(?:(?:[Pp]lace|[Vv]enue) (?:of|for) (?:exclusive )?jurisdiction|(?:exclusive |sole )?(?:legal )?venue)(?: for [^.;]{3,60}?)? (?:is|shall be|will be|lies|are)(?: exclusively)?(?: in| at)?(?: the (?:courts? (?:of|in)|city of))? (?<value>\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,2})(?=[,.;\s]|$)/u,
    confidence: 0.76,
  },
  {
    key: 'jurisdiction',
    form: /courts (?:of|in|located in|sitting in) (?:the )?(?<value>England and Wales|\p{Lu}\p{L}+(?: (?:of )?\p{Lu}\p{L}+){0,3}(?:, \p{Lu}\p{L}+)?)(?=[,.;\s]|$)/u,
    confidence: 0.76,
  },
  {
    key: 'jurisdiction',
    form: /laws? of (?:the )?(?<value>England and Wales|Scotland|(?:State of )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,2}),? (?:and|whose) (?:the )?courts/u,
    confidence: 0.76,
  },
  {
    key: 'subject',
    form: /(?:gegenstand (?:des|dieses) vertrag(?:e)?s|vertragsgegenstand|gegenstand dieser vereinbarung) (?:ist|sind|bildet)\s+(?:die |der |das |ein(?:e|en)? )?(?<value>[^.;]{6,160}?)(?=[.;]|$)/iu,
    confidence: 0.66,
  },
]
