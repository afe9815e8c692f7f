/** What contracts call their parties; German words of a kind by their endings. Patterns of one role, capital first. */
const GERMAN = [
  String.raw`\p{Lu}\p{L}*(?:geber|nehmer|mieter|käufer|pächter|händler|vertreter|inhaber|besitzer|verwalter|betreiber|empfänger|berechtigte|verpflichtete)(?:in|innen|r|s)?`,
  '(?:Mieter|Käufer|Pächter|Händler|Schenker|Beschenkte|Bürge|Gläubiger|Schuldner|Kund|Anbieter|Dienstleister|Besteller|Lieferant|Unternehmer|Hersteller|Beschäftigte|Mitarbeiter|Berater|Agentur|Eigentümer|Veranstalter|Künstler|Autor|Verlag|Versicherer|Treuhänder|Gesellschafter|Auszubildende|Ausbildende|Makler|Verein|Teilnehmer|Nutzer|Spediteur|Frachtführer|Lagerhalter|Praktikant|Volontär|Werkstudent|Bauherr|Architekt|Mitglied|Betrieb|Träger|Musiker|Referent|Dozent|Trainer|Schüler|Patient|Bewohner|Abonnent|Vertragspartner|Franchisegeber|Sponsor|Stifter|Spender|Verarbeiter|Verantwortliche|Auftragsverarbeiter|Betreiber|Händler|Arbeitgeber|Gesellschaft|Studio)(?:e|er|en|r|in|innen)?',
  '(?:Offenlegende|Empfangende|Informierende) Partei',
]
const ENGLISH = [
  '(?:Sub)?(?:Landlord|Tenant|Lessor|Lessee|Licensor|Licensee|Franchisor|Franchisee|Contractor)',
  '(?:Employ|Lend|Borrow|Buy|Sell|Purchas|Suppli|Custom|Manufactur|Distribut|Consult|Contract|Publish|Own|Advis|Retail|Resell|Advertis|Develop|Disclos|Carri|Insur|Trust|Manag|Leas|Rent|Work|Design|Perform|Organi[sz]|Own)(?:er|ee|or|ant)',
  '(?:Company|Client|Beneficiary|Indemnifier|Surety|Nominee|Hirer|Operator|Depositor|Bailor|Bailee|Member|Caterer|Organizer|Organiser|Subscriber|Freelancer|Volunteer|Intern|Trainee|Apprentice|Mortgagor|Mortgagee|Chargor|Debtor|Obligor|Payee|Maker|Holder|Merchant|Installer|Builder|Architect|Homeowner|Photographer|Venue|Vendor|Provider|Agency|Agent|Principal|Artist|Author|Recipient|Guarantor|Debtor|Creditor|Investor|Bank|Freelancer|Occupant|Resident|Host|Sponsor|University|Institution|Participant|Partner|Executive|Assignor|Assignee|Transferor|Transferee|Pledgor|Pledgee|Grantor|Grantee|Shipper|Exporter|Importer|Dealer|Broker)',
  '(?:Service|Solution|Software|Cloud) Provider',
  '(?:Disclosing|Receiving|First|Second) Party',
  '(?:Independent )?(?:Sales )?(?:Contractor|Representative)',
  '(?:Data )?(?:Controller|Processor)',
]
/** A pattern of one role without groups, for use with the flag `u`. */
export const ROLE = `(?:${[...GERMAN, ...ENGLISH].join('|')})`
const WHOLE = new RegExp(`^(?:(?:Der|Die|Das|The) )?${ROLE}s?$`, 'iu')

export function isRole(text: string): boolean {
  return WHOLE.test(text.trim())
}

/** "LENDER" as it stands elsewhere in the text: "Lender". */
export function writeRole(text: string): string {
  const bare = text
    .replace(/^(?:Der|Die|Das|The)\s+(?=\S)/u, '')
    .replace(/\s+/g, ' ')
    .trim()
  return bare === bare.toUpperCase()
    ? bare.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())
    : bare
}
