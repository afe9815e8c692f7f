import { padRow, type FloatMemory } from './float-memory.ts'

/** A matrix in the memory, row by row. */
export interface Matrix {
  readonly place: number
  readonly rows: number
  /** Floats from one row to the next. */
  readonly columns: number
}

/** Of zeros, its rows as long as whole blocks. */
export function reserveMatrix(memory: FloatMemory, rows: number, length: number): Matrix {
  const columns = padRow(length)
  const place = memory.reserve(rows * columns)
  memory.view().fill(0, place, place + rows * columns)
  return { place, rows, columns }
}

/** A copy of rows of `length` floats, with rows of zeros behind them for what it is multiplied with having zeros at its rows' ends. */
export function placeMatrix(memory: FloatMemory, values: Float32Array, rows: number, length: number): Matrix {
  const { place, columns } = reserveMatrix(memory, padRow(rows), length)
  const view = memory.view()
  for (let row = 0; row < rows; row += 1)
    view.set(values.subarray(row * length, (row + 1) * length), place + row * columns)
  return { place, rows, columns }
}

/** The same, turned: `length` rows of `rows` floats. */
export function placeTurned(memory: FloatMemory, values: Float32Array, rows: number, length: number): Matrix {
  const { place, columns } = reserveMatrix(memory, padRow(length), rows)
  const view = memory.view()
  for (let row = 0; row < rows; row += 1)
    for (let at = 0; at < length; at += 1) view[place + at * columns + row] = values[row * length + at]!
  return { place, rows: length, columns }
}

/** The matrix turned, its rows without zeros behind them: only to be multiplied. */
export function turn(memory: FloatMemory, { place, rows, columns }: Matrix): Matrix {
  const turned = memory.reserve(rows * columns)
  const view = memory.view()
  for (let row = 0; row < rows; row += 1)
    for (let at = 0; at < columns; at += 1) view[turned + at * rows + row] = view[place + row * columns + at]!
  return { place: turned, rows: columns, columns: rows }
}

/** Rows of a matrix as one of its own. */
export function sliceRows({ place, columns }: Matrix, from: number, rows: number): Matrix {
  return { place: place + from * columns, rows, columns }
}

/** Adds a product to `to`. */
export function addProduct(memory: FloatMemory, from: Matrix, matrix: Matrix, to: Matrix): void {
  memory.addProduct(from.place, matrix.place, to.place, {
    rows: Math.min(from.rows, to.rows),
    inner: from.columns,
    columns: to.columns,
  })
}

/** Adds the matrix, without what stands behind its rows of `length`, to floats that lie row by row from a place on. */
export function addTo(memory: FloatMemory, { place, rows, columns }: Matrix, to: Float32Array, length: number): void {
  const view = memory.view()
  for (let row = 0; row < rows; row += 1)
    for (let at = 0; at < length; at += 1) to[row * length + at]! += view[place + row * columns + at]!
}
