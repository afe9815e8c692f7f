import { x402Facilitator, type PendingSettlementStore } from '@x402/core/facilitator'
import { HTTPFacilitatorClient, type FacilitatorClient } from '@x402/core/http'
import { toFacilitatorEvmSigner } from '@x402/evm'
import { ExactEvmScheme } from '@x402/evm/exact/facilitator'
import { createWalletClient, http, publicActions, type Hex } from 'viem'
import { nonceManager, privateKeyToAccount } from 'viem/accounts'
import type { PaymentTerms } from '../domain/payment.ts'
import type { WritingDatabase } from '../store/database.ts'
import { getBroadcast, setBroadcast } from '../store/x402-payments.ts'
import { UnreachableError } from './errors.ts'
import { hashSignature } from './read-payment.ts'

/** Milliseconds that a facilitator has for a question, settling included. */
const PATIENCE = 60_000

/**
 * Who checks and settles: the facilitator that the terms name, or Docket itself with its own key.
 * @throws UnreachableError when there is neither
 */
export function openFacilitator(
  terms: PaymentTerms,
  { key, database }: { key: Hex | null; database: WritingDatabase },
): FacilitatorClient {
  if (terms.facilitatorUrl !== null) {
    return new HTTPFacilitatorClient({ url: terms.facilitatorUrl, timeoutMs: PATIENCE })
  }
  if (key === null) throw new UnreachableError('There is neither a facilitator nor a key of our own.')
  return openOwnFacilitator(terms, { key, database })
}

function openOwnFacilitator(
  { rpcUrl, network }: PaymentTerms,
  { key, database }: { key: Hex; database: WritingDatabase },
): FacilitatorClient {
  const id = Number(network.slice('eip155:'.length))
  const client = createWalletClient({
    account: privateKeyToAccount(key, { nonceManager }),
    chain: {
      id,
      name: network,
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [rpcUrl] } },
    },
    transport: http(rpcUrl),
  }).extend(publicActions)
  const signer = toFacilitatorEvmSigner(
    {
      address: client.account.address,
      readContract: (call) => client.readContract(call),
      verifyTypedData: (call) => client.verifyTypedData(call as Parameters<typeof client.verifyTypedData>[0]),
      writeContract: (call) => client.writeContract(call),
      sendTransaction: (call) => client.sendTransaction(call),
      waitForTransactionReceipt: (call) => client.waitForTransactionReceipt(call),
      getCode: (call) => client.getCode(call),
    },
    { confirmationTimeoutMs: PATIENCE },
  )
  const scheme = new ExactEvmScheme(signer, { pendingSettlementStore: keepBroadcasts(database) })
  const facilitator = new x402Facilitator().register(network as `${string}:${string}`, scheme)
  return {
    verify: (payload, requirements) => facilitator.verify(payload, requirements),
    settle: (payload, requirements) => facilitator.settle(payload, requirements),
    getSupported: async () => facilitator.getSupported() as Awaited<ReturnType<FacilitatorClient['getSupported']>>,
  }
}

/** What was sent to the chain and not seen confirmed is known after a restart too, by the payer's signature. */
function keepBroadcasts(database: WritingDatabase): PendingSettlementStore {
  return {
    get: async (signature) => getBroadcast(database, hashSignature(signature)) ?? undefined,
    set: async (signature, transaction) => setBroadcast(database, hashSignature(signature), transaction),
    delete: async (signature) => setBroadcast(database, hashSignature(signature), null),
  }
}
