import { compileColumns } from '../layout/columns.ts'

/** Headings of bank statements' tables. */
export const BOOKING_COLUMNS = compileColumns([
  [
    'booking_date',
    0.9,
    'buchungs ?(?:tag|datum)',
    'bu(?:ch)? ?(?:tag|datum)',
    'buchung(?: am)?',
    'datum(?: buchung)?',
    'tag',
    '(?:booking|posting|posted|transaction|trans|entry|book) ?date',
    'date(?: posted)?',
    'post date',
    'entry',
    '(?:ver)?buchungs ?datum',
    'gebucht(?: am)?',
    'umsatz ?datum',
    'processed',
    'when',
    'posted',
  ],
  [
    'value_date',
    0.95,
    'valuta(?: ?datum)?',
    'wert(?: ?(?:stellung|stell|datum|tag))?(?: am)?',
    'val(?:ue)?(?: ?(?:date|d))?',
    'effective date',
    'available',
    'wirksam(?: am| ab)?',
  ],
  [
    'booking_text',
    0.85,
    'buchungs ?(?:text|art|information(?:en)?)',
    'umsatz ?(?:art|text|typ)',
    'vorgang(?:sart)?',
    'geschaftsvorfall',
    'art',
    'text',
    '(?:transaction |payment )?type',
    'code',
  ],
  [
    'counterparty_name',
    0.9,
    '(?:auftraggeber|empfanger|begunstigter|zahlungs(?:pflichtiger|empfanger|beteiligter|partner))(?: ?in)?(?: (?:auftraggeber|empfanger|begunstigter|zahlungspflichtiger|name))?',
    'name',
    'gegenpartei',
    'counter ?party(?: name)?',
    'payee(?: payer)?',
    'payer(?: payee)?',
    'beneficiary',
    'merchant',
    'paid (?:to|by|to from)',
  ],
  ['counterparty_iban', 0.92, 'iban(?: bic)?', 'konto(?: ?(?:nr|nummer))?', 'gegenkonto', 'account(?: no| number)?'],
  [
    'purpose',
    0.85,
    'verwendungs ?zweck(?: .{0,20})?',
    'zahlungs ?(?:grund|referenz|details)',
    'erlauterung(?:en)?',
    'beschreibung',
    'bezeichnung',
    'angaben zu[mr]?(?: den)? ?(?:umsatz|umsatzen|buchung(?:en)?|zahlung(?:en)?)',
    '(?:umsatz|buchungs|zahlungs|transaktions) ?(?:details|angaben|daten|information(?:en)?)',
    'informationen',
    'vorgang ?/? ?verwendungszweck',
    'mitteilung',
    'was',
    'what(?: it was)?(?: for)?',
    'activity',
    'transactions',
    'payment (?:type and )?details',
    'details?(?: of transaction)?',
    '(?:transaction |payment )?(?:description|details|particulars|narrative|reference)',
    'particulars',
    'memo',
  ],
  [
    'debit',
    0.97,
    '(?:(?:betrag|umsatz|umsatze|zu ihren) )?(?:soll|lasten|belastung(?:en)?|lastschrift(?:en)?|ausgang|ausgange|abgang|auszahlung(?:en)?)',
    'ausgaben',
    'outgoing',
    'out',
    'minus',
    'zu lasten',
    'abbuchung(?:en)?',
    'zahlungsausgang',
    'sie haben gezahlt',
    '(?:amount )?debits?(?: amount)?',
    '(?:paid|money) out',
    'withdraw(?:als?|n)(?: debits)?',
    'spent',
    'payments?(?: out)?',
    'charges',
    'subtractions',
  ],
  [
    'credit',
    0.97,
    '(?:(?:betrag|umsatz|umsatze|zu ihren) )?(?:haben|gunsten|gutschrift(?:en)?|eingang|eingange|zugang|einzahlung(?:en)?)',
    'einnahmen',
    'incoming',
    'in',
    'plus',
    'zu gunsten',
    'zahlungseingang',
    'sie haben erhalten',
    '(?:amount )?credits?(?: amount)?',
    '(?:paid|money) in',
    'deposit(?:s|ed)?(?: credits)?',
    'received',
    'receipts?',
    'additions',
  ],
  [
    'amount',
    0.8,
    'betrag',
    'umsatz',
    'umsatze',
    'amount',
    'eur',
    'chf',
    'gbp',
    'usd',
    'value in \\w+',
    'transaction amount',
  ],
  [
    'balance',
    0.96,
    '(?:konto)?(?:saldo|stand)(?: neu)?',
    '(?:running |account |ledger |available )?balance',
    'guthaben',
    'saldo nach buchung',
    '(?:ending )?(?:daily|day end) ?balance',
    'balance after',
    'stand(?: nach buchung)?',
    'bestand',
  ],
])

/** Lines that state a balance or a sum instead of a booking. */
export const BALANCE =
  /^(?:(?:per|am|zum|ihr|ihre|dein|mein|unser|der|your|the) )?(?:(?:alter|neuer|letzter|bisheriger|aktueller|vorheriger|anfanglicher|old|new|opening|closing|previous|beginning|ending|starting|final|statement|start|end|current|available|account|ledger) ?){0,2}(?:anfangs|end|schluss|zwischen)? ?(?:konto)? ?(?:saldo(?:vortrag)?|stand|bestand|salden|balance|guthaben)(?![a-z])|^(?:saldo ?vortrag|vortrag|ubertrag|brought forward|carried forward|b f|c f)(?![a-z])|^(?:summe|gesamt(?:summe)?|total|totals|anzahl|zwischensumme|sum of|subtotal|umsatz ?(?:summe|total))(?![a-z])|^umsatze?$/

/** Of those, the ones that open a statement. */
export const OPENING =
  /^(?:(?:per|am|zum|ihr|dein|mein|unser|your|the) )?(?:alter|letzter|bisheriger|vorheriger|anfanglicher|anfangs ?(?=saldo|stand|bestand|kontostand)|old|opening|previous|beginning|starting|start)(?: |saldo|stand|bestand|kontostand)|^(?:saldo ?vortrag|vortrag|saldo (?:letzte|alt|zu beginn)|kontostand (?:alt|zu beginn)|brought forward|balance (?:brought|b f|bf|at (?:the )?(?:start|beginning)|last statement)|ubertrag aus)/

/** Of those, the ones that close it. */
export const CLOSING =
  /^(?:(?:per|am|zum|ihr|dein|mein|unser|your|the) )?(?:(?:neuer|aktueller|new|closing|ending|final|end|schluss) ?(?:konto|saldo|stand|balance|kontostand|bestand|account balance))|^(?:end|schluss)(?:saldo|stand|bestand)|^(?:saldo|kontostand) (?:neu|am ende)|^balance (?:carried|c f|cf|at (?:the )?end)|^carried forward/

/** Words by which banks call what happened; the rest of a booking says with whom and what for. */
export const BOOKING_TEXT =
  /^(?:sepa|basis|folge|erst|euro|ec|online|dauer|gut(?:schr|$)|lohn|gehalt|rente|last|ueberw|uberw|karten|debit|credit|kredit|bar|geld|abschluss|entgelt|konto(?:fuhrung|fuehrung|abschluss)|zins|zahlung|einzug|einzahlung|auszahlung|scheck|storno|retoure|ruck|umbuchung|ubertrag|girocard|maestro|visa|mastercard|card|contactless|pos|direct|dd|standing|s o|so|faster|fpi|fpo|bank giro|bgc|bacs|chaps|transfer|bill|salary|payroll|cash|atm|account|charges?|fee|interest|monthly|deposit|withdrawal|wire|ach|check|cheque|refund|purchase|payment|vpay|wertpapier|spende|miete$|steuer|echtzeit|instant|twint|paypal|apple pay|google pay)/

/** Bookings that take money away, and those that bring it, where the paper has no sign. */
export const TAKES =
  /lastschrift|dauerauftrag|kartenzahlung|debitkarte|girocard|uberweisung|ueberweisung(?!.*gut)|auszahlung|geldautomat|entgelt|abschluss|gebuhr|kontofuhrung|direct debit|card|pos|standing order|withdrawal|atm|cash machine|fee|charges|bill payment|purchase|paid out|payment to|abbuchung|belastung/
export const BRINGS =
  /gutschrift|gutschr|gehalt|lohn|zahlungseingang|einzahlung|eingang|faster payment|credit|salary|payroll|deposit|refund|erstattung|zinsen|interest/

/** Headings over bookings of one direction. */
export const TAKING_SECTION =
  /^(?:withdrawals|(?:other )?debits|checks(?: paid)?|electronic (?:payments|withdrawals)|payments|money out|paid out|belastungen|lastschriften|ausgange|auszahlungen|ausgaben|(?:zahlungs|geld)(?:ausgang|ausgange)|ausgehende (?:transaktionen|zahlungen|umsatze)|soll)(?: (?:and|und|&) [a-z ]{3,30})?(?: continued| fortsetzung| gesamt| insgesamt| total| summe)?$/
export const BRINGING_SECTION =
  /^(?:deposits|(?:other )?credits|additions|money in|paid in|gutschriften|eingange|einzahlungen|einnahmen|(?:zahlungs|geld)(?:eingang|eingange)|eingehende (?:transaktionen|zahlungen|umsatze)|haben)(?: (?:and|und|&) [a-z ]{3,30})?(?: continued| fortsetzung| gesamt| insgesamt| total| summe)?$/
