import type { DocumentType } from '../../domain/document.ts'

/** Words by which a type is told: its title, expressions only it uses, and expressions that go with it. */
export interface TypeEvidence {
  readonly type: DocumentType
  readonly title: RegExp
  readonly strong: readonly RegExp[]
  readonly weak: readonly RegExp[]
}

export const TYPE_EVIDENCE: readonly TypeEvidence[] = [
  {
    type: 'invoice',
    title:
      /\b(?:(?!(?:lohn|gehalts?|entgelt|bezüg|verdienst|wertpapier|wertschriften|börsen|depot|dividenden)\p{L}*abrechnung)\p{L}*rechnung(?!s)|tax invoice|invoice|facture|fattura|factura|factuur|receipt|quittung|kassenbon|kassenbeleg|bill|cash sales?|pro ?forma)\b/iu,
    strong: [
      /rechnungs-?\s?(?:nr|nummer|no\b|betrag|datum)|rechnung\s+(?:nr|#)/iu,
      /invoice\s?(?:no|number|nr|#|id|date|total)|inv\.?\s?no/iu,
      /n[°º]\s?(?:de )?facture|num[ée]ro de facture|date de (?:la )?facture|factuurnummer|numero fattura|n[úu]mero de factura/iu,
      /\b(?:gst|sst)\b.{0,40}\b(?:rm|summary|incl|total|id|reg)/iu,
      /in rechnung(?!en)|(?:berechnen|fakturieren) (?:wir|ich)|we (?:invoice|charge|bill)|nous (?:vous )?facturons/iu,
      /bon-?\s?nr|kassenbon|\bkasse\s?:?\s?\d|girocard|kartenzahlung|ihren einkauf|es bediente sie|\btse\b/iu,
      /\bcashier\b|goods sold|thank you.{0,25}(?:shopping|visit|come again)|change due|cash tendered/iu,
      /leistungsempfänger|netto\s?preis|einzelpreis|stückpreis|unit price|prix unitaire/iu,
    ],
    weak: [
      /\b(?:mwst|ust|ustg|umsatzsteuer|vat|gst|tva|iva|btw|sst)\b/iu,
      /\b(?:grand |sub ?)?total\b|gesamtbetrag|rechnungsbetrag|zwischensumme|endbetrag|summe/iu,
      /\b(?:cash|change|bar|gegeben|rückgeld|visa|mastercard|ec-?karte)\b/iu,
      /amount due|balance due|due date|zahlbar|fällig|zahlungsziel|échéance|bill to|payment terms/iu,
      /\bqty\b|quantity|menge|anzahl|quantité/iu,
    ],
  },
  {
    type: 'credit-note',
    title:
      /\b(?:gutschrift|rechnungskorrektur|stornorechnung|korrekturrechnung|credit (?:note|memo)|avoir|nota di credito|nota de cr[ée]dito|creditnota)\b(?!-|\s+in\b)/iu,
    strong: [/gutschrift(?:s-?\s?)?(?:nr|nummer|datum|betrag)/iu, /credit (?:note|memo)\s?(?:no|number|nr|date|#)/iu],
    weak: [
      /wir schreiben ihnen|gutgeschrieben|refund|erstattung/iu,
      /\b(?:mwst|ust|vat|tva)\b/iu,
      /einzelpreis|unit price|menge|quantity/iu,
    ],
  },
  {
    type: 'reminder',
    title:
      /\b(?:\d\.\s?)?(?:mahnung|zahlungserinnerung|letzte mahnung|payment reminder|overdue notice|final notice|reminder)\b(?!:)/iu,
    strong: [
      /mahngebühr|mahnstufe|verzugszins|letztmalig/iu,
      /noch nicht beglichen|zahlungsrückstand|überfällig|overdue (?:invoice|amount|balance)/iu,
    ],
    weak: [/offene[rn]? (?:betrag|posten|rechnung)|open (?:amount|invoices)|late fee|\bfällig\b/iu],
  },
  {
    type: 'salary-statement',
    title:
      /\b(?:(?:lohn|gehalts|entgelt|bezüge|verdienst)\p{L}*(?:abrechnung|nachweis|bescheinigung)|brutto-?\s?\/?\s?netto-?\s?(?:bezüge|abrechnung)\p{L}*|pay\s?slip|payroll|earnings statement|(?:wage|salary) (?:slip|statement)|abrechnung der brutto)/iu,
    strong: [
      /lohnsteuer|solidaritätszuschlag|steuerklasse|st\.?-?kl\b/iu,
      /gesamt-?brutto|auszahlungsbetrag|steuer-?brutto|sv-?brutto/iu,
      /\bnet pay\b|\bgross pay\b|national insurance|paye\b|year to date|\bytd\b/iu,
    ],
    weak: [
      /krankenversicherung|rentenversicherung|pflegeversicherung/iu,
      /personal-?(?:nr|nummer)|employee (?:no|id|number)/iu,
      /eintritt|geburtsdatum/iu,
    ],
  },
  {
    type: 'bank-statement',
    title:
      /(?:\p{L}*konto-?\s?auszug|depotauszug|kontoübersicht|(?:account|bank|card|activity|transaction|portfolio|brokerage|credit card) (?:statement|history|report)|statement of account|statement (?:period|date)|monthly statement|relevé de compte|finanzstatus|umsatz(?:übersicht|anzeige|liste)|transaktions(?:bericht|übersicht)|rekeningafschrift|estratto conto|extracto)/iu,
    strong: [
      /(?:alter|neuer|anfangs|end|schluss)\s?-?(?:konto)?(?:saldo|stand)|saldovortrag|saldo (?:letzte|per|zum|vom)|kontostand (?:am|vom|per)/iu,
      /(?:opening|closing|beginning|ending|previous|starting) (?:account )?(?:balance|value)/iu,
      /buchungstag|bu\.?-?\s?tag|wertstellung|buchungsdatum|karteninhaber|kreditkartenabrechnung|abrechnung vom .{6,12} bis/iu,
      /account statement|statement period|minimum (?:due|payment)|credit limit|asset allocation|total portfolio/iu,
    ],
    weak: [
      /\bvaluta\b|\bwert\b/iu,
      /lastschrift|dauerauftrag|überweisung/iu,
      /deposits|withdrawals/iu,
      /\bsaldo\b|\bbalance\b/iu,
      /\bhaben\b|\bsoll\b/iu,
    ],
  },
  {
    type: 'contract',
    title:
      /\b(?:\p{L}*vertrag(?!s)|vereinbarung|[\p{L}-]+ agreement|agreement|contract\b(?! no| num)|non-?disclosure|confidentiality)/iu,
    strong: [
      /hereinafter|in witness whereof|whereas|by and between|the parties (?:hereto|agree)/iu,
      /confidential information|governing law|shall (?:not )?be (?:construed|governed)|severab/iu,
      /vertragspart(?:ei|ner)|(?:nachfolgend|im folgenden).{0,30}genannt|salvatorische klausel|gerichtsstand ist|schriftformklausel/iu,
    ],
    weak: [/kündigungsfrist|laufzeit/iu, /§\s?\d+\s+\p{Lu}/u, /\bagreement\b/iu, /\bshall\b/iu],
  },
  {
    type: 'balance-sheet',
    title:
      /\b(?:(?:zwischen|schluss|eröffnungs|handels|steuer)?bilanz|jahresabschluss|balance sheet|statement of financial position)\b/iu,
    strong: [
      /\baktiva\b|\bpassiva\b/iu,
      /anlagevermögen|umlaufvermögen/iu,
      /total assets|shareholders['’]? equity|total liabilities/iu,
    ],
    weak: [/eigenkapital|equity/iu, /rückstellungen|provisions/iu, /verbindlichkeiten|liabilities/iu],
  },
  {
    type: 'tax-assessment-note',
    title:
      /\b(?:bescheid\b.{0,20}(?:für|über)|\p{L}*steuerbescheid|vorauszahlungsbescheid|\p{L}*messbescheid|\p{L}*abgabenbescheid|(?:tax|notice of) assessment)/iu,
    strong: [
      /rechtsbehelfsbelehrung|einspruch/iu,
      /besteuerungsgrundlagen|vorbehalt der nachprüfung/iu,
      /festsetzung|festgesetzt/iu,
    ],
    weak: [/finanzamt|revenue service|tax office/iu, /kassenzeichen|steuernummer/iu],
  },
  {
    type: 'timesheet',
    title:
      /\b(?:stundenzettel|stundennachweis|tätigkeitsnachweis|arbeitszeitnachweis|leistungsnachweis|zeiterfassung|time\s?sheet|arbeitsbericht|work report|regiebericht|rapport)/iu,
    strong: [/gesamtstunden|total hours|hours worked|geleistete stunden|arbeitsstunden/iu],
    weak: [/\bpause\b|\bbreak\b/iu, /arbeitszeit|start time|end time|beginn\b.*\bende\b/iu, /mitarbeiter|employee/iu],
  },
  {
    type: 'letter',
    title: /^(?:betreff|betr\.|subject|re)\s?:/iu,
    strong: [/sehr geehrte|dear (?:sir|madam|mr|ms|mrs|dr)\b/iu],
    weak: [/mit freundlichen grüßen|yours (?:sincerely|faithfully)|kind regards|hochachtungsvoll/iu],
  },
  {
    type: 'other',
    title:
      /\b(?:angebot|auftragsbestätigung|lieferschein|bestellung|purchase order|quotation|quote|delivery note|order (?:response|change|confirmation)|sales order|\p{L}*abrechnung\b.{0,12}(?:kauf|verkauf|wertpapier)|wertpapier(?:abrechnung|kauf|verkauf)?|dividend\p{L}*|ertrags(?:abrechnung|gutschrift)|vorabpauschale|w-?2\b|(?:form )?1099|transaktionsbeleg|packing list|broadcast order|devis|bon de commande|coupons?|(?:purchase|sell) confirmation)/iu,
    strong: [
      /\bISIN\b|wertpapierkennnummer|wertpapierbezeichnung|\bvalor\b/u,
      /kurswert|ausführungstag|handelsplatz|ausmachender betrag|börsenabrechnung|ex-?tag\b|zahlbarkeitstag|settlement date|we have (?:bought|sold)|securities for you/iu,
      /wages, tips|social security wages|payer['’]s (?:tin|federal)/iu,
    ],
    weak: [/depot/iu, /\bstück\b|\bshares\b|aktien/iu],
  },
]
