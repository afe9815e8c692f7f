/** What contracts call their parties in French, Italian, Spanish, Dutch and Portuguese; patterns without groups. */
export const FURTHER_ROLES: readonly string[] = [
  "Employée?s?|Travailleu(?:r|se)s?|Ma[îi]tres? d[’']ouvrage|Assureur|Entreprise|Baille(?:ur|resse)s?|Locataires?|Preneu(?:r|se)|Employeu(?:r|se)|Salariée?|Vende(?:ur|resse)|Ache?teu(?:r|se)|Acquéreu(?:r|se)|Prestataire|Fournisseu(?:r|se)|Entrepreneur|Prêteu(?:r|se)|Emprunteu(?:r|se)|Concédante?|Mandante?|Mandataire|Bénéficiaire|Souscripteur|Abonnée?|Sous-traitant|Cédante?|Cessionnaire|Propriétaire|Exploitante?|Occupante?|Débit(?:eur|rice)|Créanci(?:er|ère)|Cliente",
  '(?:Promittente|Promissari[oa]|Parte) (?:venditore|venditrice|acquirente|locatrice|conduttrice|mutuante|mutuataria)|Preponente|Locat(?:ore|rice|ori)|Condutt(?:ore|rice|ori)|Committente|Appaltat(?:ore|rice)|Fornit(?:ore|rice)|Vendit(?:ore|rice)|Acquirente|Comprat(?:ore|rice)|Datore di lavoro|Lavorat(?:ore|rice)|Mutuante|Mutuatari[oa]|Comodante|Comodatari[oa]|Prestat(?:ore|rice)|Concedente|Affittuari[oa]|Affittante|Utilizzat(?:ore|rice)|Licenziante|Licenziatari[oa]|Consulente',
  'Parte (?:vendedora|compradora|arrendadora|arrendataria|contratante|prestadora)|Arrendador(?:a|es|as)?|Arrendatari[oa]s?|Vendedor(?:a|es)?|Comprador(?:a|es)?|Prestador(?:a)?|Prestatari[oa]|Prestamista|Contratista|Contratante|Trabajador(?:a)?|Empleador(?:a)?|Proveedor(?:a)?|Licenciante|Licenciatari[oa]|Cedente|Cesionari[oa]|Propietari[oa]|Inquilin[oa]s?',
  'Verhuurder|Huurder|Opdrachtgever|Opdrachtnemer|Werkgever|Werkne(?:mer|emster)|Verkoper|Koper|Leverancier|Afnemer|Klant|Verpachter|Pachter|Uitlener|Geldgever|Geldnemer|Aannemer|Licentiegever|Licentienemer|Bruikleengever|Bruiklener',
  '(?:Primeir|Segund|Terceir|Quart)[oa]s? (?:Outorgante|Contra[e]nte|Contratante)s?|Senhorios?|Locador(?:a)?|Locatári[oa]s?|Arrendatári[oa]s?|Empregador(?:a)?|Trabalhador(?:a)?|Entidade empregadora|Mutuante|Mutuári[oa]|Fornecedor(?:a)?|Contratad[oa]|Cessionári[oa]|Propriet[áa]ri[oa]',
]

/** Articles before them. */
export const ARTICLE = String.raw`(?:le|la|les|il|lo|i|gli|el|los|las|de|het|o|a|os|as)\s+|l['’]\s?`

const FURTHER_GIVER =
  'baille(?:ur|resse)|locat(?:ore|rice)|arrendador(?:a)?|verhuurder|senhorio|locador(?:a)?|vende(?:ur|resse)|vendit(?:ore|rice)|vendedor(?:a)?|verkoper|employeu(?:r|se)|datore di lavoro|empleador(?:a)?|empregador(?:a)?|werkgever|prêteu(?:r|se)|mutuante|prestamista|geldgever|fournisseu(?:r|se)|fornit(?:ore|rice)|proveedor(?:a)?|leverancier|fornecedor(?:a)?'
const FURTHER_TAKER =
  'locataire|preneu(?:r|se)|condutt(?:ore|rice)|arrendatari[oa]|huurder|arrendatári[oa]|locatári[oa]|inquilin[oa]|ache?teu(?:r|se)|acquéreu(?:r|se)|acquirente|comprador(?:a)?|koper|salariée?|lavorat(?:ore|rice)|trabajador(?:a)?|trabalhador(?:a)?|werkne(?:mer|emster)|emprunteu(?:r|se)|mutuatari[oa]|prestatari[oa]|geldnemer|klant'
/** Who lets, sells, lends, employs, and who takes it. */
export const GIVERS = new RegExp(`^(?:${FURTHER_GIVER})$`, 'iu')
export const TAKERS = new RegExp(`^(?:${FURTHER_TAKER})$`, 'iu')

/** Who works for the other: people, no firms. */
export const PERSONS =
  /^(?:salariée?|employée?|travailleu(?:r|se)|stagiaire|apprentie?|lavorat(?:ore|rice)|dipendente|trabajador(?:a)?|emplead[oa]|becari[oa]|werkne(?:mer|emster)|stagiair|trabalhador(?:a)?|estagiári[oa])$/iu

/** Who answers for another one is no party. */
export const GUARANTOR =
  /^(?:\p{L}+ )?(?:bürg(?:e|en|in)|(?:mit)?bürgin|garant(?:in)?|guarantor|indemnifier|surety|caution(?: solidaire)?|garante|fid[ei]iussore|fideiussore|fiador(?:a)?|avalista|borg|garantsteller)$/iu
