/** A header that is no payment of protocol version 2: another one has to be sent. */
export class MalformedPaymentError extends Error {}

/** A payment that does not pay for an extraction here, with what its sender can do. Nothing was charged. */
export class UnusablePaymentError extends Error {
  /** As the protocol names it, for programs. */
  readonly reason: string

  constructor(reason: string, message: string) {
    super(message)
    this.name = 'UnusablePaymentError'
    this.reason = reason
  }
}

/** The facilitator or the chain cannot be reached before anything was sent to be charged. */
export class UnreachableError extends Error {}

/** It is not known yet whether the payment was settled; Docket keeps looking, and the file is kept. */
export class UnsettledError extends Error {}

/** What programs are told comes with what people can do about it. */
export function refusePayment(reason: string): UnusablePaymentError {
  return new UnusablePaymentError(reason, EXPLANATIONS[reason] ?? `The payment was refused: ${reason}.`)
}

const EXPLANATIONS: Readonly<Record<string, string>> = {
  invalid_exact_evm_signature: 'The payment is not signed by its payer.',
  invalid_exact_evm_insufficient_balance: 'The payer has too little of the token.',
  insufficient_funds: 'The payer has too little of the token.',
  invalid_exact_evm_transaction_simulation_failed:
    'The token would not take the payment: its payer has too little of it, or has used the payment before.',
  invalid_exact_evm_nonce_already_used: 'The payment was used before. Make a new one.',
  invalid_exact_evm_payload_authorization_valid_before: 'The payment has expired. Make a new one.',
  invalid_exact_evm_payload_authorization_valid_after: 'The payment is not valid yet.',
}
