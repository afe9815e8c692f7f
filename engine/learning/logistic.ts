import { toProbability, type Example } from './trees.ts'

/** A weighted sum of standardized measurements, in log-odds. */
export interface Line {
  readonly base: number
  readonly means: readonly number[]
  readonly spreads: readonly number[]
  readonly weights: readonly number[]
}

const STEPS = 12

/**
 * Logistic regression with a ridge penalty, by Newton steps.
 * @param ridge over 0: how strongly weights are drawn to 0, in examples
 * @throws RangeError without examples
 */
export function fitLine(examples: readonly Example[], ridge: number): Line {
  const first = examples[0]
  if (first === undefined) throw new RangeError('fitLine() needs at least one example')
  const total = examples.reduce((sum, { weight }) => sum + weight, 0)
  const average = (read: (example: Example) => number): number =>
    examples.reduce((sum, example) => sum + example.weight * read(example), 0) / total
  const means = first.features.map((_, at) => average(({ features }) => features[at]!))
  const spreads = means.map((mean, at) => Math.sqrt(average(({ features }) => (features[at]! - mean) ** 2)) || 1)
  const rows = examples.map(({ features }) => [1, ...features.map((value, at) => (value - means[at]!) / spreads[at]!)])
  let weights: readonly number[] = rows[0]!.map(() => 0)
  for (let step = 0; step < STEPS; step += 1) {
    const slope = weights.map((weight, at) => (at === 0 ? 0 : -ridge * weight))
    const bend = weights.map((_, at) => weights.map((__, other) => (at === other ? (at === 0 ? 1e-6 : ridge) : 0)))
    rows.forEach((row, index) => {
      const { right, weight } = examples[index]!
      const chance = toProbability(dot(row, weights))
      const rest = weight * ((right ? 1 : 0) - chance)
      const curve = weight * chance * (1 - chance)
      for (let at = 0; at < row.length; at += 1) {
        slope[at] = slope[at]! + rest * row[at]!
        const scaled = curve * row[at]!
        for (let other = 0; other <= at; other += 1) bend[at]![other] = bend[at]![other]! + scaled * row[other]!
      }
    })
    const change = solve(bend, slope)
    weights = weights.map((weight, at) => weight + change[at]!)
    if (Math.max(...change.map(Math.abs)) < 1e-6) break
  }
  return { base: weights[0]!, means, spreads, weights: weights.slice(1) }
}

/** How likely an example is right, in log-odds. */
export function scoreByLine({ base, means, spreads, weights }: Line, features: readonly number[]): number {
  return weights.reduce((sum, weight, at) => sum + (weight * (features[at]! - means[at]!)) / spreads[at]!, base)
}

function dot(a: readonly number[], b: readonly number[]): number {
  let sum = 0
  for (let at = 0; at < a.length; at += 1) sum += a[at]! * b[at]!
  return sum
}

/** Solves a symmetric positive definite system by Cholesky's method; only the lower half of the matrix is read. */
function solve(matrix: readonly (readonly number[])[], wanted: readonly number[]): readonly number[] {
  const size = wanted.length
  const lower = matrix.map(() => Array.from({ length: size }, () => 0))
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column <= row; column += 1) {
      let rest = matrix[row]![column]!
      for (let at = 0; at < column; at += 1) rest -= lower[row]![at]! * lower[column]![at]!
      lower[row]![column] = row === column ? Math.sqrt(Math.max(rest, 1e-9)) : rest / lower[column]![column]!
    }
  }
  const half: number[] = []
  for (let row = 0; row < size; row += 1)
    half.push((wanted[row]! - dot(lower[row]!.slice(0, row), half)) / lower[row]![row]!)
  const solved = Array.from({ length: size }, () => 0)
  for (let row = size - 1; row >= 0; row -= 1) {
    let rest = half[row]!
    for (let below = row + 1; below < size; below += 1) rest -= lower[below]![row]! * solved[below]!
    solved[row] = rest / lower[row]![row]!
  }
  return solved
}
