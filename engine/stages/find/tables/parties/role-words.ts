import { ARTICLE, FURTHER_ROLES, GIVERS, PERSONS, TAKERS } from './further-roles.ts'

/** What contracts call their parties; German words of a kind by their endings. Patterns of one role, capital first. */
const GERMAN = [
  String.raw`\p{Lu}\p{L}*(?:geber|nehmer|mieter|käufer|pächter|händler|vertreter|inhaber|besitzer|verwalter|betreiber|empfänger|berechtigte|verpflichtete)(?:in|innen|r|s)?`,
  '(?:Mieter|Käufer|Pächter|Händler|Schenker|Beschenkte|Bürge|Gläubiger|Schuldner|Kund|Anbieter|Dienstleister|Besteller|Lieferant|Unternehmer|Hersteller|Beschäftigte|Mitarbeiter|Berater|Agentur|Eigentümer|Veranstalter|Künstler|Autor|Verlag|Versicherer|Treuhänder|Gesellschafter|Auszubildende|Ausbildende|Makler|Verein|Teilnehmer|Nutzer|Spediteur|Frachtführer|Lagerhalter|Praktikant|Volontär|Werkstudent|Bauherr|Architekt|Mitglied|Betrieb|Träger|Musiker|Referent|Dozent|Trainer|Schüler|Patient|Bewohner|Abonnent|Vertragspartner|Franchisegeber|Sponsor|Stifter|Spender|Verarbeiter|Verantwortliche|Auftragsverarbeiter|Betreiber|Händler|Arbeitgeber|Gesellschaft|Studio|Versorger|Entsorger|Ensemble|Spieler|Sportler|Orchester|Band|Vermittler|Hochschule|Honorarkraft|Lehrbeauftragte|Universität|Klinik|Praxis|Schule|Kita|Einrichtung|Gemeinde|Stadt|Unternehmen|Bank|Sparkasse|Zedent|Zessionar|Erwerber|Veräußerer|Vermarkter|Werbetreibende|Pflegebedürftige|Versicherte|Geschäftsführer|Vorstand|Stifterin|Fotograf|Übersetzer|Gutachter|Sachverständige|Planer|Ingenieur|Makler|Inserent|Aussteller|Züchter|Halter|Eltern|Netznutzer|Prinzipal|Zulieferer|Abonnent|Anschlussnehmer|Freie[rn]? Mitarbeiter|Heim|Bürgen|Pfandnehmer|Verwender|Lieferanten)(?:e|er|en|r|in|innen)?',
  '(?:Offenlegende|Empfangende|Informierende) Partei',
]
const ENGLISH = [
  '(?:Sub)?(?:Landlord|Tenant|Lessor|Lessee|Licensor|Licensee|Franchisor|Franchisee|Contractor)',
  '(?:Employ|Lend|Borrow|Buy|Sell|Purchas|Suppli|Custom|Manufactur|Distribut|Consult|Contract|Publish|Own|Advis|Retail|Resell|Advertis|Develop|Disclos|Carri|Insur|Trust|Manag|Leas|Rent|Work|Design|Perform|Organi[sz]|Own)(?:er|ee|or|ant)',
  '(?:Company|Client|Beneficiary|Indemnifier|Surety|Nominee|Hirer|Operator|Depositor|Bailor|Bailee|Member|Caterer|Organizer|Organiser|Subscriber|Freelancer|Volunteer|Intern|Trainee|Apprentice|Mortgagor|Mortgagee|Chargor|Debtor|Obligor|Payee|Maker|Holder|Merchant|Installer|Builder|Architect|Homeowner|Photographer|Venue|Vendor|Provider|Agency|Agent|Principal|Artist|Author|Recipient|Guarantor|Debtor|Creditor|Investor|Bank|Freelancer|Occupant|Resident|Host|Sponsor|University|Institution|Participant|Partner|Executive|Assignor|Assignee|Transferor|Transferee|Pledgor|Pledgee|Grantor|Grantee|Shipper|Exporter|Importer|Dealer|Broker)',
  '(?:Service|Solution|Software|Cloud) Provider',
  '(?:Disclosing|Receiving|First|Second) Party',
  '(?:Party|Partei|Company) (?:[1-4A-D]|One|Two)(?![\\p{L}\\d])',
  '(?:School|Student|Club|Gym|Undertenant|Sublessor|Sublessee|Subtenant|Subcontractor|Insured|Policyholder|Trainer|Instructor|Speaker|Musician|Band|Promoter|Engineer|Surveyor|Auditor|Accountant|Issuer|Noteholder|Subprocessor|Discloser|Reseller|Affiliate|Producer|Writer|Talent|Charity|Council|Authority|Hospital|Practice|Locum|Charterer|Shipowner|Lodger|Acquirer|Administrator|Foundation|Funder|Society|City|County|Commissioner|Renter|Concessionaire|Garage|Keeper|Translator|Cleaner|Carer|Nanny|Tutor|Mentor|Parent)',
  '(?:Independent )?(?:Sales )?(?:Contractor|Representative)',
  '(?:Data )?(?:Controller|Processor)',
]
/** A pattern of one role without groups, for use with the flag `u`. */
export const ROLE = `(?:${[...GERMAN, ...ENGLISH, ...FURTHER_ROLES].join('|')})`
/** "nachstehend ... genannt", "hereinafter called the ...". */
const ANNOUNCED =
  /^(?:im folgenden|im weiteren|nachfolgend|nachstehend|künftig|hereinafter|hereafter)(?:\s(?:auch|kurz|called|known as|referred to as|the|der|die))*\s*[:,]?\s*/iu
const MARKS = /^[\s(–—„“"'-]+|[\s):–—“”"',-]+$/gu
/** "Mieter/in", "Tenant(s)", "Kund:in". */
export const GENDERED = String.raw`(?:\s?[/:*_]\s?-?\p{Ll}{1,5}|\s?\(-?(?:s|r|n|in|innen|en)\))?`
const GENDER_BEHIND = new RegExp(`${GENDERED}$`, 'iu')
const WHOLE = new RegExp(`^(?:(?:Der|Die|Das|The) |${ARTICLE})?${ROLE}s?${GENDERED}$`, 'iu')

const LEADING_ARTICLE = new RegExp(String.raw`^(?:(?:Der|Die|Das|The)\s+|(?:${ARTICLE}))(?=\S)`, 'iu')

export function isRole(text: string): boolean {
  return WHOLE.test(text.trim())
}

/** The role in a caption or a heading: "– nachstehend Mieter genannt –", "Verkäufer (privat)"; null where it is none. */
export function readRole(text: string): string | null {
  if (isRole(text)) return writeRole(text.trim().replace(GENDER_BEHIND, ''))
  const said = text
    .replace(MARKS, '')
    .replace(ANNOUNCED, '')
    .replace(/\s+genannt$/iu, '')
    .replace(/\s+\([^)]{1,24}\)?$/u, '')
    .replace(MARKS, '')
  return isRole(said) ? writeRole(said) : null
}

/** "LENDER" as it stands elsewhere in the text: "Lender". */
export function writeRole(text: string): string {
  const bare = text
    .replace(LEADING_ARTICLE, '')
    .replace(/\s+/g, ' ')
    // "Name des Arbeitgebers".
    .replace(/(?<=\p{Ll}er)s$/u, '')
    .trim()
  return bare === bare.toUpperCase()
    ? bare.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())
    : bare
}

const GIVER =
  /^(?:.*(?<!auftrag)geber(?:in)?|.*vermieter(?:in)?|.*verkäufer(?:in)?|.*verpächter(?:in)?|anbieter(?:in)?|studio|versicherer|lieferant(?:in)?|veräußerer|landlord|lessor|seller|vendor|(?:service |solution |software |cloud )?provider|supplier|licensor|franchisor|lender|employer|insurer|disclosing party|bank|manufacturer|club|gym|school|.*schule)$/iu
const TAKER =
  /^(?:.*(?<!auftrag|unter|ver)nehmer(?:in)?|.*(?<!ver)mieter(?:in)?|.*(?<!ver)käufer(?:in)?|pächter(?:in)?|kund(?:e|in)|mitglied|erwerber(?:in)?|besteller(?:in)?|nutzer(?:in)?|schüler(?:in)?|bewohner(?:in)?|tenant|lessee|buyer|purchaser|customer|subscriber|licensee|franchisee|borrower|employee|insured|policyholder|hirer|renter|receiving party|member|student)$/iu

/** Who lets, sells, lends, employs: a paper of theirs as a rule. Those who only commission work are neither. */
export function isGiver(role: string): boolean {
  return GIVER.test(role) || GIVERS.test(role)
}

export function isTaker(role: string): boolean {
  return TAKER.test(role) || TAKERS.test(role)
}

const PERSONAL =
  /^(?:(?:arbeit|dienst)nehmer(?:in)?|mitarbeiter(?:in)?|freie[rn]? mitarbeiter(?:in)?|beschäftigter?|auszubildender?|praktikant(?:in)?|volontär(?:in)?|werkstudent(?:in)?|geschäftsführer(?:in)?|honorarkraft|lehrbeauftragter?|bewohner(?:in)?|schüler(?:in)?|patient(?:in)?|employee|worker|executive|intern|trainee|apprentice|volunteer|student|resident|nanny|carer)$/iu

/** Roles that only people have, no firms. */
export function isPersonal(role: string): boolean {
  return PERSONAL.test(role) || PERSONS.test(role)
}
