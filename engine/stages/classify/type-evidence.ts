import type { DocumentType } from '../../domain/document.ts'

/** Words by which a type is told: its title, expressions only it uses, expressions that go with it, and what speaks against it. */
export interface TypeEvidence {
  readonly type: DocumentType
  readonly title: RegExp
  readonly strong: readonly RegExp[]
  readonly weak: readonly RegExp[]
  readonly against?: readonly RegExp[]
}

export const TYPE_EVIDENCE: readonly TypeEvidence[] = [
  {
    type: 'invoice',
    title:
      /(?<!\p{L})(?:(?!(?:lohn|gehalts?|entgelt|bezüg|verdienst|wertpapier|wertschriften|börsen|depot|dividenden|stunden|gewinn|erfolgs|verlust|schluss(?=\p{L}*bilanz))\p{L}*(?:ab)?rechnung)\p{L}*rechnung(?!s|en\b)|\p{L}*liquidation|honorarnote|tax invoice|invoice|facture|fattura|factura|factuur|receipt|quittung|kassenbon|kassenbeleg|bill|cash sales?|pro ?forma|nota spese|ricevuta|parcella|notaspese|kwitantie|reçu|recibo|note d['’]honoraires)(?!\p{L})/iu,
    strong: [
      /rechnungs-?\s?(?:nr|nummer|no\b|betrag|datum)|rechnung\s+(?:nr|#)/iu,
      /invoice\s?(?:no|number|nr|#|id|date|total)|inv\.?\s?no/iu,
      /n[°º]\s?(?:de )?facture|num[ée]ro de facture|date de (?:la )?facture|factuurnummer|numero fattura|n[úu]mero de factura|data fattura|factuurdatum|fecha (?:de )?factura/iu,
      /\b(?:gst|sst)\b.{0,40}\b(?:rm|summary|incl|total|id|reg)/iu,
      /in rechnung(?!en)|(?:berechnen|fakturieren) (?:wir|ich)|we (?:invoice|charge|bill)|nous (?:vous )?facturons/iu,
      /bon-?\s?nr|kassenbon|\bkasse\s?:?\s?\d|girocard|kartenzahlung|ihren einkauf|es bediente sie|\btse\b/iu,
      /\bcashier\b|goods sold|thank you.{0,25}(?:shopping|visit|come again)|change due|cash tendered/iu,
      /leistungsempfänger|netto\s?preis|einzelpreis|stückpreis|unit price|prix unitaire|prezzo unitario|precio unitario|stuksprijs/iu,
    ],
    weak: [
      /\b(?:mwst|ust|ustg|umsatzsteuer|vat|gst|tva|iva|btw|sst)\b/iu,
      /\b(?:grand |sub ?)?total\b|gesamtbetrag|rechnungsbetrag|zwischensumme|endbetrag|summe/iu,
      /\b(?:cash|change|bar|gegeben|rückgeld|visa|mastercard|ec-?karte)\b/iu,
      /amount due|balance due|due date|zahlbar|fällig|zahlungsziel|échéance|bill to|payment terms|scadenza|vencimiento|vervaldatum/iu,
      /\bqty\b|quantity|menge|anzahl|quantité|quantità|cantidad|aantal/iu,
    ],
    against: [
      /keine?\s+zahlung|nicht\s+(?:bezahlt|beglichen)|zahlungseingang|overdue|past due|not (?:yet )?(?:been )?(?:paid|received)/iu,
      /(?:zu|gegen|auf) (?:ihrer?|unserer?|der|die) rechnung|regarding (?:your|our) invoice|widerspruch|stundung|mahnung/iu,
      /\bISIN\b|wertpapier|depot(?:nummer|-?nr|inhaber)|börse|ausschüttung/iu,
    ],
  },
  {
    type: 'credit-note',
    title:
      /(?<!\p{L})(?:gutschrift(?:sanzeige)?|rechnungs-?korrektur|storno-?rechnung|korrektur-?rechnung|stornierung|rechnungsstorno|berichtigte rechnung|self-?bill(?:ing|ed) invoice|credit (?:note|memo|memorandum|invoice)|(?:facture d['’])?avoir|nota di credito|nota de cr[ée]dito|factura rectificativa|creditnota|creditfactuur)(?![\p{L}-]|\s+in\b)/iu,
    strong: [
      /(?:gutschrift|storno|korrektur)(?:s-?\s?|rechnungs-?\s?)?(?:nr|nummer|datum|betrag)/iu,
      /credit (?:note|memo)\s?(?:no|number|nr|date|#)/iu,
      /(?:zu|zur|korrigier\p{L}*|stornier\p{L}*|original)\s?-?rechnung(?:s-?nr|snummer| nr)|original invoice|against invoice/iu,
    ],
    weak: [
      /wir schreiben ihnen|gutgeschrieben|credited|refund|erstattung/iu,
      /\b(?:mwst|ust|vat|tva)\b/iu,
      /einzelpreis|unit price|menge|quantity/iu,
    ],
    against: [/\b(?:alter|neuer) (?:konto)?(?:saldo|stand)\b|wertstellung/iu, /\bISIN\b|wertpapier|depot\b|börse/iu],
  },
  {
    type: 'reminder',
    title:
      /(?<!\p{L})(?:\d\.\s?)?(?:mahnung|zahlungserinnerung|(?:\p{L}+ )?erinnerung(?: an .{0,40}|:\s?(?:bitte|offene|rechnung|zahlung|ihre).{0,40})?|zahlungsaufforderung|zahlungsverzug|mahnbescheid|mahnschreiben|offene (?:rechnung|posten|forderung)(?:en)?|(?:payment |friendly |final |second |first |third )*reminder(?::\s?(?:overdue|payment|invoice|account|outstanding|unpaid).{0,30})?|(?:first|second|third|1st|2nd|3rd|last) (?:notice|request)(?::\s?(?:overdue|past due|payment|invoice|account|outstanding|unpaid).{0,30})?|overdue (?:notice|invoice|account|payment|balance)|final (?:notice|demand)|(?:formal )?demand for payment|letter before action|past due (?:account|invoice|balance)|notice of overdue|notice of (?:arrears|default|non-?payment|late payment)|arrears (?:notice|letter)|account in arrears|past due notice|collection (?:notice|letter)|(?:letter|notice) before (?:claim|court|legal|proceedings)(?: \p{L}+)?|(?:outstanding|unpaid|late) (?:invoice|payment|balance|account)s?|dunning (?:letter|notice)|aufforderung zur zahlung|zahlungsanmahnung|rückstands(?:anzeige|mitteilung)|offene beträge\b.{0,30}|forderung(?:en)? (?:der|des|aus|gegen)\b.{0,60})(?![\p{L}:])/iu,
    strong: [
      /mahngebühr|mahnstufe|mahnkosten|mahnspesen|verzugszins|verzugspauschale|letztmalig|\bmahn(?:nummer|datum|lauf)/iu,
      /noch (?:nicht|kein\p{L}*) (?:beglichen|bezahlt|ausgeglichen|zahlung|zahlungseingang)|zahlungsrückstand|überfällig|kein\p{L}* zahlungseingang|in verzug|säumig|versehentlich übersehen/iu,
      /(?:zahlung|überweisung)[^.]{0,40}(?:überschnitten|gekreuzt)|(?:gezahlt|bezahlt|überwiesen|beglichen|schreiben)[^.]{0,50}gegenstandslos|(?:already|recently) (?:paid|sent|made)[^.]{0,60}(?:disregard|ignore|thank)|disregard this (?:letter|notice|reminder)|inkasso(?:vergütung|kosten|gebühr)|mahnauslagen/iu,
      /overdue|past due|(?:remains?|is still|are still) (?:unpaid|outstanding)|(?:has|have) not (?:yet )?been (?:paid|settled)|unpaid invoices?|not (?:yet )?received (?:your |any )?payment|past due|late payment|previous reminders?|legal (?:action|proceedings)|debt collection/iu,
    ],
    weak: [
      /offene[rn]? (?:betrag|posten|rechnung|forderung)|open (?:amount|invoices|items)|outstanding|late fee|\bfällig\b|tage überfällig|days overdue/iu,
      /gerichtliche|inkasso|rechtsanwalt|mahnverfahren/iu,
      /(?:schreiben|stufe|aufforderung|erinnerung|notice|reminder|request)\P{L}{0,3}[1-4](?!\d)|[1-4](?:\.|st|nd|rd|th) (?:\p{L}+ )?(?:schreiben|aufforderung|erinnerung|mahnung|notice|reminder|request)/iu,
      /(?:war|waren|bereits|schon|seit)[^.\n]{0,40}fällig|hauptforderung|gläubiger|rückstand|nachfrist|\barrears\b|still waiting for|fail(?:ed|ure) to (?:pay|settle)|statutory interest|(?:earlier|previous|repeated) (?:requests?|letters?|reminders?)/iu,
    ],
    against: [/mahnung(?:en)? (?:nicht|vermeiden)|keine mahnung/iu],
  },
  {
    type: 'salary-statement',
    title:
      /(?<!\p{L})(?:(?:lohn|gehalts|entgelt|bezüge|verdienst|honorar|salär)\p{L}*(?:abrechnung|nachweis|bescheinigung|ausweis)|lohn-\s?(?:und|\/)\s?gehalts\p{L}*|(?:lohn|gehalts)zettel|(?:lohn|gehalts)ausweis|brutto-?\s?\/?-?\s?netto-?\s?(?:bezüge|abrechnung)\p{L}*|abrechnung der (?:brutto|bezüge|vergütung)|abrechnung der brutto|pay\s?slip|pay\s?(?:stub|advice|statement)|wage slip|payroll(?: statement)?|earnings statement|statement of earnings|(?:wage|salary|monthly salary) (?:slip|statement|advice)|bulletin de (?:paie|salaire)|busta paga|nómina|loonstrook)(?!\p{L})/iu,
    strong: [
      /lohnsteuer|solidaritätszuschlag|steuerklasse|st\.?-?\s?kl\b/iu,
      /\bahv\b.{0,40}\balv\b|ahv-?\s?(?:beitrag|abzug|iv)|\bahv\/iv|\bbvg\b|pensionskasse/iu,
      /gesamt-?\s?brutto|auszahlungsbetrag|steuer-?\s?brutto|sv-?\s?brutto|bruttolohn|nettolohn|netto-?\s?verdienst/iu,
      /\bnet pay\b|\bgross (?:pay|salary|earnings)\b|national insurance|\bpaye\b|\bytd\b|taxable pay|tax code/iu,
      /(?:sv|rv|sozialversicherungs|personal|ahv)-?\s?(?:nr|nummer)\b|national insurance (?:no|number)|\bssn\b/iu,
    ],
    weak: [
      /krankenversicherung|rentenversicherung|pflegeversicherung|arbeitslosenversicherung/iu,
      /personal-?\s?(?:nr|nummer)|employee (?:no|id|number)|payroll (?:no|number)/iu,
      /eintritt|geburtsdatum|krankenkasse|pension|deductions|abzüge/iu,
    ],
    against: [/bescheid\b|besteuerungsgrundlagen|arbeitsvertrag|stundennachweis/iu],
  },
  {
    type: 'bank-statement',
    title:
      /(?<!\p{L})(?:\p{L}*konto-?\s?auszug|auszug(?=$|\s(?:nr|vom|\d))|\p{L}*tagesauszug|depotauszug|kontoübersicht|(?:account|bank|card|activity|transaction|portfolio|brokerage|credit card|current account|checking|savings) (?:statement|history|report|summary)|statement of account|statement (?:period|date)|monthly statement|your statement|relevé de compte|finanzstatus|rechnungsabschluss|umsatz(?:übersicht|anzeige|liste)|transaktions(?:bericht|übersicht)|rekeningafschrift|estratto conto|extracto)/iu,
    strong: [
      /(?:alter|neuer|anfangs|end|schluss|start)\s?-?(?:konto)?(?:saldo|stand|bestand)|saldovortrag|saldo (?:letzte|per|zum|vom)|kontostand (?:am|vom|per)/iu,
      /(?:opening|closing|beginning|ending|previous|starting|start|end) (?:account )?(?:balance|value)|balance (?:brought|carried) forward/iu,
      /buchungstag|bu\.?-?\s?tag|wertstellung|buchungsdatum|karteninhaber|kreditkartenabrechnung|abrechnung vom .{6,12} bis/iu,
      /account statement|statement period|minimum (?:due|payment)|credit limit|asset allocation|total portfolio|sort code|money (?:in|out)\b|paid (?:in|out)\b/iu,
    ],
    weak: [
      /\bvaluta\b|\bwert\b/iu,
      /lastschrift|dauerauftrag|überweisung|direct debit|standing order/iu,
      /deposits|withdrawals|\bcredits\b|\bdebits\b/iu,
      /\bsaldo\b|\bbalance\b/iu,
      /\bhaben\b|\bsoll\b/iu,
    ],
    against: [/\baktiva\b|\bpassiva\b|total assets/iu],
  },
  {
    type: 'contract',
    title:
      /(?<!\p{L})(?:(?!vertrags)\p{L}*vertrag(?!\p{L})|\p{L}*vereinbarung(?!\p{L})|[\p{L}-]+ agreement|agreement|lease|terms of engagement|statement of work|memorandum of understanding|letter of intent|contract\b(?! no| num| ref| id)|non-?disclosure|confidentiality|deed of|nda\b|satzung)(?!snummer|s?-?nr)/iu,
    strong: [
      /hereinafter|hereinafter referred|in witness whereof|whereas|by and between|the parties (?:hereto|agree|have agreed)|(?:this|the) agreement is (?:made|entered)/iu,
      /confidential information|governing law|shall (?:not )?be (?:construed|governed)|severab|entire agreement|force majeure/iu,
      /vertragspart(?:ei|ner)|(?:nachfolgend|nachstehend|im folgenden).{0,60}(?:genannt|[„"“])|salvatorische klausel|gerichtsstand ist|schriftformklausel|nebenabreden|änderungen und ergänzungen/iu,
      /(?:wird|werden) (?:folgender|nachstehender|folgende) \p{L}*(?:vertrag|vereinbarung)|zwischen\s[^.]{3,200}\sund\s[^.]{3,200}wird/iu,
      /(?:^|\n)\s*(?:§\s?[1-9]\d?\b.{0,60}|(?:article|clause|section|artikel)\s[1-9]\d?\b.{0,60}|[1-9]\d?\.\s{1,3}\p{Lu}\p{L}.{0,50})\n[^]*?(?:^|\n)\s*(?:§\s?[2-9]\b|(?:article|clause|section|artikel)\s[2-9]\b)/iu,
    ],
    weak: [
      /kündigungsfrist|laufzeit|notice period|\bterm\b/iu,
      /§\s?\d+\s+\p{Lu}/u,
      /\bagreement\b|\bvertrag\b/iu,
      /\bshall\b|verpflichtet sich/iu,
      /mieter|vermieter|arbeitnehmer|auftragnehmer|tenant|landlord|licensee|licensor|employer|contractor/iu,
    ],
    against: [
      /rechtsbehelf|einspruch|sehr geehrte|dear (?:sir|mr|ms|mrs)|kontoauszug|invoice (?:no|number|date)|rechnungs-?(?:nr|nummer)|(?:hiermit )?kündige/iu,
    ],
  },
  {
    type: 'balance-sheet',
    title:
      /(?<!\p{L})(?:(?:zwischen|schluss|eröffnungs|handels|steuer|konzern|abschluss)?-?bilanz(?!\p{L})|jahresabschluss|(?:consolidated )?balance sheet|(?:consolidated )?statement of financial position|bilan\b)/iu,
    strong: [
      /\baktiva\b|\bpassiva\b|\baktiven\b|\bpassiven\b/iu,
      /anlagevermögen|umlaufvermögen/iu,
      /total assets|shareholders['’]? (?:equity|funds)|total liabilities|net current assets|fixed assets|capital and reserves/iu,
      /eigenkapital.{0,400}(?:verbindlichkeiten|rückstellungen)/isu,
    ],
    weak: [
      /eigenkapital|equity/iu,
      /rückstellungen|provisions/iu,
      /verbindlichkeiten|liabilities|creditors/iu,
      /sachanlagen|finanzanlagen|vorräte|inventor(?:y|ies)|stocks|debtors|receivables/iu,
    ],
  },
  {
    type: 'tax-assessment-note',
    title:
      /(?<!\p{L})(?:bescheid\b.{0,30}(?:für|über|zur)|\p{L}*steuer-?\s?(?:änderungs|vorauszahlungs|jahres)?-?bescheid|vorauszahlungsbescheid|\p{L}*messbescheid|\p{L}*abgabenbescheid|\p{L}*gebührenbescheid|zinsbescheid|änderungsbescheid|(?:grundbesitz|kommunal)?abgaben(?:bescheid)|steuerfestsetzung|(?:notice of )?(?:\p{L}+ )?(?:tax )?assessment(?: notice| note)?|notice of (?:tax )?assessment|tax (?:calculation|demand|bill)|council tax|self assessment|(?:real estate|property|school|county|municipal|land) tax(?: statement| bill| notice)?|tax statement|notice of (?:tax|balance|amount|proposed|deficiency)\b.{0,30}|business rates(?: bill)?|(?:rates?|tax) demand(?: notice)?|(?:\p{L}+ tax|tax) calculation|(?:^|\s)bescheid$)/iu,
    strong: [
      /rechtsbehelfsbelehrung|einspruch\p{L}* (?:gegeben|einlegen|zulässig)|widerspruch\p{L}* (?:erhoben|einlegen)|right (?:to|of) (?:appeal|objection)/iu,
      /besteuerungsgrundlagen|vorbehalt der nachprüfung|zu versteuerndes einkommen|hebesatz|messbetrag|steuermessbetrag/iu,
      /festsetzung|festgesetzt|tax assessed|assessed (?:tax|income|as)|amount assessed/iu,
      /finanzamt|finanzkasse|steueramt|stadtkasse|revenue (?:service|& customs|and customs|office)|tax office|tax authority|hmrc|inland revenue|county treasurer|tax collector|revenue and duties|taxable value|tax liability|taxpayer id|credits applied|(?:bureau|department|division|office) of (?:the )?(?:revenue|taxation|finance)|rateable value|tax year|local authority|borough council/iu,
    ],
    weak: [
      /steuernummer|tax reference|taxpayer/iu,
      /kassenzeichen|steuerbescheid/iu,
      /vorauszahlung|prepayment|payments? on account/iu,
    ],
    against: [
      /\bsehr geehrte[^]{0,900}(?:mandant|unserer? kanzlei)|lohnsteuerbescheinigung|\b(?:angebot|rechnungs-?nr)/iu,
    ],
  },
  {
    type: 'timesheet',
    title:
      /(?<!\p{L})(?:stunden-?\s?(?:zettel|nachweis|aufstellung|erfassung|übersicht|liste|bericht|rapport)|tätigkeits-?\s?(?:nachweis|bericht)|arbeits-?\s?(?:zeit-?\s?(?:nachweis|erfassung|konto|blatt|übersicht|protokoll)|nachweis|bericht|rapport|zettel)|leistungsnachweis|zeit-?\s?(?:erfassung|nachweis)|wochen(?:bericht|zettel|nachweis)|tagesbericht|einsatznachweis|montagebericht|projekt-?zeiten|zeitaufstellung|arbeitszeitkonto|stundenabrechnung|clock report|(?:weekly |monthly )?time\s?(?:sheet|card|record|report)|record of hours|hours (?:report|worked report)|work (?:report|log)|regie(?:bericht|zettel)|rapport(?:zettel)?)(?!\p{L})/iu,
    strong: [
      /gesamtstunden|total hours|hours worked|geleistete stunden|arbeitsstunden|summe stunden|stunden gesamt|billable hours/iu,
      /\b(?:beginn|von|start|in|kommen)\b.{0,25}\b(?:ende|bis|end|finish|out|gehen)\b.{0,25}\b(?:pause|break|stunden|hours|std|dauer)\b/iu,
    ],
    weak: [
      /\bpause\b|\bbreak\b/iu,
      /arbeitszeit|start time|end time|beginn\b.*\bende\b|überstunden|overtime/iu,
      /mitarbeiter|employee|consultant|monteur/iu,
      /\bkw\s?\d{1,2}\b|week (?:ending|commencing)/iu,
    ],
    against: [/rechnungsbetrag|invoice (?:no|number)|gesamt-?brutto|net pay|lohnsteuer/iu],
  },
  {
    type: 'letter',
    title: /^(?:betreff|betr\.|subject|re)\s?:/iu,
    strong: [
      /sehr geehrte|(?:liebe|lieber|guten tag|hallo) (?:frau|herr|familie|\p{Lu})|dear (?:sir|madam|mr|ms|mrs|dr|all|customer|member|\p{Lu})|to whom it may concern/iu,
      /mit (?:freundlichen|freundlichem|besten|herzlichen) gr(?:ü|u)(?:ß|ss)(?:en)?|(?:freundliche|beste|viele|herzliche) grüße|yours (?:sincerely|faithfully|truly)|(?:kind|best|warm) regards|hochachtungsvoll|sincerely/iu,
    ],
    weak: [
      /\bbetreff\b|\bsubject:|\bre:/iu,
      /ihr(?:e)? (?:schreiben|zeichen|nachricht|anfrage|antrag|bewerbung)|your (?:letter|ref|reference|enquiry|application|request)/iu,
      /wir (?:freuen|bedauern|bestätigen|teilen|möchten|laden|bitten)|(?:we|i) (?:are writing|write|regret|are pleased|would like|refer to|hereby)|hiermit (?:kündige|teile|möchte|beantrage|widerspreche)|ich (?:bitte|kündige|widerspreche|beantrage)/iu,
    ],
    against: [
      /(?:mwst|ust|umsatzsteuer|vat|tax)\b.{0,20}\d\s?%|\d\s?%.{0,12}(?:mwst|ust|vat|tax)\b|zwischensumme|sub-?total|gesamtbetrag|rechnungsbetrag\s*:?\s*\d/iu,
      /(?:^|\n|\s{2})(?:rechnungs-?\s?(?:nummer|nr\.?)|invoice (?:no\.?|number))(?:\s{2}|\s?:|\n)/iu,
      /mahngebühr|zahlungserinnerung|\bmahnung\b|payment reminder|overdue|past due|keine zahlung|noch nicht (?:bezahlt|beglichen)|late fee/iu,
      /rechtsbehelfsbelehrung|lohnsteuer|\bISIN\b/iu,
      /vertragspart(?:ei|ner)e?n? (?:schließen|vereinbaren)|in witness whereof|hereinafter/iu,
    ],
  },
  {
    type: 'other',
    title:
      /(?<!\p{L})(?:angebot|offerte|kostenvoranschlag|kostenschätzung|auftrag(?![\p{Ll}-]*(?:s?nummer|s?nr|geber|nehmer))|auftragsbestätigung|bestellbestätigung|lieferschein|warenbegleitschein|liefernachweis|packzettel|rückschein|frachtbrief|(?:einkaufs)?bestellung|bestellschein|purchase order|(?:insertion |media |broadcast )?order(?=$|\s?:)|quotation|quote|estimate|proposal|delivery (?:note|docket)|dispatch note|order (?:response|change|confirmation|acknowledg\p{L}+)|sales order|work order|bill of lading|\p{L}*abrechnung\b.{0,12}(?:kauf|verkauf|wertpapier)|wertpapier(?:abrechnung|kauf|verkauf)?|(?:effekten|fonds|börsen|depot)-?abrechnung|dividend\p{L}*|ausschüttung\p{L}*|(?:erträgnis|ertrags|zins|dividenden)(?:abrechnung|gutschrift)|kapitalmaßnahme|vorabpauschale|w-?2\b|(?:form )?1099|transaktionsbeleg|packing (?:list|slip)|broadcast order|devis|bon de commande|preventivo|presupuesto|offerte|coupons?|(?:purchase|sell|trade|contract) confirmation|contract note|zertifikat|urkunde|bescheinigung|zeugnis|teilnahmebestätigung|certificate|protokoll|(?:meeting )?minutes|tagesordnung|agenda|preisliste|price list|datenblatt|data ?sheet|formular|antrag\b|application form|fragebogen|questionnaire|lebenslauf|curriculum vitae|résumé|gutachten|prüfbericht|test report|speisekarte|fahrplan|boarding pass|flyer|newsletter|handbuch|manual|vollmacht|power of attorney|versicherungsschein|policy schedule|merkblatt|anleitung)(?!\p{Ll})/iu,
    strong: [
      /\bISIN\b|wertpapierkennnummer|wertpapierbezeichnung|\bvalor\b/u,
      /kurswert|ausführungstag|handelsplatz|ausmachender betrag|börsenabrechnung|ex-?tag\b|zahlbarkeitstag|settlement date|we have (?:bought|sold)|securities for you|brokerage|stock exchange/iu,
      /wages, tips|social security wages|payer['’]s (?:tin|federal)/iu,
      /(?:angebots|auftrags|bestell|lieferschein)-?\s?(?:nr|nummer|datum)|(?:quote|quotation|order|delivery note) (?:no|number|date)|gültig bis|valid (?:until|for)|freibleibend|bieten wir ihnen|we (?:are pleased to )?(?:offer|quote)|liefertermin|delivery date/iu,
      /hiermit wird bescheinigt|wird hiermit bestätigt, dass|hat erfolgreich|this is to certify|hereby certif|teilgenommen|tagesordnungspunkt|\btop \d\b|anwesend:|attendees/iu,
    ],
    weak: [
      /depot/iu,
      /\bstück\b|\bshares\b|aktien|units held/iu,
      /lieferanschrift|ship to|deliver to|versandart|gewicht|liefermenge/iu,
    ],
    against: [/rechnungs-?(?:nr|nummer)|invoice (?:no|number|date)/iu],
  },
]
