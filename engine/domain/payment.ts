/** What one extraction costs, and how it is paid: scheme `exact` of x402 on an EVM chain, an EIP-3009 transfer. */
export interface PaymentTerms {
  /** Address that is paid, `0x` and 40 hexadecimal digits. */
  readonly payTo: string
  /** The chain by CAIP-2: `eip155:8453`. */
  readonly network: string
  /** Address of the token's contract. */
  readonly asset: string
  /** For one document, in the token's smallest units: a whole number. */
  readonly price: string
  /** Who checks and settles payments; null: Docket itself, with a key of its own. */
  readonly facilitatorUrl: string | null
  /** JSON-RPC of the chain, asked what became of a payment whose receipt was lost. */
  readonly rpcUrl: string
}

/** Terms as they are set: by names of the wire. */
export interface WrittenTerms {
  readonly pay_to: string
  readonly network: string
  readonly asset: string
  readonly price: string
  readonly facilitator_url: string | null
  readonly rpc_url: string
}

export function toTerms(terms: WrittenTerms): PaymentTerms {
  return {
    payTo: terms.pay_to,
    network: terms.network,
    asset: terms.asset,
    price: terms.price,
    facilitatorUrl: terms.facilitator_url,
    rpcUrl: terms.rpc_url,
  }
}

export function writeTerms(terms: PaymentTerms): WrittenTerms {
  return {
    pay_to: terms.payTo,
    network: terms.network,
    asset: terms.asset,
    price: terms.price,
    facilitator_url: terms.facilitatorUrl,
    rpc_url: terms.rpcUrl,
  }
}

/** What names a payment: an authorization is used once for each payer and nonce (EIP-3009). Addresses and nonce in small letters. */
export interface PaymentKey {
  readonly network: string
  readonly asset: string
  readonly payer: string
  readonly nonce: string
}

/** A token as its contract describes it. */
export interface Asset {
  /** Name and version are those of the EIP-712 domain that payments are signed for. */
  readonly name: string
  readonly version: string
  readonly symbol: string
  readonly decimals: number
}

/** Units of a token as people write them: 50000 of a token with 6 decimals are `0.05`. */
export function writeUnits(units: string, decimals: number): string {
  const digits = units.padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  return fraction === '' ? whole : `${whole}.${fraction}`
}
