import type { Phrase } from './vocabulary.ts'

/** What papers that ask once more are called, in seven languages. */
const LETTER = [
  String.raw`(?:zahlungs)?(?:mahnung|erinnerung|mahnschreiben|aufforderung)(?:en)?|schreiben|mahnstufe`,
  'reminders?|notices?|requests?|demands?|letters?|attempts?|chasers?',
  'relances?|rappels?|mises? en demeure|sommations?|avertissements?',
  'sollecit[oi]|avvis[oi]|richiam[oi]|diffid[ae]',
  'avisos?|recordatorios?|reclamaci(?:ón|ones)|requerimientos?',
  'lembretes?|interpelaç(?:ão|ões)|notificaç(?:ão|ões)|cartas?',
  'herinnering(?:en)?|aanmaning(?:en)?|betalingsherinnering(?:en)?|sommaties?',
].join('|')
/** What stands between the count and the letter: "dritte und letzte", "deuxième lettre de". */
const BETWEEN = String.raw`(?:(?:und|and|et|ed|e|y|en|&)\s)?(?:(?:letzte[nrs]?|außergerichtliche|freundliche|schriftliche|final|last|friendly|formal|written|payment|derni[eè]re?|amiable|lettre de|ultim[oa]|últim[oa]|formale|avviso di|carta de|laatste|schriftelijke)\s){0,2}`
/** The first four, each in all languages. */
const ORDINALS = [
  String.raw`erste[nrs]?|first|premi(?:er|ère)|prim[oa]|primer[oa]?|primeir[oa]|eerste`,
  String.raw`zweite[nrs]?|second|deuxième|seconde|second[oa]|segund[oa]|tweede`,
  String.raw`dritte[nrs]?|third|troisième|terz[oa]|tercer[oa]?|terceir[oa]|derde`,
  String.raw`vierte[nrs]?|fourth|quatrième|quart[oa]|cuart[oa]|vierde`,
]
const MARK = String.raw`\s?(?:\.\s?[ºª°]|[.ºª°]|st|nd|rd|th|er|[eè]re|re|d|de|nde?|ste|i?[eè]me|e|er|da|a|o)`
/** In front of a letter that was sent before this one, or will be sent after it. */
const OF_ANOTHER = String.raw`(?<!\b(?:unser\p{L}*|our|the|notre|votre|nostr[oa]|nuestr[oa]|noss[oa]|onze|dieser|nach|after|après|dopo|tras|após|na)\s(?:(?:der|einer|la|il|le|el|de|o|a)\s)?)`
const DAY = String.raw`(?:\d{1,2}(?:st|nd|rd|th|er|º)?[./-]?\s?(?:de\s|of\s)?(?:\d{1,2}[./-]?|\p{L}{3,10}\.?)(?:\s?(?:de\s)?\d{2,4})?|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\s\d{1,2}(?:,?\s\d{4})?)`
const AND = String.raw`(?:,|und|and|et|e|ed|y|en|sowie)`
const SENT_BEFORE = new RegExp(
  String.raw`\b(?:trotz|auf|despite|malgré|nonostante|ondanks|apesar d[aeo]s?|pese a|a pesar de|unser\p{L}*|our|nos|notre|nostr[aeio]|nuestr[ao]s?|noss[ao]s?|onze)\s(?:(?:\p{L}+\s){0,2})(?:${LETTER})\s(?:vom|of|dated|from|du|des|de|del|dell['’]|da|van|do|d\.d\.)\s?${DAY}(?:\s?${AND}\s(?:(?:\p{L}+\s){0,2}(?:vom|of|du|del|dell['’]|de|van)\s?)?${DAY}){0,8}`,
  'iu',
)
const SENT_BY_US = new RegExp(
  String.raw`(?:sent you|sandten wir|schickten wir|haben wir Ihnen|avons adressé|avons envoyé|abbiamo inviato|hemos enviado|enviámos|enviamos|stuurden wij|stuurden we|zonden wij)\s(?:\p{L}+\s){0,3}(?:${LETTER})(?!\p{L})`,
  'iu',
)

/** How often a paper says that its reader was asked to pay. */
export const REMINDER_LEVELS: readonly Phrase[] = [
  {
    key: 'reminder_level',
    form: new RegExp(String.raw`(?<![\d.,/])(?<value>[1-4])${MARK}\s${BETWEEN}(?:${LETTER})(?!\p{L})`, 'iu'),
    confidence: 0.9,
  },
  ...ORDINALS.map((ordinal, index) => ({
    key: 'reminder_level',
    form: new RegExp(String.raw`${OF_ANOTHER}(?<!\p{L})(?:${ordinal})\s${BETWEEN}(?:${LETTER})(?!\p{L})`, 'iu'),
    confidence: 0.88,
    says: String(index + 1),
  })),
  {
    key: 'reminder_level',
    form: new RegExp(
      String.raw`(?<!\p{L})(?:${LETTER})\s(?:nr?\.?[º°]?|no\.?|#)\s?(?<value>[1-4])(?![\d/-]|[.,]\d)`,
      'iu',
    ),
    confidence: 0.8,
  },
  {
    key: 'reminder_level',
    form: /(?:mahnung|mahnschreiben|erinnerung|aufforderung|reminder|notice|request)\P{L}{1,4}(?:stufe|level|stage)?\s?(?<value>[1-4])(?:\.\s(?:schreiben|stufe)|(?:st|nd|rd|th)\s(?:letter|request|notice))?(?![\d.,/-]|\s?(?:\p{L}|%|€))/iu,
    confidence: 0.84,
  },
  {
    key: 'reminder_level',
    form: /(?:mahnung|erinnerung|aufforderung|reminder|notice)\s?\((?<value>[1-4])(?:\.|st|nd|rd|th)\s\p{L}+\)/iu,
    confidence: 0.86,
  },
  {
    key: 'reminder_level',
    form: /(?:mahnstufe|niveau de (?:relance|rappel)|livello (?:di )?sollecito|nivel de (?:reclamación|aviso)|nível de (?:aviso|cobrança)|aanmaningsniveau)\s*:?\s*(?<value>[1-5])/iu,
    confidence: 0.92,
  },
  // The letters sent before and this one.
  { key: 'reminder_level', form: SENT_BEFORE, confidence: 0.62, says: ([said]) => countLetters(said) },
  { key: 'reminder_level', form: SENT_BY_US, confidence: 0.6, says: '2' },
  {
    key: 'reminder_level',
    form: /\b(?:letzte mahnung|final (?:demand|reminder)|derni(?:ère relance|er rappel)|ultimo sollecito|último (?:aviso|recordatorio|requerimiento)|laatste (?:aanmaning|herinnering|sommatie))/iu,
    confidence: 0.5,
    says: '3',
  },
  {
    key: 'reminder_level',
    form: /(?<!\p{L})(?:(?:zahlungs)?erinnerung|reminder|(?:friendly|gentle) nudge|(?:betalings)?herinnering|relance amiable|rappel (?:amical|amiable|de paiement)|simple rappel|avviso bonario|recordatorio (?:de pago|amistoso)|lembrete(?: de pagamento)?)(?!\p{L})/iu,
    confidence: 0.42,
    says: '1',
  },
]

/** This letter behind as many as days are named. */
function countLetters(said: string): string {
  return String(1 + [...said.matchAll(new RegExp(DAY, 'giu'))].length)
}
