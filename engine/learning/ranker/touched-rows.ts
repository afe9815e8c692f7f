/** Rows of a large matrix, each once, in the order in which they were added: what a set of numbers is, without its cost. */
export interface TouchedRows {
  readonly add: (row: number) => void
  /** Until the next `add` or `clear`. */
  readonly list: () => Int32Array
  readonly clear: () => void
}

export function createTouchedRows(most: number): TouchedRows {
  const rows = new Int32Array(most)
  const known = new Uint8Array(most)
  let count = 0
  return {
    add: (row) => {
      if (known[row] === 1) return
      known[row] = 1
      rows[count] = row
      count += 1
    },
    list: () => rows.subarray(0, count),
    clear: () => {
      for (let at = 0; at < count; at += 1) known[rows[at]!] = 0
      count = 0
    },
  }
}
