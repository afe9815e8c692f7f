import { scalarOf, type Candidate } from '../../domain/field.ts'
import { hasLegalForm, legalFormEnd, withoutLegalForms } from '../../domain/legal-forms.ts'
import { reduce } from '../../domain/names.ts'
import type { Language } from '../../languages/language.ts'
import { LANGUAGES } from '../../languages/languages.ts'

/** "Luvio ist eine Marke der Luvio Energie GmbH", in seven languages: who stands behind the brand is the party, the brand where the line ends before it. */
const BRAND_OF =
  /^(?<brand>.{2,60}?)\s(?:ist eine? (?:marke|handelsname|unternehmen|produkt)\s(?:der|von|des)|is an? (?:trading (?:name|style)|brand|trade ?mark|division)\sof|(?:is )?a division of|est une? (?:marque|enseigne)\sd[eu]|est (?:la marque|l.enseigne)\sd[eu]|è un marchio d(?:i|ella?)|es una marca de|é uma marca d[aeo]|is een (?:merk|handelsnaam)\svan)(?:\s+(?<owner>.{3,}))?$/iu
/** "... sind entschädigungsfähig. Miller SE": a sentence ends in a word too long for an abbreviation, or has two in small letters before it; "der landwirtschaftl. Betriebe" is a name. */
const SENTENCE =
  /^.*\s(?:\p{Ll}{15,}|(?<=(?:^|\s)(?:\p{Ll}{4,}\s\p{Ll}+|\p{Ll}+\s\p{Ll}{4,})\s(?:.*\s)?)\p{Ll}{7,})(?<!chn|[bcdfghkmnpstz]l)\.\s+(?=\p{Lu})/u
const NOTICE = /^(?:copyright|©|\(c\))[\s©\d–-]*\s/iu

/** "Customer Miller Ltd" */
const ROLE = new RegExp(String.raw`^(?:${gather('roles')})\s?:?\s(?=\S{2})`, 'iu')
/** "to Miller Ltd": in small letters, for "To Be Ltd" is a name. */
const SMALL = new RegExp(String.raw`^(?:${gather('small')})\s(?=\p{Lu}\p{L})`, 'u')
/** "000117 Miller Ltd": programs number firms with leading noughts, firms do not bear them. */
const FIRM_NUMBER = /^0\d{2,7}\s+(?:[–-]\s+)?(?=\p{Lu})/u
/** "SAS Miller au capital de 80 000 €" */
const CAPITAL = /[\s,–-]+(?:au capital|con capital|capitale sociale|com capital)\s.*$/iu
/** "Maison Delbreil, SAS": a French form in apposition, from "SAS au capital de", is none of the name; "Lacticínios da Serra, SA" is one. */
const APPOSED_FORM = /,\s(?:SASU?|SARL|EURL)$|\s[–-]\s(?:SA|SASU?|SARL|EURL|SNC|SCA)$/u
/** "Miller AG, 7208 Malans" */
const TOWN = /,\s(?:[A-Z]{1,2}-)?\d{4,5}\s\p{Lu}[^,]*$/u

/** The name of a party without what else stands in the same words: its role, its logo, whose brand it is, its number and town, a copyright. */
export function cutName(name: string): string {
  const { owner, brand } = BRAND_OF.exec(name)?.groups ?? {}
  const bare = cutRole(owner ?? brand ?? name)
    .replace(SENTENCE, '')
    .replace(NOTICE, '')
    .replace(FIRM_NUMBER, '')
    .replace(TOWN, '')
    .replace(CAPITAL, '')
    .replace(APPOSED_FORM, '')
  return cutBehindForm(cutLogo(bare)).trim()
}

function cutRole(name: string): string {
  const after = name.replace(SMALL, '').replace(ROLE, '')
  // "Name GmbH" is a name.
  return /^\p{Lu}/u.test(after) && withoutLegalForms(after).trim() !== '' ? after : name
}

/** "Miller Ltd 201801044719", "Miller AB +46 40 555": behind its legal form a name does not go on with long figures, but for those in brackets. */
function cutBehindForm(name: string): string {
  const end = legalFormEnd(name)
  return end > 0 && /^[\s.,]+(?:[^\s(].*\d{4}|\d{4}|(?:\(?\+|00)\d{2})/u.test(name.slice(end))
    ? name.slice(0, end)
    : name
}

/** "STONESETT Stonesett Paving": a name that begins anew has begun with its logo. */
function cutLogo(name: string): string {
  const words = name.split(' ')
  const logo = reduce(words[0]!)
  if (logo.length < 4) return name
  const again = words.findIndex((word, at) => at > 0 && reduce(word) === logo)
  if (again < 0 || words[0] === words[again]) return name
  // "SARL Bouleronne": a legal form may stand first.
  const from = again > 1 && hasLegalForm(`${words[again - 1]} ${words[again]}`) ? again - 1 : again
  return words.slice(from).join(' ')
}

function gather(kind: keyof Language['beforeNames']): string {
  return LANGUAGES.map(({ beforeNames }) => beforeNames[kind]).join('|')
}

/** Names as parties bear them. */
export function cutNames(names: readonly Candidate[]): readonly Candidate[] {
  return names.map((name) => {
    const value = cutName(scalarOf(name))
    return value === name.value ? name : { ...name, value }
  })
}
