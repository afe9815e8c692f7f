import {
  add,
  addFours,
  assemble,
  constant,
  get,
  isLess,
  largerFours,
  load,
  loadFour,
  loadSame,
  multiply,
  multiplyFours,
  NO_FOUR,
  repeatWhile,
  same,
  set,
  storeFour,
  subtract,
  when,
  type Code,
  type WasmFunction,
} from './assemble.ts'

/** Columns that are worked on together: rows of matrices are as many floats long, or a multiple. */
const BLOCK = 16
const FLOAT = 4
const BLOCK_BYTES = BLOCK * FLOAT
/** Bytes of four floats, and where in a block they begin. */
const FOUR = 16
const FOURS = [0, FOUR, 2 * FOUR, 3 * FOUR]
const PAGE = 65_536

/** A row of `count` floats with zeros behind them, so that it is worked on in whole blocks. */
export function padRow(count: number): number {
  return Math.ceil(count / BLOCK) * BLOCK
}

/**
 * Floats that lie side by side in WebAssembly's memory, with what takes nearly all of a ranking's time, four floats at once.
 * Places and lengths are in floats, and places are multiples of 16.
 */
export interface FloatMemory {
  /** The place of as many floats that nothing else is given. Views from before are of no use any more. */
  readonly reserve: (length: number) => number
  /** Gives back everything from a place on. */
  readonly release: (place: number) => void
  /** All of it, until the next `reserve`. */
  readonly view: () => Float32Array
  /** The same bytes as whole numbers. */
  readonly integers: () => Int32Array
  /** Adds to each row of `to` (rows x columns) the row of `from` (rows x inner) times the matrix (inner x columns). */
  readonly addProduct: (from: number, matrix: number, to: number, size: ProductSize) => void
  /** The same for the rows of a table that are named by whole numbers at `picks`. */
  readonly addPickedProduct: (table: PickedRows, matrix: number, to: number, size: ProductSize) => void
  /** Sets a row of `to` to the factor times the sum of the table's rows that are named by `count` whole numbers at `indices`. */
  readonly sumRows: (table: number, indices: number, count: number, to: number, columns: number, factor: number) => void
  /** Sets what is below zero to zero, from a place on in whole blocks. */
  readonly rectify: (from: number, length: number) => void
}

/** Rows of a table by number; a row is as many floats from the next one as `stride`. */
export interface PickedRows {
  readonly place: number
  readonly stride: number
  readonly picks: number
}

export interface ProductSize {
  readonly rows: number
  readonly inner: number
  /** A multiple of 16. */
  readonly columns: number
}

export function createFloatMemory(): FloatMemory {
  compiled ??= new WebAssembly.Module(
    assemble([writeAddProduct(), writeAddPickedProduct(), writeSumRows(), writeRectify()]),
  )
  const { memory, addProduct, addPickedProduct, sumRows, rectify } = new WebAssembly.Instance(compiled).exports
  let used = 0
  return {
    reserve: (length) => {
      const place = used
      used += padRow(length)
      const missing = used * FLOAT - memory.buffer.byteLength
      if (missing > 0) memory.grow(Math.ceil(missing / PAGE))
      return place
    },
    release: (place) => {
      used = place
    },
    view: () => new Float32Array(memory.buffer),
    integers: () => new Int32Array(memory.buffer),
    addProduct: (from, matrix, to, { rows, inner, columns }) => {
      if (rows > 0 && inner > 0)
        addProduct(from * FLOAT, matrix * FLOAT, to * FLOAT, rows, inner * FLOAT, columns * FLOAT)
    },
    addPickedProduct: ({ place, stride, picks }, matrix, to, { rows, inner, columns }) => {
      if (rows > 0 && inner > 0)
        addPickedProduct(
          place * FLOAT,
          matrix * FLOAT,
          to * FLOAT,
          rows,
          inner * FLOAT,
          columns * FLOAT,
          picks * FLOAT,
          stride * FLOAT,
        )
    },
    sumRows: (table, indices, count, to, columns, factor) => {
      if (count > 0)
        sumRows(table * FLOAT, indices * FLOAT, (indices + count) * FLOAT, to * FLOAT, columns * FLOAT, factor)
    },
    rectify: (from, length) => {
      if (length > 0) rectify(from * FLOAT, (from + length) * FLOAT)
    },
  }
}

let compiled: object | null = null

interface Kernels {
  readonly memory: { readonly buffer: ArrayBuffer; readonly grow: (pages: number) => number }
  /** Places and lengths of rows in bytes; at least one row, and one float in each. */
  readonly addProduct: (from: number, matrix: number, to: number, rows: number, inner: number, columns: number) => void
  readonly addPickedProduct: (
    table: number,
    matrix: number,
    to: number,
    rows: number,
    inner: number,
    columns: number,
    pick: number,
    stride: number,
  ) => void
  readonly sumRows: (table: number, index: number, end: number, to: number, columns: number, factor: number) => void
  readonly rectify: (from: number, end: number) => void
}

/** What is used of the standard object, which Node's types leave to those of browsers. */
declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array) => object
  readonly Instance: new (module: object) => { readonly exports: Kernels }
}

function writeAddProduct(): WasmFunction {
  const [from, matrix, to, rows, inner, columns, end, column, at, weight, factor, ...sums] = [
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
  ] as const
  return {
    name: 'addProduct',
    parameters: ['i32', 'i32', 'i32', 'i32', 'i32', 'i32'],
    variables: ['i32', 'i32', 'i32', 'i32', 'v128', 'v128', 'v128', 'v128', 'v128'],
    body: repeatWhile(
      [
        // More than half of measurements and rectified units are zero.
        ...writeRowProduct({ from, matrix, to, inner, columns, end, column, at, weight, factor, sums }, true),
        ...set(from, get(end)),
        ...set(to, add(get(to), get(columns))),
        ...set(rows, subtract(get(rows), constant(1))),
      ],
      get(rows),
    ),
  }
}

function writeAddPickedProduct(): WasmFunction {
  const [table, matrix, to, rows, inner, columns, pick, stride, from, end, column, at, weight, factor, ...sums] = [
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17,
  ] as const
  return {
    name: 'addPickedProduct',
    parameters: ['i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'i32'],
    variables: ['i32', 'i32', 'i32', 'i32', 'i32', 'v128', 'v128', 'v128', 'v128', 'v128'],
    body: repeatWhile(
      [
        ...set(from, add(get(table), multiply(load(get(pick)), get(stride)))),
        ...writeRowProduct({ from, matrix, to, inner, columns, end, column, at, weight, factor, sums }, false),
        ...set(pick, add(get(pick), constant(FLOAT))),
        ...set(to, add(get(to), get(columns))),
        ...set(rows, subtract(get(rows), constant(1))),
      ],
      get(rows),
    ),
  }
}

/** Variables by index. */
type RowVariables = Readonly<
  Record<'from' | 'matrix' | 'to' | 'inner' | 'columns' | 'end' | 'column' | 'at' | 'weight' | 'factor', number>
> & { readonly sums: readonly number[] }

/**
 * Adds the product of one row, block by block.
 * @param isSparse zeros of the row are left out, which takes longer where there are few
 */
function writeRowProduct(variables: RowVariables, isSparse: boolean): Code {
  const { from, matrix, to, inner, columns, end, column, at, weight, factor, sums } = variables
  const onBlock = (use: (sum: number, offset: number) => Code): Code => sums.flatMap((sum, i) => use(sum, FOURS[i]!))
  const place = add(get(to), get(column))
  const addRow = [
    ...set(factor, loadSame(get(at))),
    ...onBlock((sum, offset) =>
      set(sum, addFours(get(sum), multiplyFours(get(factor), loadFour(get(weight), offset)))),
    ),
  ]
  return [
    ...set(end, add(get(from), get(inner))),
    ...set(column, constant(0)),
    ...repeatWhile(
      [
        ...onBlock((sum, offset) => set(sum, loadFour(place, offset))),
        ...set(at, get(from)),
        ...set(weight, add(get(matrix), get(column))),
        ...repeatWhile(
          [
            ...(isSparse ? when(load(get(at)), addRow) : addRow),
            ...set(weight, add(get(weight), get(columns))),
            ...set(at, add(get(at), constant(FLOAT))),
          ],
          isLess(get(at), get(end)),
        ),
        ...onBlock((sum, offset) => storeFour(place, offset, get(sum))),
        ...set(column, add(get(column), constant(BLOCK_BYTES))),
      ],
      isLess(get(column), get(columns)),
    ),
  ]
}

function writeSumRows(): WasmFunction {
  const [table, index, end, to, columns, factor, column, at, row, ...sums] = [
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
  ] as const
  const onBlock = (use: (sum: number, offset: number) => Code): Code => sums.flatMap((sum, i) => use(sum, FOURS[i]!))
  const place = add(get(to), get(column))
  return {
    name: 'sumRows',
    parameters: ['i32', 'i32', 'i32', 'i32', 'i32', 'f32'],
    variables: ['i32', 'i32', 'i32', 'v128', 'v128', 'v128', 'v128'],
    body: repeatWhile(
      [
        ...onBlock((sum) => set(sum, NO_FOUR)),
        ...set(at, get(index)),
        ...repeatWhile(
          [
            ...set(row, add(add(get(table), get(column)), multiply(load(get(at)), get(columns)))),
            ...onBlock((sum, offset) => set(sum, addFours(get(sum), loadFour(get(row), offset)))),
            ...set(at, add(get(at), constant(FLOAT))),
          ],
          isLess(get(at), get(end)),
        ),
        ...onBlock((sum, offset) => storeFour(place, offset, multiplyFours(get(sum), same(get(factor))))),
        ...set(column, add(get(column), constant(BLOCK_BYTES))),
      ],
      isLess(get(column), get(columns)),
    ),
  }
}

function writeRectify(): WasmFunction {
  const [at, end] = [0, 1] as const
  return {
    name: 'rectify',
    parameters: ['i32', 'i32'],
    variables: [],
    body: repeatWhile(
      [
        ...FOURS.flatMap((offset) => storeFour(get(at), offset, largerFours(loadFour(get(at), offset), NO_FOUR))),
        ...set(at, add(get(at), constant(BLOCK_BYTES))),
      ],
      isLess(get(at), get(end)),
    ),
  }
}
