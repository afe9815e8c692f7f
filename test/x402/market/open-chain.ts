import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { createBlock, type Block } from '@ethereumjs/block'
import { createCustomCommon, Hardfork, Mainnet } from '@ethereumjs/common'
import { createTxFromRLP } from '@ethereumjs/tx'
import { bytesToHex, createAccount, createAddressFromString, hexToBytes } from '@ethereumjs/util'
import { createVM, runTx } from '@ethereumjs/vm'
import type { Hex } from 'viem'
import { closeServer, listen } from '../../../engine/listen.ts'
import { CHAIN_ID, createToken, mint, TOKEN } from './token.ts'

/** An EVM chain in this process, with a token, behind JSON-RPC over HTTP. Every transaction is a block of its own. */
export interface TestChain {
  readonly url: string
  /** Asked before each call is answered; may wait, or throw to cut the connection. */
  onCall: ((method: string) => void | Promise<void>) | null
  /** Transactions that were taken into blocks, failed ones included. */
  readonly transactions: readonly Hex[]
  /** Units of the token. */
  balanceOf(owner: Hex): Promise<bigint>
  mint(owner: Hex, units: bigint): Promise<void>
  /** Gives an address coins for gas. */
  fund(owner: Hex): Promise<void>
  /** Sets the chain's clock forward. */
  advance(seconds: number): void
  close(): Promise<void>
}

interface Receipt {
  readonly transactionHash: Hex
  readonly blockNumber: Hex
  readonly status: Hex
  readonly logs: readonly { readonly blockNumber: Hex; readonly topics: readonly Hex[]; readonly address: Hex }[]
}

type Tx = ReturnType<typeof createTxFromRLP>

const BASE_FEE = 7n
const GAS_LIMIT = 30_000_000n
const COINS = 10n ** 24n

export async function openChain({ port = 0 }: { port?: number } = {}): Promise<TestChain> {
  const common = createCustomCommon({ chainId: CHAIN_ID }, Mainnet, { hardfork: Hardfork.Shanghai })
  let ahead = 0
  const now = (): bigint => BigInt(Math.floor(Date.now() / 1000) + ahead)
  const vm = await createVM({
    common,
    evmOpts: { customPrecompiles: [{ address: createAddressFromString(TOKEN), function: createToken(now) }] },
  })
  // What asks whether there is a contract sees one; the machine runs the native code instead.
  await vm.stateManager.putAccount(createAddressFromString(TOKEN), createAccount({ nonce: 1n }))
  await vm.stateManager.putCode(createAddressFromString(TOKEN), hexToBytes('0xfe'))
  const receipts = new Map<Hex, Receipt>()
  let height = 1n
  // One after the other: the machine has one state.
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = last.then(work)
    last = result.catch(() => {})
    return result
  }

  const blockOf = (number: bigint): Block =>
    createBlock(
      { header: { number, timestamp: now(), gasLimit: GAS_LIMIT, baseFeePerGas: BASE_FEE } },
      { common, skipConsensusFormatValidation: true },
    )

  async function call({ from, to, data, input }: { from?: Hex; to: Hex; data?: Hex; input?: Hex }): Promise<Hex> {
    await vm.evm.journal.checkpoint()
    const { execResult } = await vm.evm.runCall({
      to: createAddressFromString(to),
      caller: createAddressFromString(from ?? `0x${'00'.repeat(20)}`),
      data: hexToBytes(data ?? input ?? '0x'),
      gasLimit: GAS_LIMIT,
      block: blockOf(height),
    })
    await vm.evm.journal.revert()
    if (execResult.exceptionError) throw new CallError(3, 'execution reverted', bytesToHex(execResult.returnValue))
    return bytesToHex(execResult.returnValue)
  }

  /** Transactions whose sender has others to come before them, by sender and number. */
  const early = new Map<string, Tx>()

  async function send(raw: Hex): Promise<Hex> {
    const tx = createTxFromRLP(hexToBytes(raw), { common })
    const hash = bytesToHex(tx.hash())
    if (receipts.has(hash)) throw new CallError(-32000, 'already known')
    const from = tx.getSenderAddress()
    const used = (await vm.stateManager.getAccount(from))?.nonce ?? 0n
    if (tx.nonce < used) throw new CallError(-32000, 'nonce too low')
    early.set(`${from.toString()} ${tx.nonce}`, tx)
    for (;;) {
      const next = `${from.toString()} ${(await vm.stateManager.getAccount(from))?.nonce}`
      const due = early.get(next)
      if (!due) return hash
      early.delete(next)
      await include(due)
    }
  }

  async function include(tx: Tx): Promise<void> {
    const transactionHash = bytesToHex(tx.hash())
    const block = blockOf(height + 1n)
    const result = await runTx(vm, { tx, block })
    height += 1n
    const blockNumber = quantity(height)
    const place = { transactionHash, blockNumber, blockHash: bytesToHex(block.hash()), transactionIndex: '0x0' }
    const logs = (result.receipt.logs ?? []).map(([address, topics, data], index) => ({
      ...place,
      address: bytesToHex(address),
      topics: topics.map((topic) => bytesToHex(topic)),
      data: bytesToHex(data),
      logIndex: quantity(index),
      removed: false,
    }))
    receipts.set(transactionHash, {
      ...place,
      from: tx.getSenderAddress().toString(),
      to: tx.to?.toString() ?? null,
      status: result.execResult.exceptionError ? '0x0' : '0x1',
      gasUsed: quantity(result.totalGasSpent),
      cumulativeGasUsed: quantity(result.totalGasSpent),
      effectiveGasPrice: quantity(BASE_FEE),
      contractAddress: null,
      logsBloom: `0x${'00'.repeat(256)}`,
      type: '0x2',
      logs,
    } as Receipt)
  }

  const METHODS: Readonly<Record<string, (...params: never[]) => unknown>> = {
    eth_chainId: () => quantity(CHAIN_ID),
    eth_blockNumber: () => quantity(height),
    eth_gasPrice: () => quantity(BASE_FEE),
    eth_maxPriorityFeePerGas: () => '0x1',
    eth_estimateGas: async (transaction: Parameters<typeof call>[0]) => {
      await call(transaction)
      return quantity(200_000)
    },
    eth_call: call,
    eth_getCode: async (address: Hex) => bytesToHex(await vm.stateManager.getCode(createAddressFromString(address))),
    eth_getBalance: async (address: Hex) =>
      quantity((await vm.stateManager.getAccount(createAddressFromString(address)))?.balance ?? 0n),
    eth_getTransactionCount: async (address: Hex) =>
      quantity((await vm.stateManager.getAccount(createAddressFromString(address)))?.nonce ?? 0n),
    eth_getBlockByNumber: () => ({
      ...blockOf(height).toJSON().header,
      number: quantity(height),
      timestamp: quantity(now()),
      hash: bytesToHex(blockOf(height).hash()),
      size: '0x1',
      totalDifficulty: '0x0',
      transactions: [],
      uncles: [],
    }),
    eth_sendRawTransaction: send,
    eth_getTransactionReceipt: (hash: Hex) => receipts.get(hash) ?? null,
    eth_getTransactionByHash: (hash: Hex) => receipts.get(hash) ?? null,
    eth_getLogs: ({ fromBlock, toBlock, topics }: { fromBlock: Hex; toBlock: Hex; topics: (Hex | null)[] }) =>
      [...receipts.values()]
        .flatMap(({ logs }) => logs)
        .filter(
          (log) =>
            BigInt(log.blockNumber) >= BigInt(fromBlock) &&
            BigInt(log.blockNumber) <= BigInt(toBlock) &&
            topics.every((topic, index) => topic === null || log.topics[index]?.toLowerCase() === topic.toLowerCase()),
        ),
  }

  async function answer({ id, method, params }: { id: number; method: string; params?: never[] }): Promise<object> {
    await chain.onCall?.(method)
    try {
      const run = METHODS[method]
      if (!run) throw new CallError(-32601, `the method ${method} does not exist`)
      return { jsonrpc: '2.0', id, result: await inTurn(async () => run(...(params ?? []))) }
    } catch (error) {
      const { code, message, data } = error instanceof CallError ? error : new CallError(-32000, String(error))
      return { jsonrpc: '2.0', id, error: { code, message, data } }
    }
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const asked = JSON.parse(await text(request)) as Parameters<typeof answer>[0]
      const body = JSON.stringify(await answer(asked))
      response.setHeader('Content-Type', 'application/json')
      response.end(body)
    } catch {
      response.destroy()
    }
  }

  const server = createServer((request, response) => void respond(request, response))
  const chain: TestChain = {
    url: await listen(server, { port, fallback: false }),
    onCall: null,
    get transactions() {
      return [...receipts.keys()]
    },
    balanceOf: async (owner) =>
      inTurn(async () => BigInt(await call({ to: TOKEN, data: `0x70a08231${owner.slice(2).padStart(64, '0')}` }))),
    mint: (owner, units) => inTurn(() => mint(vm.stateManager, owner, units)),
    fund: (owner) =>
      inTurn(() => vm.stateManager.putAccount(createAddressFromString(owner), createAccount({ balance: COINS }))),
    advance(seconds) {
      ahead += seconds
    },
    close: () => closeServer(server),
  }
  return chain
}

class CallError extends Error {
  readonly code: number
  readonly data: Hex | undefined

  constructor(code: number, message: string, data?: Hex) {
    super(message)
    this.code = code
    this.data = data
  }
}

function quantity(value: bigint | number): Hex {
  return `0x${value.toString(16)}`
}
