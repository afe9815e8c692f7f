import { hasLegalForm } from '../../../../domain/legal-forms.ts'

/** How titles of every kind of paper end; shops and firms have names of many other words. */
const COMMON_TITLE =
  /(?:nachweis|zettel|bericht|vertrag|vereinbarung|bilanz|bescheid|abrechnung|auszug|mahnung|erinnerung|schein|zeiterfassung|rapport|agreement|contract|lease|sheets?|record|payslip|statement|notice|reminder|certificate|minutes|assessment|calculation|period|order|quotation)$/iu
/** Titles of papers, which stand where a letterhead stands. */
const TITLE =
  /(?:nachweis|zettel|bericht|rapport|journal|vertrag|vereinbarung|bilanz|bescheid|abrechnung|auszug|mahnung|erinnerung|schein|(?:zeit)?erfassung|erfassungsbogen|stundenbogen|konto|übersicht|auswertung|analyse|vergleich|prüfung|vermögenslage|aufzeichnung(?:en)?|liste|tabelle|mitteilung|bescheinigung|aufstellung|steuerrechnung|agreement|contract|lease|sheets?|cards?|logs?|registers?|diary|hours|record|report|payslip|slip|stub|advice|statement|notice|reminder|certificate|minutes|assessment|calculation|period|order|quotation|claim|bill|summary)$/iu
const TITLE_START =
  /^(?:(?:consolidated|group|company|abbreviated|unaudited|interim) )*(?:statements? of|balance sheet|(?:schluss|zwischen|konzern|jahres|handels|steuer)?bilanz\b|notice of|record of|report of|calculation of|nachweis|abrechnung|aufstellung|übersicht|dokumentation|bescheid|(?:in |as )?at \d|(?:in|alle beträge|angaben|beträge|werte) |t?eur\b|aktiva|passiva|assets|liabilities|paid (?:on|by|to)\b|period \d|zeitraum\b)/iu
/** What stands behind a title: its month, day, number or person. */
const BEHIND_TITLE =
  /(?:[\s,:–-]+(?:für|for|vom|von|zum|per|im|of|as|at|nr\.?|no\.?|monat|week|kw|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|january|february|march|may|june|july|october|december|[\d#][\d./-]*)(?![\p{L}]).*)$/iu

/** Headings of columns and sides. */
const HEADING =
  /^(?:aktiv(?:a|en|seite)|passiv(?:a|en|seite)|vorjahr|geschäftsjahr|berichtsjahr|lfd\. jahr|anhang|notes?|prior year|current year|assets|liabilities|equity|start|end|finish|begin|beginn|ende|kommen|gehen|in|out|(?:unpaid |paid |lunch |meal )?breaks?|pausen?|date|datum|(?:wochen|kalender|arbeits)?tag|day|week|woche|hours|hrs|stunden|std\.?|total|summe|gesamt|(?:clock|time) (?:in|out)|(?:start|end|finish) (?:time|date)|position|posten|betrag|amount|rate|satz|menge|anzahl|units|qty|faktor|bezeichnung|beschreibung|description|lohnart|earnings|payments|deductions|bezüge|abzüge|brutto|netto|gross|net|employer|employee|worker|arbeitgeber|arbeitnehmer|mitarbeiter|this period|year to date|current|ytd|einheit|konto|objekt|projekt|project|kunde|client|activity|tätigkeit|bemerkung(?:en)?|remarks|comments?|steuer|tax|abgabe|jahr|year|rate|instal?ments?|fällig(?:keit)?|due|persönlich.{0,3}(?:vertraulich)?|vertraulich|(?:private|strictly)?.{0,5}confidential|personal)[.:]?$/iu

/** "Entgeltnachweis Mai 2024", "Statement of financial position": a paper's title and no party's name. */
export function isPaperTitle(text: string): boolean {
  if (hasLegalForm(text)) return false
  return TITLE.test(text.replace(BEHIND_TITLE, '').trim()) || TITLE_START.test(text)
}

/** "Aktiva", "Unpaid break": what stands over a column or a side. */
export function isHeading(text: string): boolean {
  return HEADING.test(text.trim())
}

/** A title that no issuer of invoices is called by. */
export function isCommonTitle(text: string): boolean {
  return COMMON_TITLE.test(text) && !hasLegalForm(text)
}
