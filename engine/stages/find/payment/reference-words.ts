/** Sources of regular expressions over printed text, told without regard to case. */

/** What announces the reference of a payment wherever it stands; German, English, French, Italian, Spanish, Portuguese, Dutch. */
const PLAIN: readonly string[] = [
  String.raw`(?:verwendungs|zahlungs|überweisungs)-?\s?zweck`,
  String.raw`zahlungs-?\s?(?:referenz|grund)(?:nummer|nr)?`,
  String.raw`(?:kassen|buchungs)zeichens?`,
  String.raw`unter\s(?:stetiger\s)?angabe(?:\s(?:von|des|der))?`,
  String.raw`mit\s(?:dem|der|folgende[mr])\s(?:vermerk|betreff|angabe|stichwort|text|hinweis)`,
  'stichwort',
  String.raw`geben\ssie(?:\sbei\s(?:der\s|ihrer\s)?(?:zahlung|überweisung))?`,
  // "Our quote Q-1188" is an offer.
  String.raw`quoting|(?:please|kindly|always|must|and)\squote|quote(?=\s(?:your|our|the|this)\s)`,
  'stating|mentioning',
  String.raw`(?:payment|remittance|transfer)\sref(?:erence)?`,
  String.raw`(?:with|include|use|using|give)\s(?:the\s|your\s|our\s|this\s)?(?:payment\s)?ref(?:erence)?`,
  String.raw`ref(?:erence)?\sfor\s(?:your\s)?payment`,
  // "Frais de communication 06 12 34" are a line of calls.
  String.raw`structured\scommunication|communication\sstructurée|(?<!\sde\s)communication(?=\s?:)`,
  String.raw`en\s(?:rappelant|indiquant|mentionnant|précisant)`,
  String.raw`avec\s(?:la|pour|en)\s(?:mention|communication|référence|libellé)`,
  String.raw`r[ée]f(?:[ée]rence|\.)?\s(?:à\s(?:rappeler|indiquer|mentionner)|d[ue]\s(?:paiement|règlement|virement))`,
  String.raw`(?:libellé|motif|objet)\sd[ue]\s(?:virement|paiement)`,
  String.raw`(?:con\s)?(?:la\s)?(?:seguente\s)?causale(?:\sd(?:el|i)\s(?:bonifico|versamento|pagamento))?`,
  'indicando|specificando|riportando|mencionando|citando|indicare|riportare|indiquen?|mencione',
  String.raw`(?:merci\sde|veuillez)\s(?:bien\s)?(?:rappeler|indiquer|mentionner)`,
  String.raw`haciendo\sconstar`,
  String.raw`(?:como|en\sel|por)\sconcepto`,
  String.raw`refer[êe]ncia\s(?:del?|do|para)\s(?:o\s)?(?:pago|pagamento|ingreso|transferencia)`,
  String.raw`com\s(?:a|o)\s(?:referência|indicação|menção|descrição|descritivo)`,
  String.raw`o\.?\s?v\.?\s?v\.?`,
  String.raw`(?:onder|met)\svermelding\svan`,
  String.raw`met\s(?:als\s|de\s|het\s){0,2}(?:omschrijving|kenmerk)`,
  String.raw`(?:gestructureerde\s)?mededeling`,
  'betalings?kenmerk',
  String.raw`vermeld(?:t\su)?(?:\s(?:daarbij|hierbij|bij\s(?:uw\s|de\s)?betaling))?`,
]

/** What announces it beside an account or a word of paying; elsewhere it is the sign of a letter or a file. */
const BESIDE_ACCOUNT: readonly string[] = [
  'zweck|betreff|mitteilung|referenz(?:nummer|nr)?',
  'ref(?:erence)?',
  'r[ée]f(?:[ée]rence)?|libellé|motif|communication',
  'riferimento|rif',
  'referencia|concepto',
  'referência|descritivo',
  'kenmerk|omschrijving',
]

const OWN_SIGN = String.raw`(?<!(?:our|your|unsere?|ihre?|notre|votre|vos|nos|nostro|vostro|ons|onze|uw|nuestra|su|nossa|vossa|v|n)[\s./]+)`
const START = String.raw`(?<![\p{L}\p{N}])`

const announce = (words: readonly string[], before = ''): RegExp =>
  new RegExp(String.raw`${START}${before}(?:${words.join('|')})(?![\p{L}\p{N}])`, 'giu')

export const ANNOUNCED = announce(PLAIN)
export const ANNOUNCED_BY_ACCOUNT = announce(BESIDE_ACCOUNT, OWN_SIGN)

/** An account in figures or in words, or how money gets to it. */
export const PAYING =
  /\bIBAN\b|\b[A-Z]{2}\d{2}\s?[A-Z\d]{4}\s?\d|\b\d{2}-\d{2}-\d{2}\b|sort code|\bBSB\b|\bBACS\b|\ba\/c\b|überw[ei]+s|einzahl|konto|transfer|virement|versement|bonific|versament|ingres|overma|rekening|giro|pay(?:ment|able)?\b/iu

/** "the reference number", "su número de cliente", "Ihrer Kundennummer": what may stand between the words and the reference. */
export const BETWEEN = new RegExp(
  String.raw`^(?:\s*[:=.]\s*|\s*[–-]\s+|\s+|(?:bitte|nur|stets|immer|dabei|die|das|den|der|des|dem|ihre[rsnm]?|unsere[rsnm]?|the|your|our|this|always|please|only|la|le|les|cette|votre|notre|il|lo|el|su|sus|nuestra|o|a|os|sua|seu|het|de|uw|ons|onze|dit|als|como|concepto|numéro|número|numero|n|n[°º]|nr|no|num|ref|reference|référence|referenc?ia|referência|riferimento|kenmerk|number|codice|código|code|dossier|account|invoice|customer|client|cliente|facture|fattura|factura|fatura|contrat|contratto|contrato|pratica|expediente|du|di|da|del|della|do|van|[\p{L}-]*(?:nummer|zeichens?|referenz))(?![\p{L}\p{N}]))*`,
  'iu',
)

/** Numbers that a payer is asked to quote by their names alone, with the keys under which they are known. */
export const QUOTED_NUMBERS: readonly (readonly [key: 'document_number' | 'customer_number', form: RegExp])[] = [
  [
    'document_number',
    /rechnungs-?\s?(?:und kundennummer|nr|nummer)|beleg-?nummer|invoice (?:no|number|ref)|num[ée]ro de (?:la |cette )?facture|n[°º]\s?de (?:la )?facture|numero (?:di |della )?fattura|n[úu]mero de (?:la |esta )?factura|n[.º°]+\s?de (?:la )?factura|n[úu]mero d[ae] (?:sua )?fatura|factuurnummer|rekeningnummer van deze nota|nota-?nummer|aanslag(?:biljet)?nummer/iu,
  ],
  [
    'customer_number',
    /(?:kunden|mitglieds|debitoren|patienten)-?\s?(?:nr|nummer)|(?:customer|client|account|membership|member) (?:no|number|ref(?:erence)?)|num[ée]ro (?:de )?(?:client|compte client|adhérent)|codice cliente|numero (?:di )?cliente|n[úu]mero de (?:cliente|socio)|código de cliente|(?:klant|debiteur|lid|relatie)(?:en)?nummer/iu,
  ],
]
