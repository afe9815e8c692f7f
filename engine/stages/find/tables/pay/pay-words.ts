import { compileColumns } from '../layout/columns.ts'

/** Headings of a payslip's tables. */
export const PAY_COLUMNS = compileColumns([
  [
    '_earnings',
    0.96,
    'earnings',
    '(?:pay|payments)(?: (?:and|&) allowances| description)?',
    '(?:brutto)? ?bezuge(?: und .{0,14})?',
    'brutto ?(?:bestandteile|lohn ?arten)',
    'verdienste?',
    'gross pay',
    'description of earnings',
  ],
  [
    '_deductions',
    0.97,
    '(?:taxes (?:and|&) )?(?:other )?deductions?(?: (?:and|&) taxes)?',
    'abzuge(?: .{0,12})?',
    'withholdings?',
    '(?:employee )?tax(?:es)?(?: withheld)?',
    '(?:employee|(?:pre|post) ?tax) deductions?',
    'deductions? (?:before|after) tax',
    '(?:gesetzliche|personliche|sonstige) abzuge',
    'netto ?(?:bezuge|abzuge)(?: .{0,14})?',
    'be ?zuge abzuge',
  ],
  [
    'label',
    0.85,
    'bezeichnung(?: der lohnart)?',
    'text',
    'lohnart(?:en)? ?(?:bezeichnung|text)',
    'beschreibung',
    'description',
    'details',
    'type',
    'elements? de (?:la )?paie',
    'rubriques?',
    'libelles?',
    'designation',
  ],
  ['code', 0.8, 'lohn ?art(?: ?nr)?', 'l ?art', 'la(?: nr)?', '(?:pay )?code', 'nr', 'schlussel'],
  [
    'quantity',
    0.9,
    'anzahl',
    'menge',
    'einheit(?:en)?',
    'std(?: tage)?',
    'stunden(?: tage)?',
    'tage',
    'units?',
    'hours?(?: units?)?',
    'hrs',
    'qty',
    'days',
    'base',
    'nombre',
  ],
  [
    'rate',
    0.92,
    'satz',
    'faktor',
    'betr(?:ag)? ?(?:je |pro )?einh(?:eit)?',
    '(?:eur |chf )?(?:je|pro) (?:einh(?:eit)?|std|stunde)',
    '(?:eur|chf) (?:einh(?:eit)?|std|stunde|h)',
    'hourly rate',
    'rate per (?:hour|unit|day)',
    'stundensatz',
    'rate(?: of pay)?',
    'pay rate',
    'lohnsatz',
    'ansatz',
    'taux(?: salarial)?',
  ],
  [
    'amount',
    0.9,
    '(?:gesamt|brutto|monats)? ?betrag',
    'eur',
    'gbp',
    'usd',
    'chf',
    '(?:current )?amount',
    'current(?: (?:period|pay|amount))?',
    'this (?:pay(?: period)?|period|month|check)',
    '(?:dieser|lfd|laufender|aktueller|im|abrechnungs) ?monat',
    '(?:current|this) (?:month|pay period|earnings)',
    'value',
    'gesamt',
    'monat',
    'actual(?: amount)?',
    'totales(?: eur)?',
    'part salariale?',
    'part du salarie',
  ],
  [
    '_total',
    0.95,
    'full(?: amount)?',
    'taux patr(?:onal)?',
    'part (?:employeur|patronale)',
    'ytd',
    'y t d',
    'year ?to ?date',
    'to date',
    'kumuliert',
    'jahres ?(?:werte|summe|betrag)',
    'jahr',
    'aufgelaufen',
    'this year',
    'seit (?:jahresbeginn|januar)',
    '(?:lfd|laufendes|gesamtes|im) jahr',
    'jahres ?(?:stand|gesamt)',
    'tax year to date',
    'ruckr(?:echnung(?:en)?)?(?: \\d\\d \\d{4})?',
  ],
  ['_mark', 0.7, 'st', 'sv', 'gb', 'steuer', 'kz', 'tax', 'stpfl', 'svpfl'],
])

/** "1010", "/101", "/36P", "110A": a kind of pay by its number. */
export const CODE = /^(?:\/\w{3}|[/\w]?\d{2,4}[A-Z]?)$/

/** The sum of all earnings: what follows is deducted. */
export const GROSS =
  /^(?:brutto$|gesamt ?brutto|brutto ?(?:gesamt|bezuge gesamt|lohn|entgelt|verdienst)|summe (?:der )?(?:brutto)? ?(?:bezuge|bestandteile)|summe brutto|(?:total|gross) (?:payments|earnings|gross(?: pay)?|pay)(?! to date)|total gross|gross(?: pay| salary| wages)?$|total brutto ?(?:lohn|salar)|brutto ?salar|gesamtbezuge|gross (?:salary|wages?)\b(?! (?:to|ytd))|(?:salaire|total|remuneration) brute?$|bruto ?loon$|(?:[a-c] )?(?:t|total) devengado)/
/** The pay after statutory deductions; holdbacks follow. */
export const NET =
  /^(?:(?:gesetzliches )?netto ?(?:verdienst|entgelt|bezug|bezuge|lohn|gehalt|betrag|auszahlung)?|net (?:salary|earnings|wages|income)|(?:montant )?net (?:social|imposable|a payer avant impot))(?! to date)\b/
/** What is paid out: the end of a payslip's list. */
export const PAYOUT =
  /^(?:(?:zur )?auszahlung(?:s ?betrag)?|uberweisung(?:s ?betrag)?(?! vwl)|zahl ?betrag|net (?:pay|check|amount)|check amount|netto ?auszahlung|auszuzahlen|zur auszahlung|ausbezahlt|take home|net (?:payment|payable|transfer|deposit)|amount paid|paid to|bank transfer|bacs|ausgezahlt|iban|net (?:a payer|paye)(?! avant)|liquido (?:total )?a percibir)/
/** German taxes and contributions, which have fields of their own: `deductions` are what is taken beside them. */
export const STATUTORY =
  /^(?:lohn ?st(?:euer)?|lst|solidaritat|soli|solz|kirchen ?st(?:euer)?|kist|(?:kranken|renten|arbeits ?l(?:osen)?|pflege|sozial) ?(?:vers|kasse)|(?:kv|rv|av|pv|sv)(?: |$)|laufend|lfd(?: bezuge)?|l$)/
/** What the employer bears is taken from nobody's pay. */
export const EMPLOYER =
  /^(?:ag|arbeitgeber) ?(?:anteile?|beitrag|beitrage)?(?: |$)|^(?:employers?|er)(?: |$)|^(?:part|cotisations?|charges) (?:employeur|patronales?)|^(?:carico|contributi) (?:ditta|azienda)|^(?:aportacion|coste) (?:de la )?empresa|^werkgever|^encargos? (?:da )?entidade/
/** Figures that are neither earned nor deducted: bases and sums. */
export const BASE =
  /brutto(?! ?lohn$)|^(?:steuerpflichtig|sozialversicherungspflichtig|taxable|pensionable|niable|earnings for)|^(?:(?:[a-c] )?(?:summe|total|gesamt|zwischensumme))|to date$|^ytd|^(?:ubertrag|carried forward|brought forward|a reporter|report page|riporto)(?= |$)|^(?:current|this (?:period|month)|lfd monat|monat|jahr)$/
/** A heading alone on its line. */
export const EARNINGS_HEAD =
  /^(?:brutto ?bezuge|bezuge|earnings|(?:gross )?pay(?:ments)?|hours and earnings|(?:pay|payments) (?:and|&) allowances|verdienste?|entgelt ?bestandteile|wages|zulagen|(?:i )?devengos|(?:1 )?percepciones salariales(?: totales(?: eur)?)?)$/
export const DEDUCTIONS_HEAD =
  /^(?:(?:gesetzliche |personliche |sonstige )?abzuge|(?:(?:taxes|tax) (?:and|&) )?(?:other |employee |(?:pre|post) ?tax )?deductions|deductions (?:before|after) tax|tax|netto ?abzuge|netto ?(?:be|ab) ?zuge(?: netto ?abzuge)?|withholdings?|steuern? und (?:sozial)?(?:versicherung|abgaben)|steuern|sozialversicherung|taxes|(?:ii )?deducciones)$/

/** A heading over figures that are neither: of the year, of the employer, of days off. */
export const OTHER_HEAD =
  /year to date|\by ?t ?d$|^this year|^cumulative|summary|^totals|employer|balances?$|leave|holiday|superannuation|credits|reimburse|^jahr|kumul|aufgelaufen|arbeitgeber|urlaub/

/** The sum of all deductions. */
export const TAKEN =
  /^(?:(?:total|sum of) (?:deductions|taxes|withholdings?)|(?:summe|gesamt) ?(?:der |aller )?(?:gesetzlichen )?abzuge|abzuge gesamt|gesamtabzuge)/
