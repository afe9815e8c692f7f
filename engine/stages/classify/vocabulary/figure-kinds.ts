import type { Kind } from './vocabulary.ts'

const SALARY_STATEMENT: Kind = {
  type: 'salary-statement',
  titles: `*lohnabrechnung|*gehaltsabrechnung|*entgeltabrechnung|*bezügeabrechnung|*verdienstabrechnung|
      *honorarabrechnung|
      *salärabrechnung|*heuerabrechnung|*soldabrechnung|*vergütungsabrechnung|*lohnnachweis|*gehaltsnachweis|
      *entgeltnachweis|*verdienstnachweis|verdienstbescheinigung|gehaltsbescheinigung|entgeltbescheinigung|
      *lohnbescheinigung|bezügemitteilung|bezügenachweis|bezügebescheinigung|gehaltsmitteilung|lohnzettel|
      gehaltszettel|monatslohnzettel|lohnausweis|gehaltsausweis|monatslohnausweis|lohnblatt|lohnstreifen|lohnkarte|
      lohntüte|lohnkonto|lohn und gehaltsabrechnung|lohn gehaltsabrechnung|brutto netto abrechnung|
      bruttonettoabrechnung|brutto netto bezüge|abrechnung der brutto|abrechnung der bezüge|abrechnung der vergütung|
      salärausweis|salärabrechnung|monatslohn|lohnmitteilung|ausbildungsvergütung|*vergütungsnachweis|gehalt|lohn|
      entgeltaufstellung|lohnaufstellung|gehaltsaufstellung|verdienstaufstellung|nettolohnabrechnung|
      lohnabrechnungsblatt|stundenlohnabrechnung|aushilfslohn|minijob abrechnung|dienstbezüge|pensionsabrechnung|
      versorgungsbezüge|payslip|monthly pay|weekly pay|employee earnings record|earnings record|compensation slip|
      pay information|pay calculation|payment slip|salary payment|wages slip|final pay|pay slip|paystub|pay stub|
      pay advice|pay statement|pay summary|pay details|payment advice of salary|wage slip|wages slip|payroll|
      payroll statement|payroll slip|payroll advice|earnings statement|earnings and leave statement|
      leave and earnings statement|pay advice note|earnings slip|statement of earnings|statement of pay|
      statement of wages|statement of remuneration|remuneration advice|remuneration statement|salary slip|
      salary statement|salary advice|salary certificate|salary for|salary|wage statement|wages|wage advice|
      monthly salary slip|compensation statement|pay record|pay report|pay voucher|employee statement|
      bulletin de paie|bulletin de salaire|fiche de paie|busta paga|cedolino|nómina|loonstrook|salarisstrook|
      loonspecificatie`,
  vague: 'abrechnung|bezüge|vergütung|verdienst|earnings|pay|lohn|gehalt|monatsabrechnung|statement',
  strong: [
    `lohnsteuer|=lst|solidaritätszuschlag|soli|solz|kirchensteuer|kist|steuerklasse|stkl|st kl|kinderfreibetrag|
      kinderfreibeträge|kfb|steuertage|quellensteuer|lohnsteuerpflichtig|freibetrag|income tax|federal withholding|
      federal income tax|fed tax|state tax|state income tax|fica|medicare|social security tax|paye|prsi|=usc|tds|
      professional tax|withholding tax`,
    `bmsvg|sv beitrag|lohnsteuerbemessung|ahv beitrag|alv beitrag|bvg beitrag|ktg|kinderzulage|ei premium|qpp|epf|esi|
      provident fund|universal social charge|superannuation guarantee|
      krankenversicherung|rentenversicherung|pflegeversicherung|arbeitslosenversicherung|kv beitrag|rv beitrag|
      av beitrag|pv beitrag|krankenvers|rentenvers|pflegevers|arbeitslosenvers|sozialversicherung|sozialabgaben|
      sv beiträge|sozialversicherungsbeiträge|rv eigenanteil|geringfügige beschäftigung|pauschal versteuert|minijob|
      sv abzüge|ahv|alv|bvg|nbu|nbuv|ahv iv eo|pensionskasse|uvg|national insurance|ni contribution|ni contributions|
      =ni|provident fund|pension contribution|pension|401k|student loan|superannuation|cpp|health insurance|=dental`,
    `gesamtbrutto|auszahlungsbetrag|auszahlung|steuerbrutto|svbrutto|bruttolohn|nettolohn|nettoverdienst|
      bruttoverdienst|bruttogehalt|nettogehalt|nettoentgelt|bruttoentgelt|bruttobezüge|nettobezüge|netto auszahlung|
      auszuzahlender betrag|überweisungsbetrag|gesetzliches netto|gesetzliche abzüge|persönliche abzüge|
      auszahlungsbetrag`,
    `net pay|gross pay|gross salary|net salary|gross earnings|net earnings|gross wages|net wages|take home|
      take home pay|total deductions|total earnings|gross total|taxable pay|taxable gross|year to date|ytd|pay period|
      pay date|check date|cheque date|period ending|pay rate|total payments|net amount payable|
      payments and deductions`,
    `personalnr|personalnummer|persnr|pers nr|svnummer|sv nummer|sozialversicherungsnummer|rvnummer|rv nummer|ahvnr|
      ahvnummer|ahv nr|steueridnr|mitarbeiternummer|national insurance number|ni number|ni no|tax code|ssn|
      employee no|employee id|employee number|emp no|payroll no|payroll number|staff no|works number|clock number`,
    `grundgehalt|grundlohn|stundenlohn|monatslohn|monatsgehalt|zeitlohn|tariflohn|überstundenzuschlag|nachtzuschlag|
      sonntagszuschlag|feiertagszuschlag|vermögenswirksame leistungen|vwl|urlaubsgeld|weihnachtsgeld|lohnart|
      lohnarten|grundheuer|besoldungsgruppe|familienzuschlag|sachbezug|firmenwagen|geldwerter vorteil|basic salary|
      basic pay|base salary|regular hours|regular pay|overtime pay|holiday pay|sick pay|=bonus|hra|allowance|
      allowances|=commission|direct deposit`,
  ],
  weak: [
    `eintritt|lohn*|gehalt*|*lohn|*zuschlag|*zulage|payroll*|eintrittsdatum|austritt|geburtsdatum|krankenkasse|
      beschäftigt seit|mitarbeiter|arbeitnehmer|arbeitgeber|employee|employer|department|abteilung|kostenstelle|
      designation`,
    'abzüge|deductions|deduction|bezüge|=earnings|=payments',
    '=brutto|=netto|=gross|=net',
    `urlaubsanspruch|resturlaub|urlaubstage|arbeitstage|sv tage|steuertage|hours worked|leave balance|
      vacation balance|days worked`,
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
  titles: `bilanz|*bilanz|bilanzübersicht|kurzbilanz|handelsbilanz|steuerbilanz|schlussbilanz|eröffnungsbilanz|
      zwischenbilanz|konzernbilanz|jahresbilanz|vermögensübersicht|vermögen und kapital|vermögen und schulden|
      vermögenslage|bilanz zum stichtag|vermögensaufstellung|vermögensstatus|vermögensrechnung|jahresabschluss|
      bilanz zum|balance sheet|balance sheets|consolidated balance sheet|statement of financial position|
      financial position|statement of assets and liabilities|assets and liabilities|statement of net assets|
      statement of financial condition|statement of condition|accounts for the year|statement of affairs|
      statement of assets liabilities and capital|assets liabilities and capital|statement of assets liabilities|
      zwischenabschluss|halbjahresabschluss|quartalsabschluss|abridged balance sheet|abbreviated balance sheet|
      abridged accounts|bilan|stato patrimoniale|balance de situación|balans`,
  vague: 'jahresabschluss|annual accounts|financial statements|abridged accounts|accounts|statutory accounts',
  strong: [
    `aktiva|passiva|aktiven|passiven|aktivseite|passivseite|bilanzsumme|summe aktiva|summe passiva|besitzposten|
      schuldposten|summe der aktiven|summe der passiven|total aktiven|total passiven`,
    `anlagevermögen|umlaufvermögen|sachanlagen|finanzanlagen|immaterielle vermögensgegenstände|flüssige mittel|
      langfristige vermögenswerte|kurzfristige vermögenswerte|vermögenswerte|summe vermögen|langfristige schulden|
      kurzfristige schulden|summe kapital|bankdarlehen|kundenforderungen|langfristiges vermögen|
      kurzfristiges vermögen`,
    `eigenkapital|gezeichnetes kapital|stammkapital|aktienkapital|fremdkapital|jahresüberschuss|bilanzgewinn|
      gewinnvortrag|verlustvortrag|kapitalrücklage|gewinnrücklagen|rückstellungen|kurzfristiges fremdkapital|
      rechnungsabgrenzungsposten|verbindlichkeiten gegenüber kreditinstituten|
      verbindlichkeiten aus lieferungen und leistungen|forderungen aus lieferungen und leistungen`,
    `total assets|total liabilities|total equity and liabilities|total liabilities and equity|
      liabilities and stockholders|liabilities and shareholders|liabilities and equity|net assets|net current assets|
      net current liabilities|net liabilities|total equity|total assets less current liabilities|shareholders equity|
      shareholders funds|stockholders equity|owners equity|members funds|capital and reserves`,
    `fixed assets|current assets|noncurrent assets|non current assets|current liabilities|non current liabilities|
      noncurrent liabilities|tangible assets|intangible assets|amounts falling due|creditors amounts falling due|
      property plant and equipment|called up share capital|share capital|retained earnings|accounts payable|
      accounts receivable|trade receivables|trade payables|owed to suppliers|owner’s capital|owners capital|
      owed by customers|bankguthaben|grundstücke|eigenmittel|kredite|cash and cash equivalents|
      profit and loss account|goodwill|long term debt`,
  ],
  weak: [
    '*vermögen|*kapital|*rückstellungen|*verbindlichkeiten|assets',
    'eigenkapital|equity|kapital|capital|reserves|rücklagen',
    'rückstellungen|provisions|accruals|accrued',
    'verbindlichkeiten|liabilities|creditors|schulden|payables|loans',
    `vorräte|forderungen|kassenbestand|guthaben bei kreditinstituten|inventory|inventories|stocks|debtors|
      receivables|cash at bank|bank und kasse`,
    'vorjahr|previous year|prior year|tsd eur|teur|in thousands|=t',
  ],
}

const TAX_NOTE: Kind = {
  type: 'tax-assessment-note',
  titles: `*kostenbescheid|*festsetzungsbescheid|*leistungsbescheid|*grundlagenbescheid|*erstattungsbescheid|
      *abrechnungsbescheid|zollbescheid|*bußgeldbescheid|verwarnungsgeld|vorschreibung|*vorschreibung|
      buchungsmitteilung|lastschriftanzeige|kanalgebühr|wassergebühr|müllgebühr|gebührenverfügung|motorfahrzeugsteuer|
      verkehrsabgaben|kehrichtgebühr|feuerwehrersatzabgabe|wehrpflichtersatz|erbschaftsteuer|schenkungsteuer|
      grunderwerbsteuer|penalty charge notice|fixed penalty notice|import duty|customs duty|import vat certificate|
      notice of coding|property tax notice|property tax statement|municipal tax notice|tax notice and|
      interim tax bill|final tax bill|supplementary tax bill|stamp duty land tax|local property tax|rates assessment|
      rates and valuation notice|valuation and rate notice|instalment notice|payg instalment|intimation under section|
      commercial rates|licence fee notice|fee notice|water rates|domestic rates|
      bescheid|*steuerbescheid|*messbescheid|*abgabenbescheid|*gebührenbescheid|*beitragsbescheid|*zinsbescheid|
      *änderungsbescheid|*vorauszahlungsbescheid|*feststellungsbescheid|*jahresbescheid|*haftungsbescheid|
      *zerlegungsbescheid|steuerfestsetzung|festsetzung|*steuerfestsetzung|veranlagungsverfügung|
      veranlagungsprotokoll|steuerveranlagung|definitive veranlagung|steuerrechnung|grundbesitzabgaben|
      kommunalabgaben|gemeindeabgaben|hundesteuer|kurabgabe|jahreskurabgabe|kurtaxe|staats und gemeindesteuern|
      staatssteuer|direkte bundessteuer|gemeindesteuern|kantons und gemeindesteuern|vergnügungssteuer|
      schlussrechnung steuern|provisorische rechnung|steuervorauszahlung|vorauszahlungen zur|vorauszahlung zur|
      körperschaftsteuer|einkommensteuer|umsatzsteuerbescheid|abfallgebühren|straßenreinigung|niederschlagswasser|
      grundsteuer|gewerbesteuer|zweitwohnungssteuer|kraftfahrzeugsteuer|assessment|tax assessment|
      notice of assessment|notice of tax assessment|notice of reassessment|reassessment|assessment notice|
      income tax assessment|vat assessment|income tax notice|tax notice|statement of assessed tax|
      statement of tax due|tax account|tax determination|notice of tax liability|notice of liability|
      notice of amended assessment|amended assessment|notice of adjustment|tax calculation|tax computation|tax demand|
      tax bill|tax statement|property tax bill|real estate tax bill|council tax|council tax bill|business rates|
      business rates bill|rates demand|rate demand|self assessment|self assessment statement|simple assessment|
      corporation tax notice|corporation tax assessment|franchise tax notice|rates notice|rate notice|land tax|
      land tax assessment|excise duty|vehicle excise duty|stamp duty|stamp duty assessment|school tax|school tax bill|
      tax account statement|statement of account for rates|we have checked your tax|your tax calculation|
      tax code notice|notice of tax due|notice of balance due|notice of proposed assessment|notice of deficiency|
      notice of determination|demand notice|avis d’imposition|cartella di pagamento|aanslag|belastingaanslag`,
  vague:
    'vorauszahlung|determination|valuation notice|notice of value|abgaben|steuern|rates|statement of tax|tax summary',
  strong: [
    `rechtsbehelfsbelehrung|widerspruch eingelegt|einspruch eingelegt|binnen eines monats|
      innerhalb eines monats nach bekanntgabe|innert 30 tagen|klage erhoben|rechtsmittelbelehrung|einspruch|
      einspruch gegeben|einspruch einlegen|einspruchsfrist|widerspruch erhoben|widerspruch einlegen|
      widerspruch erheben|einsprache|beschwerde erheben|right of appeal|right to appeal|right of objection|
      right to object|you can appeal|how to appeal|objections must|objection must|may be appealed|may be disputed|
      to dispute|dispute this|lodge an objection|lodge an appeal|rechtsbehelf|widerspruch innerhalb|
      einspruch innerhalb|you may appeal|to appeal|notice of objection|you may object|appeal to the tribunal|
      request a review|if you disagree`,
    `besteuerungsgrundlagen|vorbehalt der nachprüfung|zu versteuerndes einkommen|zu versteuernde einkommen|hebesatz|
      messbetrag|steuermessbetrag|gewerbeertrag|einheitswert|grundsteuerwert|grundsteuer b|grundsteuer a|
      steuerbares einkommen|steuerbares vermögen|einfache staatssteuer|gemeindesteuer|kantonssteuer|bundessteuer|
      steuerfuss|steuersatz|gesamtbetrag der einkünfte|einkünfte aus|sonderausgaben|werbungskosten|
      werbungskosten pauschbetrag|solidaritätszuschlag zur|freibetrag|bemessungsgrundlage`,
    `festgesetzt|wird festgesetzt|festsetzung|festzusetzende steuer|festgesetzte steuer|setzt fest|veranlagt|
      tax assessed|assessed tax|assessed income|overpaid|underpaid|tax overpaid|tax underpaid|assessed at|
      amount assessed|assessed value|tax due for the period|tax liability|total tax due|tax chargeable|income tax due|
      tax on taxable income|tax owed|you owe|net taxable|tax payable|refund due|result refund`,
    `finanzamt|gemeindeverwaltung|steuerabteilung|finance department|rates department|revenue commissioners|
      tax department|board of assessors|municipality|township|finanzkasse|steueramt|stadtkasse|gemeindekasse|
      steuerverwaltung|kämmerei|amt für steuern|revenue service|revenue and customs|revenue office|revenue authority|
      department of revenue|tax office|tax authority|tax administration|hmrc|hm revenue|inland revenue|
      internal revenue|county treasurer|county assessor|tax collector|taxation office|comptroller|commissioners|
      borough council|district council|city council|billing authority|minister of revenue|treasurer`,
    `mill rate|roll number|assessment roll|homeowner grant|municipal levy|capital improved value|site value|
      fire services levy|emergency services levy|valuation list|liable person|parish council|
      police and crime commissioner|fire authority|adult social care|permanent account number|
      steueridentifikationsnummer|idnr|steuerperiode|veranlagungszeitraum|veranlagungsjahr|kassenzeichen|
      abgabenkontonummer|aktenzeichen des finanzamts|objektnummer|tax year|tax period|taxable year|year of assessment|
      tax reference|taxpayer|taxpayer id|taxpayer reference|unique taxpayer reference|utr|tax file number|parcel|
      parcel number|parcel no|property reference|rateable value|rateable property|general rate|tax free amount|
      tax you paid|we owe you|you owe us tax|tax due|annual rate|taxable value|valuation band|band d|levy|millage|
      account of the tax`,
    `anrechenbare lohnsteuer|abzüglich lohnsteuer|geleistete vorauszahlungen|bereits gezahlt|abgabengutschrift|
      abrechnung stichtag|verbleibende beträge|vorauszahlungen für|vierteljährlich|payments on account|
      balancing payment|tax already paid|tax already deducted|tax withheld|payg withheld|credits applied|
      total credits|personal allowance|taxable income|instalments|first installment|1st installment|total payable|
      penalty|exemption|single person discount`,
  ],
  weak: [
    'steuerbescheid|bescheid|assessment|notice',
    'vorauszahlung|vorauszahlungen|prepayment|instalment|=rate|raten',
    'steuer*|*steuer|tax|taxes|taxation|taxpayers',
    `einkommensteuer|körperschaftsteuer|gewerbesteuer|umsatzsteuer|erbschaftsteuer|grundsteuer|hundesteuer|
      income tax|corporation tax|property tax|council tax|vat`,
  ],
  against: [
    'mahngebühr|hauptforderung|zwangsvollstreckung|nicht beglichen|nicht eingegangen|vollstreckungsbehörde|nicht bis zum fälligkeitstag|remains unpaid|final reminder|reminder fee',
    'mandant|mandanten|unserer kanzlei|unsere kanzlei|angebot|rechnungsnr|invoice no|invoice number',
    'lohnsteuerbescheinigung|gesamtbrutto|net pay|pay period',
    `please send us|senden sie uns|reichen sie|einzureichen|unterlagen|lege ich widerspruch ein|
      lege ich einspruch ein|lege widerspruch`,
  ],
}

export const FIGURE_KINDS: readonly Kind[] = [SALARY_STATEMENT, BALANCE_SHEET, TAX_NOTE]
