import { FEATURES } from './features.ts'

export const KIND_WEIGHTS: readonly number[] = FEATURES.map(({ prior }) => prior)
