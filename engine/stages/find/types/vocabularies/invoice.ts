import type { Vocabulary } from './vocabulary.ts'

/** What invoices refer to beside their own number and sums; German and English, and French, Italian, Spanish and Dutch in short. */
export const INVOICE: Vocabulary = {
  labels: {
    contract_number: [
      'code',
      '(?:rahmen)?vertrags? ?(?:konto ?)?(?:nr|nummer|no|kennung)',
      '(?:rahmen)?(?:vertrag|kontrakt) ?(?:nr|nummer)',
      '(?:framework )?(?:contract|agreement) ?(?:nr|no|number|id|ref|reference)',
      '(?:n|nr|numero|numero de|ref)(?: de| du)? (?:contrat|contratto|contrato)',
      'contractnummer',
    ],
    project_number: [
      'code',
      '(?:projekt|objekt|kommissions|bauvorhaben) ?(?:nr|nummer|no|id|kennung)',
      'projekt(?= [a-z]{0,4} ?\\d)',
      '(?:project|job|engagement) ?(?:nr|no|number|id|code|ref|reference)',
      'projectnummer',
    ],
    delivery_note_number: [
      'code',
      '(?:lieferschein|liefer|ls|warenausgangs) ?(?:nr|nummer|no)',
      'lieferschein(?= (?:nr )?[a-z]{0,4} ?\\d)',
      '(?:delivery|dispatch|despatch)(?: note| docket| advice)? ?(?:nr|no|number|ref)',
      '(?:n|nr|numero)(?: de)? bon de livraison',
      'pakbon ?(?:nr|nummer)',
    ],
    buyer_reference: [
      'code',
      'leitweg ?id',
      '(?:kaufer|kunden|besteller) ?referenz',
      'referenz des (?:kaufers|kunden|bestellers)',
      'buyer ?ref(?:erence)?',
      'customer ref(?:erence)?',
    ],
    mandate_reference: [
      'code',
      '(?:sepa )?mandats? ?(?:referenz|nummer|nr|id|ref)(?: ?(?:nummer|nr))?',
      '(?:sepa )?(?:direct debit )?mandate ?(?:ref(?:erence)?|id|nr|no|number)',
      '(?:reference unique (?:de|du) mandat|rum|kenmerk machtiging|riferimento mandato|referencia del mandato)',
    ],
    creditor_id: [
      'code',
      'glaubiger ?(?:id|identifikations ?nummer|identifikator|identifikation|nr)(?: ?(?:nr|nummer))?',
      '(?:sepa )?creditor ?(?:id(?:entifier|entification)?)(?: (?:nr|no|number))?',
      '(?:ics|identifiant creancier(?: sepa)?|incassant id|identificativo creditore)',
    ],
    service_period: [
      'period',
      '(?:leistungs|abrechnungs|liefer|rechnungs|nutzungs|versicherungs|miet|verbrauchs|vertrags) ?(?:zeitraum|periode|monat)',
      '(?:leistung|leistungen|abrechnung) (?:im|fur)(?: (?:den )?(?:zeitraum|monat))?',
      'fur den zeitraum',
      '(?:service|billing|supply|usage|subscription|consumption|rental) ?(?:period|dates?|month)',
      'period(?: of (?:service|supply))?',
      'services? (?:rendered )?(?:from|for the period)',
      '(?:periode de facturation|periodo di (?:fatturazione|riferimento)|periodo de facturacion|leveringsperiode)',
    ],
    service_date: [
      'date',
      '(?:tag|datum|zeitpunkt) der (?:leistung|lieferung)(?:serbringung)?',
      '(?:leistungs|liefer|ausfuhrungs|liefer und leistungs|leistungs und liefer) ?(?:datum|tag|zeitpunkt|termin)',
      '(?:tax point|supply date|date of supply|delivery date|service date)',
    ],
  },
  phrases: [
    { key: 'creditor_id', form: /\b(?<value>[A-Z]{2}\d{2}[A-Z0-9]{3}\d{11})\b/u, confidence: 0.8 },
    // No day: "2026-03-14".
    {
      key: 'buyer_reference',
      form: /\b(?!(?:19|20)\d\d-[01]\d-)(?<value>\d{2,12}-[A-Z0-9]{1,30}-\d{2})\b/u,
      confidence: 0.62,
    },
  ],
}
