/** A number, a text or a list of numbers. */
type Attribute = number | string | readonly number[]

export interface Operation {
  readonly type: string
  readonly inputs: readonly string[]
  readonly outputs: readonly string[]
  readonly attributes?: Readonly<Record<string, Attribute>>
  /** Of operations beyond the standard. */
  readonly domain?: string
}

export interface Constant {
  readonly name: string
  readonly dims: readonly number[]
  readonly data: Float32Array | Uint8Array | BigInt64Array
}

/** A tensor of floats that comes in or goes out; a side of any length has a name. */
export interface Port {
  readonly name: string
  readonly dims: readonly (number | string)[]
}

export interface Graph {
  readonly operations: readonly Operation[]
  readonly constants: readonly Constant[]
  readonly input: Port
  readonly output: Port
}

/** Versions of the file's form, of the standard operations and of the runtime's own. */
const FORM = 8
const STANDARD = 14
const OWN = 1
export const OWN_DOMAIN = 'com.microsoft'
/** `TensorProto.DataType` and `AttributeProto.AttributeType`. */
const FLOAT = 1
const UINT8 = 2
const INT64 = 7
const ONE_INT = 2
const ONE_STRING = 3
const INTS = 7

/** An ONNX model (`onnx.proto`, `ModelProto`), as the runtime takes it. */
export function writeOnnx({ operations, constants, input, output }: Graph): Buffer {
  const graph = join(
    ...operations.map((operation) => part(1, writeOperation(operation))),
    text(2, 'graph'),
    ...constants.map((constant) => part(5, writeConstant(constant))),
    part(11, writePort(input)),
    part(12, writePort(output)),
  )
  const versions = [
    ['', STANDARD],
    [OWN_DOMAIN, OWN],
  ] as const
  return join(
    integer(1, FORM),
    part(7, graph),
    ...versions.map(([domain, version]) => part(8, join(text(1, domain), integer(2, version)))),
  )
}

function writeOperation({ type, inputs, outputs, attributes = {}, domain }: Operation): Buffer {
  return join(
    ...inputs.map((name) => text(1, name)),
    ...outputs.map((name) => text(2, name)),
    text(4, type),
    ...Object.entries(attributes).map(([name, value]) => part(5, join(text(1, name), writeAttribute(value)))),
    ...(domain === undefined ? [] : [text(7, domain)]),
  )
}

function writeAttribute(value: Attribute): Buffer {
  if (typeof value === 'number') return join(integer(3, value), integer(20, ONE_INT))
  if (typeof value === 'string') return join(text(4, value), integer(20, ONE_STRING))
  return join(...value.map((item) => integer(8, item)), integer(20, INTS))
}

function writeConstant({ name, dims, data }: Constant): Buffer {
  const type = data instanceof Float32Array ? FLOAT : data instanceof Uint8Array ? UINT8 : INT64
  const raw = Buffer.from(data.buffer, data.byteOffset, data.byteLength)
  return join(...dims.map((side) => integer(1, side)), integer(2, type), text(8, name), part(9, raw))
}

function writePort({ name, dims }: Port): Buffer {
  const sides = dims.map((side) => part(1, typeof side === 'number' ? integer(1, side) : text(2, side)))
  const tensor = join(integer(1, FLOAT), part(2, join(...sides)))
  return join(text(1, name), part(2, part(1, tensor)))
}

/** Protocol buffers: a field is its number and wire type, then a variable-length integer, or a length and as many bytes. */
function integer(field: number, value: number): Buffer {
  return join(variable(field * 8), variable(value))
}

function part(field: number, content: Buffer): Buffer {
  return join(variable(field * 8 + 2), variable(content.length), content)
}

function text(field: number, content: string): Buffer {
  return part(field, Buffer.from(content, 'utf8'))
}

/** Seven bits a byte, the lowest first. A negative number takes ten bytes. */
function variable(value: number): Buffer {
  const bytes: number[] = []
  let rest = BigInt.asUintN(64, BigInt(value))
  while (rest > 127n) {
    bytes.push(Number(rest & 127n) | 128)
    rest >>= 7n
  }
  return Buffer.from([...bytes, Number(rest)])
}

function join(...parts: readonly Buffer[]): Buffer {
  return Buffer.concat(parts)
}
