import { ANY_LEGAL_FORM, hasLegalForm } from '../../../../domain/legal-forms.ts'
import { fold } from '../../fold-text.ts'
import { isLegalFormAlone, isPostalPlace } from '../../parties/recognize-line.ts'
import { NAME_FIELD, PLACE_FIELD } from './field-labels.ts'
import { isRole } from './role-words.ts'

/** Words before a party's name. */
const START =
  /^(?:.*?\b(?:To|An)\s*:\s*,?|.*?\b(?:between|zwischen|among|entre)\b\s*:?|.*?\b(?:entered into|made|concluded|executed|geschlossen)\b[^:;]{0,60}?\b(?:by|von)\b(?: and (?:between|among)\b)?|\s*[–—-]*\s*(?:and|und|et|sowie)\b\s*[–—-]*|\s*\(?[1-4a-d][.)]|.*?\b(?:Vertrags(?:partner|parteien)|Parteien|parties)\b[^.:]{0,50}?\b(?:sind|are)\b\s*:?|.*\bPARTIES\b)?\s*(?:\(?[1-4a-d][.)])?\s*(?:(?:der|dem|die)\s)?\s*(?:Firma\s)?(?:(?:Herrn?(?:\/Frau)?|Frau|Mr|Mrs|Ms)\b\.?)?\s*/isu
/** Words between a name and its address. */
const ADDRESS =
  /(?:,|\s)\s*(?:(?:with|whose|having|maintaining|of which the|and having)\s+(?:(?:a|its|the|an|their|his|her)\s+)?(?:(?:principal|registered|main|head|business|mailing|postal|usual|chief|executive)\s+)*(?:offices?|places? of (?:business|residence)|seat|address|headquarters)(?:\s+is)?(?:\s+(?:situated|located|situate))?\s*(?:at|in|of|is)?|(?:located|residing|resident|situated|domiciled|established|based) (?:at|in)|wohnhaft(?: bzw\. ansässig)?(?: in)?|ansässig(?: in)?|geschäftsansässig(?: in)?|mit Sitz in|Anschrift:?|(?:currently |presently |now )?of)\s+/iu
/** What is said of a party besides its name and its place. */
const ASIDE =
  /,?\s*(?:(?<=[,\s])an?\s+(?:\p{L}+\s+){0,5}(?:corporation|company|partnership|individual|association)\b|\b(?:(?:gesetzlich |diese )?vertreten\s(?:durch|von)|represented\sby|geboren am|born on|handelnd durch|acting through)\b)[^,\n]*?(?:\n\p{Lu}[\p{L}.-]+(?:\s\p{Lu}[\p{L}.-]+)?(?=\s*(?:,|$|[–—(-])))?(?=,|\n|\s*$|\s(?:with(?!\s+(?:company|registration|register)\b)|whose|having|located)\s)/giu

/** "incorporated and registered in England", "eingetragen im Handelsregister des Amtsgerichts ...". */
const SEATED =
  /,?\s+(?:duly\s+)?(?:(?:incorporated|organi[sz]ed|registered|established|existing|formed|constituted)(?:\s+(?:and|or)\s+\p{L}+)?\s+(?:in|under|pursuant|by|with)\b|eingetragen\s+(?:im|beim|in)\b)[^,;(]{0,110}?(?=,|\s(?:with|whose|having|located|of(?=\s\d)|mit Sitz)\s|$)/giu

/** "(registered number 1234)", "with company number 1234", "(Amtsgericht Köln, HRB 99)". */
const REGISTERED =
  /,?\s*(?:(?:with|under)\s+)?(?:company|registration|registered|register)\s+(?:number|no\.?|nr\.?)\s+[A-Z]{0,3}\d[\w-]*|,?\s*\([^()]*?\b(?:registered|registration|company|incorporated|register|reg\.?|HRB|HRA|Amtsgericht|Handelsregister|CRN|EIN|number|no\.)\b[^()]*\)/giu

/** Words with which somebody speaks or is spoken of before the name. */
const OPENING =
  /^\s*(?:(?:we|wir|I|ich|the undersigned|for value received)\s?,\s+|(?:hereby |hiermit )?(?:promises? to pay(?: to the order of)?|to the order of|agrees? to (?:sell|let|pay|lease)(?: to)?|versorgt|beauftragt|verkauft(?: an)?|vermietet(?: an)?|verpachtet(?: an)?|überlässt|beliefert|gewährt|engages?|sells? to|lets? to|leases? to)\s+(?:(?:hiermit|hereby)\s+)?)+/iu

/** Lines above the parties that say what the paper is. */
const TITLE =
  /^(?:(?!.*\b(?:between|zwischen)\b)(?:[^\n]*(?:vertrag|vereinbarung|agreement|contract|lease|parteien|parties|letter|deed|terms|offer|order|auftrag|licen[cs]e|guarantee|indemnity|nda|particulars|schein|police|policy|statement of work)|\p{L}*(?:vertrag|vereinbarung)\s+(?:über|für|zur|zum|mit)\s[^\n,\d]{3,60})\s*\n)+/iu

/** "Kiel, am 20. Februar 2026" over the parties. */
const DATED =
  /^\s*\p{Lu}[\p{L} .-]{1,30},?\s+(?:(?:den|am|le|il|op|a|em|on)\s+)?\d{1,2}[./]?\s?(?:\d{1,2}[./]|(?:de\s)?\p{L}{3,10})\s?(?:de\s)?\d{4}\s*\n/u
/** Numbers and days of the paper over the parties. */
const REFERENCED =
  /^(?:\s*(?:(?:our |your )?ref(?:erence)?|nr|no|az|date|datum)\b[^\n]*\d[^\n]*\n|\s*\d{1,2}[./]?\s?(?:\d{1,2}[./]|\p{L}{3,10})\s?\d{4}\s*\n)+/iu
/** Numbered parties stand behind titles that name them as well. */
const NUMBERED_LINE = /^[^]*\n\s*\(?[12][.)]\s+(?=\p{Lu})/u

export interface Party {
  readonly name: string
  readonly address: string | null
}

/** "Name GmbH, Straße 1, 12345 Ort" or its lines below each other. */
export function readParty(said: string): Party | null {
  const bare = said
    .replace(/^[\s,.;)”"]+/u, '')
    .replace(NUMBERED_LINE, '')
    .replace(TITLE, '')
    .replace(REFERENCED, '')
    .replace(DATED, '')
    .replace(OPENING, '')
    // Who acts for a party may stand on the next line.
    .replace(/(?<=\b(?:durch|von|by|den|die|der|the))\n/gu, ' ')
  const named = bare
    .slice(START.exec(bare)?.[0].length ?? 0)
    .replace(REGISTERED, '')
    .replace(SEATED, '')
    .replace(ASIDE, '')
    .replace(/\s*[,(–-]\s*$/u, '')
    .trim()
  const lines = named
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  if (lines.length === 0) return null
  const joined = lines.join(' ')
  const cut = findAddress(joined)
  if (cut !== null) return finish(joined.slice(0, cut.index), joined.slice(cut.index + cut[0].length))
  // In running text a name goes on in the next line, up to its comma.
  const [first = '', second = ''] = lines
  const isWrapped =
    (/^[^\d,]{2,40},/u.test(second) && (!/\d/.test(second) || hasLegalForm(second.split(',')[0]!))) ||
    (hasLegalForm(second) && !hasLegalForm(first) && !/\d/.test(second))
  if (lines.length >= 2 && !isWrapped && !COMMA.test(lines[0]!)) return finish(lines[0]!, lines.slice(1).join(', '))
  const comma = COMMA_BEFORE_PLACE.exec(joined)
  return comma === null
    ? finish(joined, '')
    : finish(joined.slice(0, comma.index), joined.slice(comma.index + comma[0].length))
}

/** Capitals, figures and small words that may be a name. */
const NAME_RUN =
  /(?<![\p{L}\d])\p{Lu}[\p{L}\d.&'’+/-]*(?:,?\s(?:[\p{Lu}\d(&+][\p{L}\d.&'’+/)-]*|und|and|of|de|du|des|della?|di|do|da|van|der|für|für|mbH|e\.))*/gu

/** The last firm that a sentence names, told by its legal form, with the address that words lead to behind it. */
export function readFirm(said: string): Party | null {
  const joined = said.replace(/\s+/g, ' ')
  const firm = [...joined.matchAll(NAME_RUN)].findLast(([name]) => hasLegalForm(name) && !isLegalFormAlone(name))
  if (firm === undefined) return null
  const rest = joined.slice(firm.index + firm[0].length)
  const cut = findAddress(`.. ${rest}`)
  return finish(firm[0], cut === null ? '' : `.. ${rest}`.slice(cut.index + cut[0].length))
}

/** "orders from Sample Ltd": a firm's name without the words before it. */
export function leaveLead(party: Party): Party {
  const firm = readFirm(party.name)
  const lead = firm === null ? '' : party.name.slice(0, Math.max(0, party.name.indexOf(firm.name)))
  return /^\p{Ll}|,\s*$/u.test(lead) ? { ...party, name: firm!.name } : party
}

/** Bodies whose name goes on behind "of". */
const BODY =
  /^(?:\S+\s){0,2}(?:Governors|Trustees|Board|Council|Bank|University|City|County|Town|Borough|State|Diocese|Parish|Department|Ministry|School|Institute|Friends|Church|Commissioners|Directors|Chamber|Society|Mayor)$/u

/** "Owners' Company of Heron Quay CLG": what follows goes on with a name. */
function isNameBehind(text: string): boolean {
  return !/\d/.test(text) || (hasLegalForm(text.split(',')[0]!) && !/\d/.test(text.split(',')[0]!))
}

/** Where the address begins; null where no words lead to it. */
function findAddress(joined: string): { readonly index: number; readonly 0: string } | null {
  for (const match of joined.matchAll(new RegExp(ADDRESS, 'giu'))) {
    const name = joined.slice(0, match.index)
    const isOf = /^\s*of\s*$/iu.test(match[0])
    if (match.index > 2 && !(isOf && (BODY.test(name) || isNameBehind(joined.slice(match.index + match[0].length)))))
      return match
  }
  return null
}

/** Who is spoken to, and who speaks. */
const PRONOUN = /^(?:ihnen|sie|uns|wir|mir|ich|you|us|we|me)$/iu

/** Titles of papers and clauses are no names. */
const NO_NAME =
  /(?:vertrag|vereinbarung|agreement|contract|parteien|parties|particulars|lease)$|^(?:§|\d+\.|name|date|datum|address|anschrift)/iu

/** Three small words in a row, or one that no name has. */
const SENTENCE =
  /(?:(?:^|\s)(?!(?:of|and|the|for|de|la|von|der|und|für|zur|am)\s)\p{Ll}{3,}(?=\s|$)){3}|\s(?:agrees?|under|entered|certain|that|hereby|shall|which)(?:\s|$)/u

/** What stands beside a line for a signature is no address. */
const SIGNED = /_{3,}|\.{5,}|\b(?:By|Date|Name|Title|Datum|Unterschrift|Signature)\s*:/u

function isPlace(text: string): boolean {
  return /\d/.test(text) && !/^\p{L}+ \d{1,2}, \d{4}$/u.test(text) && text.length < 140 && !SIGNED.test(text)
}

/** Whether a line or an address has a postcode with its place. */
export function endsInPlace(text: string): boolean {
  return (
    isPostalPlace(text) || /\b[A-Z]{2},? \d{5}\b|\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b|(?<!\d)\d{4,5} \p{Lu}/u.test(text)
  )
}

/** "Miller, Inc." is one name. */
const COMMA = new RegExp(String.raw`,(?!\s+(?:${ANY_LEGAL_FORM})(?!\p{L}))`, 'u')
const COMMA_BEFORE_PLACE = new RegExp(String.raw`,\s+(?!(?:${ANY_LEGAL_FORM})(?!\p{L}))(?=\S+.*\d)`, 'u')

/** A telephone or an address on the net behind the place. */
const CONTACT =
  /,\s*(?:(?:tel(?:efon)?|fon|phone|telephone|mobil|fax|e-?mail|web)\b[.:]?\s*\S.*|\+?\(?\d[\d\s()/-]{6,}|\S+@\S+.*|www\..*)$/iu

/** "geb. 17.07.1998," before a place. */
const BORN = /^(?:(?:geb(?:oren|\.)?(?:\s+am)?|born(?:\s+on)?|née?\s+le)\s+)?\d{1,2}[./]\d{1,2}[./]\d{4},\s*/iu
/** A number of the party behind its name or its place: of the tax office, the register. */
const NUMBERED =
  /,?\s+(?:Steuer(?:nummer|-?Nr\.?)|St\.-?\s?Nr\.?|USt-?Id\S*|VAT|TVA|P\.?\s?IVA|NIF|CIF|NIPC|SIREN|SIRET|KvK|BTW|ABN|ACN|HRB|HRA)[\s:.]+[A-Z\d].*$|\s*\((?=[^()]*\d{5})[A-Z\d][A-Z\d ./-]*\)$/u

/** ", a charity registered in England (no. 1088447)" behind a name. */
const A_KIND =
  /,\s+an?\s+(?:[\p{L}-]+\s+){0,5}(?:corporation|company|partnership|individual|association|charity|trust|body|firm)\b.*$/iu
/** ", Age 61, Occ. retired": what is counted is no name. */
const NO_PART = new RegExp(String.raw`,\s+(?!(?:${ANY_LEGAL_FORM})(?!\p{L}))\p{L}+\s\d.*$`, 'u')
/** Who acts for a party, behind its place. */
const ACTED_FOR =
  /,?\s+(?:(?:gesetzlich |diese )?vertr(?:eten|\.)|represented by|représentée? par|rappresentat[oa] da|representad[oa] po[r]|vertegenwoordigd door)(?![\p{L}]).*$/iu

/** A name with the place behind it, cleaned; null where it is none. */
export function finish(name: string, address: string): Party | null {
  const clean = name
    .replace(/\s*\([“„"«][^()]{2,40}[”“"»]\)\s*$/u, '')
    .replace(NUMBERED, '')
    .replace(/\s+mit\s+(?:\p{L}+)?sitz\s.*$/iu, '')
    .replace(A_KIND, '')
    .replace(NO_PART, '')
    .replace(/[\s,]+$/u, '')
    .trim()
  const place = address
    .replace(ACTED_FOR, '')
    .replace(CONTACT, '')
    .replace(BORN, '')
    .replace(NUMBERED, '')
    .replace(/[\s,(–-]+$/u, '')
    .replace(/^(?:of|bisher|derzeit|zurzeit|currently|presently)\s+/iu, '')
    .replace(/^(?:\p{L}+ ){0,2}(?:address|office|anschrift|adresse|sitz)\s*:\s*/iu, '')
    .replace(/^.*,\s(?:\p{L}+ )?(?:address|anschrift|adresse)[\s:]+(?=\d|\p{Lu})/iu, '')
    .trim()
  if (clean.length < 3 || clean.length > 90 || !/^[\p{Lu}\p{Ll}\d]/u.test(clean) || fold(clean).split(' ').length > 12)
    return null
  if (/^\p{Ll}/u.test(clean) && !hasLegalForm(clean)) return null
  if (/[;:]/.test(clean) || SENTENCE.test(clean)) return null
  if (PRONOUN.test(clean) || isLegalFormAlone(clean) || NAME_FIELD.test(clean) || PLACE_FIELD.test(clean)) return null
  if (isRole(clean.replace(/\s*:$/, '')) || NO_NAME.test(clean)) return null
  return { name: clean, address: isPlace(place) ? place : null }
}
