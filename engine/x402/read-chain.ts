import { createPublicClient, http, parseAbi, parseEventLogs, type Hex, type PublicClient } from 'viem'
import type { Asset, PaymentKey } from '../domain/payment.ts'
import { UnreachableError } from './errors.ts'

/** The chain, asked and never written to. */
export interface Chain {
  /** Checks that the chain is the one that was meant, and reads what the token says of itself. */
  readAsset(): Promise<Asset>
  /** Number of the newest block. */
  readBlock(): Promise<bigint>
  /** What became of an authorization. */
  findTransfer(transfer: Transfer): Promise<Finding>
}

/** An authorized transfer. */
export interface Transfer {
  readonly key: PaymentKey
  readonly to: string
  /** Units. */
  readonly amount: string
  /** Seconds since 1970 from which on nobody can use the authorization any more. */
  readonly validBefore: bigint
  /** The authorization was not used before this block. */
  readonly since: bigint
}

/**
 * `made`: the money has moved. `never`: it has not and cannot any more, because the authorization was used for something else
 * or has expired. `open`: it has not, and still may. `unclear`: the authorization was used, and nothing shows yet what for.
 */
export type Finding =
  | { readonly state: 'made'; readonly transaction: string }
  | { readonly state: 'never' | 'open' | 'unclear' }

/** EIP-20, EIP-712 and EIP-3009, as far as payments are concerned. */
const TOKEN = parseAbi([
  'function name() view returns (string)',
  'function version() view returns (string)',
  'function symbol() view returns (string)',
  'function decimals() view returns (uint8)',
  'function authorizationState(address authorizer, bytes32 nonce) view returns (bool)',
  'event AuthorizationUsed(address indexed authorizer, bytes32 indexed nonce)',
  'event Transfer(address indexed from, address indexed to, uint256 value)',
])

/** Milliseconds that one question may take. */
const PATIENCE = 10_000
/** Blocks that are looked through at once: what public RPC endpoints allow. */
const SPAN = 1000n

/** @param terms.network by CAIP-2 */
export function openChain({ rpcUrl, network, asset }: { rpcUrl: string; network: string; asset: string }): Chain {
  const client = createPublicClient({ transport: http(rpcUrl, { timeout: PATIENCE, retryCount: 1 }) })
  const address = asset as Hex
  const read = (functionName: 'name' | 'version' | 'symbol') =>
    client.readContract({ address, abi: TOKEN, functionName })

  return {
    async readAsset() {
      const number = await ask(client.getChainId())
      if (network !== `eip155:${number}`)
        throw new UnreachableError(`The RPC endpoint is of eip155:${number}, not of ${network}.`)
      const [name, version, symbol, decimals] = await ask(
        Promise.all([
          read('name'),
          read('version'),
          read('symbol'),
          client.readContract({ address, abi: TOKEN, functionName: 'decimals' }),
        ]),
      )
      return { name, version, symbol, decimals }
    },
    readBlock: () => ask(client.getBlockNumber({ cacheTime: 0 })),
    findTransfer: (transfer) => ask(findTransfer(client, address, transfer)),
  }
}

async function findTransfer(client: PublicClient, address: Hex, transfer: Transfer): Promise<Finding> {
  const { payer, nonce } = transfer.key
  // Time and state of one and the same block: what is unused in it and expired by it stays unused.
  const block = await client.getBlock()
  const isUsed = await client.readContract({
    address,
    abi: TOKEN,
    functionName: 'authorizationState',
    args: [payer as Hex, nonce as Hex],
    blockNumber: block.number,
  })
  const hasExpired = block.timestamp >= transfer.validBefore
  if (!isUsed) return { state: hasExpired ? 'never' : 'open' }
  for (let from = transfer.since; from <= block.number; from += SPAN) {
    const [used] = await client.getContractEvents({
      address,
      abi: TOKEN,
      eventName: 'AuthorizationUsed',
      args: { authorizer: payer as Hex, nonce: nonce as Hex },
      fromBlock: from,
      toBlock: from + SPAN - 1n < block.number ? from + SPAN - 1n : block.number,
    })
    if (used) {
      const receipt = await client.getTransactionReceipt({ hash: used.transactionHash })
      const moved = parseEventLogs({ abi: TOKEN, eventName: 'Transfer', logs: receipt.logs }).some(
        (log) => equal(log.address, address) && isWanted(log.args, transfer),
      )
      return moved ? { state: 'made', transaction: used.transactionHash } : { state: 'never' }
    }
  }
  // Canceled, or an endpoint whose events lag behind its state: it has until the authorization expires to show them.
  return { state: hasExpired ? 'never' : 'unclear' }
}

function isWanted(moved: { from: string; to: string; value: bigint }, { key, to, amount }: Transfer): boolean {
  return equal(moved.from, key.payer) && equal(moved.to, to) && moved.value === BigInt(amount)
}

function equal(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

/** @throws UnreachableError with what went wrong, the address of the endpoint left out: it may hold a key */
async function ask<Answer>(question: Promise<Answer>): Promise<Answer> {
  try {
    return await question
  } catch (error) {
    const short = (error as { shortMessage?: unknown }).shortMessage
    throw new UnreachableError(`The chain did not answer: ${typeof short === 'string' ? short : 'no connection.'}`, {
      cause: error,
    })
  }
}
