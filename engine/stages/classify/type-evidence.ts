import type { DocumentType } from '../../domain/document.ts'

/** Words by which a type announces itself in a short line near the top, and words that go with it anywhere. */
export const TYPE_EVIDENCE: readonly {
  readonly type: DocumentType
  readonly titles: RegExp
  readonly words: RegExp
}[] = [
  {
    type: 'invoice',
    titles:
      /\b(?:\w*rechnung|invoice|facture|fattura|factura|factuur|receipt|quittung|kassenbon|bill|cash sale|proforma)\b|rechnungs-?\s?(?:nr|nummer|datum)/iu,
    words:
      /rechnungs(?:betrag|datum|nummer)|invoice (?:no|number|date|total)|\b(?:mwst|ust|vat|gst|tva|iva|sst)\b|amount due|grand total|gesamtbetrag|zahlbar|subtotal|zwischensumme|cash|change|total ttc|\btotal\b/iu,
  },
  {
    type: 'credit-note',
    titles:
      /\b(?:gutschrift|rechnungskorrektur|stornorechnung|korrekturrechnung|credit note|credit memo|avoir|nota di credito|nota de crédito|creditnota)\b/iu,
    words: /gutschrifts(?:nummer|datum|betrag)|wir schreiben ihnen gut|credit note (?:no|number|date)/iu,
  },
  {
    type: 'reminder',
    titles:
      /\b(?:\d\.\s?)?(?:mahnung|zahlungserinnerung|letzte mahnung|payment reminder|overdue notice|final notice|reminder)\b/iu,
    words: /mahngebühr|mahnstufe|verzugszins|überfällig|noch nicht beglichen|overdue|late fee/iu,
  },
  {
    type: 'salary-statement',
    titles:
      /\b(?:(?:lohn|gehalts|entgelt|bezüge)\w*abrechnung|verdienstabrechnung|entgeltnachweis|brutto-?\s?netto-?\s?bezüge|pay\s?slip|earnings statement|wage slip|salary slip)\b/iu,
    words:
      /lohnsteuer|solidaritätszuschlag|sozialversicherung|steuerklasse|gesamtbrutto|auszahlungsbetrag|krankenversicherung|rentenversicherung|net pay|gross pay|national insurance/iu,
  },
  {
    type: 'bank-statement',
    titles:
      /\b(?:konto\s?auszug|depotauszug|girokonto|account statement|bank statement|statement of account|relevé de compte|finanzstatus|umsatzübersicht|rekeningafschrift)\b/iu,
    words:
      /alter (?:konto)?saldo|neuer (?:konto)?saldo|buchungstag|wertstellung|anfangssaldo|endsaldo|opening balance|closing balance|valuta|kontostand|saldovortrag/iu,
  },
  {
    type: 'contract',
    titles: /\b(?:\w*vertrag|vereinbarung|agreement|contract|non-?disclosure|confidentiality)\b/iu,
    words:
      /vertragspart|kündigungsfrist|§\s?\d+\s+(?:vertrags|kündigung|laufzeit|haftung)|hereinafter|whereas|in witness whereof|governing law|the parties|confidential information|shall not|gerichtsstand/iu,
  },
  {
    type: 'balance-sheet',
    titles: /\b(?:bilanz|jahresabschluss|balance sheet|statement of financial position|zwischenbilanz)\b/iu,
    words:
      /\baktiva\b|\bpassiva\b|anlagevermögen|umlaufvermögen|eigenkapital|rückstellungen|verbindlichkeiten|total assets|shareholders'? equity|current liabilities/iu,
  },
  {
    type: 'tax-assessment-note',
    titles:
      /\b(?:bescheid (?:für|über)|steuerbescheid|\w+steuerbescheid|vorauszahlungsbescheid|gewerbesteuermessbetrag|tax assessment|notice of assessment)\b/iu,
    words:
      /festsetzung|festgesetzt|einspruch|rechtsbehelfsbelehrung|vorbehalt der nachprüfung|finanzamt|besteuerungsgrundlagen/iu,
  },
  {
    type: 'timesheet',
    titles:
      /\b(?:stundenzettel|stundennachweis|tätigkeitsnachweis|arbeitszeitnachweis|leistungsnachweis|zeiterfassung|time\s?sheet|arbeitsbericht|work report)\b/iu,
    words: /arbeitszeit|pause|gesamtstunden|total hours|hours worked|geleistete stunden|beginn\s+ende/iu,
  },
  {
    type: 'letter',
    titles: /\b(?:betreff|betr\.|subject|re):/iu,
    words:
      /sehr geehrte|dear (?:sir|madam|mr|ms|mrs|dr)|mit freundlichen grüßen|yours (?:sincerely|faithfully)|kind regards/iu,
  },
  {
    type: 'other',
    titles:
      /\b(?:angebot|auftragsbestätigung|lieferschein|bestellung|purchase order|quotation|quote|delivery note|order (?:response|change|confirmation)?|wertpapierabrechnung|wertpapier|kauf|verkauf|dividende|ertragsgutschrift|w-?2|1099|form|packing list|broadcast order|devis|bon de commande)\b/iu,
    words: /\bISIN\b|wertpapierkenn|\bWKN\b|kurswert|ausführungstag|depotnummer|social security number/iu,
  },
]
