import type { Kind } from './vocabulary.ts'

const REMINDER: Kind = {
  type: 'reminder',
  titles:
    'mahnung|*mahnung|mahnschreiben|mahnbrief|mahnbescheid|zahlungserinnerung|zahlungserinnerungen|*zahlungserinnerung|erinnerung|erinnerungsschreiben|zahlungsaufforderung|zahlungsverzug|zahlungsrückstand|beitragsrückstand|mietrückstand|rückstandsanzeige|rückstandsaufstellung|sperrandrohung|sperrankündigung|letzte aufforderung|letztmalige aufforderung|letzte zahlungsaufforderung|inkassoauftrag|forderungsaufstellung|forderungsanmeldung|offene rechnung|offene rechnungen|offene posten|offener posten|offene forderung|offene forderungen|offener betrag|kontoauszug offener posten|auszug offener posten|aufstellung offener posten|offene posten liste|überfällige rechnung|überfällige rechnungen|überfälliger betrag|fällige rechnung|unbezahlte rechnung|unbezahlte rechnungen|vollstreckungsankündigung|reminder|*reminder|payment reminder|friendly reminder|gentle reminder|final reminder|reminder notice|reminder letter|second notice|third notice|first notice|final notice|last notice|second request|final request|overdue|overdue notice|overdue account|overdue invoice|overdue invoices|overdue payment|overdue balance|overdue statement|account overdue|invoice overdue|payment overdue|statement of overdue items|statement of overdue invoices|notice of overdue|notice of arrears|arrears|arrears notice|statement of arrears|rent arrears|account in arrears|past due|past due notice|past due account|past due invoice|past due balance|notice of past due|past due statement|past its due date|final demand|formal demand|demand for payment|demand letter|letter before action|letter before claim|notice before action|before legal action|before court proceedings|before proceedings|payment demand|unpaid account|unpaid invoice|unpaid invoices|unpaid bill|outstanding invoice|outstanding invoices|outstanding account|outstanding balance|outstanding payment|collection notice|notice of collection|collection letter|dunning letter|dunning notice|late payment notice|delinquency notice|notice of delinquency|notice of default|default notice|missed payment|disconnection notice|rappel|relance|mise en demeure|sollecito di pagamento|recordatorio de pago|aanmaning|betalingsherinnering|herinnering',
  vague:
    'statement of account|account statement|statement|kontoauszug|forderung|aufforderung|rückstand|inkasso|customer statement|aufstellung',
  strong: [
    'mahngebühr|mahngebühren|mahnstufe|mahnkosten|mahnspesen|mahnpauschale|bearbeitungsgebühr mahnung|mahnnummer|mahndatum|mahnlauf|mahnzinsen|mahnverfahren|rücklastschriftgebühr|kosten dieses schreibens|reminder fee|reminder charge|dunning fee|late fee|late charge|late payment fee|collection charge|collection fee|administration charge|inkassokosten|inkassogebühr|rücklastschrift',
    'verzugszins|verzugszinsen|verzugspauschale|basiszinssatz|§ 288|288 abs|zinsen seit|verzugsschaden|default interest|statutory interest|late payment interest|interest on overdue|interest on late|interest accrued|fixed compensation|late payment of commercial debts|finance charge',
    'letztmalig|letztmals|nachfrist|in verzug|verzug|verzugstage|säumig|rückständig|rückstand|rückstände|tage überfällig|überfällig|überfällige|überfälligen|tage verzug|tage in verzug|arrears|in arrears|days late|days overdue|days past due|overdue|past due|beyond their terms|delinquent|=aged|over 30 days|31 60|61 90',
    'noch nicht beglichen|nicht beglichen|noch nicht bezahlt|nicht bezahlt|nicht ausgeglichen|noch nicht ausgeglichen|noch nicht eingegangen|nicht eingegangen|keinen zahlungseingang|kein zahlungseingang|zahlungseingang feststellen|keine zahlung|noch keine zahlung|bis heute nicht|bislang nicht|noch offen|noch aus|steht noch aus|stehen noch aus|noch ausstehend|unbezahlt|unbeglichen|unbeglichene|vergeblich|trotz unserer|trotz mahnung|trotz mehrfacher',
    'versehentlich übersehen|übersehen haben|ihrer aufmerksamkeit entgangen|sicher haben sie|sicherlich haben sie|sollten sie zwischenzeitlich|sollten sie inzwischen|bereits gezahlt haben|zwischenzeitlich bezahlt|inzwischen bezahlt|zahlung bereits veranlasst|haben sich unsere schreiben überschnitten|betrachten sie dieses schreiben als gegenstandslos|gegenstandslos|dieses schreiben gegenstandslos|if you have already paid|if you have paid|already paid|already made payment|already been made|please disregard|please ignore this|disregard this|crossed in the post|may have overlooked|may have slipped|oversight|slipped',
    'remains unpaid|remain unpaid|still unpaid|is still outstanding|are still outstanding|remains outstanding|remain outstanding|has not been paid|have not been paid|not yet been paid|has not yet been|not yet paid|not yet received|not received payment|not received your payment|no payment has|not had your remittance|no record of payment|unpaid|have still not|still not received|yet to receive|failed to pay|failure to pay|non payment|has slipped past',
    'legal action|legal proceedings|court proceedings|county court|solicitors|debt collection|collection agency|collections|sent to collections|debt recovery|debt collector|without further notice|previous reminder|previous reminders|previous letter|previous requests|earlier reminders|credit rating|credit bureau|suspend|disconnect|gerichtliche schritte|gerichtlich|gerichtlichen|gerichtliches mahnverfahren|inkassobüro|inkassounternehmen|inkasso|rechtsanwalt|rechtliche schritte|vollstreckung|weitere kosten|versorgung unterbrechen|sperrung|weitere schritte',
  ],
  weak: [
    'offener betrag|offene posten|offene rechnung|offene rechnungen|offene forderung|offener saldo|=offen|ausstehend|ausstehende|ausstehenden|open amount|open balance|open invoices|open items|outstanding|balance outstanding|amount outstanding|amount overdue|total overdue|total debt|total arrears|balance in arrears|gesamtforderung|hauptforderung|forderung|forderungen|restforderung|=principal',
    'umgehend|unverzüglich|immediately|without delay|promptly|within seven days|within 7 days|at once|by return|bring your account up to date|settle this|settle the|kindly settle|please remit|gleichen sie|begleichen sie|überweisen sie|fristsetzung|spätestens|letzte frist|zahlen sie bis',
    'fällig am|fälligkeit|fällig seit|was due|due on|was payable|=fällig|due date|=due',
  ],
  against: [
    'mahnung nicht|mahnungen vermeiden|keine mahnung',
    'buchungstag|neuer kontostand|alter kontostand|closing balance|opening balance',
  ],
}

const BANK_STATEMENT: Kind = {
  type: 'bank-statement',
  titles:
    'kontoauszug|*kontoauszug|konto auszug|auszug|*tagesauszug|tagesauszug|monatsauszug|quartalsauszug|jahreskontoauszug|sparkontoauszug|kreditkartenauszug|kontoübersicht|kontoblatt|kontobewegungen|kontoumsätze|kontostand|umsätze|umsätze girokonto|umsatzübersicht|umsatzanzeige|umsatzliste|umsatzabfrage|kreditkartenabrechnung|kartenabrechnung|kreditkartenumsätze|kartenumsätze|finanzübersicht|finanzstatus|finanzreport|depotauszug|rechnungsabschluss|transaktionsbericht|transaktionsübersicht|transaktionen|buchungsübersicht|buchungen|sparbuch|account statement|bank statement|card statement|credit card statement|current account statement|savings statement|savings account statement|checking statement|business account statement|brokerage statement|portfolio statement|monthly statement|annual statement|statement of account|statement period|statement date|statement of your account|your statement|your account statement|e-statement|account summary|account history|account activity|account transactions|account overview|activity statement|activity report|transaction history|transaction report|transaction list|transactions|your transactions|passbook transactions|passbook|checking summary|account movements|relevé de compte|extrait de compte|estratto conto|extracto|extracto de cuenta|rekeningafschrift|bankafschrift|statement of transactions',
  vague: 'statement|konto|saldenmitteilung|account',
  strong: [
    'alter saldo|neuer saldo|alter kontostand|neuer kontostand|anfangssaldo|endsaldo|schlusssaldo|startsaldo|anfangsbestand|endbestand|saldovortrag|saldo vortrag|anfangskontostand|endkontostand|endstand|kontostand am|kontostand vom|kontostand per|saldo per|saldo zum|saldo vom|neuer stand|alter stand|tagessaldo|abschlusssaldo|eröffnungssaldo|übertrag|ihr neuer kontostand|letzter auszug|zwischensaldo',
    'opening balance|closing balance|beginning balance|ending balance|previous balance|new balance|starting balance|start balance|end balance|balance brought forward|balance carried forward|brought forward|carried forward|running balance|opening value|closing value|available balance|ledger balance|balance at start|balance at end|money in|money out|paid in|paid out|total paid in|total paid out|withdrawn',
    'buchungstag|buchungsdatum|bu tag|butag|wertstellung|wertstellungstag|=wert|valuta|valutadatum|value date|booking date|posting date|post date|transaction date|booking text|buchungstext|verwendungszweck|umsatzart|vorgang',
    'lastschrift|dauerauftrag|überweisungsgutschrift|gutschrift überweisung|bargeldauszahlung|kartenzahlung|geldautomat|lohn gehalt|sepa überweisung|sepa lastschrift|gehaltseingang|sollzinsen|habenzinsen|kontoführung|entgeltabschluss|abschluss|direct debit|standing order|card payment|card purchase|faster payment|cash withdrawal|atm|atm withdrawal|bacs|wire transfer|bank transfer|deposits and additions|deposits|withdrawals|checks paid|interest earned|bank giro credit|service charge|debit card',
    'kontoinhaber|auszugsnr|auszugsnummer|auszug nr|auszug|kontonummer|kontowährung|dispositionskredit|dispokredit|kreditlinie|account holder|account name|account number|sort code|statement number|statement no|sheet number|statement period|overdraft|routing number|annual percentage yield|minimum payment|minimum payment due|minimum due|credit limit|credit line|karteninhaber|kartennummer|asset allocation|total portfolio',
  ],
  weak: [
    'saldo|balance|guthaben',
    '=soll|=haben|=belastung|belastungen|gutschriften|=debit|=credit|debits|credits|=out|=in',
    'iban|bic|clearing',
    'umsatz|umsätze|transaktion|transactions|purchases',
  ],
  against: [
    'aktiva|passiva|total assets|anlagevermögen',
    'overdue|mahngebühr|überfällig|arrears|past due',
    'net pay|lohnsteuer|gesamtbrutto',
    'isin',
  ],
}

const SALARY_STATEMENT: Kind = {
  type: 'salary-statement',
  titles:
    '*lohnabrechnung|*gehaltsabrechnung|*entgeltabrechnung|*bezügeabrechnung|*verdienstabrechnung|*honorarabrechnung|*salärabrechnung|*heuerabrechnung|*soldabrechnung|*vergütungsabrechnung|*lohnnachweis|*gehaltsnachweis|*entgeltnachweis|*verdienstnachweis|verdienstbescheinigung|gehaltsbescheinigung|entgeltbescheinigung|*lohnbescheinigung|bezügemitteilung|bezügenachweis|bezügebescheinigung|gehaltsmitteilung|lohnzettel|gehaltszettel|monatslohnzettel|lohnausweis|gehaltsausweis|monatslohnausweis|lohnblatt|lohnstreifen|lohnkarte|lohntüte|lohnkonto|lohn und gehaltsabrechnung|lohn gehaltsabrechnung|brutto netto abrechnung|bruttonettoabrechnung|brutto netto bezüge|abrechnung der brutto|abrechnung der bezüge|abrechnung der vergütung|salärausweis|salärabrechnung|monatslohn|lohnmitteilung|ausbildungsvergütung|pensionsabrechnung|versorgungsbezüge|payslip|pay slip|paystub|pay stub|pay advice|pay statement|pay summary|pay details|payment advice of salary|wage slip|wages slip|payroll|payroll statement|payroll slip|payroll advice|earnings statement|earnings slip|statement of earnings|statement of pay|statement of wages|statement of remuneration|remuneration advice|remuneration statement|salary slip|salary statement|salary advice|salary certificate|salary for|salary|wage statement|wages|wage advice|monthly salary slip|compensation statement|pay record|pay report|pay voucher|employee statement|bulletin de paie|bulletin de salaire|fiche de paie|busta paga|cedolino|nómina|loonstrook|salarisstrook|loonspecificatie',
  vague: 'abrechnung|bezüge|vergütung|verdienst|earnings|pay|lohn|gehalt|monatsabrechnung|statement',
  strong: [
    'lohnsteuer|=lst|solidaritätszuschlag|soli|solz|kirchensteuer|kist|steuerklasse|stkl|st kl|kinderfreibetrag|kinderfreibeträge|kfb|steuertage|quellensteuer|lohnsteuerpflichtig|freibetrag|income tax|federal withholding|federal income tax|fed tax|state tax|state income tax|fica|medicare|social security tax|paye|prsi|=usc|tds|professional tax|withholding tax',
    'krankenversicherung|rentenversicherung|pflegeversicherung|arbeitslosenversicherung|kv beitrag|rv beitrag|av beitrag|pv beitrag|krankenvers|rentenvers|pflegevers|arbeitslosenvers|sozialversicherung|sozialabgaben|sv abzüge|ahv|alv|bvg|nbu|nbuv|ahv iv eo|pensionskasse|uvg|national insurance|ni contribution|ni contributions|=ni|provident fund|pension contribution|pension|401k|student loan|superannuation|cpp|health insurance|=dental',
    'gesamtbrutto|auszahlungsbetrag|auszahlung|steuerbrutto|svbrutto|bruttolohn|nettolohn|nettoverdienst|bruttoverdienst|bruttogehalt|nettogehalt|nettoentgelt|bruttoentgelt|bruttobezüge|nettobezüge|netto auszahlung|auszuzahlender betrag|überweisungsbetrag|gesetzliches netto|gesetzliche abzüge|persönliche abzüge|auszahlungsbetrag',
    'net pay|gross pay|gross salary|net salary|gross earnings|net earnings|gross wages|net wages|take home|take home pay|total deductions|total earnings|gross total|taxable pay|taxable gross|year to date|ytd|pay period|pay date|check date|cheque date|period ending|pay rate|total payments|net amount payable|payments and deductions',
    'personalnr|personalnummer|persnr|pers nr|svnummer|sv nummer|sozialversicherungsnummer|rvnummer|rv nummer|ahvnr|ahvnummer|ahv nr|steueridnr|mitarbeiternummer|national insurance number|ni number|ni no|tax code|ssn|employee no|employee id|employee number|emp no|payroll no|payroll number|staff no|works number|clock number',
    'grundgehalt|grundlohn|stundenlohn|monatslohn|monatsgehalt|zeitlohn|tariflohn|überstundenzuschlag|nachtzuschlag|sonntagszuschlag|feiertagszuschlag|vermögenswirksame leistungen|vwl|urlaubsgeld|weihnachtsgeld|lohnart|lohnarten|grundheuer|besoldungsgruppe|familienzuschlag|sachbezug|firmenwagen|geldwerter vorteil|basic salary|basic pay|base salary|regular hours|regular pay|overtime pay|holiday pay|sick pay|=bonus|hra|allowance|allowances|=commission|direct deposit',
  ],
  weak: [
    'eintritt|eintrittsdatum|austritt|geburtsdatum|krankenkasse|beschäftigt seit|mitarbeiter|arbeitnehmer|arbeitgeber|employee|employer|department|abteilung|kostenstelle|designation',
    'abzüge|deductions|deduction|bezüge|=earnings|=payments',
    '=brutto|=netto|=gross|=net',
    'urlaubsanspruch|resturlaub|urlaubstage|arbeitstage|sv tage|steuertage|hours worked|leave balance|vacation balance|days worked',
  ],
  against: [
    'bescheid|besteuerungsgrundlagen|einspruch|festgesetzt',
    'arbeitsvertrag|stundennachweis',
    'lohnsteuerbescheinigung|wage and tax statement|employer identification number|w2',
    'aktiva|passiva|bilanz|gewinn und verlustrechnung|umsatzerlöse|turnover|retained earnings',
  ],
}

const BALANCE_SHEET: Kind = {
  type: 'balance-sheet',
  titles:
    'bilanz|*bilanz|bilanzübersicht|kurzbilanz|handelsbilanz|steuerbilanz|schlussbilanz|eröffnungsbilanz|zwischenbilanz|konzernbilanz|jahresbilanz|vermögensübersicht|vermögensaufstellung|vermögensstatus|vermögensrechnung|jahresabschluss|bilanz zum|balance sheet|balance sheets|consolidated balance sheet|statement of financial position|financial position|statement of assets and liabilities|assets and liabilities|statement of net assets|statement of affairs|abridged balance sheet|abbreviated balance sheet|abridged accounts|bilan|stato patrimoniale|balance de situación|balans',
  vague: 'jahresabschluss|annual accounts|financial statements|abridged accounts|accounts|statutory accounts',
  strong: [
    'aktiva|passiva|aktiven|passiven|aktivseite|passivseite|bilanzsumme|summe aktiva|summe passiva|besitzposten|schuldposten|summe der aktiven|summe der passiven|total aktiven|total passiven',
    'anlagevermögen|umlaufvermögen|sachanlagen|finanzanlagen|immaterielle vermögensgegenstände|flüssige mittel|langfristiges vermögen|kurzfristiges vermögen',
    'eigenkapital|gezeichnetes kapital|stammkapital|aktienkapital|fremdkapital|jahresüberschuss|bilanzgewinn|gewinnvortrag|verlustvortrag|kapitalrücklage|gewinnrücklagen|rückstellungen|kurzfristiges fremdkapital|rechnungsabgrenzungsposten|verbindlichkeiten gegenüber kreditinstituten|verbindlichkeiten aus lieferungen und leistungen|forderungen aus lieferungen und leistungen',
    'total assets|total liabilities|total equity and liabilities|total liabilities and equity|liabilities and stockholders|liabilities and shareholders|liabilities and equity|net assets|net current assets|net current liabilities|net liabilities|total equity|total assets less current liabilities|shareholders equity|shareholders funds|stockholders equity|owners equity|members funds|capital and reserves',
    'fixed assets|current assets|noncurrent assets|non current assets|current liabilities|non current liabilities|noncurrent liabilities|tangible assets|intangible assets|amounts falling due|creditors amounts falling due|property plant and equipment|called up share capital|share capital|retained earnings|accounts payable|accounts receivable|trade receivables|trade payables|cash and cash equivalents|profit and loss account|goodwill|long term debt',
  ],
  weak: [
    'eigenkapital|equity|kapital|capital|reserves|rücklagen',
    'rückstellungen|provisions|accruals|accrued',
    'verbindlichkeiten|liabilities|creditors|schulden|payables|loans',
    'vorräte|forderungen|kassenbestand|guthaben bei kreditinstituten|inventory|inventories|stocks|debtors|receivables|cash at bank|bank und kasse',
    'vorjahr|previous year|prior year|tsd eur|teur|in thousands|=t',
  ],
}

const TAX_NOTE: Kind = {
  type: 'tax-assessment-note',
  titles:
    'bescheid|*steuerbescheid|*messbescheid|*abgabenbescheid|*gebührenbescheid|*beitragsbescheid|*zinsbescheid|*änderungsbescheid|*vorauszahlungsbescheid|*feststellungsbescheid|*jahresbescheid|*haftungsbescheid|*zerlegungsbescheid|steuerfestsetzung|festsetzung|*steuerfestsetzung|veranlagungsverfügung|veranlagungsprotokoll|steuerveranlagung|definitive veranlagung|steuerrechnung|grundbesitzabgaben|kommunalabgaben|gemeindeabgaben|hundesteuer|grundsteuer|gewerbesteuer|zweitwohnungssteuer|kraftfahrzeugsteuer|assessment|tax assessment|notice of assessment|notice of tax assessment|notice of reassessment|reassessment|assessment notice|income tax assessment|vat assessment|income tax notice|tax notice|tax calculation|tax computation|tax demand|tax bill|tax statement|property tax bill|real estate tax bill|council tax|council tax bill|business rates|business rates bill|rates demand|rate demand|self assessment|self assessment statement|simple assessment|corporation tax notice|corporation tax assessment|franchise tax notice|notice of tax due|notice of balance due|notice of proposed assessment|notice of deficiency|notice of determination|demand notice|avis d’imposition|cartella di pagamento|aanslag|belastingaanslag',
  vague:
    'vorauszahlung|determination|valuation notice|notice of value|abgaben|steuern|rates|statement of tax|tax summary',
  strong: [
    'rechtsbehelfsbelehrung|rechtsmittelbelehrung|einspruch|einspruch gegeben|einspruch einlegen|einspruchsfrist|widerspruch erhoben|widerspruch einlegen|widerspruch erheben|einsprache|beschwerde erheben|right of appeal|right to appeal|right of objection|right to object|you can appeal|how to appeal|you may appeal|to appeal|notice of objection|you may object|appeal to the tribunal|request a review|if you disagree',
    'besteuerungsgrundlagen|vorbehalt der nachprüfung|zu versteuerndes einkommen|zu versteuernde einkommen|hebesatz|messbetrag|steuermessbetrag|gewerbeertrag|einheitswert|grundsteuerwert|grundsteuer b|grundsteuer a|steuerbares einkommen|steuerbares vermögen|einfache staatssteuer|gemeindesteuer|kantonssteuer|bundessteuer|steuerfuss|steuersatz|gesamtbetrag der einkünfte|einkünfte aus|sonderausgaben|werbungskosten|werbungskosten pauschbetrag|solidaritätszuschlag zur|freibetrag|bemessungsgrundlage',
    'festgesetzt|wird festgesetzt|festsetzung|festzusetzende steuer|festgesetzte steuer|setzt fest|veranlagt|tax assessed|assessed tax|assessed at|amount assessed|assessed value|tax due for the period|tax liability|total tax due|tax chargeable|income tax due|tax on taxable income|tax owed|you owe|net taxable|tax payable|refund due|result refund',
    'finanzamt|finanzkasse|steueramt|stadtkasse|gemeindekasse|steuerverwaltung|kämmerei|amt für steuern|revenue service|revenue and customs|revenue office|revenue authority|department of revenue|tax office|tax authority|tax administration|hmrc|hm revenue|inland revenue|internal revenue|county treasurer|county assessor|tax collector|taxation office|comptroller|commissioners|borough council|district council|city council|billing authority|minister of revenue|treasurer',
    'steuernummer|steueridentifikationsnummer|idnr|steuerperiode|veranlagungszeitraum|veranlagungsjahr|kassenzeichen|abgabenkontonummer|aktenzeichen des finanzamts|objektnummer|tax year|tax period|taxable year|year of assessment|tax reference|taxpayer|taxpayer id|taxpayer reference|unique taxpayer reference|utr|tax file number|parcel|parcel number|parcel no|property reference|rateable value|taxable value|valuation band|band d|levy|millage|account of the tax',
    'anrechenbare lohnsteuer|abzüglich lohnsteuer|geleistete vorauszahlungen|bereits gezahlt|abgabengutschrift|abrechnung stichtag|verbleibende beträge|vorauszahlungen für|vierteljährlich|payments on account|balancing payment|tax already paid|tax already deducted|tax withheld|payg withheld|credits applied|total credits|personal allowance|taxable income|instalments|first installment|1st installment|total payable|penalty|exemption|single person discount',
  ],
  weak: [
    'steuerbescheid|bescheid|assessment|notice',
    'vorauszahlung|vorauszahlungen|prepayment|instalment|=rate|raten',
    'einkommensteuer|körperschaftsteuer|gewerbesteuer|umsatzsteuer|erbschaftsteuer|grundsteuer|hundesteuer|income tax|corporation tax|property tax|council tax|vat',
  ],
  against: [
    'mandant|mandanten|unserer kanzlei|unsere kanzlei|angebot|rechnungsnr|invoice no|invoice number',
    'lohnsteuerbescheinigung|gesamtbrutto|net pay|pay period',
    'please send us|senden sie uns|reichen sie|einzureichen|unterlagen|lege ich widerspruch ein|lege ich einspruch ein|lege widerspruch',
  ],
}

export const MONEY_KINDS: readonly Kind[] = [REMINDER, BANK_STATEMENT, SALARY_STATEMENT, BALANCE_SHEET, TAX_NOTE]
