import type { Vocabulary } from './vocabulary.ts'

/** Orders, quotations, delivery notes and what else comes: their own numbers. */
export const OTHER: Vocabulary = {
  labels: {
    document_number: [
      'code',
      '(?:angebots?|offerten?|auftrags?|bestell|lieferschein|auftragsbestatigungs?|protokoll|zertifikats?|beleg|vorgangs|antrags|policen?|versicherungsschein|schein|bescheinigungs?|gutachten) ?(?:nr|nummer|no|id)',
      '(?:angebot|offerte|auftrag|bestellung|lieferschein|auftragsbestatigung|protokoll|zertifikat|versicherungsschein)(?: (?:nr|nummer|no))?(?= [a-z]{0,4} ?\\d)',
      '(?:quote|quotation|order|purchase order|po|delivery note|packing (?:list|slip)|certificate|report|reference|estimate|offer|policy|proposal) ?(?:nr|no|number|id|ref)(?: nr)?',
    ],
    issue_date: [
      'date',
      '(?:angebots|auftrags|bestell|liefer|lieferschein|ausstellungs|beleg)? ?datum',
      '(?:quote|quotation|order|delivery|issue|document|report|certificate|offer|estimate)? ?date',
      'date of (?:issue|order|quotation)',
    ],
    sender_name: [
      'name',
      'lieferant',
      'anbieter',
      'supplier',
      'seller',
      'vendor',
      'issued by',
      'ausgestellt von',
      'ship from',
      'prepared by',
    ],
    recipient_name: [
      'name',
      'kunde',
      'empfanger',
      'customer',
      'ship to',
      'deliver to',
      'quote to',
      'prepared for',
      'issued to',
    ],
    title: ['text', 'titel', 'title', 'thema', 'dokument(?:en)?(?: ?(?:art|typ))?', 'document type'],
  },
  phrases: [
    {
      key: 'recipient_name',
      form: /(?<value>\p{Lu}[\p{L}'’-]+(?: \p{Lu}\.)? \p{Lu}[\p{L}'’-]+)\s+(?:hat (?:am|vom|mit|an|in|im|erfolgreich)|has (?:successfully|completed|attended|taken|passed)|attended|successfully completed|wird hiermit)\b/u,
      confidence: 0.74,
    },
    {
      key: 'recipient_name',
      form: /(?:certif(?:y|ies) that|bescheinig\p{L}*,? dass|awarded to|presented to|verliehen an|ausgestellt (?:für|auf))\s+(?:Herrn?\s|Frau\s|Mr\.?\s|Ms\.?\s|Mrs\.?\s)?(?<value>\p{Lu}[\p{L}'’-]+(?:[ -]\p{Lu}[\p{L}'’-]+){1,2})/u,
      confidence: 0.74,
    },
  ],
}
