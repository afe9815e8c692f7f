import { assemble } from './assemble.ts'
import {
  BLOCK,
  FLOAT,
  LISTED,
  LIST_LENGTH,
  writeAddPickedProduct,
  writeAddProduct,
  writeRectify,
  writeSumRows,
} from './kernels.ts'

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
  // What the kernel lists stands before all else.
  const list = 0
  let used = LIST_LENGTH
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
      if (rows === 0) return
      for (let at = 0; at < inner; at += LISTED)
        addProduct(
          (from + at) * FLOAT,
          (matrix + at * columns) * FLOAT,
          to * FLOAT,
          rows,
          Math.min(LISTED, inner - at) * FLOAT,
          columns * FLOAT,
          inner * FLOAT,
          list,
        )
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
  readonly addProduct: (
    from: number,
    matrix: number,
    to: number,
    rows: number,
    inner: number,
    columns: number,
    stride: number,
    list: number,
  ) => void
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
