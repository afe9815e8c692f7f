import { gatherWords, LANGUAGES } from '../../../languages/languages.ts'
import { ANY_LEGAL_FORM, hasLegalForm, withoutLegalForms } from '../../../domain/legal-forms.ts'
import { ignoreCase } from '../values/ignore-case.ts'
import { rememberTexts } from '../values/remember-texts.ts'
import { POSTAL_PLACE } from './postal-forms.ts'
import { REGION } from './regions.ts'

/** What kind of thing a short text is, by its form alone. */

const BUSINESS_WORD =
  /\b(?:restaurant|café|cafe|hotel|apotheke|bakery|bäckerei|supermarkt|markt|market|store|shop|bank|sparkasse|versicherung|stadtwerke|trading|enterprise|services?|solutions?|group|holding|consulting|agency|studio|university|stadt|gemeinde|finanzamt|hardware|stationery|pharmacy|clinic|industries|verlag|druckerei|autohaus|werkstatt|praxis)\b/iu
const STREET = new RegExp(
  String.raw`(?:str(?:aße|asse|\.)|straße|weg|platz|allee|gasse|ring|damm|ufer|chaussee|steig|hof)\s?\d+\s?[a-z]?(?:\s?[-–]\s?\d+)?\b|\b(?:rue|avenue|av\.|boulevard|bd|chemin|place|allée|impasse|route|via|viale|piazza|corso|calle|camino|plaza|avenida|straat|laan|jalan|jln|lorong|taman|bandar|kampung|kawasan|perindustrian|industrial (?:park|estate|area))\b|\b\d+[a-z]?,?\s+(?:[\p{L}\d.'-]+\s){0,3}(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|boulevard|blvd|way|court|ct|square|sq|place|pl|parkway|pkwy|highway|hwy|terrace)\b\.?|\bp\.?\s?o\.?\s?box\b|\bpostfach\b|^(?:am|an der|an den|im|in der|in den|auf der|auf dem|zum|zur|unter den|hinter|gewerbepark|industriepark|gewerbegebiet)\s(?:\p{Lu}[\p{L}-]+\s){1,3}\d{1,4}\s?[a-z]?$|^(?:of\s)?\d*\s?(?:unit|suite|flat|floor)\s\d+|\b(?:trading|business|retail|industrial) (?:estate|park)\b|^no\.?:?\s?\d|\b\d+(?:st|nd|rd|th) floor\b|\p{L}+(?:straat|weg|laan|plein|gracht|kade|singel|dijk)\s\d+|${gatherWords(({ street }) => street)}`,
  'iu',
)
const CONTACT = new RegExp(
  String.raw`@|\bwww\.|https?:|(?<!\p{L})(?:tel|telefon|phone|fax|telefax|e-?mail)(?!\p{L})|(?<!\p{L})(?:mobil|mobile|mail|web|internet|hotline)\s?[:.]|^(?:mobil|mobile|mail|web|internet|hotline)(?!\p{L})|\biban\b|\bbic\b|\bswift\b|\bust|\bvat\b|\btva\b|\bsiren\b|\bsiret\b|\bsteuer-?\s?(?:nr|nummer|id)|\bhrb\b|\bamtsgericht\b|\bgeschäftsführ|\bgst\b|\breg(?:istration)?\.? no|\bco\.? ?reg|${gatherWords(({ contact }) => contact)}`,
  'iu',
)
/** "Mobile Pflege GmbH", "Nordnetz Telefon AG": such a word is a part of the name. */
const OWN_WORD = new RegExp(
  String.raw`(?<!\p{L})(?:${ignoreCase('tel|telefon|phone|fax|mobil|mobile|e-?mail|mail|web|internet|hotline')})(?=(?:\s[\p{L}&][\p{L}&.-]*){0,3}\s(?:${ANY_LEGAL_FORM})(?!\p{L}))`,
  'gu',
)
const SALUTATION =
  /^(?:herrn?|frau|herrn? ?\/ ?frau|firma|fa\.|mr\.?|mrs\.?|ms\.?|an|to|dr\.?|familie|m\.|mme|monsieur|madame|sig\.?|attn?\.?:?|z\.\s?hd\.?.*|c\/o)$/iu
const TITLE =
  /\b(?:tax invoice|invoice|rechnung|faktura|facture|fattura|factura|factuur|gutschrift|credit note|receipt|quittung|beleg|kassenbon|mahnung|angebot|bestellung|order|quotation|lieferschein|statement|kontoauszug|cash bill|cash sale|simplified|copy|kopie|duplicate|original|seite|page|datum|date|welcome|willkommen|thank|danke|customer|kunde)\b/iu

const TITLES = new RegExp(TITLE, 'giu')

export const hasBusinessWord = (text: string): boolean => BUSINESS_WORD.test(text)
export const isStreet = rememberTexts((text): boolean => STREET.test(text))
export const isPostalPlace = rememberTexts((text): boolean => POSTAL_PLACE.test(text))
export const isContact = rememberTexts(
  (text): boolean => CONTACT.test(text) && CONTACT.test(text.replace(OWN_WORD, '')),
)
export const isSalutation = (text: string): boolean => SALUTATION.test(text.trim())
export const isTitle = (text: string): boolean => TITLE.test(text)

/** True when the text up to `end` is (part of) a place with its postal code: "New York, NY, 10001". */
export function isInPostalPlace(text: string, end: number): boolean {
  const match = POSTAL_PLACE.exec(text)
  return match !== null && match.index < end
}

const FIELD_WORD = new RegExp(
  String.raw`^(?:(?:globale |kunden|lief(?:eranten)?|rechnungs?|steuer|handelsregister|telefon|fax|gln|id)?[ -]?(?:nummer|nr|no|number|id|gln|datum|date)|name|anschrift|adresse|address|telefon|phone|e-?mail|ansprechpartner|kontakt|contact|abteilung|pos(?:ition)?|menge|beschreibung|bezeichnung|description|désignation|designation|quantité|descrizione|quantità|descripción|cantidad|omschrijving|aantal|qty|quantity|land|country|ort|plz|gtin|siret|siren|logo|von|an|from|to|de|bill|verkauft von|amount|betrag|items?|artikel|price|preis|cashier|kassierer(?:in)?|kasse|table|tisch|counter|station|accounts? (?:payable|receivable)|accounting(?: department)?|(?:kreditoren|debitoren|finanz)?buchhaltung|rechnungswesen|${gatherWords(({ noName }) => noName)})[.:]?$`,
  'iu',
)

/** "U.K.", "England": as papers write what has another name in lists of countries. */
const COUNTRY =
  /^(?:u\.?k\.?|england|scotland|wales|northern ireland|great britain|u\.?s\.?a?\.?|united states of america|holland|czech republic|(?:bundesrepublik|republic of|república) .+)$/iu
const COUNTRIES = listCountries()

/** The names of all countries in every language that papers are read in, in small letters. */
function listCountries(): ReadonlySet<string> {
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(65 + at))
  const codes = letters.flatMap((first) => letters.map((second) => first + second))
  return new Set(
    LANGUAGES.flatMap((language) => {
      const names = new Intl.DisplayNames(language.code, { type: 'region', fallback: 'none' })
      return codes.flatMap((code) => names.of(code)?.toLowerCase() ?? [])
    }),
  )
}

/** The name of a country alone. */
export const isCountry = rememberTexts((text): boolean => {
  const name = text.trim()
  return COUNTRIES.has(name.toLowerCase()) || COUNTRY.test(name)
})

/** What ends an address below its place: a state or county, a country, or both. */
export const endsAddress = rememberTexts((text): boolean =>
  text
    .replace(/[.,]\s*$/u, '')
    .split(',')
    .every((part) => isCountry(part) || REGION.test(part.trim())),
)

/** A state and a country. */
const MOST_ENDS = 2

/** Of the lines below a place those that its address goes on with. */
export function takeEnds<Line extends { readonly text: string }>(below: readonly Line[]): readonly Line[] {
  const near = below.slice(0, MOST_ENDS)
  const other = near.findIndex(({ text }) => !endsAddress(text))
  return other < 0 ? near : near.slice(0, other)
}

/** "S/O NUMBER", "Company No.", "Rechnungs-Nr.": what announces a number. */
const NUMBER_LABEL = /(?:^|[\s.-])(?:no|nr|number|nummer|numéro|número|numero)[.:]?$/iu

const DAY = /^\p{L}{3,10}\.?\s\d{1,2}$/u

/** A word that names a field ("Nummer", "Anschrift"), a country or a day ("March 17"), and so no party. */
const isFieldWord = (text: string): boolean =>
  FIELD_WORD.test(text.trim()) || NUMBER_LABEL.test(text.trim()) || isCountry(text) || DAY.test(text.trim())

/** "GmbH", "Co. (M) Sdn Bhd": the end of a name whose beginning stands on the line above. */
export function isLegalFormAlone(text: string): boolean {
  if (!hasLegalForm(text)) return false
  const rest = withoutLegalForms(text)
  return rest.replace(/[^\p{L}\p{N}]/gu, '').length < 2
}

/** "TAX INVOICE", "Cash Receipt": a document's title and nothing else. */
function isOnlyTitle(text: string): boolean {
  const rest = text.replaceAll(TITLES, '').replace(/\b(?:cash|tax|sales?|counter|simplified|no|of)\b|[^\p{L}]/giu, '')
  return rest.length < 3
}

/** One word in capitals that opens a section ("RECITALS", "REFERENCIA"). */
function readsAsHeading(text: string): boolean {
  return /^(?:recitals|referencia|reference|referenz|description|notes?|summary|details|total|subtotal|agreement|whereas)$/iu.test(
    text.trim(),
  )
}

/** A name has letters, is short, and is no sentence, address, contact detail or number. */
export const canBeName = rememberTexts((text): boolean => {
  const letters = text.replace(/[^\p{L}]/gu, '').length
  // "(Not to be used for payment)" explains the heading above it.
  if (/^\(.*\)$/.test(text.trim())) return false
  if (
    isFieldWord(text) ||
    isLegalFormAlone(text) ||
    /^\S+\.\p{L}{2,}$/u.test(text) ||
    /^\p{L}[\p{L}.]*\s?:/u.test(text) ||
    /\d{1,2}[./-]\d{1,2}[./-]\d{2}/.test(text)
  )
    return false
  if (readsAsHeading(text) || isOnlyTitle(text) || /\d[.,]\d{2}(?!\d)/.test(text)) return false
  if (letters < 3 || text.length > 70 || letters < text.replace(/\s/g, '').length * 0.55) return false
  if (text.split(/\s+/).length > 9 || /[?!]$|:$|^[-•*]/.test(text)) return false
  return !isContact(text) && !(isStreet(text) && !hasLegalForm(text)) && !(isPostalPlace(text) && !hasLegalForm(text))
})
