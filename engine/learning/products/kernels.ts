import {
  add,
  addFours,
  constant,
  differ,
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
  store,
  storeFour,
  subtract,
  when,
  type Code,
  type WasmFunction,
} from './assemble.ts'

/** Rows of matrices are as many floats long, or a multiple. */
export const BLOCK = 16
export const FLOAT = 4
const BLOCK_BYTES = BLOCK * FLOAT
/** Bytes of four floats, and where in a block and in two blocks they begin. */
const FOUR = 16
const FOURS = [0, FOUR, 2 * FOUR, 3 * FOUR]
const WIDE_FOURS = [...FOURS, ...FOURS.map((offset) => BLOCK_BYTES + offset)]
/** Floats of a row of which those that are not zero are listed at a time, and bytes that each takes in the list. */
export const LISTED = 512
const ENTRY = 2 * FLOAT
/** Floats that the list takes. */
export const LIST_LENGTH = (LISTED * ENTRY) / FLOAT

/** More than half of measurements and rectified units are zero: those that are not are listed, and only they multiplied. */
export function writeAddProduct(): WasmFunction {
  const [from, matrix, to, rows, inner, columns, stride, list, at, end, entry, last, weight, column, factor, ...sums] =
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22] as const
  const listRow = [
    ...set(at, get(from)),
    ...set(end, add(get(from), get(inner))),
    ...set(weight, get(matrix)),
    ...set(last, get(list)),
    ...repeatWhile(
      [
        // Each is written, and the next one over it where it is zero: a branch would be mistaken half the time.
        ...store(get(last), 0, load(get(at))),
        ...store(get(last), FLOAT, get(weight)),
        ...set(last, add(get(last), multiply(differ(load(get(at)), constant(0)), constant(ENTRY)))),
        ...set(weight, add(get(weight), get(columns))),
        ...set(at, add(get(at), constant(FLOAT))),
      ],
      isLess(get(at), get(end)),
    ),
  ]
  const place = add(get(to), get(column))
  const addBlock = (offsets: readonly number[]): Code =>
    onFours(sums, offsets, place, [
      ...set(entry, get(list)),
      ...repeatWhile(
        [
          ...set(factor, loadSame(get(entry))),
          ...set(weight, add(load(get(entry), FLOAT), get(column))),
          ...addMultiples(sums, offsets, factor, weight),
          ...set(entry, add(get(entry), constant(ENTRY))),
        ],
        isLess(get(entry), get(last)),
      ),
    ])
  return {
    name: 'addProduct',
    parameters: ['i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'i32'],
    variables: ['i32', 'i32', 'i32', 'i32', 'i32', 'i32', ...FACTOR_AND_SUMS],
    body: repeatWhile(
      [
        ...listRow,
        ...when(isLess(get(list), get(last)), onBlocks(column, columns, addBlock)),
        ...set(from, add(get(from), get(stride))),
        ...set(to, add(get(to), get(columns))),
        ...set(rows, subtract(get(rows), constant(1))),
      ],
      get(rows),
    ),
  }
}

/** The same for rows that are picked from a table, of which few floats are zero. */
export function writeAddPickedProduct(): WasmFunction {
  const [table, matrix, to, rows, inner, columns, pick, stride, from, end, column, at, weight, factor, ...sums] = [
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21,
  ] as const
  const place = add(get(to), get(column))
  const addBlock = (offsets: readonly number[]): Code =>
    onFours(sums, offsets, place, [
      ...set(at, get(from)),
      ...set(weight, add(get(matrix), get(column))),
      ...repeatWhile(
        [
          ...set(factor, loadSame(get(at))),
          ...addMultiples(sums, offsets, factor, weight),
          ...set(weight, add(get(weight), get(columns))),
          ...set(at, add(get(at), constant(FLOAT))),
        ],
        isLess(get(at), get(end)),
      ),
    ])
  return {
    name: 'addPickedProduct',
    parameters: ['i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'i32'],
    variables: ['i32', 'i32', 'i32', 'i32', 'i32', ...FACTOR_AND_SUMS],
    body: repeatWhile(
      [
        ...set(from, add(get(table), multiply(load(get(pick)), get(stride)))),
        ...set(end, add(get(from), get(inner))),
        ...onBlocks(column, columns, addBlock),
        ...set(pick, add(get(pick), constant(FLOAT))),
        ...set(to, add(get(to), get(columns))),
        ...set(rows, subtract(get(rows), constant(1))),
      ],
      get(rows),
    ),
  }
}

const FACTOR_AND_SUMS = ['v128', ...WIDE_FOURS.map(() => 'v128' as const)] as const

/** Goes over the columns by two blocks at once, as each sum waits for the one before it, and by one where it is left over. */
function onBlocks(column: number, columns: number, work: (offsets: readonly number[]) => Code): Code {
  const wide = constant(2 * BLOCK_BYTES)
  return [
    ...set(column, constant(0)),
    ...when(
      isLess(wide, add(get(columns), constant(1))),
      repeatWhile(
        [...work(WIDE_FOURS), ...set(column, add(get(column), wide))],
        isLess(add(get(column), constant(BLOCK_BYTES)), get(columns)),
      ),
    ),
    ...when(isLess(get(column), get(columns)), work(FOURS)),
  ]
}

/** Loads the sums at the offsets from a place, works on them and stores them again. */
function onFours(sums: readonly number[], offsets: readonly number[], place: Code, work: Code): Code {
  return [
    ...offsets.flatMap((offset, at) => set(sums[at]!, loadFour(place, offset))),
    ...work,
    ...offsets.flatMap((offset, at) => storeFour(place, offset, get(sums[at]!))),
  ]
}

/** Adds to each sum the factor times the weights at its offset. */
function addMultiples(sums: readonly number[], offsets: readonly number[], factor: number, weight: number): Code {
  return offsets.flatMap((offset, at) =>
    set(sums[at]!, addFours(get(sums[at]!), multiplyFours(get(factor), loadFour(get(weight), offset)))),
  )
}

/** Sums up picked rows of a table. */
export function writeSumRows(): WasmFunction {
  const [table, index, end, to, columns, factor, column, at, row, ...sums] = [
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16,
  ] as const
  const place = add(get(to), get(column))
  const sumBlock = (offsets: readonly number[]): Code => [
    ...offsets.flatMap((_, i) => set(sums[i]!, NO_FOUR)),
    ...set(at, get(index)),
    ...repeatWhile(
      [
        ...set(row, add(add(get(table), get(column)), multiply(load(get(at)), get(columns)))),
        ...offsets.flatMap((offset, i) => set(sums[i]!, addFours(get(sums[i]!), loadFour(get(row), offset)))),
        ...set(at, add(get(at), constant(FLOAT))),
      ],
      isLess(get(at), get(end)),
    ),
    ...offsets.flatMap((offset, i) => storeFour(place, offset, multiplyFours(get(sums[i]!), same(get(factor))))),
  ]
  return {
    name: 'sumRows',
    parameters: ['i32', 'i32', 'i32', 'i32', 'i32', 'f32'],
    variables: ['i32', 'i32', 'i32', ...WIDE_FOURS.map(() => 'v128' as const)],
    body: onBlocks(column, columns, sumBlock),
  }
}

/** Sets what is below zero to zero. */
export function writeRectify(): WasmFunction {
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
