import type { Language } from '../language.ts'
import { PAPERS } from './papers.ts'
import { SUBJECTS } from './subjects.ts'

/** French; what it calls papers and their fields stands in papers.ts and in the tables of the rooms. */
const language: Language = {
  code: 'fr',
  words: `et le la les des du de un une pour avec est sont dans sur par au aux en ce cette ces que qui vous nous votre notre vos nos
    ne pas plus ou à monsieur madame
    janvier février mars avril mai juin juillet août septembre octobre novembre décembre lundi mardi mercredi jeudi vendredi
    facture montant date quantité qté rue client désignation prix paiement tva échéance règlement numéro total unitaire ht ttc
    commande livraison payer avoir reçu honoraires siret remise acompte`,
  months: ['jan', 'fev', 'mar', 'avr', 'mai', 'juin', 'juil', 'aou', 'sep', 'oct', 'nov', 'dec'],
  numbers: { un: 1, une: 1, deux: 2, trois: 3, huit: 8, dix: 10, quinze: 15, trente: 30, soixante: 60 },
  beforeNames: {
    roles:
      "bailleur|locataire|preneur|acheteur|vendeur|client|débiteur|créancier|fournisseur|destinataire|salarié|employeur|titulaire|raison sociale|nom|désignation de l['’]entreprise|exploité par|(?:à )?l['’]ordre de|au nom de|pour le compte de|(?:vendu|émis|établi|édité) par|doit|pour(?! (?:elles?|eux|vous|tous|toi|moi)(?!\\p{L}))|à(?! (?:la\\s|table(?!\\p{L})|l['’]))",
    small: 'pour',
    leads: '(?:M\\.|Mme|[ÀA]|et|ET|[Ee]ntre|(?:[Ll]a )?[Ss]oci[eé]t[eé]|Bonjour|Doit)',
  },
  namePieces: { within: 'de du des la le les et en sur', between: 'et' },
  addressLabels: 'adresse(?: postale)?|siège(?: social)?|domicile',
  streetBefore:
    'rue avenue boulevard chaussée chemin allée place quai route impasse cours ruelle passage square sentier faubourg venelle',
  approvals: {
    act: String.raw`approuv|valid(?:é|ation)|vérifié|contresign|(?<!\p{L})(?:visa|vu|pour accord|bon pour)(?!\p{L})`,
    approver: String.raw`donneur d['’]ordre|entreprise utilisatrice|employeur|responsable|chef d['’]|chef de|supérieur`,
    worker: String.raw`salarié|intérimaire|employée?(?!\p{L})|intervenant|prestataire|personne déclarante`,
  },
  answers: {
    yourReference: 'v(?:os|otre)? ?ref(?:erence)?s?',
    ourReference: 'n(?:os|otre)? ?ref(?:erence)?s?',
    whose: String.raw`votre|vos|v\/`,
    papers: String.raw`courrier|courriel|lettre(?:\srecommandée)?|lrar|e-?mail|mail|message|demande|requête|devis|offre|commande|facture|réclamation|dossier`,
    dated: String.raw`du|en\sdate\sdu|datée?\sdu`,
  },
  wages: {
    tax: '(?:impot|prelevement) (?:sur le revenu )?(?:preleve )?a la source|precompte professionnel',
    taxable: '(?:montant |salaire |revenu )?(?:net )?imposable(?: (?:du mois|mensuel))?',
  },
  courts: String.raw`tribuna(?:l|ux)|for juridique|él(?:isent|ection de) domicile|juridiction|compéten|litige|différend|contestation|arbitra`,
  salutation: String.raw`(?:madame|monsieur|mesdames|messieurs|ch[eè]re?s?|bonjour)(?!\p{L})`,
  closing: String.raw`(?:(?:bien )?cordialement|(?:sincères |meilleures )?salutations|veuillez (?:agréer|recevoir))(?!\p{L})`,
  endingContract: String.raw`rupture conventionnelle|(?:convention|protocole|accord) de (?:rupture|résiliation)|résiliation (?:amiable|conventionnelle|d['’]un commun accord)`,
  actsOfParties: "s['’](?:engage|oblige)|verse|garantit",
  papers: PAPERS,
  subjects: SUBJECTS,
}

export default language
