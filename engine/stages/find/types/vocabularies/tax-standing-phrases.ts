import { DAY, MONEY, type Phrase } from './vocabulary.ts'

/** Days as Romance languages print them besides. */
const ANY_DAY = String.raw`${DAY}|\d{1,2}(?:er|º|°)? de \p{L}{4,10} de(?:l)? \d{4}|\d{1,2}(?:er)? \p{L}{3,10} \d{4}`

/** How far a notice is settled, and until when it can be disputed. */
export const TAX_STANDING_PHRASES: readonly Phrase[] = [
  {
    key: 'provisional',
    form: /(?:ist|ergeht|erfolgt|sind)\b(?:[^.]|\b(?:abs|nr|s|art|gem)\.){0,90}\bvorläufig|vorläufig(?:e festsetzung)? (?:gem(?:äß|\.)|nach)|nach §\s?165|provisional(?:ly)? (?:assess|tax|under)|(?:provisorische|vorläufige) (?:steuer)?(?:veranlagung|rechnung|bescheid)|(?:imposition|taxation|bordereau|acompte) provisoire|liquidación provisional|(?:accertamento|liquidazione) provvisori[ao]|(?:avviso|accertamento) parziale|(?<!(?:uw|eerdere?|opgelegde|vorige|de) )voorlopige aanslag|liquidação provisória/iu,
    confidence: 0.85,
    says: 'true',
  },
  {
    key: 'provisional',
    form: /(?:definitive|endgültige) (?:steuer)?veranlagung|vorläufigkeitsvermerk[^.]{0,40}aufgehoben|ist nunmehr endgültig|imposition définitive|liquidación definitiva|(?:accertamento|liquidazione) definitiv[ao]|definitieve aanslag|liquidação definitiva/iu,
    confidence: 0.8,
    says: 'false',
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
  {
    key: 'objection_deadline',
    form: new RegExp(
      String.raw`(?<!\p{L})(?:(?:you (?:can|may) )?(?:object|appeal|protest|dispute)|objections?|appeals?|protests?|(?:formal )?dispute|petition)(?!\p{L})(?:[^.]|\.(?=\S)|(?<=i\.e)\.(?!\S)){0,140}?(?<!\p{L})(?:by|until|before|no later than|on or before)\s+(?:the\s+)?(?<value>${ANY_DAY})`,
      'iu',
    ),
    confidence: 0.84,
  },
  {
    key: 'objection_deadline',
    form: new RegExp(
      String.raw`(?<!\p{L})(?:einspruch|widerspruch|einsprache|beschwerde|rekurs)(?!\p{L})[^.;]{0,100}?(?<!\p{L})bis(?: spätestens)?(?: zum)?\s+(?<value>${ANY_DAY})`,
      'iu',
    ),
    confidence: 0.86,
  },
  {
    key: 'objection_deadline',
    form: new RegExp(
      String.raw`(?<!\p{L})(?:bezwaar(?:schrift)?)(?!\p{L})[^.;]{0,100}?(?:tot en met|t/m|uiterlijk(?: op)?|v[oó][oó]r|tot)\s+(?<value>${ANY_DAY})|(?<!\p{L})(?:réclamations?|contest(?:er|ation)|recours)(?!\p{L})[^.;]{0,100}?(?:jusqu['’]au|au plus tard le|avant le)\s+(?<value>${ANY_DAY})`,
      'iu',
    ),
    confidence: 0.84,
  },
  {
    key: 'objection_deadline',
    form: new RegExp(
      String.raw`(?<!\p{L})(?:ricorso|reclamo|istanza)(?!\p{L})[^.;]{0,100}?entro (?:e non oltre )?(?:il\s+)?(?<value>${ANY_DAY})|(?<!\p{L})(?:recurso|reclamación|reclamação|impugnação|impugnar)(?!\p{L})[^.;]{0,100}?(?:hasta el|antes del|até(?: ao?)?(?: dia)?)\s+(?<value>${ANY_DAY})`,
      'iu',
    ),
    confidence: 0.84,
  },
  {
    key: 'objection_deadline',
    form: new RegExp(
      String.raw`within (?:\d{1,3} days|(?:one|two|three) months?) of [^.]{0,50}?(?:so|i\.e\.|that is|which is),? by\s+(?<value>${ANY_DAY})`,
      'iu',
    ),
    confidence: 0.82,
  },
  {
    key: 'refund_amount',
    form: new RegExp(
      String.raw`(?<!\p{L})(?:guthaben|erstattung|überzahlung|refund|overpayment|repayment|remboursement|restitution|trop-perçu|excédent|rimborso|devolución|teruggaaf|reembolso)(?:sbetrag)? (?:von|in höhe von|of|de|d['’]un montant de|di|pari a|por importe de|van|no valor de)\s+(?<value>${MONEY})(?=[^.;]{0,60}?(?:wird|werden|will be|sera|vous|sarà|verrà|será|wordt|ontvangt))`,
      'iu',
    ),
    confidence: 0.92,
  },
]
