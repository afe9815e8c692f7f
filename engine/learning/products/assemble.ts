/** Bytes of WebAssembly code. */
export type Code = readonly number[]

/** A function of the module: its parameters come before its own variables, which begin with zeros. */
export interface WasmFunction {
  readonly name: string
  readonly parameters: readonly ValueType[]
  readonly variables: readonly ValueType[]
  readonly body: Code
}

export type ValueType = keyof typeof TYPES
const TYPES = { i32: 0x7f, f32: 0x7d, v128: 0x7b } as const

/** Instructions by their names in the standard (WebAssembly Core Specification 2.0, section 5.4); variables by index. */
export const get = (variable: number): Code => [0x20, variable]
export const set = (variable: number, value: Code): Code => [...value, 0x21, variable]
export const constant = (value: number): Code => [0x41, ...signed(value)]
export const add = (a: Code, b: Code): Code => [...a, ...b, 0x6a]
export const subtract = (a: Code, b: Code): Code => [...a, ...b, 0x6b]
export const multiply = (a: Code, b: Code): Code => [...a, ...b, 0x6c]
export const isLess = (a: Code, b: Code): Code => [...a, ...b, 0x49]
/** 1 or 0. */
export const differ = (a: Code, b: Code): Code => [...a, ...b, 0x47]
export const load = (place: Code, offset = 0): Code => [...place, 0x28, 2, ...unsigned(offset)]
export const store = (place: Code, offset: number, value: Code): Code => [
  ...place,
  ...value,
  0x36,
  2,
  ...unsigned(offset),
]
/** The body again and again for as long as the condition holds behind it. */
export const repeatWhile = (body: Code, condition: Code): Code => [0x03, 0x40, ...body, ...condition, 0x0d, 0, 0x0b]
/** The body where the condition is not zero. */
export const when = (condition: Code, body: Code): Code => [...condition, 0x04, 0x40, ...body, 0x0b]

/** Instructions on four floats of single precision at once; the offset is in bytes. */
export const loadFour = (place: Code, offset: number): Code => [...place, 0xfd, 0x00, 4, ...unsigned(offset)]
export const storeFour = (place: Code, offset: number, value: Code): Code => [
  ...place,
  ...value,
  0xfd,
  0x0b,
  4,
  ...unsigned(offset),
]
/** The float at a place, four times. */
export const loadSame = (place: Code): Code => [...place, 0xfd, 0x09, 2, 0]
export const same = (value: Code): Code => [...value, 0xfd, 0x13]
export const addFours = (a: Code, b: Code): Code => [...a, ...b, 0xfd, ...unsigned(0xe4)]
export const largerFours = (a: Code, b: Code): Code => [...a, ...b, 0xfd, ...unsigned(0xe9)]
export const multiplyFours = (a: Code, b: Code): Code => [...a, ...b, 0xfd, ...unsigned(0xe6)]
export const NO_FOUR: Code = [0x43, 0, 0, 0, 0, 0xfd, 0x13]

/** The magic number and the version. */
const HEADER: Code = [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0]

/** A module that exports the functions and the memory on which they work (binary format, section 5.5). */
export function assemble(functions: readonly WasmFunction[]): Uint8Array<ArrayBuffer> {
  const types = functions.map(({ parameters }) => [0x60, ...list(parameters.map((type) => [TYPES[type]])), 0])
  const exported = functions.map(({ name }, index) => [...nameOf(name), 0x00, index])
  const bodies = functions.map(({ variables, body }) => {
    const code = [...list(variables.map((type) => [1, TYPES[type]])), ...body, 0x0b]
    return [...unsigned(code.length), ...code]
  })
  return Uint8Array.from([
    ...HEADER,
    ...section(1, list(types)),
    ...section(3, list(functions.map((_, index) => [index]))),
    ...section(5, list([[0, 1]])),
    ...section(7, list([...exported, [...nameOf('memory'), 0x02, 0]])),
    ...section(10, list(bodies)),
  ])
}

function section(id: number, content: Code): Code {
  return [id, ...unsigned(content.length), ...content]
}

function list(items: readonly Code[]): Code {
  return [...unsigned(items.length), ...items.flat()]
}

function nameOf(name: string): Code {
  return list([...Buffer.from(name)].map((byte) => [byte]))
}

/** LEB128. */
function unsigned(value: number): Code {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...unsigned(value >>> 7)]
}

function signed(value: number): Code {
  const isLast = value >= -0x40 && value < 0x40
  return isLast ? [value & 0x7f] : [(value & 0x7f) | 0x80, ...signed(value >> 7)]
}
