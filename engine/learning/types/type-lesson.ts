import type { TypeEvidence } from './type-reader.ts'

/** A document of which the type is known, or that it is one of several. */
export interface TypeLesson extends TypeEvidence {
  readonly types: readonly string[]
  /** Documents of one group look alike: how far words can be trusted is learned from those of others. */
  readonly group: string
  /** How often it is drawn, of once: of near-identical versions each less often. */
  readonly share: number
}
