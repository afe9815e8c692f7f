/** A seller or buyer as an e-invoice states it. */
export interface Party {
  readonly name: string | null
  /** Printed style: lines joined by `, `, the country's code last. */
  readonly address: string | null
  readonly vatId: string | null
  readonly taxNumber: string | null
  readonly registerNumber: string | null
  readonly email: string | null
  readonly phone: string | null
  /** BT-29 or BT-46. */
  readonly identifier: string | null
}

/** The keys of both parties, the customer's number apart. */
export function nameParties(seller: Party, buyer: Party): Record<string, string | null> {
  return {
    sender_name: seller.name,
    sender_address: seller.address,
    sender_vat_id: seller.vatId,
    sender_tax_number: seller.taxNumber,
    sender_register_number: seller.registerNumber,
    sender_email: seller.email,
    sender_phone: seller.phone,
    recipient_name: buyer.name,
    recipient_address: buyer.address,
    recipient_vat_id: buyer.vatId,
  }
}
