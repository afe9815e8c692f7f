/** A line of a table. */
export function print(cells: readonly (string | number)[]): void {
  const [name, ...figures] = cells.map(String)
  process.stdout.write(`${name!.padEnd(18)}${figures.map((cell) => cell.padStart(10)).join('')}\n`)
}

/** Says whether a figure is within its target. */
export function judge(what: string, figure: number, target: number, unit = 'ratio'): boolean {
  const good = figure <= target
  process.stdout.write(`${what}: ${unit} ${figure.toFixed(2)}, ${good ? 'within' : 'OVER'} the target of ${target}\n\n`)
  return good
}

/** Says why nothing was measured. */
export function refuse(why: string): false {
  process.stdout.write(`NOT MEASURED: ${why}.\n\n`)
  return false
}
