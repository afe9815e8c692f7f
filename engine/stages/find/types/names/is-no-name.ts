/** How a text is opened and closed, where a letter goes on in two lines. */
const SALUTATION =
  /^(?:sehr geehrte|liebe[rs]?\s|hallo\b|guten (?:tag|morgen)|grüezi|werte[rs]?\s|dear\b|to whom it|hello\b|good (?:morning|afternoon))/iu
const CLOSING =
  /^(?:mit \p{L}+ gr[üu](?:ß|ss)|(?:freundliche|beste|viele|liebe|herzliche) gr[üu](?:ß|ss)|hochachtungsvoll|yours\s|(?:kind|best|warm|warmest|with kind|with best) (?:regards|wishes)|sincerely|respectfully|very truly|i\. ?[av]\.|p\.?p\.?a\.)/iu
/** "Bestellt am: 3. Mai", "Name und Anschrift", "Datum der Lieferung": what announces a value. */
const LABEL =
  /^[\p{L} .-]{2,40}:(?:\s|$)|^(?:betrag|tag|name|datum|ort|anzahl|höhe|art|zahl|summe|nummer|amount|number|date|place) (?:der|des|und|of|and)\b|^(?:ort|place),? (?:datum|date)|unterschrift|signature/iu
/** Days, hours, editions, spans. */
const TIME =
  /\d{1,2}\.? \p{L}{3,9} \d{4}|^(?:ab|um|am|im|vom|bis|from|until|at|on|by|via)\s|\bgeb\.|^(?:stand|ausgabe|issue|volume|version|page|seite)\b|^(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/iu
const GREETING = /willkommen|welcome|herzlich|thank you|vielen dank|einladung|invitation/iu
/** Capitals and small letters mixed as in a sentence or a clause. */
const SENTENCE =
  /^\p{Ll}+\s\p{Ll}+\s|\s(?:ist|sind|wird|werden|wurde|hat|haben|is|are|was|were|will|has|have|der|die|das)\s\p{Ll}/u
const FORMS = [SALUTATION, CLOSING, LABEL, TIME, GREETING, SENTENCE]

/** What papers print where names stand: greetings, days, what is to be signed, sentences. */
export function isNoName(text: string): boolean {
  return FORMS.some((form) => form.test(text))
}
