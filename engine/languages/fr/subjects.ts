import type { SubjectWords } from '../language.ts'

export const SUBJECTS: SubjectWords = {
  fields: {
    thing:
      'materiel(?: loue)?|bien(?: loue| vendu)?|vehicule|logement|locaux?(?: loues?)?|designation(?: du bien| des locaux)?|marque (?:et )?modele|offre(?: choisie)?|produit|immeuble',
    work: 'concerne|(?:objet|nature)(?: du (?:contrat|marche)| de la (?:mission|prestation|convention))?|prestations?|mission|travaux|projet|intitule(?: du (?:marche|contrat|projet))?',
    post: 'poste(?: occupe)?|emploi(?: occupe)?|fonctions?|qualification|intitule du poste',
  },
  headings:
    'objet(?: du (?:contrat|bail|marche)| de la (?:convention|vente|mission))?|designation(?: des (?:lieux|locaux))?|mission|prestations?',
  papers: String.raw`(?:contrat|convention|accord|bail|marché|mandat|lettre\sde\smission|avenant|protocole)`,
  about: String.raw`relati(?:f|ve)\s(?:à|au|aux)|portant\ssur|concernant`,
  opening: String.raw`pour|relati(?:f|ve)\s(?:à|au|aux)`,
  deeds: String.raw`(?:fourniture|entretien|maintenance|nettoyage|réalisation|refonte|création|construction|travaux|organisation|vente|location|livraison|gestion|conception|rénovation|exploitation|traduction|rédaction|développement|hébergement)\s(?:de|du|des|d['’]|et)(?:\s|(?<=['’]))`,
  named: String.raw`[Pp]rojet\s«\s?[^«»]{2,40}\s?»|(?:[Rr]upture|RUPTURE)(?:\s(?:conventionnelle|CONVENTIONNELLE))?\s(?:du|d['’]un|D['’]UN|DU)\s(?:contrat\sde\stravail|CONTRAT\sDE\sTRAVAIL)(?:\s(?:à\sdurée\s(?:in)?déterminée|À\sDURÉE\s(?:IN)?DÉTERMINÉE))?`,
  clauses: {
    thing: [
      String.raw`donne(?:nt)?\s(?:à\sbail|en\slocation|en\ssous-location)\s~`,
      String.raw`met\sà\s(?:la\s)?disposition\s~`,
      String.raw`(?:bailleur|loueur|vendeur|vendeuse|cédant|cédante|propriétaire)(?:esse)?\s(?:loue|vend|cède|promet\sde\svendre)\s~`,
      String.raw`(?:bailleresse)\s(?:loue|donne)\s~`,
      String.raw`(?:location|vente|bail)\sd['’](?=une?\s)`,
    ],
    work: [
      String.raw`(?:a|ont)\spour\sobjet\s(?:de\sconfier\s~)?`,
      String.raw`confie(?:nt)?\s~`,
      String.raw`charge\s(?:le|la|l['’])\s?\p{L}+\sd(?:e\s|['’])`,
      String.raw`se\scharge(?:nt)?\s(?:de\s|d['’]|du\s|(?=de\sl['’]))(?:la\s|l['’])?`,
      String.raw`s['’](?:engage|oblige)(?:nt)?\sà\s(?:assurer|réaliser|fournir|effectuer|exécuter|livrer)\s~`,
      String.raw`(?:prestataire|fournisseur|entrepreneur|consultant|société|agence)\s(?:fournit|assure|prend\sen\scharge|réalise|effectue|exécute)\s~`,
      String.raw`(?:une?|l['’])\s?(?=(?:éventuelle?|possible)\s\p{L}+)`,
      String.raw`(?:prêt|crédit|fonds)\s(?:est|sont|sera)\s(?:exclusivement\s)?destinée?s?\s(?:à|au)\s`,
    ],
    post: [
      String.raw`(?:engagée?|employée?|recrutée?|embauchée?)\s(?:[^;]{0,60}?\s)?(?:en\s(?:qualité|tant)\s(?:de\s|qu['’]|que\s|d['’])|comme\s)`,
      String.raw`(?:poste|emploi|emploi\s\p{L}+|fonctions?)\s(?:de\s|d['’])`,
    ],
  },
  to: String.raw`(?:à(?:\sla)?|au|aux)`,
  articles: String.raw`(?:(?:les?|la|une?|des|du)\s|l['’]|de\sl['’]|de\sla\s)`,
  ends: {
    any: String.raw`entre|et\s(?:est|sera|sont|s['’])|tel(?:le)?s?\sque|conform\p{L}*|selon|dans\sles\sconditions|ci-après|qui|comme|défini\p{L}*|décrit\p{L}*|figurant|notamment|y\scompris|dont|suivant`,
    thing: String.raw`compos[ée]\p{L}*|de\sl['’]immeuble|pour\s(?:un|une|l['’]|y)|à\susage|avec|comprenant|cadastr\p{L}*|d['’]une\s(?:surface|superficie)|moyennant|installé\p{L}*`,
    work: String.raw`installé\p{L}*|de\sla\s(?:collectivité|marque|société|commune|cliente?)|d[ue]s?\s(?:client|bailleur|maître)|pour\s(?:le|la|l['’]|les)|au\sprofit|à\scompter|auprès|situé\p{L}*`,
    post: String.raw`à|au|dans|pour|niveau|coefficient|statut|catégorie|sous|chargée?|avec|en|et`,
  },
  places: String.raw`(?:\d+|(?:premier|deuxième|troisième)\s?)(?:er|e|ème|nd)?\s(?:étage|arrondissement)|rez-de-chaussée|bâtiment|bd|av\.`,
  asides: String.raw`lot(?!\p{L})|n°|identifiant|cadastr|série|immatricul|coefficient|niveau|d['’]une|avec`,
  unnamed: String.raw`et|ou|modalités|droits|m\.|installé\p{L}*|mme|monsieur|madame|à|au|aux|dans|sur|par|pour|en|de\sdéfinir|de\sfixer|définir|fixer|préciser|se|il|elle|lui|son|sa|ses|ce|cette|ces|tout|toute|prestations?(?=\s(?:décrites|définies|suivantes))|présent\p{L}*|conditions|tant|titre`,
}
