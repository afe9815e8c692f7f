import { LANGUAGES } from '../../../languages/languages.ts'
import { fold } from '../fold-text.ts'

/** Which party a heading announces; `other` parties (delivery, payee, tax representative) are read to be left out. */
export type PartyRole = 'sender' | 'recipient' | 'other'

/** How surely the words of further languages name a role. */
const NAMED = 0.9

const LABELS: readonly (readonly [role: PartyRole, strength: number, patterns: readonly string[]])[] = [
  [
    'sender',
    0.9,
    [
      'verkaufer(?: in)?',
      'lieferant',
      'rechnungssteller',
      'rechnungsaussteller',
      'aussteller',
      'absender',
      'leistungserbringer',
      'seller',
      'vendor',
      'supplier',
      'issuer',
      'issued by',
      'invoice from',
      'bill from',
      'billed by',
      'from',
      'sold by',
      'verkauft (?:von|durch)',
      'service provider',
      'shipper',
      'vendeur',
      'fournisseur',
      'emetteur',
      'expediteur',
      'venditore',
      'fornitore',
      'cedente',
      'mittente',
      'vendedor',
      'proveedor',
      'emisor',
      'verkoper',
      'leverancier',
      'station',
      'payee',
    ],
  ],
  [
    'sender',
    0.7,
    [
      'von',
      'de',
      'kontoinhaber',
      'kontoname',
      'zahlungsempfanger',
      'account (?:holder|name)',
      'beneficiary',
      'company',
      'firma',
      'employer',
    ],
  ],
  ['sender', 0.55, ['remit(?: payment)? to', 'pay to', 'payable to', 'make checks payable to', 'send payment to']],
  [
    'recipient',
    0.9,
    [
      'kaufer(?: leistungsempfanger)?',
      'leistungsempfanger',
      'rechnungsempfanger',
      'rechnungsadresse',
      'rechnungsanschrift',
      'empfanger',
      'kunde',
      'auftraggeber',
      'rechnung an',
      'bill(?:ed)? ?to',
      '(?:prepared|quote|quotation|estimate|proposal) for',
      'invoice(?:d)? to',
      'sold ?to',
      'buyer',
      'customer',
      'customer name',
      'client',
      'invoice address',
      'billing address',
      'bill to address',
      'account of',
      'advertiser',
      'bill to customer',
      'recipient',
      'facture a',
      'client facture',
      'adresse (?:de facturation|du client)',
      'acheteur',
      'destinataire',
      'adresse client',
      'factures a',
      'cliente',
      'destinatario',
      'acquirente',
      'cessionario',
      'spettabile',
      'spett(?: le)?',
      'egr(?: sig)?',
      'facturar a',
      'comprador',
      'klant',
      'koper',
      'factuuradres',
    ],
  ],
  [
    'recipient',
    0.65,
    [
      'an',
      'to',
      'name',
      'nombre',
      'naam',
      'nom',
      'attention',
      'attn',
      'for',
      'a',
      'guest',
      'gast',
      'patient',
      'insured',
      'tenant',
      'messrs',
      'm s',
    ],
  ],
  [
    'other',
    1,
    [
      'lieferadresse',
      'lieferanschrift',
      'warenempfanger',
      'abweichender \\w+',
      'leistungsadresse',
      'leistungsort',
      'versandadresse',
      'ship(?:ped)? to',
      'deliver(?:y|ed)? (?:to|address)',
      'delivery',
      'shipping address',
      'ship from',
      'adresse de livraison',
      'livraison(?: adresse references)?',
      'livre a',
      'tax rep\\w*',
      'representant fiscal',
      'ansprechpartner',
      'sachbearbeiter',
      'contact',
      'bank',
      'bankverbindung',
      'agency',
      'agent',
      'salesperson',
      'cashier',
      'kassierer',
      'indirizzo di consegna',
      'direccion de entrega',
      'afleveradres',
      'buyer requisitionner',
      'invoicee',
      'payer',
      'contact commercial',
      'sales contact',
      'account executive',
      'sie erreichen uns(?: unter)?',
    ],
  ],
]

const FURTHER = LANGUAGES.flatMap(({ fields }) => Object.entries(fields?.parties ?? {})).map(
  ([role, patterns]) => [role as PartyRole, NAMED, patterns] as const,
)
const COMPILED = [...LABELS, ...FURTHER].map(([role, strength, patterns]) => ({
  role,
  strength,
  expression: new RegExp(
    `^(?:${patterns.toSorted((a, b) => b.length - a.length).join('|')})(?: (?:name|adresse|address|details|information))?$`,
  ),
}))

/** Words of their own that say where something comes from or goes to: "An", but neither "Anbieter" nor "Absender". */
const DIRECTION = /^(?:heading|label) '(?:from|to|von|an|for|nach|de|a)(?!\p{L})/iu

/** Whether a name was found by such a word alone (a candidate's reason). */
export const isDirection = (reason: string): boolean => DIRECTION.test(reason)

/**
 * Reads a heading such as "Rechnungsempfänger:" or "Bill to: Miller Ltd".
 * @returns the role, its strength (0..1) and the characters behind the heading; null when the text starts with none
 */
export function readPartyLabel(text: string): { role: PartyRole; strength: number; rest: number } | null {
  const colon = text.search(/[:：]/)
  const head = colon > 0 && colon <= 45 ? text.slice(0, colon) : text
  const folded = fold(head)
  for (const { role, strength, expression } of COMPILED) {
    if (expression.test(folded)) {
      // A heading without a colon has to look like one: alone on its line, and no single short word in running text.
      if (colon < 0 && folded.length < 4) return null
      return { role, strength, rest: head === text ? text.length : colon + 1 }
    }
  }
  return null
}
