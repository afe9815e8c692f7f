/** What tells a party's numbers apart, and how it is reached. */
const TAX = String.raw`ust|umsatzsteuer|steuer|uid|mwst|vat|tax|tva|p\.?\s?iva|partita iva|n\.?i\.?f|c\.?i\.?f|btw|gst|abn|siren|siret|kvk|iban|bank|konto|account|compte|conto|cuenta|rekening`
const CONTACT = String.raw`e-?mail|mail|courriel|tel|phone|mobil|handy|t[ée]l[ée]phone`
const BUYER = String.raw`kunden?|k[äa]ufers?|(?:leistungs|rechnungs)?empf[äa]ngers?|auftraggebers?|customer|client|buyer|recipient|cliente|acheteur|destinataire|klant|comprador|acquirente`
const YOUR = String.raw`ihre?|ihrem|your|votre|vos|vostr[aoe]|su|uw`
const OF = String.raw`(?:(?:de[srl]?|du|van|of)(?:\sthe|\sla)?\s)?`

const CUSTOMER = [
  // "Ihre USt-IdNr.", "Your e-mail".
  String.raw`(?<!\p{L})(?:${YOUR})\s(?:${TAX}|${CONTACT})`,
  // "Kunden-USt-IdNr.", "Customer VAT no.", "Buyer: VAT"; a "Kundentelefon" is the firm's own.
  String.raw`(?<!\p{L})(?:${BUYER})(?:['’]s)?[\s:-]*(?:${TAX})`,
  String.raw`(?<!\p{L})(?:customer|client|buyer|recipient)(?:['’]s)?\s(?:${CONTACT})`,
  // "USt-IdNr. des Kunden", "N° TVA client".
  String.raw`(?<!\p{L})(?:${TAX})[\p{L}.-]*\s(?:(?:nr|no|id|number|nummer|n°)\.?\s)?${OF}(?:${BUYER})(?!\p{L})`,
].map((source) => new RegExp(source, 'iu'))
const SUPPLIER =
  /(?<!\p{L})(?:unsere?|our|notre|nos|supplier|seller|vendor|lieferant|verk[äa]ufer|fournisseur|vendeur)/iu

/** Whether the words in front of a number say that it is the customer's: "Ihre USt-IdNr.", "Customer VAT". */
export function namesCustomer(label: string): boolean {
  return CUSTOMER.some((form) => form.test(label)) && !SUPPLIER.test(label)
}
