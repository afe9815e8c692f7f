/** Sources of regular expressions over printed text, told without regard to case. */

/** What announces who holds an account; German, English, French, Italian, Spanish, Portuguese, Dutch. */
const HOLDER: readonly string[] = [
  String.raw`(?:konto|kto\.?)-?\s?inh(?:aber(?:in|s)?|\.)|inhaber(?:in)?\sdes\skontos|lautend\sauf|zahlungs-?\s?empfänger(?:in)?|begünstigte[rn]?`,
  String.raw`(?:account|acc(?:t|ount)?\.?|a\/c)\s(?:name|holder|title)|name\s(?:of|on)\s(?:the\s|this\s)?account|beneficiary(?:\sname)?|payee(?:\sname)?|in\sthe\sname\sof`,
  String.raw`titulaires?(?:\(s\))?(?:\sdu\scompte)?|bénéficiaire|(?:ouvert\s)?au\snom\sde|à\sl['’]ordre\sde`,
  String.raw`intestat(?:[oaie]\s(?:a|al|alla)|ari[oa])(?:\sdel\sconto)?|beneficiari[oa]|a\sfavore\sdi`,
  String.raw`titular(?:es)?(?:\sde\sla\scuenta|\sda\sconta)?|a\snombre\sde|em\snome\sde|beneficiári[oa]|a\sfavor\sde`,
  String.raw`t\.?\s?n\.?\s?v\.?|ten\sname\svan|rekeninghouder|begunstigde|titularis`,
]

/** A way to pay, up to the words in front of who is paid. */
const PAYEE: readonly string[] = [
  String.raw`(?:auf|an)\s(?:das|folgendes|deren|unser|mein|ihr|dessen)\s[\p{L}-]*konto(?:\s(?:der|des|von|lautet))?`,
  String.raw`konto(?=:)|zugunsten(?:\s(?:von|der|des))?`,
  String.raw`(?:zahlung(?:en)?|überweisung(?:en)?)\s(?:[^.:;,]{0,60}\s)?(?:nur\s)?an`,
  String.raw`(?:transfer|remittance|remit|deposit|payment|payable|pay|paid)(?:\s[^.:;]{1,45}?)?\sto(?:\sthe\saccount\sof|\sour\saccount)?`,
  String.raw`(?:bank\stransfer|direct\s(?:deposit|credit)|bacs|remittance)(?=:)`,
  String.raw`(?:virement|versement|règlement)\s(?:bancaire\s)?(?:en\sfaveur\sde|au\sprofit\sde|à|pour)`,
  String.raw`bonifico\s(?:bancario\s)?(?:a|ad|alla|al|verso)`,
  String.raw`(?:transferencia|transferência)\s(?:bancária\s|bancaria\s)?(?:a|para)`,
  String.raw`(?:overmaken|overschrijven|betalen|betaling|rekening)\s(?:aan|van)`,
]

const announce = (words: readonly string[]): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words.join('|')})(?![\p{L}\p{N}])`, 'giu')

export const HOLDER_ANNOUNCED = announce(HOLDER)
export const PAYEE_ANNOUNCED = announce(PAYEE)

/** An account in figures: IBAN, British and Irish sort code, Australian BSB, or the words before one. */
export const ACCOUNT =
  /\bIBAN\b|\b[A-Z]{2}\d{2}\s?[A-Z\d]{4}\s?[A-Z\d]|\b\d{2}-\d{2}-(?:\d{2}\b|\s?$)|\bsort code\b|\bBSB\b|\brouting\b|\b(?:account|a\/c|acct)\.?\s?(?:no|number|#)?\.?\s?\d{5}/u

/** Where a name ends in a sentence: the account, a reference, a day or another label follow, or the sentence goes on. */
export const NAME_END =
  /\n|[,;·|•"„“”«»()]|\s[–—-]\s|\.\s+(?=\p{Lu}\p{Ll}{2})(?<=\p{Ll}{3}\.\s+|\s\p{L}+[A-Z]{2}\.\s+)|\.?$|\s(?:IBAN|BIC|SWIFT|BLZ|Kto|Konto(?:nummer|-?\s?Nr)?|sort code|BSB|Acct?|account (?:no|number)|Rek(?:ening(?:nummer)?)?)(?![\p{L}])|\s(?:\p{Ll}{1,5}\s)?[A-Z]{2}\d{2}\s?[A-Z\d]{4}|\s\d{2}-\d{2}-\d{2}|\s\p{L}[\p{L}.-]*\s?:|\s(?:unter|mit|bei|bis|zu|zum|innerhalb|spätestens|quoting|stating|with|within|using|at|by|on|or|please|before|onder|met|binnen|uiterlijk|o\.?\s?v\.?\s?v|avec|sous|auprès|chez|presso|entro|con|causale|indicando|en\s(?:rappelant|indiquant|mentionnant|el banco|su)|antes|hasta|até|ou|oder)(?![\p{L}])/u

/** What stands where a name does and says to which account. */
export const NO_HOLDER =
  /^(?:bank(?:verbindung|details?|\s(?:details?|account))|konto(?:nummer|-?\s?nr\.?)?|sort\scode|account(?:\s(?:no|number))?|unser[emnrs]{0,2}|our|nostr[oa]|notre|nuestr[oa]|noss[oa]|onze|compte|conto|cuenta|conta|rekening)(?!\p{L})/iu

/** Where an account is kept: a payment goes to it, but not in its name. */
export const BANK =
  /(?:bank|sparkasse)(?!\p{L})|(?<!\p{L})(?:raiffeisen|postfinance|banque|banc[ao]|cassa|caisse|caixa|caja|cr[ée]dit(?:\p{Ll}*)?|bnp|société générale|hsbc|lloyds|barclays|natwest|santander|bbva|unicredit|intesa|abn amro|ing|ubs)(?!\p{L})/iu

/** "OCAÑA LUENGO, BEATRIZ": in capitals a list of names goes on behind the comma. */
export const CAPITALS = /^[\p{Lu} .&'’-]+, [\p{Lu} .&'’-]+(?=\n|$)/u
