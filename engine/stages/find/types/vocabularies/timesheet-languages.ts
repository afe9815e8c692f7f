import type { Vocabulary } from './vocabulary.ts'

/** How records of hours worked name their fields in French, Italian, Spanish, Portuguese and Dutch. */
export const TIMESHEET_LANGUAGES: Vocabulary = {
  labels: {
    employee_name: [
      'name',
      '(?:nom (?:du |de la |de l ?)?)?(?:salariee?|employee?|interimaire|intervenante?|ouvriere?|technicien(?:ne)?|prestataire|collaborat(?:eur|rice))',
      'nom (?:et )?prenom|prenom (?:et )?nom',
      '(?:nome (?:del |della )?)?(?:dipendente|lavorat(?:ore|rice)|tecnico|operai[oa]|collaborat(?:ore|rice)|consulente|addett[oa])',
      'nome (?:e )?cognome|cognome (?:e )?nome',
      '(?:nombre (?:del? |de la )?)?(?:trabajadora?|emplead[oa]|operari[oa]|profesional)',
      'nombre (?:y )?apellidos|apellidos (?:y )?nombre',
      '(?:nome (?:do |da )?)?(?:trabalhadora?|colaboradora?|funcionari[oa]|empregad[oa]|prestadora?)',
      '(?:naam )?(?:uitzendkracht|werknemer|medewerker|flexkracht)(?: ?naam)?',
    ],
    client_name: [
      'name',
      'cliente?|donneur d ordre|maitre d ouvrage',
      '(?:entreprise|societe) (?:utilisatrice|cliente)',
      'committente|(?:impresa )?utilizzat(?:ore|rice)',
      'empresa (?:usuaria|cliente|utilizadora)',
      'dono d[ae] obra',
      'opdrachtgever|klant|inlener',
    ],
    project: [
      'text',
      'projet|chantier|mission|progetto|cantiere|commessa|proyecto|projeto|obra',
      '(?:intitule|nom) (?:du projet|de l operation|de la mission)|titolo (?:del )?progetto|titulo del proyecto|designacao do projeto',
      'project ?(?:naam|omschrijving)|opdracht',
    ],
    personnel_number: [
      'code',
      'matricule|matricola|matr',
      '(?:nr|numero|no) (?:de |del )?(?:empleado|trabajador|funcionario|trabalhador|colaborador|mecanografico)',
      '(?:personeels|flex|medewerkers?|werknemers?) ?(?:nr|nummer)',
    ],
    total_hours: [
      'hours',
      'total(?: des| d)? heures(?: travaillees| effectuees)?|heures totales',
      'totale ore(?: lavorate)?|ore totali',
      'total(?: de)? horas(?: trabaja?d?[ao]s| trabalhadas)?|horas tota[li][ei]s',
      'tota(?:al|le)(?: aantal)?(?: gewerkte)? uren|uren totaal',
    ],
    overtime_hours: [
      'hours',
      '(?:dont )?heures suppl(?:ementaires)?',
      '(?:ore )?(?:di )?straordinari[eo]?',
      'horas (?:extra(?:s|ordinarias)?|suplementares)',
      'overuren|overwerk|meeruren',
    ],
    hourly_rate: [
      'amount',
      '(?:taux|tarif) horaire',
      '(?:tariffa|paga) oraria|costo orario',
      '(?:tarifa|precio|valor)(?: por| a)? hora|tarifa horaria',
      'uur ?(?:loon|tarief)|tarief per uur',
    ],
    approved_by: [
      'name',
      '(?:visa|approuve|valide|verifie)(?: par| du client| client)?',
      '(?:approvato|verificato|autorizzato) da|visto(?: (?:il |del )?responsabile)?',
      '(?:aprobado|validado|autorizado|aprovado) por|visto bueno',
      '(?:goedgekeurd|gecontroleerd) door|(?:voor )?akkoord(?: (?:opdrachtgever|inlener|klant|leidinggevende))?',
    ],
  },
}
