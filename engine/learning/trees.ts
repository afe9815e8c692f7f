import { follow, NODE_SIZE, type Forest, type Tree } from './forest.ts'
import { createRandom } from './random.ts'

/** One example: its measurements, whether it is right, and how much it counts. */
export interface Example {
  readonly features: readonly number[]
  readonly right: boolean
  /** Over 0; an example of weight 2 counts as two. */
  readonly weight: number
}

export interface ForestOptions {
  readonly trees: number
  readonly depth: number
  /** 0..1: how much of each tree's correction is taken. */
  readonly rate: number
  /** Draws a leaf's value towards 0, in units of examples of even odds times four. */
  readonly shrink: number
  /** A leaf holds at least this weight of examples. */
  readonly least: number
  /** 0..1: the share of the examples that each tree sees. */
  readonly sample: number
  /** For a feature 1: more of it never makes an example less likely to be right; -1: never more likely; 0: as it comes. */
  readonly directions: readonly number[]
}

const SEED = 1
/** Cuts per feature that are tried. */
const MOST_CUTS = 31
const LEAST_GAIN = 1e-6
/** Slope, bend and weight. */
const SUMS = 3

/**
 * Gradient boosting with Newton steps on the logistic loss, each tree by other examples (Friedman 2001, 2002; monotone directions as in
 * XGBoost). The same examples give the same forest.
 * @throws RangeError without examples
 */
export function fitForest(examples: readonly Example[], options: ForestOptions): Forest {
  if (examples.length === 0) throw new RangeError('fitForest() needs at least one example')
  const data = binExamples(examples)
  const total = examples.reduce((sum, { weight }) => sum + weight, 0)
  const right = examples.reduce((sum, example) => sum + (example.right ? example.weight : 0), 0)
  const base = Math.log((right + 1) / (total - right + 1))
  const scores = new Float64Array(examples.length).fill(base)
  const random = createRandom(SEED)
  const trees: Tree[] = []
  for (let round = 0; round < options.trees; round += 1) {
    const slopes = new Float64Array(examples.length)
    const bends = new Float64Array(examples.length)
    const seen = Int32Array.from(examples.keys()).filter(() => random() < options.sample)
    for (const index of seen) {
      const { right: isRight, weight } = examples[index]!
      const chance = toProbability(scores[index]!)
      // Those that are seen speak for the others.
      slopes[index] = (weight * ((isRight ? 1 : 0) - chance)) / options.sample
      bends[index] = (weight * chance * (1 - chance)) / options.sample
    }
    const tree = growTree(data, seen, slopes, bends, options)
    if (tree.length <= NODE_SIZE) break
    trees.push(tree)
    examples.forEach(({ features }, index) => (scores[index] = scores[index]! + follow(tree, features)))
  }
  return { base: shorten(base), trees }
}

export function toProbability(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds))
}

interface BinnedData {
  readonly weights: Float64Array
  /** For each feature: the thresholds, ascending. */
  readonly cuts: readonly (readonly number[])[]
  /** For each feature: how many thresholds lie under each example's measurement. */
  readonly bins: readonly Uint8Array[]
  /** By example, for each feature: where its sums are. */
  readonly places: Uint16Array
  /** For each feature: how many bins the features before it have; at the end, all of them. */
  readonly starts: readonly number[]
}

function binExamples(examples: readonly Example[]): BinnedData {
  const count = examples[0]!.features.length
  const cuts: (readonly number[])[] = []
  const bins: Uint8Array[] = []
  const measured = new Float64Array(examples.length)
  for (let feature = 0; feature < count; feature += 1) {
    for (let index = 0; index < measured.length; index += 1) measured[index] = examples[index]!.features[feature]!
    const thresholds = chooseCuts(measured)
    cuts.push(thresholds)
    bins.push(Uint8Array.from(measured, (value) => countUnder(thresholds, value)))
  }
  const starts = [0]
  for (const thresholds of cuts) starts.push(starts.at(-1)! + thresholds.length + 1)
  const places = new Uint16Array(examples.length * count)
  bins.forEach((own, feature) => {
    own.forEach((bin, index) => (places[index * count + feature] = SUMS * (starts[feature]! + bin)))
  })
  return { weights: Float64Array.from(examples, ({ weight }) => weight), cuts, bins, places, starts }
}

/** Thresholds between neighbouring measurements, at even shares of the examples where there are many. */
function chooseCuts(measured: Float64Array): readonly number[] {
  const sorted = measured.toSorted()
  const distinct = sorted.filter((value, index) => index === 0 || value !== sorted[index - 1])
  // Writing a number to four digits takes long, so only those are written that are asked for.
  const between = (index: number): number => shorten((distinct[index]! + distinct[index + 1]!) / 2)
  const last = distinct.length - 2
  if (last < MOST_CUTS) return Array.from({ length: last + 1 }, (_, index) => between(index))
  const even = Array.from({ length: MOST_CUTS }, (_, part) => {
    const value = sorted[Math.floor(((part + 1) * sorted.length) / (MOST_CUTS + 1))]!
    let [from, to] = [0, last]
    while (from < to) {
      const middle = (from + to) >> 1
      if (between(middle) >= value) to = middle
      else from = middle + 1
    }
    return between(from)
  })
  return [...new Set(even)]
}

/** @param thresholds ascending */
function countUnder(thresholds: readonly number[], value: number): number {
  let [from, to] = [0, thresholds.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (value > thresholds[middle]!) from = middle + 1
    else to = middle
  }
  return from
}

interface OpenNode {
  readonly members: Int32Array
  readonly sums: Float64Array
  readonly depth: number
  /** What its leaves may be worth, so that directions hold through the whole tree. */
  readonly low: number
  readonly high: number
}

function growTree(
  data: BinnedData,
  seen: Int32Array,
  slopes: Float64Array,
  bends: Float64Array,
  options: ForestOptions,
): Tree {
  const tree: number[] = []
  const sumUp = (members: Int32Array): Float64Array => sumByBin(data, members, slopes, bends)
  const open: OpenNode[] = [{ members: seen, sums: sumUp(seen), depth: 0, low: -Infinity, high: Infinity }]
  for (let at = 0; at < open.length; at += 1) {
    const node = open[at]!
    const { members, sums, depth, low, high } = node
    const whole = addUp(data, sums)
    const split = depth < options.depth ? findSplit(data, node, whole, options) : null
    if (split === null) {
      tree.push(-1, shorten(options.rate * limit(whole.slope / (whole.bend + options.shrink), low, high)), 0)
      continue
    }
    const bins = data.bins[split.feature]!
    const middle = (split.below + split.above) / 2
    const direction = options.directions[split.feature] ?? 0
    tree.push(split.feature, data.cuts[split.feature]![split.cut]!, open.length)
    const under = members.filter((member) => bins[member]! <= split.cut)
    const over = members.filter((member) => bins[member]! > split.cut)
    // The sums of one half follow from those of the whole and the other half.
    const isUnderSmaller = under.length < over.length
    const fewer = sumUp(isUnderSmaller ? under : over)
    const more = sums.map((sum, index) => sum - fewer[index]!)
    open.push({
      members: under,
      sums: isUnderSmaller ? fewer : more,
      depth: depth + 1,
      low: direction < 0 ? middle : low,
      high: direction > 0 ? middle : high,
    })
    open.push({
      members: over,
      sums: isUnderSmaller ? more : fewer,
      depth: depth + 1,
      low: direction > 0 ? middle : low,
      high: direction < 0 ? middle : high,
    })
  }
  return tree
}

interface Sums {
  slope: number
  bend: number
  weight: number
}

interface Split {
  readonly feature: number
  readonly cut: number
  readonly gain: number
  readonly below: number
  readonly above: number
}

function findSplit(
  data: BinnedData,
  { sums, low, high }: OpenNode,
  whole: Sums,
  { shrink, least, sample, directions }: ForestOptions,
): Split | null {
  const worth = (slope: number, bend: number): number => slope ** 2 / (bend + shrink)
  let best: Split | null = null
  for (let feature = 0; feature < data.cuts.length; feature += 1) {
    const cuts = data.cuts[feature]!.length
    let [slope, bend, weight] = [0, 0, 0]
    for (let cut = 0; cut < cuts; cut += 1) {
      const at = SUMS * (data.starts[feature]! + cut)
      slope += sums[at]!
      bend += sums[at + 1]!
      weight += sums[at + 2]!
      if (weight < least * sample || whole.weight - weight < least * sample) continue
      const below = limit(slope / (bend + shrink), low, high)
      const above = limit((whole.slope - slope) / (whole.bend - bend + shrink), low, high)
      if ((above - below) * (directions[feature] ?? 0) < 0) continue
      const gain = worth(slope, bend) + worth(whole.slope - slope, whole.bend - bend) - worth(whole.slope, whole.bend)
      if (gain > (best?.gain ?? LEAST_GAIN)) best = { feature, cut, gain, below, above }
    }
  }
  return best
}

/** Slope, bend and weight of the members for each bin of each feature. */
function sumByBin(data: BinnedData, members: Int32Array, slopes: Float64Array, bends: Float64Array): Float64Array {
  const sums = new Float64Array(SUMS * data.starts.at(-1)!)
  const { places, weights, cuts } = data
  const count = cuts.length
  for (let index = 0; index < members.length; index += 1) {
    const member = members[index]!
    const [slope, bend, weight] = [slopes[member]!, bends[member]!, weights[member]!]
    const end = (member + 1) * count
    for (let cell = member * count; cell < end; cell += 1) {
      const at = places[cell]!
      sums[at] = sums[at]! + slope
      sums[at + 1] = sums[at + 1]! + bend
      sums[at + 2] = sums[at + 2]! + weight
    }
  }
  return sums
}

/** The sums over all members, who are all in the first feature's bins. */
function addUp(data: BinnedData, sums: Float64Array): Sums {
  const whole = { slope: 0, bend: 0, weight: 0 }
  for (let bin = 0; bin < (data.starts[1] ?? 0); bin += 1) {
    whole.slope += sums[SUMS * bin]!
    whole.bend += sums[SUMS * bin + 1]!
    whole.weight += sums[SUMS * bin + 2]!
  }
  return whole
}

function limit(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}

/** Four digits say as much as sixteen and keep the data file small. */
function shorten(value: number): number {
  return Number(value.toPrecision(4))
}
