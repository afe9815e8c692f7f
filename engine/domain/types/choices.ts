/** What the keys of kind `enum` may hold, the types of documents apart. */
export const CHOICES: Readonly<Record<string, readonly string[]>> = {
  payment_means: ['transfer', 'direct_debit', 'card', 'cash', 'online', 'other'],
  tax_collection_mechanism: ['seller_collected', 'reverse_charge'],
  taxability: ['taxable', 'zero_rated', 'exempt', 'intra_community', 'export', 'not_subject'],
}
