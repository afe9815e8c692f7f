import type { LabelEntry } from '../../../domain/labels.ts'

const INVOICE_WORD = String.raw`\w*rechnungs?|\w*faktura?|belegs?|dokument\w*|gutschrifts?|rechnungskorrektur|stornorechnung|kassenbon|bon|quittungs?`
const NUMBER_WORD = String.raw`(?:nr|nummer|no|num|number|id|n)`

/**
 * Labels of numbers and references in the head of a document; German, English, French, Italian, Spanish, Dutch.
 * Patterns run over folded text (see fold-text). Keys that start with `_` are no extraction keys: they claim their label so
 * that nothing else reads it ("Telefon-Nr." is no document number).
 */
export const NUMBER_LABELS: readonly LabelEntry[] = [
  {
    key: 'document_number',
    strength: 1,
    kind: 'code',
    patterns: [
      String.raw`(?:${INVOICE_WORD}) ?(?:\d{3} )?${NUMBER_WORD}`,
      // `\s` stays a blank that has to be there: were all of them optional, letters could be parted in countless ways.
      String.raw`\w*rechnung(?:[a-z]+(?:\s[a-z]+){0,2}|(?:\s[a-z]+){0,3})(?: \d{3})? nr`,
    ],
  },
  { key: 'document_number', strength: 1, kind: 'code', patterns: [String.raw`(?:re|rg|rech|rechn) ${NUMBER_WORD}`] },
  {
    key: 'document_number',
    strength: 1,
    kind: 'code',
    patterns: [
      '(?:tax |vat |sales |commercial |proforma |pro forma )?(?:invoice|inv|bill|credit note|credit memo|document|doc|receipt|rcpt|statement) ?(?:nr|no|num|number|id|ref|reference)(?: nr)?',
    ],
  },
  {
    key: 'document_number',
    strength: 1,
    kind: 'code',
    patterns: [
      '(?:n|nr|no|num|numero|numer)(?: de| du| di| della)?(?: la)? (?:facture|fattura|factura|avoir|piece|documento|pieza)',
      '(?:facture|fattura|factura|avoir|nota di credito|documento|factuur|factuurs?|creditnota)(?: d acompte)? ?(?:nr|no|num|numero|n|nummer|numer)',
      'factuurnummer',
      'numfactura',
    ],
  },
  {
    key: 'document_number',
    strength: 0.75,
    kind: 'code',
    patterns: [
      String.raw`(?:unser zeichen|our ref(?:erence)?|trans(?:action)? (?:nr|no|id)|cash bill (?:nr|no)|slip (?:nr|no)|chk|check (?:nr|no)|bill|order response|purchase order|order)(?= (?:nr )?[a-z]*\d)`,
    ],
  },
  {
    key: 'document_number',
    strength: 0.6,
    kind: 'code',
    patterns: [
      String.raw`(?:\w*rechnung|gutschrift|rechnungskorrektur|invoice|credit note|credit memo|facture|fattura|factura|factuur|avoir)(?= (?:nr )?[a-z]{0,6} ?\d)`,
    ],
  },
  {
    key: 'document_number',
    strength: 0.4,
    kind: 'code',
    patterns: ['(?:reference|referenz|referenznummer|ref|ref nr|ref no|nummer|numero|number|nr|no)'],
  },
  {
    key: 'document_number',
    strength: 0.5,
    kind: 'code',
    patterns: ['^(?:rechnung|invoice|facture|fattura|factura|factuur|gutschrift|credit note|beleg)$'],
  },
  { key: 'document_number', strength: 0.5, kind: 'code', patterns: ['^(?:nummer|number|numero|nr|no)$'] },
  {
    key: 'customer_number',
    strength: 1,
    kind: 'code',
    patterns: [
      'debiteur ?(?:nummer|nr)',
      'klantnr',
      'relatie ?(?:nummer|nr)',
      'cod(?:ice)? cliente',
      '(?:codigo|cod|n|num) (?:de )?cliente',

      '(?:debitor|kunde|customer|client)(?= [a-z]{0,3}\\d)',
      '^debitor$',
      '(?:kunden|debitoren|mandanten|mitglieds|patienten)(?: ?(?:nr|nummer|no|id|konto))',
      'kd ?(?:nr|nummer)',
      '(?:customer|client|account|cust|member) ?(?:nr|no|num|number|id|ref|code)(?: nr)?',
      '(?:n|no|nr|numero|num|code|ref)(?: de| du)? (?:client|cliente)',
      '(?:code|numero|nr|n) client',
      'klantnummer',
      'klant ?nr',
      'codice cliente',
      '(?:client|cliente) (?:nr|no|num|numero|n)',
    ],
  },
  {
    key: 'customer_number',
    strength: 0.6,
    kind: 'code',
    patterns: ['^(?:kunde|debitor|customer|client|cliente|klant)$'],
  },
  {
    key: 'order_number',
    strength: 1,
    kind: 'code',
    patterns: [
      '(?:customer|your|client) po',
      '(?:your|customer) order(?: (?:nr|no))?',
      'ihre bestellung',
      '(?:bestell|auftrags?)(?: ?(?:nr|nummer|no|id))',
      '(?:ihre )?(?:bestellung|auftrag) (?:nr|nummer|no)(?: kunde)?',
      '(?:purchase |your |sales |client )?(?:order|po) ?(?:nr|no|num|number|id|ref|reference)(?: nr)?',
      'p o (?:nr|no|number)',
      '(?:n|nr|no|numero|num)(?: de)? (?:bon de )?commande',
      '(?:bon de )?commande (?:nr|n|no)',
      'ordine (?:nr|n)',
      '(?:numero|n|nr)(?: de)? pedido',
      'ordernummer',
      'bestelnummer',
      '(?:vossa |sua )?encomenda (?:nr|no|n o|n)',
      '(?:nr|no|n o|n|numero)(?: d[ae])?(?: vossa| sua)? encomenda',
    ],
  },
  {
    key: 'contract_number',
    strength: 1,
    kind: 'code',
    patterns: [
      'vertrags?(?: ?(?:nr|nummer|no|konto))',
      '(?:contract|agreement) ?(?:nr|no|number|id|ref)',
      '(?:n|nr|numero)(?: de)? contrat',
      'contrat (?:nr|n)',
    ],
  },
  {
    key: 'project_number',
    strength: 1,
    kind: 'code',
    patterns: ['projekt(?: ?(?:nr|nummer|no))', 'project ?(?:nr|no|number|id|ref)', 'ref projet'],
  },
  {
    key: 'delivery_note_number',
    strength: 1,
    kind: 'code',
    patterns: [
      'lieferschein(?: ?(?:nr|nummer|no))?',
      'delivery note ?(?:nr|no|number)?',
      '(?:n|nr|numero)(?: de)? bon de livraison',
    ],
  },
  {
    key: 'buyer_reference',
    strength: 1,
    kind: 'code',
    patterns: ['leitweg ?id', 'referenz des kaufers', 'kauferreferenz', 'buyer ref(?:erence)?'],
  },
  {
    key: 'payment_reference',
    strength: 1,
    kind: 'text',
    patterns: [
      'verwendungszweck',
      'zahlungsreferenz',
      'reference(?: d)? avis de paiement',
      'payment ref(?:erence)?',
      String.raw`remittance (?:reference|info\w*)`,
      'reference (?:a rappeler|de paiement|paiement)',
      'referenz ?nummer',
      'qr referenz',
      'betalingskenmerk',
      'kassenzeichen',
      '(?:[a-z]+ )?(?:bitte )?bei (?:der |ihrer )?(?:zahlung|uberweisung)(?: bitte)?(?: (?:immer|stets))? an(?:zu)?geben',
      '(?:[a-z]+ )?(?:to be )?quoted? (?:with|on) (?:your |the )?payment',
    ],
  },
  {
    key: '_other_number',
    strength: 1,
    kind: 'code',
    patterns: [
      '(?:personal|artikel|art|material|serien|chargen|telefon|tel|fax|konto|kto|haus|filial|kassen|terminal|ta|tse|bon|pos|positions|lieferanten|lief|steuer|ust id|umsatzsteuer|ust|handelsregister|register|wee reg|zimmer|ean|gtin|gln|globale|vorgangs|reise|flug)(?: ?(?:nr|nummer|no))',
      '(?:item|table|till|terminal|store|pos|phone|fax|tel|account|bank|vat|tax|gst|reg|registration|company|co|room|page|line|serial|cashier|approval|auth|batch|trace|ref|supplier|vendor|job|estimate|est) ?(?:nr|no|number|id|code)(?: nr)?',
      'co reg(?: no)?',
      'gst(?: reg)?(?: no| id)?',
      'siret',
      'siren',
      '(?:n|nr)(?: de)? tva',
      'tva',
      'partita iva',
      'p iva',
      'cod fiscale',
      'nif',
      'cif',
      'kvk(?: nr| nummer)?',
      'btw(?: nr| nummer| id)?',
    ],
  },
  {
    key: '_original_number',
    strength: 1,
    kind: 'code',
    patterns: [
      '(?:zu|zur|fur|bezug auf|ursprungliche|original|vorausgegangene|referenzierte|korrigierte|against|for|relating to)(?: (?:zur|unserer|ihrer|der|our|your))? (?:\\w*rechnung|invoice)s?(?: ?(?:nr|nummer|no))?',
      '(?:n|nr) de facture associee',
      'original invoice(?: no| number)?',
      'refers to invoice(?: no| number)?',
      'facture d origine(?: nr)?',
    ],
  },
  {
    key: 'mandate_reference',
    strength: 1,
    kind: 'code',
    patterns: [
      'mandats? ?(?:referenz|nummer|nr|id|ref)(?: ?(?:nummer|nr))?',
      'mandate ref(?:erence)?',
      'reference unique de mandat',
      'rum',
    ],
  },
  {
    key: 'creditor_id',
    strength: 1,
    kind: 'code',
    patterns: [
      'glaubiger ?(?:id|identifikations ?nummer|identifikation|nr)(?: ?(?:nr|nummer))?',
      'creditor id(?:entifier)?',
      'identifiant creancier(?: sepa)?',
      'ics',
    ],
  },
]
