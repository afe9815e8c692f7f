import { EVMError, type ExecResult, type PrecompileInput } from '@ethereumjs/evm'
import { bigIntToUnpaddedBytes, createAddressFromString, hexToBytes } from '@ethereumjs/util'
import {
  decodeFunctionData,
  encodeAbiParameters,
  encodeErrorResult,
  encodeEventTopics,
  encodeFunctionResult,
  keccak256,
  pad,
  parseAbi,
  recoverTypedDataAddress,
  serializeSignature,
  toHex,
  type Hex,
} from 'viem'

/** Where the token is. */
export const TOKEN: Hex = '0x00000000000000000000000000000000000c0de5'
export const CHAIN_ID = 31337
export const TOKEN_NAME = 'Test Dollar'
export const TOKEN_VERSION = '2'
export const TOKEN_SYMBOL = 'TUSD'
export const TOKEN_DECIMALS = 6

export const TOKEN_ABI = parseAbi([
  'function name() view returns (string)',
  'function version() view returns (string)',
  'function symbol() view returns (string)',
  'function decimals() view returns (uint8)',
  'function balanceOf(address account) view returns (uint256)',
  'function authorizationState(address authorizer, bytes32 nonce) view returns (bool)',
  'function transferWithAuthorization(address from, address to, uint256 value, uint256 validAfter, uint256 validBefore, bytes32 nonce, uint8 v, bytes32 r, bytes32 s)',
  'function transferWithAuthorization(address from, address to, uint256 value, uint256 validAfter, uint256 validBefore, bytes32 nonce, bytes signature)',
  'event AuthorizationUsed(address indexed authorizer, bytes32 indexed nonce)',
  'event Transfer(address indexed from, address indexed to, uint256 value)',
  'error Error(string message)',
])

/** https://eips.ethereum.org/EIPS/eip-3009 */
const AUTHORIZATION = {
  TransferWithAuthorization: [
    { name: 'from', type: 'address' },
    { name: 'to', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'validAfter', type: 'uint256' },
    { name: 'validBefore', type: 'uint256' },
    { name: 'nonce', type: 'bytes32' },
  ],
} as const

const GAS = 60_000n
const ADDRESS = createAddressFromString(TOKEN)

type State = Pick<PrecompileInput['_EVM']['stateManager'], 'getStorage' | 'putStorage'>
type Arguments = readonly [
  from: Hex,
  to: Hex,
  value: bigint,
  after: bigint,
  before: bigint,
  nonce: Hex,
  ...rest: unknown[],
]
type Log = [address: Uint8Array, topics: Uint8Array[], data: Uint8Array]

class Revert extends Error {}

/**
 * The EIP-3009 part of a dollar token as native code of the EVM. Balances and used authorizations lie in the storage of its address,
 * so that the machine keeps, reverts and counts them as those of any contract.
 * @param now seconds since 1970
 */
export function createToken(now: () => bigint): (input: PrecompileInput) => Promise<ExecResult> {
  return async ({ data, gasLimit, _EVM }) => {
    if (gasLimit < GAS)
      return {
        exceptionError: new EVMError(EVMError.errorMessages.OUT_OF_GAS),
        executionGasUsed: gasLimit,
        returnValue: new Uint8Array(),
      }
    try {
      const { result, logs } = await call(toHex(data), _EVM.stateManager, now())
      return { executionGasUsed: GAS, returnValue: hexToBytes(result), logs }
    } catch (error) {
      const message = error instanceof Revert ? error.message : `token: ${String(error)}`
      const returnValue = hexToBytes(encodeErrorResult({ abi: TOKEN_ABI, errorName: 'Error', args: [message] }))
      return { exceptionError: new EVMError(EVMError.errorMessages.REVERT), executionGasUsed: GAS, returnValue }
    }
  }
}

export async function mint(state: State, owner: Hex, units: bigint): Promise<void> {
  await write(state, balanceSlot(owner), (await read(state, balanceSlot(owner))) + units)
}

async function call(data: Hex, state: State, now: bigint): Promise<{ result: Hex; logs?: Log[] }> {
  const { functionName, args } = decodeFunctionData({ abi: TOKEN_ABI, data })
  if (functionName === 'transferWithAuthorization') {
    return { result: '0x', logs: await transfer(args, state, now) }
  }
  const result =
    functionName === 'balanceOf'
      ? await read(state, balanceSlot(args[0]))
      : functionName === 'authorizationState'
        ? (await read(state, usedSlot(args[0], args[1]))) === 1n
        : DESCRIPTION[functionName]
  return { result: encodeFunctionResult({ abi: TOKEN_ABI, functionName, result }) }
}

const DESCRIPTION = {
  name: TOKEN_NAME,
  version: TOKEN_VERSION,
  symbol: TOKEN_SYMBOL,
  decimals: TOKEN_DECIMALS,
}

async function transfer(args: Arguments, state: State, now: bigint): Promise<Log[]> {
  const [from, to, value, validAfter, validBefore, nonce] = args
  if (now <= validAfter) throw new Revert('FiatTokenV2: authorization is not yet valid')
  if (now >= validBefore) throw new Revert('FiatTokenV2: authorization is expired')
  if ((await read(state, usedSlot(from, nonce))) === 1n)
    throw new Revert('FiatTokenV2: authorization is used or canceled')
  const signer = await recoverTypedDataAddress({
    domain: { name: TOKEN_NAME, version: TOKEN_VERSION, chainId: CHAIN_ID, verifyingContract: TOKEN },
    types: AUTHORIZATION,
    primaryType: 'TransferWithAuthorization',
    message: { from, to, value, validAfter, validBefore, nonce },
    signature: signatureOf(args),
  }).catch(() => null)
  if (signer?.toLowerCase() !== from.toLowerCase()) throw new Revert('FiatTokenV2: invalid signature')
  const balance = await read(state, balanceSlot(from))
  if (balance < value) throw new Revert('ERC20: transfer amount exceeds balance')
  await write(state, usedSlot(from, nonce), 1n)
  await write(state, balanceSlot(from), balance - value)
  await write(state, balanceSlot(to), (await read(state, balanceSlot(to))) + value)
  const used = encodeEventTopics({ abi: TOKEN_ABI, eventName: 'AuthorizationUsed', args: { authorizer: from, nonce } })
  const moved = encodeEventTopics({ abi: TOKEN_ABI, eventName: 'Transfer', args: { from, to } })
  return [toLog(used), toLog(moved, encodeAbiParameters([{ type: 'uint256' }], [value]))]
}

function signatureOf([, , , , , , ...rest]: Arguments): Hex {
  if (rest.length === 1) return rest[0] as Hex
  const [v, r, s] = rest as [number, Hex, Hex]
  return serializeSignature({ r, s, yParity: v >= 27 ? v - 27 : v })
}

function toLog(topics: readonly unknown[], data: Hex = '0x'): Log {
  return [ADDRESS.bytes, topics.map((topic) => hexToBytes(topic as Hex)), hexToBytes(data)]
}

function balanceSlot(owner: Hex): Uint8Array {
  return hexToBytes(keccak256(pad(owner)))
}

function usedSlot(owner: Hex, nonce: Hex): Uint8Array {
  return hexToBytes(keccak256(`${pad(owner)}${nonce.slice(2)}`))
}

async function read(state: State, slot: Uint8Array): Promise<bigint> {
  const bytes = await state.getStorage(ADDRESS, slot)
  return bytes.length === 0 ? 0n : BigInt(toHex(bytes))
}

async function write(state: State, slot: Uint8Array, value: bigint): Promise<void> {
  await state.putStorage(ADDRESS, slot, bigIntToUnpaddedBytes(value))
}
