import { CREDIT_REASONS } from './credit-reasons.ts'
import { DAY, type Vocabulary } from './vocabulary.ts'

const NUMBER = String.raw`[\p{L}\d][\p{L}\d/._-]*\d[\p{L}\d/._-]*`

/** What corrections and credits say beside what an invoice says. */
export const CREDIT_NOTE: Vocabulary = {
  labels: {
    document_number: [
      'code',
      '(?:gutschrifts?|storno|stornorechnungs?|korrektur|korrekturrechnungs?|rechnungskorrektur) ?(?:nr|nummer|no)',
      '(?:gutschrift|stornorechnung|rechnungskorrektur|korrekturrechnung) (?:nr|nummer)',
      'credit (?:note|memo|invoice) ?(?:nr|no|number|id)?',
      '(?:storno|korrektur|gutschrifts?) ?beleg(?: ?(?:nr|nummer))?',
    ],
    original_document_number: [
      'code',
      '(?:ursprungliche|urspr|original|bezogene|korrigierte|stornierte|zugehorige|ursprungs|bezugs|referenz|berichtigte)(?: ?(?:rechnung|rechnungs|beleg|re))+ ?(?:nr|nummer|no)?',
      '(?:zu|zur|fur|betrifft|bezug(?: auf)?)(?: (?:ihre|unsere|der|die|unserer|ihrer))? ?rechnung(?: ?(?:nr|nummer))?',
      '(?:bezug|bezugs ?(?:nr|nummer|beleg))',
      'invoice ?(?:nr|no|number|ref)',
      'rechnungs? ?(?:nr|nummer) (?:alt|original)',
      '(?:original|related|corrected|credited|referenced|against|for|regarding|refers to|relating to|applies to|applied to)(?: (?:our|your|the))? ?invoice ?(?:nr|no|number|ref|reference)?',
    ],
    original_document_date: [
      'date',
      '(?:ursprungliches|urspr|original|ursprungs|bezugs) ?rechnungs ?datum',
      'datum (?:der )?(?:original|ursprungs|ursprunglichen|bezogenen|stornierten) ?rechnung',
      'rechnung vom',
      '(?:original|related|credited|corrected) invoice date',
      'date of (?:the )?(?:original )?invoice',
      'invoice date',
      'rechnungs ?datum (?:alt|original|der rechnung)',
      'invoice (?:dated|of)',
    ],
    // Claims its place; what it announces may go on for lines.
    _credit_reason: ['text', '(?:grund|begrundung|anlass|reason|motif|motivo|causale|causa|reden|razon)'],
  },
  weakLabels: { original_document_date: ['date', '^(?:vom|dated)$'] },
  phrases: [
    {
      key: 'original_document_number',
      form: new RegExp(
        String.raw`(?:zu|zur|für|auf|storn\p{L}*|korrig\p{L}*|bericht\p{L}*)\s+(?:unserer?|ihrer?|der|die)?\s?(?:original)?-?rechnung(?:en)?\s*(?:nr\.?|nummer|-nr\.?)?\s*:?\s*(?<value>${NUMBER})`,
        'iu',
      ),
      confidence: 0.8,
    },
    {
      key: 'original_document_number',
      form: new RegExp(
        String.raw`(?:against|for|to|of|cancels|corrects|credits|regarding)\s+(?:our\s+|your\s+|the\s+)?invoice\s*(?:no\.?|number|#|ref\.?)?\s*:?\s*(?<value>${NUMBER})`,
        'iu',
      ),
      confidence: 0.78,
    },
    {
      key: 'original_document_date',
      form: new RegExp(String.raw`rechnung\b[^.:]{0,45}?\bvom\s+(?<value>${DAY})`, 'iu'),
      confidence: 0.8,
    },
    {
      key: 'original_document_date',
      form: new RegExp(String.raw`invoice\b[^.:]{0,45}?\b(?:dated|of|from)\s+(?<value>${DAY})`, 'iu'),
      confidence: 0.8,
    },
    ...CREDIT_REASONS,
    {
      key: 'self_billed',
      form: /self[- ]?bill(?:ing|ed)|selbst(?:ge|ab)?fakturier|gutschrift(?:s)?verfahren|gutschrift(?:en)? (?:im sinne|i\.\s?s\.|nach|gem(?:äß|\.)?) (?:des |d\.\s?|von )?§\s?14|abrechnungs(?:gutschrift|verfahren)|provisions(?:gutschrift|abrechnung)|keine eigene rechnung|gutschrift des leistungsempfängers|(?:buyer|recipient)[- ]created (?:tax )?invoice|autofactur|(?:relevé|bordereau) de commissions|(?:estratto conto|fattura per) provvigioni|autofattura|factura (?:emitida|expedida) por el (?:destinatario|cliente)|liquidación de comisiones|autofatura|nota de comissões|uitgereikt door (?:de )?afnemer|rechnen\s(?:wir\s)?(?:ihre|die von ihnen)\s[^.]{0,40}leistungen|abrechnung ihrer (?:leistungen|provision)|ihre provision|wir vergüten ihnen|commission statement|services (?:that )?you (?:have )?(?:supplied|provided|rendered)/iu,
      confidence: 0.85,
      says: 'true',
    },
  ],
}
