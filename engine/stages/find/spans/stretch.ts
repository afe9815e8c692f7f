/** Characters of a text that read as a value. */
export interface Stretch {
  readonly from: number
  readonly to: number
  /** As a field gives it. */
  readonly value: string
}
