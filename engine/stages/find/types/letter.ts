import type { Vocabulary } from './vocabulary.ts'

/** Letters after DIN 5008 and their British and American likes. */
export const LETTER: Vocabulary = {
  labels: {
    subject: ['text', 'betreff', 'betr', 'betrifft', 'subject', 're', 'regarding', 'objet'],
    your_reference: [
      'code',
      'ihr(?:e)? (?:zeichen|referenz|aktenzeichen|ref|geschaftszeichen|az|kennzeichen)(?: ihre nachricht(?: vom)?)?',
      'your ref(?:erence)?(?: (?:nr|no))?',
      '(?:ihr(?:e)?|your) (?:schreiben|nachricht|mitteilung|letter|file) (?:az|aktenzeichen|zeichen|ref|gz|nr|no)',
      'yr ref',
    ],
    our_reference: [
      'code',
      'unser(?:e)? (?:zeichen|referenz|aktenzeichen|ref|geschaftszeichen|az|kennzeichen)(?: unsere nachricht(?: vom)?)?',
      'our ref(?:erence)?(?: (?:nr|no))?',
      '(?:akten|geschafts) ?zeichen',
      'az|gz',
      '(?:vorgangs|schaden|schadens|bearbeitungs) ?(?:nummer|nr)',
      '(?:claim|case|file|matter) ?(?:nr|no|number|ref|reference)',
    ],
    contact_person: [
      'name',
      '(?:ihr(?:e)? )?(?:ansprech|gesprachs|kontakt) ?(?:partner(?:in)?|person)',
      '(?:sach)?bearbeiter(?:in)?',
      'bearbeitet von',
      'es (?:schreibt|betreut) (?:ihnen|sie)',
      'auskunft erteilt',
      'ruckfragen an',
      'name',
      '(?:your )?contact(?: person| name)?',
      'contact name',
      'case (?:handler|manager|worker)',
      'enquiries to',
      'dealt with by',
      'for enquiries',
    ],
    issue_date: ['date', 'datum', 'date', 'dated'],
    document_number: ['code', '(?:schreiben|brief) ?(?:nr|nummer)', 'letter (?:nr|no|number)'],
    customer_number: [
      'code',
      '(?:kunden|mitglieds|versicherten|mandanten) ?(?:nr|nummer)',
      '(?:customer|client|member|membership|account) ?(?:nr|no|number|id)',
    ],
    _their_date: [
      'date',
      '(?:ihre|unsere) (?:nachricht|schreiben)(?: vom)?',
      'ihr schreiben(?: vom)?',
      'your (?:letter|message|email)(?: of| dated)?',
    ],
    _phone: ['code', 'telefon|tel|durchwahl|telefax|fax|mobil|e mail|phone|direct (?:line|dial)|mobile|extension'],
  },
  weakLabels: { our_reference: ['code', 'reference|ref|zeichen|referenz'] },
}
