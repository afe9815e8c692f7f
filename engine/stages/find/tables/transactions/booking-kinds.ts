/** Words by which banks call what happened, folded; the rest of a booking says with whom and what for. */
export const BOOKING_TEXT = new RegExp(
  `^(?:${[
    'lsv|einkauf|bezug|behebung|bezahlung|bancomat|e banking|ebanking|internet|sammel|vergutung|sepa|basis|folge|erst|euro|ec|online|dauer|gut(?:schr|$)|lohn|gehalt|rente|last|ueberw|uberw|eil(?:ub|ueb)|karten|debit|credit|kredit|bar|geld|abschluss|entgelt|konto(?:fuhrung|fuehrung|abschluss)|zins|zahlung|einzug|einzahlung|auszahlung|scheck|storno|retoure|ruck|umbuchung|ubertrag|girocard|maestro|visa|mastercard|wertpapier|spende|spesen|bankomat|sdd|miete$|steuer|echtzeit|instant|twint|paypal|apple pay|google pay',
    'osko|eftpos|bpay|card|contactless|pos|direct|dd|standing|s o|so|faster|fpi|fpo|bank giro|bgc|bacs|chaps|transfer|bill|salary|payroll|cash|atm|account|charges?|fee|interest|monthly|deposit|withdrawal|wire|ach|check|cheque|refund|purchase|payment|vpay',
    'bonific|addebit|accredit|pagament|preliev|versament|delega|impost[ae]|commission|competenze|vostr[ao]|vs|emolument|stipendi|incass|girocont|rata|canone|ricarica',
    '(?:vir|virement|prlv|prelevement|retrait|rem|remise|cheques?|chq|frais|cotisation|paiement|cb|ech|echeance|interets|agios|avoir)(?![a-z])',
    '(?:transf|transferencia|recibo|compra|comision|ingreso|abono|adeudo|nomina|reintegro|cajero|liquidacion|bizum)(?![a-z])',
    '(?:trf|deposito|levantamento|pag|pagamento|comissao|imposto|mb way|multibanco)(?![a-z])',
    '(?:uw )?(?:instant ?)?over(?:schrijving|boeking)|ideal(?![a-z])|betaling|betaalautomaat|geldopname|domicil|storting|beheers?kosten|bankkosten|salaris',
  ].join('|')})`,
)

const BEFORE_KIND = '(?:(?:SEPA|Online|Echtzeit|Basis|Folge|Erst|Instant)[- ]?)*'
const KINDS = [
  'Basislastschrift|(?:Folge)?Lastschrift(?:en)?(?: Einzug)?|Lohn\\/Gehalt|Lohn ?\\/ ?Gehalt|Gehalt\\/Rente|Lohn|Gehalt|Rente|Dauerauftr(?:ag|äge)|Überweisung(?:en|sauftrag|sgutschrift)?|Ueberweisung|(?:Zins)?Gutschr(?:ift(?:en)?|\\.)(?: (?:Überweisung|Ueberweisung))?|Kartenzahlung(?:en)?|Debitkarten(?:umsatz|zahlung)|girocard|Bar(?:geld)?auszahlung|Bareinzahlung|Geldautomat|Zahlungs(?:eingang|ausgang)|(?:Entgelt|Rechnungs)?abschluss|Kontoführung(?:sentgelt)?|Entgelt|Zinsen|Scheck|Storno|Retoure|Umbuchung(?:en)?',
  // Cards, with the kind of shop as banks' apps tell it.
  '(?:Mastercard|Visa)(?: [•·] .+)?',
  'Direct Debit|Card payment|Debit card purchase|Contactless|Faster Payment|Bank Giro Credit|Transfer (?:in|out|from|to)|ACH (?:credit|debit)|Salary|Payroll|Direct Deposit|Standing Order|Bill payment|Online (?:transfer|payment)|Cash (?:withdrawal|machine|deposit)|Account fee|Monthly service fee|Service charge|Charges|Fee|Interest|Cheque|Check|Deposit|Withdrawal|Wire transfer|Refund',
  'Imposta di bollo|Bonifico(?: SEPA)?(?: a (?:vostro|vs\\.?|suo) favore)?|Addebito(?: diretto)?(?: SDD)?|Delega F24|Pagamento POS|Prelievo(?: bancomat| ATM)?|Versamento(?: assegni| contanti)?|Commissioni|Rata mutuo',
  'PRLV(?: SEPA)?|Prélèvement(?: SEPA)?|VIR(?:EMENT)?(?: SEPA| INST)?(?: (?:reçu|recu|émis|emis))?|Retrait(?: DAB)?|Rem(?:ise)?\\.? (?:CB|ch[eè]ques?|CHQ)|Paiement(?: par)? (?:CB|carte)|CB|Chèque|CHQ|Frais|Cotisation|Intérêts',
  'Transferencia(?: recibida| emitida)?|Recibo|Compra(?: con)? tarjeta|Nómina|Reintegro(?: cajero)?|Comisión|Ingreso(?: en)? efectivo|Bizum',
  'Transferência(?: recebida| emitida)?|Compra|Levantamento|Débito direto|Comissão|Depósito',
  'iDEAL|Incasso|(?:Uw )?(?:Instant)?overschrijving(?: in uw voordeel)?|Overboeking|Betaalautomaat|Betaling met kaart|Geldopname|Geldautomaat|Bankkosten|Kosten|Domiciliëring|Salaris',
]

/** What banks call the kinds of bookings, at the start of a line that goes on with the rest. */
export const KIND = new RegExp(`^${BEFORE_KIND}(?:${KINDS.join('|')})(?![\\p{L}])`, 'iu')

/** A card as the kind of a booking. */
export const CARD = /^(?:(?:debit|kredit)?karte|card|carte|carta|tarjeta|kaart|cartão)\b/iu

/** What happened and which way the money went, before a name: "Direct debit to Sample Ltd", "Virement de Sample SARL"; languages as above. */
export const TOWARDS_NAME: readonly RegExp[] = (
  [
    ['überweisung|gutschrift|lastschrift|zahlung|dauerauftrag|eingang', 'an|von'],
    ['payment|debit|credit|order|transfer|refund|giro', 'to|from'],
    ['bonifico|accredito|addebito|pagamento', 'a favore di|da'],
    ['virement|prélèvement|paiement|vir|prlv', 'en faveur de|de|à|vers'],
    ['transferencia|transferência|trf|pago|pagamento|recibo', 'a favor de|de|a|para'],
    ['overboeking|overschrijving|betaling|incasso', 'aan|van|naar'],
  ] as const
).map(([kinds, ways]) => new RegExp(`^((?:\\S+ ){0,4}?\\S*(?:${kinds})) (?:${ways}) (.+)$`, 'iu'))

/** The day of a purchase behind a name: "on 01 Apr", "vom 02.09.". */
export const BOUGHT = / (?:on|am|vom|le|il|el|em|op) \d{1,2}(?:[./]\d{1,2}\.?|\.? \p{L}{3,9}\.?)(?:[./ ]?\d{2,4})?$/iu

/** What banks print before the words of the one who paid. */
export const PURPOSE_LABEL =
  /^(?:verwendungszweck|reference|ref|mededeling|omschrijving|causale|concepto|motif|descrizione|descri[cç][aã]o) ?: +/iu

/** Bookings that take money away, and those that bring it, where the paper has no sign. */
export const TAKES =
  /lastschrift|dauerauftrag|kartenzahlung|debitkarte|girocard|uberweisung|ueberweisung(?!.*gut)|auszahlung|geldautomat|entgelt|abschluss|gebuhr|kontofuhrung|direct debit|card|pos|standing order|withdrawal|atm|cash machine|fee|charges|bill payment|purchase|paid out|payment to|abbuchung|belastung/
export const BRINGS =
  /gutschrift|gutschr|gehalt|lohn|zahlungseingang|einzahlung|eingang|faster payment|credit|salary|payroll|deposit|refund|erstattung|zinsen|interest/
