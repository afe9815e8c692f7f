/**
 * What names, in folded text, a part of the sum on which no tax is charged though the rest bears some: what was laid out for the
 * customer, levies of a town on its guests, fees of an authority, and the bare words for it. German, English, French, Italian, Spanish,
 * Dutch, Portuguese.
 */
const UNTAXED: readonly string[] = [
  'durchlaufende[rn]? posten|verauslagte?s?|ausgelegte?|fremdgelder|hoheitlich|nicht steuerbar|unbesteuert',
  '(?:orts|kur|gaste|touristen|tourismus|fremdenverkehrs|beherbergungs|bettens?|ubernachtungs|nachtigungs|kulturforder|aufenthalts)(?:taxe|steuer|abgabe|beitrag)',
  'o s|disbursements?|(?:not|non) (?:subject to|taxable|vatable)|non taxable|out(?:side)? (?:of )?(?:the )?scope|no vat|paid on your behalf',
  '(?:city|tourist|tourism) (?:tax|levy|fee)',
  'debours|non soumis(?:e?s)?|hors champ|exo|taxe de sejour|avances? pour (?:le )?compte',
  'anticipazioni|spese anticipate|anticipat[aeio] in nome|(?:imposta|tassa|contributo) di soggiorno|fuori campo|esclus[aeio] art|non soggett[aeio]',
  'suplidos?|no sujet[ao]s?|no suj|pagad[ao]s? por cuenta|(?:tasa|impuesto) (?:turistic[ao]|municipal|por estancias?|sobre estancias)|ecotasa',
  'verschotten|onbelaste?|voorgeschoten|niet onderworpen|(?:toeristen|verblijfs)belasting|stadstaks|verblijfstaks',
  'deposits?|kaution|leergut|caution|consignes?|cauzione|fianza|borgsom|statiegeld|caucao|vasilhame',
  'nao sujeit[ao]s?|por conta do cliente|taxa (?:municipal )?(?:turistica|de dormida)|taxa municipal',
]
/** These name the net amount as well. */
const WITHOUT_TAX =
  /(?:ohne|excl?|hors|sans|senza|sin|zonder|geen|sem|without|keine) (?:mwst|ust|umsatzsteuer|mehrwertsteuer|steuer|tva|iva|btw|vat)(?![a-z])/
const SUM =
  /(?<![a-z])(?:(?:zwischen|gesamt)?(?:summe|betrag)|(?:sub|sous )?tota[a-z]*|net(?:to|t)?|prix|price|preise?|prezz[io]|precios?|prij[sz](?:en)?|precos?|base|importe|montant|importo|valor)(?![a-z])/
/** What of it is exempt rather than outside the tax. */
const EXEMPT =
  /(?<![a-z])(?:exempt|(?:umsatz|mehrwert)?steuerfreie?|(?:ust|mwst) ?freie?|exent[ao]s?|esent[ei]|exoneree?s?|vrijgesteld|isent[ao]s?)(?![a-z])/
const NAMES = new RegExp(`(?<![a-z])(?:${UNTAXED.join('|')})(?![a-z])`)

/** "HST on taxable disbursements". */
const TAXED =
  /(?<!not |non )(?<![a-z])(?:taxable|vatable|steuerpflichtige?|taxables?|imponibil[ei]|tributables?)(?![a-z])/

/** "Deposit received", "Less deposit": what is paid already, not what is returned with the empties. */
const PAID_DEPOSIT = /(?<![a-z])(?:(?:less|minus) deposits?|deposits? (?:received|paid|applied))(?![a-z])/

/** Whether words name a part of the sum that bears no tax, and of which category it is; null: they do not. */
export function nameUntaxed(folded: string): 'not_subject' | 'exempt' | null {
  if (TAXED.test(folded) || PAID_DEPOSIT.test(folded)) return null
  if (NAMES.test(folded) || (WITHOUT_TAX.test(folded) && !SUM.test(folded))) return 'not_subject'
  return EXEMPT.test(folded) ? 'exempt' : null
}
