import { createFloatMemory } from '../products/float-memory.ts'
import type { Random } from '../random.ts'
import type { RankerWeights } from './network.ts'
import type { Gradients, Pass } from './pass.ts'
import { runBackward } from './run-backward.ts'
import { runForward } from './run-forward.ts'
import { thinPass, type Dropped } from './thin-pass.ts'
import { weighAnswers } from './weigh-answers.ts'
import { learnLabels, weighLabels } from './weigh-labels.ts'

const DROPPED: Dropped = { pieces: 0.25, own: 0.15, neighbour: 0.06, units: 0.25 }

/** Without dropout, for tests of the slopes. */
export const NOTHING_DROPPED: Dropped = { pieces: 0, own: 0, neighbour: 0, units: 0 }

/** Of one look at a time: looks are as like each other as to need about as much. */
const memory = createFloatMemory()

/** The loss of one look, its slopes added to the gradients, both times `scale`. */
export function backpropagate(
  weights: RankerWeights,
  pass: Pass,
  gradients: Gradients,
  scale: number,
  random: Random,
  dropped = DROPPED,
): number {
  const free = memory.reserve(0)
  try {
    const thinned = thinPass(pass, weights.shape.slots, dropped, random)
    const layers = runForward(memory, weights, pass, thinned, dropped.units, random)
    const scores = { scores: memory.view(), from: layers.scores.place, columns: layers.scores.columns }
    const spans = pass.spans.map(({ kind, slots }, span) => ({
      kind,
      slots: slots.map((text, slot) => (thinned.places[span * slots.length + slot]! >= 0 ? text : 0)),
    }))
    const labelled = weighLabels(weights, spans, pass.readings, scores)
    const absence = { mean: layers.mean, labelled }
    const slopes = { ...scores, from: layers.scoreSlopes.place }
    const { loss, meanSlopes } = weighAnswers(weights, pass, scores, absence, slopes, gradients, scale)
    learnLabels(weights, spans, pass.readings, slopes, gradients)
    runBackward(memory, weights, pass, thinned, layers, meanSlopes, gradients)
    return loss
  } finally {
    memory.release(free)
  }
}
