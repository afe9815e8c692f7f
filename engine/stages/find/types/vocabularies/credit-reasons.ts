import type { Phrase } from './vocabulary.ts'

/** What a reason ends before: the rest of its sentence. */
const END = String.raw`(?=\s(?:den folgenden|folgende|wie folgt|gut\b|gutgeschrieben|endet|erstatten|vergüten|schreiben|dell[ae']|del\s|de\s(?:la|nuestra)\sfactura|de\sla\sfacture|da\s(?:nossa\s)?fatura|de\sfactuur|van\s(?:onze\s)?factuur)|[.;:,(](?!\d)|$)`
const VALUE = String.raw`(?<value>(?:[^.;:,(]|(?<=\d)\.(?=\d)){4,90}?)${END}`

/** By language: what gives money back, then what leads to the reason. */
const SENTENCES: readonly (readonly [gives: string, because: string])[] = [
  [
    'gutschrift|gutgeschrieben|schreiben wir ihnen|erstatten wir ihnen|vergüten wir ihnen|korrigieren wir|stornieren wir',
    '(?:wegen|aufgrund(?: von)?|auf grund|infolge)(?: der| des| einer| eines)?',
  ],
  [
    'credit|credited|refund(?:ed)?',
    '(?:due to|because of|owing to|in respect of|on account of|following)(?: the| an?| your)?',
  ],
  [
    'avoir|créditons|remboursons|annulons',
    "(?:suite à|en raison d[eu]|pour cause de|à cause d[eu])(?: la| une?| votre| l['’])?",
  ],
  [
    'accreditiamo|accredito|nota di credito|rimborsiamo',
    '(?:a causa d[ei]l?|a seguito d[ei]l?|per effetto di)(?: la)?',
  ],
  [
    'abono|abonamos|rectifica(?:tiva|mos)?|devolvemos|reembolsamos',
    '(?:debido al?|a causa del?|por motivo de|como consecuencia del?)(?: la)?',
  ],
  [
    'crédito|creditamos|anula(?:mos)?|regularização|reembolsamos',
    '(?:devido a[o]?|por motivo d[aeo]|em virtude d[aeo]|por causa d[aeo])',
  ],
  [
    'credit(?:nota|factuur|eren)|terugbetal(?:en|ing)|vergoeden',
    '(?:wegens|vanwege|in verband met|naar aanleiding van)(?: de| het| een| uw)?',
  ],
]

/** Why a credit note gives money back, in a sentence. */
export const CREDIT_REASONS: readonly Phrase[] = [
  ...SENTENCES.map(([gives, because]) => ({
    key: 'credit_reason',
    form: new RegExp(String.raw`(?<!\p{L})(?:${gives})[^.]{0,80}?(?<!\p{L})${because}\s${VALUE}`, 'iu'),
    confidence: 0.62,
  })),
  {
    key: 'credit_reason',
    form: new RegExp(
      String.raw`(?<!\p{L})(?:wegen|aufgrund|infolge)\s(?:der |des |einer |eines )?${VALUE}[^.]{0,40}(?:\.[^.]{0,60}){0,8}(?:erstatten|vergüten|schreiben) wir`,
      'iu',
    ),
    confidence: 0.55,
  },
  {
    key: 'credit_reason',
    form: new RegExp(
      String.raw`(?<!\p{L})a (?<value>(?:parziale |totale )?storno(?: parziale| totale)? per [^.;:,(]{4,70}?)${END}`,
      'iu',
    ),
    confidence: 0.62,
  },
]
