/** ISO 639-1 codes of the languages that Docket reads. */
export type Language = 'de' | 'en' | 'fr' | 'it' | 'es' | 'nl'

const WORDS: Readonly<Record<Language, RegExp>> = {
  de: /\b(?:und|der|die|das|den|dem|mit|für|von|zum|zur|ist|nicht|bitte|ihre|wir|rechnung|betrag|datum|summe|mwst|ust|steuer|menge|straße|kunde|seite|gesamt|netto|brutto|bezeichnung|einzelpreis|zahlung|vielen|dank|nummer|kontoauszug|kontostand|gutschrift|lastschrift|aktiva|passiva|bilanz|anlagevermögen|stunden|mitarbeiter|zeitraum|saldo|lohnsteuer|bescheid|geburtsdatum|eintritt|abrechnung|pause|tätigkeit|bescheinigung|hat|wird|auf|bei|über|vom|bis|per|aktiven|passiven|eigenkapital|fremdkapital|umlaufvermögen|verbindlichkeiten|forderungen|kommen|gehen|arbeitszeit|monat|woche|tag|montag|dienstag|mittwoch|donnerstag|freitag|samstag|personalnummer|lohn|gehalt|auszahlung|steuern)\b/giu,
  en: /\b(?:and|the|of|to|for|with|is|not|please|your|our|invoice|amount|date|total|tax|quantity|street|customer|page|description|unit|price|payment|thank|you|due|number|cash|change|receipt|by|this|statement|balance|employee|period|hours|week|account|assets|liabilities|net|gross|pay|tax|year|activity|project|approved|agreement|shall|on|in|at|as)\b/giu,
  fr: /\b(?:et|le|la|les|des|du|de|pour|avec|est|votre|notre|facture|montant|date|quantité|rue|client|désignation|prix|paiement|tva|échéance|règlement|numéro)\b/giu,
  it: /\b(?:e|il|la|di|del|della|per|con|fattura|importo|data|totale|quantità|via|cliente|descrizione|prezzo|pagamento|iva|imponibile)\b/giu,
  es: /\b(?:y|el|la|los|de|del|para|con|factura|importe|fecha|total|cantidad|calle|cliente|descripción|precio|pago|iva|vencimiento)\b/giu,
  nl: /\b(?:en|de|het|van|voor|met|factuur|bedrag|datum|totaal|aantal|straat|klant|omschrijving|prijs|betaling|btw|uw|onze|wij)\b/giu,
}

/** "Di 03.06." is a Tuesday, no Italian. */
const WEEKDAYS = /\b(?:Mo|Di|Mi|Do|Fr|Sa|So)[.,]?(?=\s\d)/g

/** The language with most of its small words in the text; null when there are too few to say. */
export function detectLanguage(text: string): Language | null {
  const sample = text.slice(0, 20_000).replace(WEEKDAYS, 'montag')
  const counts = (Object.keys(WORDS) as Language[])
    .map((language) => ({ language, count: sample.match(WORDS[language])?.length ?? 0 }))
    .toSorted((a, b) => b.count - a.count)
  const best = counts[0]!
  const second = counts[1]!
  return best.count >= 4 || (best.count >= 2 && best.count >= 2 * second.count) ? best.language : null
}
