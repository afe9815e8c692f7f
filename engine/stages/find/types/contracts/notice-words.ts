import { TIME_SPAN } from '../labelled/time-words.ts'

/** A day of the calendar by which one may leave is part of the period; the end of the contract's own term goes without saying. */
const TO_SOME_DAY = String.raw`\s+(?:jeweils\s+)?(?:zum|auf|zu)\s+(?:(?:das|dem|den|einem|eines)\s+)?(?:(?:fünfzehnten|15\.) oder (?:zum )?(?:ende eines kalendermonats|(?:kalender)?monatsende)|ende\s+(?:ein|d)es\s+(?:kalender)?(?:monats|quartals|jahres|vierteljahres|halbjahres)|(?:\p{L}*monats|\p{L}*quartals|(?:kalender|halb|viertel)?jahres|wochen|schul\p{L}*|semester)(?:ende|schluss|ersten)|(?:monats)?ersten)`
const TO_ITS_END = String.raw`\s+(?:jeweils\s+)?(?:zum|zu|auf|vor)\s+(?:de[mnr]\s+|das\s+)?(?:jeweiligen\s+)?(?:ablauf|ende|\p{L}+(?:ende|ablauf|schluss))`
/** "three (3) months", "90 Tage", "einer Woche", "sei mesi", "sechs Wochen zum Quartalsende". */
export const NOTICE_SPAN = `(?<value>${TIME_SPAN}(?<day>${TO_SOME_DAY})?)(?<end>${TO_ITS_END})?`

/** One expression of several, one for each language. */
function anyOf(...forms: readonly string[]): RegExp {
  return new RegExp(forms.join('|'), 'iu')
}

/** A clause that speaks of how a contract is ended: German, English, French, Italian, Spanish, Dutch, Portuguese. */
export const NOTICE = anyOf(
  'kündig|kündbar|lösung des|gelöst|aufgelöst',
  String.raw`\bnotice|terminat|cancel|non-?renew`,
  String.raw`préavis|congé(?!s)|dénon[cç]|résili`,
  'preavviso|disdett|recesso|recedere|recedono|receder',
  String.raw`preaviso|desisti|desistimiento|antelación|anticipación|denunci|comuni(?:ca|que)\p{L}* (?:lo contrario|su voluntad)`,
  'opzeg|opgezegd|beëindig',
  'pré-?aviso|aviso prévio|antecedência|denúncia|denunci|rescis|rescindi|oposição à renovação',
)

/** What ends, or how, stands right before the span. */
export const CLOSE_BEFORE = new RegExp(
  String.raw`(?:${[
    String.raw`frist\s*(?:von|beträgt|:|ist)|nicht weniger als|mindestens|spätestens|mit`,
    String.raw`(?:notice|notification)(?:\s(?:period|required))?\s*(?:of|is|shall be|:)|at least|not less than|no less than|upon|(?:by )?giving|giving(?: \p{L}+){1,4}|providing(?: \p{L}+){1,4}|provides?(?: \p{L}+){1,4}|minimum(?: of)?|with|on`,
    String.raw`préavis(?: minimum)? de|délai de|au moins|au minimum|moyennant|préavis\s*:`,
    String.raw`preavviso(?: minimo)? di|termine di|almeno|non inferiore a|preavviso\s*:`,
    String.raw`preaviso(?: mínimo)? de|plazo(?: mínimo)? de|al menos|como mínimo|por lo menos|con(?: una (?:antelación|anticipación)(?: mínima)? de)?|(?:antelación|anticipación)(?: mínima)? de|preaviso\s*:`,
    String.raw`(?:opzeg)?termijn(?: van|\s*:| bedraagt| is)|inachtneming van|ten minste|tenminste|minstens|minimaal|uiterlijk`,
    String.raw`(?:pré-?aviso|aviso prévio)(?: mínimo)? de|antecedência(?: mínima)?(?: não inferior a| de)|com|pelo menos|no mínimo|prazo de`,
  ].join(
    '|',
  )})\s*(?:für \p{L}+(?: \p{L}+)?\s|beiderseits\s|jeweils\s|a\s|the other(?: \p{L}+)?\s|us\s|you\s)*(?:(?:with|at least|not less than|no less than|mindestens|a|a minimum of|einer|au moins|almeno|al menos|ten minste|minimaal|pelo menos)\s)*$`,
  'iu',
)

/** The same right behind it. */
export const CLOSE_BEHIND = anyOf(
  String.raw`^\s+vor\b|^\s+(?:(?:ordentlich|schriftlich|jederzeit|in textform)\s)*(?:kündbar|gekündigt|kündigen)`,
  String.raw`^['’]?s?,?\s+(?:(?:prior|advance|written|formal|previous|clear)[\s,]+(?:and\s)?)*notice|^['’]?s?\s+(?:before|prior to|in writing)\b`,
  String.raw`^\s+(?:à l['’]avance|avant (?:le|la|l['’]|son|sa|chaque)|de préavis)`,
  String.raw`^\s+(?:prima (?:della|del|dell['’]|di)|di (?:preavviso|anticipo))`,
  String.raw`^\s+(?:de (?:antelación|anticipación|preaviso)|antes (?:de|del)\b)`,
  String.raw`^\s+(?:voor (?:het|de|afloop|einde)|van tevoren|vooraf|opzegtermijn)`,
  String.raw`^\s+(?:de antecedência|de (?:pré-?aviso|aviso prévio)|antes d[aoe])`,
)

/** Spans in which one mends, pays, tries or revokes, or by which a contract goes on. */
export const OTHER_SPANS = anyOf(
  String.raw`probezeit|widerr|zahlung|rechnung|mangel|mängel|verlänger|wartungs|gewährleist|liefer|verfall|verjähr|binnen|innerhalb|ersten\s$|dauer von\s$|laufzeit von\s$|weitere[sn]?\s$|(?:länger|mehr) als\s$|(?:laufzeit|dauer)[\s:]*$`,
  String.raw`probation|revok|withdraw|cool|cure|remedy|remedied|breach|payment|pay(?:able)?\b|invoice|renew(?:s|ed)? for|warrant|deliver|prepay|within|first\s$|term of\s$|period of\s$|successive\s$|further\s$|(?:more|longer) than\s$|(?:duration|minimum (?:period|term)|initial (?:period|term))[\s:]*$`,
  String.raw`essai|paiement|payable|facture|reconduit|renouvel|périodes? d|mise en demeure|durée(?:\s\p{L}+){0,2}(?:\sde|\sd['’])?\s?$|plus (?:de|d['’])\s?$`,
  String.raw`(?:di|in) prova|pagament|fattura|rinnov|prorog|diffida|durata(?: di)?\s$|(?:oltre|più di)\s$|altri\s$`,
  String.raw`prueba|pago|factura|prórrog|prorrog|requerimiento|duración(?: de)?\s$|más de\s$`,
  String.raw`proeftijd|betaling|factu|verlengd|ingebreke|duur(?: van)?\s$|(?:meer|langer) dan\s$|telkens\s$`,
  String.raw`experiência|experimental|fatura|renova|prorrog|duração(?: de)?\s$|mais de\s$`,
)
