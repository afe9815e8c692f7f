import type { FacilitatorClient } from '@x402/core/http'
import type { PaymentConfig } from '../config.ts'
import type { PaymentTerms } from '../domain/payment.ts'
import type { WritingDatabase } from '../store/database.ts'
import { openFacilitator } from './open-facilitator.ts'
import { openChain, type Chain } from './read-chain.ts'

/** Whom payments under some terms are asked of. */
export interface Connection {
  readonly chain: Chain
  readonly facilitator: FacilitatorClient
}

export type Connect = (terms: PaymentTerms) => Connection

/** One connection for the same terms, so that a facilitator of our own counts its transactions in one place. */
export function createConnect(parts: { key: PaymentConfig['key']; database: WritingDatabase }): Connect {
  const known = new Map<string, Connection>()
  return (terms) => {
    const name = JSON.stringify(terms)
    const connection = known.get(name) ?? { chain: openChain(terms), facilitator: openFacilitator(terms, parts) }
    known.set(name, connection)
    return connection
  }
}
