import type { CandidateTable } from '../../../../domain/candidates.ts'
import type { DocumentType } from '../../../../domain/document.ts'
import type { Candidate } from '../../../../domain/field.ts'
import { wordsBetween } from '../../fold-text.ts'
import type { Layout } from '../../layout.ts'
import { makeCandidate } from '../../make-candidate.ts'
import { findAddress } from '../../parties/find-address.ts'

export interface Issuers {
  readonly names: readonly Candidate[]
  readonly addresses: CandidateTable['addresses']
}

/** How the authors of a type name themselves, wherever they do so on the first page. */
const FORMS: Readonly<Record<string, readonly RegExp[]>> = {
  'bank-statement': [
    /(?<name>(?:\p{Lu}[\p{L}&.-]*\s){0,3}\p{L}*(?:[Ss]parkasse|[Rr]aiffeisenbank|[Vv]olksbank|[Gg]enossenschaftsbank|[Kk]antonalbank|[Ll]andesbank|[Ss]parda-Bank)(?:\s(?!Kontoauszug|Auszug|IBAN|BIC|BLZ|Seite|Konto)(?:\p{Lu}[\p{L}.&-]*|eG(?:en)?|e\.\s?Gen\.|AG|am|an|der|im|in|und|&|mbH|GmbH)){0,5})/u,
    /(?<name>(?:(?:\p{Lu}[\p{L}.'’-]*|&|\+|and|of|the|First|\d(?:st|nd))\s){0,4}(?:\p{L}*(?:[Bb]ank(?:haus)?|[Kk]asse)(?!\p{L})|[Bb]anking Group|Building Society|Credit Union|Bancorp|Savings(?=$))(?:,\s(?:N\.\s?A\.|plc|Inc\.|Ltd\.?)|\s(?!Statement|Account|IBAN|BIC|Sort|Page|Date|Member|Kontoauszug|(?:Jan|Febr)uary|March|April|May|June|July|August|(?:Septem|Octo|Novem|Decem)ber)(?:\p{Lu}[\p{L}.&-]*|of|plc|eG(?:en)?|e\.\s?G(?:en)?\.?|AG|SE|N\.\s?A\.|Ltd\.?|Limited|GmbH|&\sCo\.(?:\sKG)?)){0,4})/u,
  ],
  'tax-assessment-note': [
    /(?<name>(?:Finanzamt|Hauptzollamt|Zollamt|Steueramt|Steuerverwaltung|Stadtsteueramt|Finanzkasse|Bundeszentralamt|Kreissteueramt|Gemeindesteueramt)(?:\s(?:für\s)?(?!Steuernummer|Identifikation|Postfach|Telefon|Straße)\p{Lu}[\p{L}./-]*){1,4})/u,
    /(?<name>(?:(?:Kreis|Hanse|Landeshaupt|Universitäts|Große )?[Ss]tadt|Gemeinde|Samtgemeinde|Verbandsgemeinde|Marktgemeinde|Markt|Amt|Landkreis|Magistrat der Stadt|Stadtverwaltung|(?:Stadt|Gemeinde|Kreis|Amts|Verbandsgemeinde)kasse)(?:\s(?!Steuer|Kasse|Amt|Postfach)\p{Lu}[\p{L}./-]*){1,3})/u,
    /(?<name>HM Revenue (?:&|and) Customs|Internal Revenue Service|(?:\p{Lu}[\p{L}&]+ (?:of |and )*){0,4}(?:Tax|Taxes|Revenue|Revenues|Taxation|Duties|Excise|Customs|Assessment) (?:Office|Commission|Division|Bureau|Authority|Service|Agency|Commissioners?|Administration|Department|Board)(?:\s(?!Date|Tax|Notice|Your)\p{Lu}\p{L}+){0,2}|(?:\p{Lu}[\p{L}&]+,? (?:of |and )*){1,5}(?:Treasurer|Tax Collector|Assessor|Tax Commissioner)(?:['’]s Office)?|(?:(?!The |Your |From )\p{Lu}\p{L}+ ){0,2}(?:Department|Office|Bureau|Division|Board|Ministry|Commissioners?) (?:of|for) (?:the )?(?:Inland )?(?:Revenues?|Tax(?:es|ation)|Finance|Treasury|Duties|Customs|Excise)(?: and \p{Lu}\p{L}+)?|(?:\p{Lu}\p{L}+ ){1,3}(?:Borough |City |County |District )?Council)/u,
  ],
}
const CONFIDENCE = 0.92
/** Of the page's height: the imprint stands below, on the last page as well. */
const FOOT = 0.85
/** Before a bank's name these speak of another bank: the payee's, the payer's. */
const OTHER_BANK = /bankverbindung|iban|bic|blz|kreditinstitut|empfänger|auftraggeber|überweis|konto(?:inhaber)?:/iu

/** Banks, tax offices and municipalities name themselves by what they are; other authors are told by their place on the page. */
export function findIssuers(layout: Layout, type: DocumentType): Issuers {
  const forms = Object.hasOwn(FORMS, type) ? FORMS[type]! : []
  const first = layout.pages[0]
  if (forms.length === 0 || first === undefined) return { names: [], addresses: [] }
  const names: Candidate[] = []
  const addresses: { name: string; candidate: Candidate }[] = []
  const last = layout.pages.at(-1)!
  const foot = last === first ? [] : last.lines.filter(({ box }) => box[1] > last.page.height * FOOT)
  for (const segment of [...first.lines, ...foot].flatMap((line) => line.segments)) {
    const { page } = segment
    const form = forms.find((candidate) => candidate.test(segment.text))
    const match = form?.exec(segment.text)
    const name = match?.groups?.['name']?.trim()
    if (match == null || name === undefined || name.split(' ').length > 8) continue
    if (OTHER_BANK.test(segment.text.slice(0, match.index)) || segment.words.length > 14) continue
    const from = segment.text.indexOf(name)
    const isHead = segment.box[1] < page.height * 0.25
    const isFoot = segment.box[1] > page.height * FOOT
    const place = isHead ? 1 : isFoot ? 0.8 : 0.45
    const isLine = from <= 1 ? 1 : 0.85
    const words = wordsBetween(segment, from, from + name.length)
    const candidate = makeCandidate(name, words, page, CONFIDENCE * place * isLine, 'names itself by what it is')
    names.push(candidate)
    const address = findAddress(page === first.page ? first : last, segment, from + name.length, candidate.confidence)
    if (address !== null) addresses.push({ name, candidate: address })
  }
  return { names, addresses }
}
