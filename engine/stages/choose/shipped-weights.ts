import type { ScorerWeights } from '../../learning/scorer-weights.ts'
import weights from './weights.json' with { type: 'json' }

/** What `npm run train` wrote last. */
export const SHIPPED_WEIGHTS: ScorerWeights = weights
