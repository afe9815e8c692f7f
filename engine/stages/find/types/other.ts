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
}
