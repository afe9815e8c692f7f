import type { FractionBox } from '../value.ts'

/** The place of a field, or of a value that is considered for it. */
export interface Mark {
  readonly key: string
  readonly label: string
  readonly box: FractionBox
  readonly look: 'quiet' | 'check' | 'active' | 'candidate'
}

export type Tool = 'pick' | 'select'

/** What was pointed at: words, or a place without any. */
export interface Picked {
  readonly page: number
  readonly box: FractionBox
  readonly text: string
  /** A single word by a click, which may stand for more. */
  readonly isClick: boolean
  /** The field whose place was hit. */
  readonly key: string | null
}
