import { compileColumns } from '../layout/columns.ts'

/** Headings of lists that give what is paid and what is withheld in two columns: Dutch, English, French, German, Italian, Portuguese, Spanish. */
export const PAIRED_COLUMNS = compileColumns([
  [
    '_earnings',
    0.96,
    '(?:uit)?betaling(?:en)? | payments? | earnings | bezuge | zahlungen | verdienste?',
    'a payer | gains? | montant a payer | part a payer | a percevoir',
    'competenze | devengos?(?: eur)? | percepciones | importe devengado | haberes',
    'abonos? | remuneracoes | vencimentos | rendimentos | valor abonos',
  ],
  [
    '_deductions',
    0.97,
    'inhouding(?:en)? | deductions? | abzuge | withheld',
    'a deduire | retenues?(?: salariales?)? | part salari(?:e|ale) | cotisations salariales',
    'trattenute | ritenute | deducciones | descuentos | retenciones | descontos | deducoes',
  ],
  [
    'label',
    0.85,
    'omschrijving | description | bezeichnung | text | rubriques? | designation | libelle | elements? de paie',
    'descrizione | voci | voce retributiva | conceptos? | descripcion | descricao | designacao',
  ],
  ['code', 0.8, 'code | cod(?:ice|igo)? | voce | nr | n | looncode | lohnart'],
  [
    'quantity',
    0.9,
    'aantal | uren | dagen | hours?(?: days)? | units? | anzahl | base | nombre | quantite | quantita | ore(?: gg)?',
    'ore giorni | riferimento | cuantia | unidades | dias(?: horas)? | horas | qtde? | quantidade | qt',
  ],
  [
    'rate',
    0.92,
    'tarief | waarde | paga oraria | basis | rate | satz | taux(?: salarial)? | importo unit(?:ario)? | dato base | precio | tarifa | valor un(?:it(?:ario)?)?',
  ],
  [
    '_total',
    0.95,
    'cumulatief | cumulative | ytd | year to date | kumuliert | cumuls? | progressiv[oi] | acumulados?',
    'tabelloon | taxable.{0,12} | bijz(?:onder)? tarief | part(?:s)? (?:patronales?|employeur) | employeur | patronal(?:e|es)?',
    'charges patronales | (?:cotisations )?employeur',
  ],
])

/** Sums and bases among the lines, and what is left in the end. */
export const PAIRED_SUMS =
  /^(?:tot(?:al|als|ais|ale|ali|aal)?\b|t devengado|t a deducir|(?:salaire|montant) brut|brut\b|bruto ?loon|brutto|gross|netto|net\b|neto|liquido|nettoloon|netto ?loon|loon voor|imponibile|irpef lorda|detrazioni|base|rem total|summe|sum\b|subtotal)/
