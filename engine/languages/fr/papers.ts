import type { PaperWords } from '../language.ts'

export const PAPERS: PaperWords = {
  trade: [
    'montant ht|montant ttc|total net ht|base ht|montant tva|total tva|taux tva|dont tva|sous-total|px unitaire|prix ht',
    'qté|qte|libellé|référence article|prestation|prestations|réf article',
  ],
  kinds: {
    invoice: {
      titles: `facture|facture d’acompte|facture de solde|facture proforma|facture simplifiée|facture de situation|
      note d’honoraires|mémoire d’honoraires|quittance|quittance de loyer|note de restaurant|ticket de caisse|ticket client|
      reçu de paiement|facture d’électricité|facture de gaz|facture d’eau|facturette|facture de vente|facture définitive|
      facture finale|facture récapitulative|facture de régularisation|facture intermédiaire|facture détaillée|
      facture de consommation|facture de travaux|facture mobile|facture internet|facture de téléphone|facture client|
      duplicata de facture|note de séjour|note d’hôtel|note d’hébergement|note de débit|note de taxi|décompte d’honoraires|
      état de frais|demande d’honoraires|appel de cotisation|appel de fonds|appel de charges|appel de cotisations|
      avis d’échéance|avis d’échéance de loyer|avis de prime|facture de prime|décompte de prime|décompte de charges|
      décompte de frais accessoires|décompte de chauffage|régularisation de charges|reçu de carte bancaire|ticket carte|
      reçu de course|reçu de taxi|addition|votre facture|facture qr|facture de scolarité|frais de scolarité|
      facture d’hôtel|facture intracommunautaire|facture commerciale|facture de location|facture d’abonnement`,
      vague:
        'note|note n|quittances|décompte|relevé de factures|duplicata|échéancier|justificatif de paiement|reçu n|ticket|votre consommation|cotisation',
      strong: [
        'n° de facture|numéro de facture|facture n°|date de facturation|date de facture|date d’émission|facture no|facturé le|facturé à|adresse de facturation|période de facturation|référence facture|réf facture|votre facture',
        'net à payer|montant à régler|reste à payer|total à payer|payé par carte|règlement par carte|rendu monnaie|montant total à payer|solde à payer|à payer avant le|réglé par|réglé ce jour|réglé le|acquittée|acquitté|facture acquittée|prélevé le|sera prélevé|montant prélevé|payé le',
        'conditions de règlement|date d’échéance|indemnité forfaitaire pour frais de recouvrement|escompte pour paiement anticipé|mode de règlement|pas d’escompte|escompte|pénalités de retard|règlement à réception|à réception de facture|payable à réception|arrêtée la présente facture',
        'tva non applicable|art 293 b|autoliquidation|exonération de tva|tva sur les débits|tva sur les encaissements|tva acquittée|exonérée de tva|tva intracommunautaire|franchise en base',
        'nuitée|nuitées|taxe de séjour|petit-déjeuner|petits-déjeuners|arrhes versées|=couverts|=table|merci de votre visite|à bientôt|cb sans contact|carte bancaire|=espèces|montant réel|merci et à bientôt|ticket client à conserver',
        'point de livraison|=pdl|=pce|heures creuses|heures pleines|ancien index|nouvel index|relevé de compteur|abonnement et consommation|votre abonnement|référence client|acheminement|cspe|n° de ligne|votre forfait|hors forfait',
        'main-d’oeuvre|main d’œuvre|déplacement|bon de livraison n|suivant devis|selon devis|votre commande|nos honoraires|frais et débours|débours|appel de cotisation|prime ttc|échéance de prime',
      ],
      against: [
        'impayée|impayées|impayé|impayés|mise en demeure de payer|demeure impayée|restées sans suite|restés sans suite|sans réponse à ce jour|relances|notre relance|huissier|commissaire de justice',
        'devis gratuit|validité du devis|bon pour accord|offre valable|devis n',
      ],
    },
    'credit-note': {
      titles: `avoir|facture d’avoir|facture avoir|note de crédit|avoir n°|annulation de facture|note d’avoir|avoir client|avoir sur facture|
      avoir financier|avoir commercial|avoir partiel|avoir total|avoir pour retour|facture rectificative|facture d’annulation|
      facture corrective|bon d’avoir|remboursement|avis de remboursement|avis de crédit|note de remboursement|
      ristourne de fin d’année|avoir de fin d’année|autofacture|auto-facture|autofacturation|décompte de commissions|
      bordereau de commissions|relevé de commissions|votre avoir`,
      vague: 'crédit|annulation|ristourne|trop-perçu',
      strong: [
        'montant de l’avoir|total de l’avoir|numéro d’avoir|n° d’avoir|à votre crédit|avoir n°|date de l’avoir|net à votre crédit|net à déduire|à déduire de|montant crédité|montant remboursé|à vous rembourser|net à rembourser|total avoir|total à rembourser|net en votre faveur|en votre faveur|solde en votre faveur',
        'facture d’origine|facture concernée|annule et remplace|sur facture n|relatif à la facture|concerne la facture|en annulation|annulation de la facture|facture initiale|facture rectifiée|correction de la facture|avoir sur facture|annule la facture|référence facture d’origine|rectifie la facture',
        'motif de l’avoir|motif du remboursement|retour de marchandise|retour marchandise|marchandise retournée|marchandises retournées|geste commercial|erreur de facturation|remise de fin d’année|sera remboursé|vous sera remboursé|nous vous remboursons|nous vous créditons|sera imputé|à valoir sur|votre prochaine facture|trop-perçu',
        'autofacturation|facture établie par|émise au nom et pour le compte|au nom et pour le compte|commissions dues|taux de commission',
      ],
    },
    reminder: {
      titles: `relance|lettre de relance|relance n°|première relance|deuxième relance|rappel de paiement|mise en demeure|
      rappel de facture|dernier rappel|facture impayée|lettre de rappel|troisième relance|dernière relance|factures impayées|
      1ère relance|2ème relance|3ème relance|1re relance|2e relance|3e relance|relance amiable|relance facture|relance de facture|
      relance client|relance de paiement|relance pour impayé|seconde relance|premier rappel|deuxième rappel|second rappel|
      troisième rappel|1er rappel|2e rappel|2ème rappel|3e rappel|rappel n|rappel amical|rappel|avis de retard|
      avis de retard de paiement|retard de règlement|mise en demeure de payer|mise en demeure de paiement|
      mise en demeure avant poursuites|dernier avis|dernier avis avant coupure|avis avant coupure|avis de coupure|
      dernier avant poursuites|avis d’impayé|loyer impayé|loyers impayés|loyer en retard|impayé|impayés|échéance impayée|
      prélèvement rejeté|rejet de prélèvement|règlement en attente|paiement en attente|commandement de payer|
      sommation de payer|sommation|injonction de payer|relevé des factures impayées|relevé de factures échues|
      factures échues|facture échue|solde impayé|demande de règlement|avis de rappel|rappel d’échéance|
      recouvrement amiable|mise en recouvrement amiable|compte débiteur`,
      vague: 'relevé de compte client|situation de compte|état de compte|relevé de compte|rappel de|votre compte',
      strong: [
        'sauf erreur ou omission de notre part|sauf erreur de notre part|reste impayée|demeure impayée|impayé|impayée|impayées|impayés|non réglée|non réglées|non réglé|reste à ce jour|à ce jour impayée|n’a pas été réglée|n’a pas été réglé|n’ont pas été réglées|pas encore été réglée|toujours pas reçu|n’avons pas reçu|n’avons pas encore reçu|pas reçu votre règlement|non acquittée|échue|échues|échue le|échue depuis|demeure ouvert|reste ouvert|restant dû|reste dû|restant à régler|restant impayé|paiement n’est pas parvenu|ne nous est pas parvenu',
        'frais de rappel|frais de relance|frais de mise en demeure|frais de sommation|indemnité de retard|jours de retard|en retard|principal dû|montant dû|solde dû|solde débiteur|créance|créances|intérêts moratoires|intérêt moratoire|frais de rejet|clause pénale',
        'nous vous mettons en demeure|vous mettons en demeure|mettons en demeure|huissier|huissier de justice|commissaire de justice|contentieux|service contentieux|voie judiciaire|poursuites|poursuite|procédure judiciaire|action en justice|société de recouvrement|recouvrement forcé|service recouvrement|injonction de payer|office des poursuites|suspension de|coupure|sans autre avis|sans délai|sous huit jours|sous huitaine|dans les plus brefs délais|résiliation de plein droit|clause résolutoire',
        'nos relances|notre relance|notre précédent courrier|nos précédents courriers|notre rappel|nos rappels|précédente relance|première relance|malgré notre|malgré nos|restée sans réponse|restées sans réponse|resté sans réponse|restées sans suite|restée sans suite|nous vous rappelons|vous rappeler|sans réponse de votre part|sans nouvelles de votre part',
        'si vous avez déjà réglé|si votre règlement|votre paiement s’est croisé|croisé avec|ne pas tenir compte|tenir compte de ce|considérer ce courrier comme nul|sans objet|simple oubli|oubli de votre part|un oubli|a échappé à votre attention|régulariser|régularisation de votre|votre situation|merci de régulariser|nous vous remercions de régler|procéder au règlement|d’ores et déjà effectué|entre-temps',
      ],
      weak: [
        'pénalités de retard|intérêts de retard|frais de recouvrement|indemnité forfaitaire',
        'lettre recommandée|recommandé avec accusé|recommandée avec ar|lrar|avec accusé de réception',
        'échéance|montant initial|solde|principal|total à régler',
      ],
      against: ['nouveau solde|ancien solde|solde précédent'],
    },
    'bank-statement': {
      titles: `relevé de compte|relevé d’opérations|relevé bancaire|extrait de compte|relevé de carte|relevé mensuel|
      relevé de compte courant|extrait de compte courant|relevé de vos comptes|relevé de compte chèques|relevé de compte bancaire|
      relevé des opérations|relevé de carte bancaire|relevé de carte de crédit|relevé de dépenses|relevé de compte épargne|
      relevé livret|relevé de livret|livret a|compte courant|compte chèques|compte épargne|relevé de portefeuille|
      arrêté de compte|avis d’opéré de compte|historique de compte|historique des opérations|mouvements du compte|
      liste des opérations|votre relevé|votre relevé de compte|état de compte|décompte de carte de crédit|
      relevé annuel|relevé trimestriel|situation de vos comptes|synthèse de vos comptes|relevé compte privé|extrait de carte`,
      strong: [
        'ancien solde|nouveau solde|solde créditeur|solde débiteur|solde précédent|solde initial|solde final|solde au|solde reporté|solde en fin|solde de départ|solde à nouveau|solde de clôture|solde d’ouverture|report du solde',
        'date valeur|date de valeur|date opération|nature de l’opération|nature des opérations|date comptable|libellé de l’opération|détail des opérations|date d’opération|date d’écriture|vos opérations',
        'virement reçu|virement émis|prélèvement sepa|virement sepa|retrait dab|paiement par carte|total des mouvements|total des opérations|virement de|virement faveur|retrait|prlv|vir sepa|vir inst|facture carte|achat cb|cotisation carte|frais de tenue de compte|total débit|total des débits|total des crédits|commission d’intervention|virement permanent|chèque n',
        'titulaire du compte|titulaire|découvert autorisé|garantie des dépôts|fgdr|votre conseiller|plafond',
      ],
      weak: ['=débit|=crédit', 'virement|prélèvement'],
      against: ['impayé|impayée|relance|relances|mise en demeure', 'net imposable|cotisations salariales'],
    },
    'salary-statement': {
      titles: `bulletin de paie|bulletin de salaire|fiche de paie|fiche de salaire|décompte de salaire|bulletin de paye|
      décompte salaire|certificat de salaire|bordereau de salaire|relevé de paie|talon de paie|bulletin de pension|
      bulletin de pension|fiche de rémunération|bulletin de solde|feuille de paie|feuille de salaire|bulletin de paie clarifié|
      relevé de salaire|décompte de paie|relevé de rémunération|attestation de salaire|bulletin d’indemnités`,
      strong: [
        'salaire brut|salaire de base|brut mensuel|total brut|rémunération brute|salaire brut mensuel|salaire mensuel|traitement brut|brut imposable|salaire horaire|appointements|traitement indiciaire',
        'net à payer avant impôt|net imposable|net payé|net fiscal|net social|montant net social|salaire net|net versé|montant versé|net à payer au salarié|cumul imposable|net à payer après impôt|salaire versé',
        'cotisations|cotisations salariales|part salariale|part salarié|part patronale|part employeur|urssaf|agirc-arrco|prélèvement à la source|csg|crds|retraite complémentaire|assurance chômage|onss|précompte professionnel|avs|lpp|ai apg|laa|impôt à la source|allocations familiales|rqap|rrq|charges patronales|total des retenues|retenues',
        'matricule|emploi|convention collective|congés payés|ancienneté|n° de sécurité sociale|n° sécurité sociale|numéro avs|n° avs|coefficient|date d’entrée|congés acquis|congés pris|solde congés|rtt|heures mensuelles|n° ss|registre national',
      ],
    },
    contract: {
      titles: `contrat|contrat de prestation|contrat de prestation de services|contrat de travail|contrat de bail|bail|bail commercial|
      convention|accord de confidentialité|contrat de location|contrat de maintenance|avenant|contrat de prêt|
      contrat à durée indéterminée|contrat à durée déterminée|contrat d’apprentissage|bail d’habitation|bail de location|
      contrat de vente|contrat d’entretien|contrat de sous-traitance|contrat cadre|accord-cadre|contrat d’abonnement|
      contrat de collaboration|contrat de cession|contrat de franchise|contrat de mandat|mandat de gestion|mandat de vente|
      protocole d’accord|protocole transactionnel|convention de stage|convention de prestation|convention de formation|
      convention d’honoraires|lettre de mission|avenant n|avenant au contrat|compromis de vente|promesse de vente|
      reconnaissance de dette|engagement de confidentialité|accord de non-divulgation|conditions générales de vente|statuts|pacte d’associés|acte de cautionnement|contrat d’engagement|contrat de domiciliation|
      contrat de location saisonnière|contrat de fourniture|cdi|cdd`,
      strong: [
        'entre les soussignés|entre les soussignées|il a été convenu|il est convenu|a été convenu|ci-après dénommé|ci-après dénommée|ci-après désigné|ci-après désignée|ci-après le|ci-après la|ci-après|d’une part|d’autre part|les parties|préambule|entre les parties|le prestataire|le bailleur|le locataire|le preneur|l’emprunteur|le prêteur|le salarié|l’employeur',
        'fait en deux exemplaires|fait en double exemplaire|en deux exemplaires|lu et approuvé|préavis|résiliation|tacite reconduction|objet du contrat|durée du contrat|article premier|article 1|droit applicable|tribunaux compétents|tribunal compétent|force majeure|période d’essai|renouvellement|obligations du|obligations des parties|prend effet|confidentialité',
      ],
      against: ['madame monsieur|veuillez agréer', 'facture n|n de facture'],
    },
    'balance-sheet': {
      titles: `bilan|bilan actif|bilan passif|bilan comptable|bilan simplifié|bilan synthétique|bilan intermédiaire|bilan au|
      comptes annuels|bilan consolidé|bilan abrégé|bilan de clôture|bilan d’ouverture|actif|passif|
      état de la situation financière|bilan interne|états financiers`,
      strong: [
        'total actif|total de l’actif|total passif|total du passif|total général|actif immobilisé|actif circulant|total des actifs|total des passifs|actifs immobilisés|actifs circulants|total du bilan',
        'capitaux propres|immobilisations|créances clients|disponibilités|provisions pour risques|emprunts et dettes|dettes fournisseurs|report à nouveau|capitaux étrangers|fonds propres|dettes à un an|résultat de l’exercice|liquidités|charges à payer|comptes de régularisation|valeurs mobilières de placement|immobilisations corporelles',
        'exercice clos le|exercice précédent|amortissements|exercice n-1|exercice n|clos au',
      ],
    },
    'tax-assessment-note': {
      titles: `avis d’imposition|avis d’impôt|avis de taxation|taxe foncière|taxes foncières|cotisation foncière des entreprises|avis de mise en recouvrement|
      impôt sur les revenus|avis d’impôt sur les revenus|avis de cotisation|avertissement-extrait de rôle|bordereau de taxation|
      avis d’impôt sur le revenu|avis de taxe foncière|taxe d’habitation|taxe d’habitation sur les résidences secondaires|
      avis des sommes à payer|avis de sommes à payer|titre exécutoire|titre de recette|avis de dégrèvement|avis de non-imposition|
      avis de situation déclarative|cfe|impôt sur les sociétés|avis de somme à payer|décision de taxation|taxation définitive|
      taxation provisoire|avis de taxation définitive|décompte final|décompte d’impôt|impôt fédéral direct|
      impôt cantonal et communal|impôts cantonaux et communaux|avis d’acompte|acomptes provisionnels|précompte immobilier|
      avis de paiement d’impôt|redevance d’enlèvement des ordures ménagères|taxe communale|taxe de séjour avis|
      extrait de rôle|avis de rectification|proposition de rectification|taxe professionnelle|taxe sur les déchets|
      avis d’imposition foncière|compte de taxes|compte de taxes municipales|taxes municipales|relevé de taxes|
      taxe scolaire|compte de taxe scolaire|avis de nouvelle cotisation|impôt communal|impôt foncier|avis de contravention|
      taxe de circulation|taxe automobile|décision d’imposition|émolument|décision d’émoluments|bulletin d’impôt`,
      vague: 'taxe|taxes|impôts|redevance|acompte provisionnel',
      strong: [
        'direction générale des finances publiques|finances publiques|dgfip|trésor public|numéro fiscal|référence de l’avis|centre des finances publiques|spf finances|administration des contributions|service des impôts|centre des impôts|administration fiscale|agence du revenu|revenu québec|administration cantonale des impôts|office d’impôt|service des contributions|trésorerie|comptable public|service de gestion comptable|receveur|municipalité|impots gouv fr|direction générale des douanes',
        'revenu fiscal de référence|montant de l’impôt|impôt dû|base imposable|revenus imposables|revenu imposable|date limite de paiement|mis en recouvrement|mise en recouvrement|date de mise en recouvrement|valeur locative|base nette|taux communal|frais de gestion de la fiscalité|nombre de parts|quotient familial|exercice d’imposition|période fiscale|revenu cadastral|rôle d’évaluation|évaluation foncière|coefficient annuel|année d’imposition|montant à payer impôt|somme à payer|titre n|taux d’imposition|cotisation due|matricule foncier',
        'réclamation|voies de recours|voies et délais de recours|délai de réclamation|délai de recours|recours|contester|vous pouvez contester|introduire une réclamation|réclamation écrite|indication des voies|dans les 30 jours dès',
      ],
      against: ['facture n|n de facture|numéro de facture', 'relance|impayées|impayée'],
    },
    timesheet: {
      titles: `feuille de temps|feuille d’heures|relevé d’heures|relevé des heures|compte rendu d’activité|rapport d’activité|
      feuille de présence|fiche de pointage|fiche horaire|rapport de travail|rapport d’intervention|relevé de temps|
      relevé d’activité|cra|suivi des heures|suivi du temps|fiche d’intervention|bon d’intervention|bon de travail|
      bon de régie|rapport de régie|rapport journalier|rapport hebdomadaire|rapport de chantier|fiche de temps|
      fiche de présence|feuille d’émargement|état de présence|pointage|relevé de pointage|journal de travail|
      décompte d’heures|décompte des heures|relevé mensuel d’heures|heures de travail|feuille hebdomadaire|relevé de prestations`,
      strong: [
        'heures travaillées|total heures|total des heures|heures supplémentaires|nombre d’heures|heure début|heure fin|heures normales|total semaine|heures effectuées|jours travaillés|nb heures|total jours|heure d’arrivée|heure de départ|durée totale|total hebdomadaire|heures prestées',
        'nom du salarié|collaborateur|intervenant|signature du client|signature du salarié|signature de l’employé|visa client|visa du responsable|signature client|signature du responsable|nom du consultant|signature collaborateur',
        '=pause|=matin|=après-midi|=arrivée|=départ|semaine du|=lundi|=mardi|=mercredi|=jeudi|=vendredi',
      ],
    },
    letter: {
      titles: '',
      strong: [
        'objet|madame monsieur|monsieur|chère madame|cher monsieur|madame|mesdames messieurs|chers clients|cher client|chère cliente|bonjour|cher adhérent|chers parents|chers copropriétaires|cher locataire',
        'veuillez agréer|salutations distinguées|cordialement|sincères salutations|meilleures salutations|bien cordialement|bien à vous|sentiments distingués|considération distinguée|nous vous prions d’agréer|je vous prie d’agréer|cordiales salutations|sentiments les meilleurs|sincèrement',
      ],
      weak: [
        'nous vous informons|je vous informe|nous avons le plaisir|nous avons bien reçu|suite à votre|par la présente|nous accusons réception|je me permets|nous vous confirmons|je vous confirme|nous vous prions de|nous regrettons|j’ai l’honneur|faisant suite|nous nous permettons',
        'vos références|vos réf|nos réf|nos références|v réf|n réf|pièces jointes|pièce jointe|p j|à l’attention de',
        'nous restons à votre disposition|restons à votre disposition|reste à votre disposition|dans l’attente de|n’hésitez pas',
      ],
      against: [
        'mise en demeure|mise en demeure de payer|impayée|impayées|impayé|impayés|lettre de relance|nos relances|notre relance|frais de rappel|rappel de paiement|frais de relance',
        'sous-total|total ttc|montant ttc|tva 20|net à payer',
        'entre les soussignés|avis d’imposition|voies de recours',
      ],
    },
    quote: {
      titles: `devis|devis n|devis estimatif|devis gratuit|devis descriptif|offre de prix|offre|proposition commerciale|proposition|
      estimation|soumission|proposition de prix|offre commerciale|devis quantitatif|chiffrage|cotation`,
      strong: [
        'devis n|n° de devis|numéro de devis|date du devis|offre n|devis n°|réf devis',
        'bon pour accord|validité du devis|devis valable|offre valable|valable jusqu|validité de l’offre|durée de validité|valable 30 jours|valable un mois|date de validité|bon pour commande|signature précédée|devis reçu avant',
        'acompte à la commande|à la commande|acompte de 30|délai d’exécution|délai de livraison|nous avons le plaisir de vous proposer|votre demande|suite à votre demande|durée des travaux',
      ],
      against: ['facture n|n° de facture|numéro de facture|date de facture'],
    },
    order: {
      titles: `bon de commande|confirmation de commande|accusé de réception de commande|commande fournisseur|commande client|
      commande d’achat|ordre d’achat|bon d’achat|ordre de réparation|ordre de service|ordre de travail|ordre d’insertion`,
      strong: [
        'n° de commande|numéro de commande|commande n|date de commande|date de la commande',
        'livraison souhaitée|date de livraison souhaitée|délai de livraison|livraison prévue|lieu de livraison',
        'veuillez livrer|nous vous passons commande|nous vous commandons|merci pour votre commande|nous confirmons votre commande|total de la commande|total commande',
      ],
      vague: 'commande|commande n',
      against: ['facture n|n° de facture|numéro de facture|date de facture'],
    },
    delivery: {
      titles: `bon de livraison|bordereau de livraison|bordereau d’expédition|bon d’expédition|lettre de voiture|liste de colisage|bon de retour|bon de transport|bon d’enlèvement|avis d’expédition|bulletin de livraison|bon de sortie|preuve de livraison`,
      strong: [
        'bon de livraison n|n° bl|n° de bl|livraison n|date d’expédition|expédié le|n° d’expédition',
        'reçu en bon état|marchandise reçue|signature du destinataire|signature destinataire|destinataire|expéditeur|transporteur',
        'colis|poids brut|poids net|palettes|nombre de colis|qté livrée|quantité livrée|reliquat',
      ],
      against: ['facture n|n° de facture|numéro de facture|date de facture', 'tva|total ttc'],
    },
    prices: {
      titles:
        'tarifs|liste de prix|grille tarifaire|catalogue|nos tarifs|barème|liste des prix|inventaire|nomenclature',
      strong: [
        'prix valables|tarifs valables|prix indicatifs|sous réserve de modification|applicable au|tarifs applicables|prix publics|entrées|plats|boissons',
      ],
    },
    securities: {
      titles:
        'avis d’exécution|avis d’opération de bourse|avis de dividende|avis de coupons|souscription de parts|rachat de parts|relevé fiscal|imprimé fiscal unique|ordre de bourse|achat de titres|vente de titres|décompte de bourse',
      strong: [
        'code isin|coupons|nets fiscaux|revenus d’actions|dividendes|code valeur|compte-titres|compte titres|courtage|cours d’exécution|=cours|date d’exécution|quantité de titres|place de cotation|pea|impôt de bourse|taxe sur les transactions financières|négociation',
      ],
    },
    insurance: {
      titles: `conditions particulières|attestation d’assurance|police d’assurance|contrat d’assurance|certificat d’assurance|carte verte|
      proposition d’assurance|déclaration de sinistre|constat amiable|attestation de responsabilité civile|avenant d’assurance|attestation d’assurance habitation`,
      strong: [
        'assuré|l’assuré|souscripteur|sociétaire|preneur d’assurance|n° de police|numéro de police|n° de contrat|assureur',
        'garanties|capital assuré|plafond de garantie|responsabilité civile|sinistre|montant garanti|tableau des garanties|échéance principale',
      ],
    },
    certificate: {
      titles: `attestation|certificat|attestation de|certificat de|attestation sur l’honneur|attestation de travail|certificat de travail|
      attestation de formation|attestation de présence|attestation fiscale|diplôme|relevé de notes|bulletin scolaire|extrait kbis|extrait k bis|
      kbis|extrait du registre du commerce|acte de naissance|procuration|pouvoir|mandat sepa|mandat de prélèvement sepa|mandat de prélèvement|certificat médical|
      arrêt de travail|avis d’arrêt de travail|certificat de scolarité|attestation de domicile|justificatif de domicile|
      certificat de conformité|déclaration de conformité|extrait du casier judiciaire|attestation de paiement|attestation employeur|testament`,
      strong: [
        'je soussigné|je soussignée|nous soussignés|soussigné|certifie que|certifions que|atteste que|attestons que|atteste par la présente|certifie par la présente|atteste sur l’honneur|déclare sur l’honneur|pour servir et valoir|pour valoir ce que de droit|délivré pour|délivrée à la demande',
        'donne pouvoir|donne procuration|a suivi la formation|a suivi avec succès|libre de tout engagement|référence unique du mandat|identifiant créancier|vous autorisez',
      ],
    },
    yearly: {
      titles: `reçu fiscal|reçu au titre des dons|reçu au titre des dons à certains organismes|reçu de don|déclaration de revenus|
      déclaration de tva|attestation fiscale de don|relevé de carrière|déclaration d’impôt|déclaration des revenus|fiche fiscale|reçu de dons`,
      strong: [
        'donateur|article 200|article 238 bis|dons|association loi 1901|intérêt général|organisme bénéficiaire|cerfa|réduction d’impôt|bénéficiaire des versements|trimestres validés',
      ],
    },
    minutes: {
      titles:
        'procès-verbal|procès-verbal de|compte rendu|compte-rendu de réunion|compte rendu de réunion|ordre du jour|procès-verbal d’assemblée|procès-verbal de l’assemblée générale|pv de réunion',
      vague: 'convocation|convocation à l’assemblée générale',
      strong: [
        'ordre du jour|étaient présents|présents|excusés|absents|secrétaire de séance|l’assemblée générale|séance levée|la séance est|adoptée à l’unanimité|à l’unanimité|quorum|prochaine réunion|feuille de présence',
      ],
    },
    report: {
      titles:
        'état des lieux|état des lieux d’entrée|état des lieux de sortie|procès-verbal de réception|rapport d’expertise|rapport de contrôle|procès-verbal de contrôle technique|contrôle technique|diagnostic|rapport|ordonnance|compte rendu médical|compte rendu opératoire|résultats d’analyses|rapport de visite|attestation d’entretien|rapport d’essai|diagnostic de performance énergétique',
      strong: [
        'bon état|état d’usage|remise des clés|clés remises|relevé des compteurs|relevés des compteurs|défaillances|constatations|comprimé|comprimés|posologie|matin midi soir|valeurs de référence|défaillance|prochaine visite',
      ],
    },
    booking: {
      titles: `confirmation de réservation|réservation|votre réservation|billet|billet électronique|e-billet|carte d’embarquement|confirmation de rendez-vous|
      bon cadeau|chèque cadeau|carte cadeau|votre voyage|titre de transport|bulletin d’inscription|confirmation d’inscription|itinéraire|bon d’échange`,
      strong: [
        'n° de réservation|numéro de réservation|référence de réservation|référence dossier|réservation n|dossier n|code de réservation',
        'arrivée le|départ le|voyageur|voyageurs|passager|passagers|=vol|=voiture|=place|annulation gratuite|conditions d’annulation|embarquement|nous vous attendons|bon voyage|bon séjour',
      ],
      against: ['facture n|n° de facture'],
    },
    form: {
      titles:
        'formulaire|bulletin d’adhésion|fiche d’inscription|demande d’adhésion|formulaire de demande|questionnaire|dossier d’inscription|fiche de renseignements|formulaire d’inscription|formulaire de rétractation|demande de congés|note de frais de déplacement|bulletin de souscription',
      strong: [
        'en lettres capitales|en majuscules|cochez|cocher la case|à remplir|merci de compléter|à compléter|à retourner|cadre réservé|réservé à l’administration',
        'date de naissance|lieu de naissance|=prénom|=nom|=profession',
      ],
    },
  },
}
