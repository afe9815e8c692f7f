import type { LanguageKinds } from '../vocabulary.ts'

export const FRENCH: LanguageKinds = {
  kinds: {
    invoice: {
      titles: `facture|facture d’acompte|facture de solde|facture proforma|facture simplifiée|facture de situation|
      note d’honoraires|mémoire d’honoraires|quittance|quittance de loyer|note de restaurant|ticket de caisse|ticket client|
      reçu de paiement|facture d’électricité|facture de gaz|facture d’eau|facturette`,
      strong: [
        'n° de facture|numéro de facture|facture n°|date de facturation|date de facture|date d’émission',
        'net à payer|montant à régler|reste à payer|total à payer|payé par carte|règlement par carte|rendu monnaie',
        'conditions de règlement|date d’échéance|indemnité forfaitaire pour frais de recouvrement|escompte pour paiement anticipé',
        'tva non applicable|art 293 b|autoliquidation|exonération de tva',
      ],
    },
    'credit-note': {
      titles: 'avoir|facture d’avoir|note de crédit|avoir n°|annulation de facture',
      strong: [
        'montant de l’avoir|total de l’avoir|numéro d’avoir|n° d’avoir|à votre crédit',
        'facture d’origine|facture concernée|annule et remplace',
      ],
    },
    reminder: {
      titles: `relance|lettre de relance|relance n°|première relance|deuxième relance|rappel de paiement|mise en demeure|
      rappel de facture|dernier rappel|facture impayée|lettre de rappel|troisième relance|dernière relance|factures impayées`,
      strong: [
        'sauf erreur ou omission de notre part|reste impayée|demeure impayée|impayé|impayée|retard de paiement',
        'pénalités de retard|intérêts de retard|frais de recouvrement|frais de rappel|frais de relance|solde dû',
      ],
    },
    'bank-statement': {
      titles: `relevé de compte|relevé d’opérations|relevé bancaire|extrait de compte|relevé de carte|relevé mensuel|
      relevé de compte courant|extrait de compte courant`,
      strong: [
        'ancien solde|nouveau solde|solde créditeur|solde débiteur|solde précédent|solde initial|solde final|solde au',
        'date valeur|date de valeur|date opération|nature de l’opération',
        'virement|prélèvement|virement sepa|retrait dab|paiement par carte|total des mouvements|total des opérations',
      ],
    },
    'salary-statement': {
      titles:
        'bulletin de paie|bulletin de salaire|fiche de paie|fiche de salaire|décompte de salaire|bulletin de paye',
      strong: [
        'salaire brut|salaire de base|brut mensuel|total brut|rémunération brute|salaire brut mensuel',
        'net à payer avant impôt|net imposable|net payé|net fiscal|net social|montant net social',
        'cotisations|cotisations salariales|part salariale|part salarié|part patronale|part employeur|urssaf|agirc-arrco|prélèvement à la source',
        'matricule|emploi|convention collective|congés payés|ancienneté|n° de sécurité sociale|n° sécurité sociale|numéro avs',
      ],
    },
    contract: {
      titles: `contrat|contrat de prestation|contrat de prestation de services|contrat de travail|contrat de bail|bail|bail commercial|
      convention|accord de confidentialité|contrat de location|contrat de maintenance|avenant|contrat de prêt`,
      strong: [
        'entre les soussignés|il a été convenu|il est convenu|ci-après dénommé|ci-après dénommée|ci-après désigné|d’une part|d’autre part',
        'fait en deux exemplaires|fait à|lu et approuvé|préavis|résiliation|tacite reconduction|objet du contrat|durée du contrat',
      ],
    },
    'balance-sheet': {
      titles: 'bilan|bilan actif|bilan passif|bilan comptable|bilan simplifié|bilan synthétique|bilan intermédiaire',
      strong: [
        'total actif|total de l’actif|total passif|total du passif|total général|actif immobilisé|actif circulant',
        'capitaux propres|immobilisations|créances|disponibilités|provisions pour risques|emprunts et dettes|dettes fournisseurs|report à nouveau',
        'exercice clos le|exercice précédent|amortissements',
      ],
    },
    'tax-assessment-note': {
      titles: `avis d’imposition|avis d’impôt|avis de taxation|taxe foncière|taxes foncières|cotisation foncière des entreprises|avis de mise en recouvrement|
      impôt sur les revenus|avis d’impôt sur les revenus|avis de cotisation|avertissement-extrait de rôle|bordereau de taxation`,
      strong: [
        'direction générale des finances publiques|trésor public|numéro fiscal|référence de l’avis|centre des finances publiques|spf finances|administration des contributions',
        'revenu fiscal de référence|montant de l’impôt|impôt dû|base imposable|revenus imposables|date limite de paiement|mis en recouvrement',
      ],
    },
    timesheet: {
      titles: `feuille de temps|feuille d’heures|relevé d’heures|relevé des heures|compte rendu d’activité|rapport d’activité|
      feuille de présence|fiche de pointage|fiche horaire|rapport de travail|rapport d’intervention`,
      strong: [
        'heures travaillées|total heures|total des heures|heures supplémentaires|nombre d’heures|heure début|heure fin',
        'nom du salarié|collaborateur|intervenant|signature du client|signature du salarié',
      ],
    },
    letter: {
      titles: '',
      strong: [
        'objet|madame monsieur|monsieur|chère madame|cher monsieur',
        'veuillez agréer|salutations distinguées|cordialement|sincères salutations|meilleures salutations',
      ],
    },
  },
}
