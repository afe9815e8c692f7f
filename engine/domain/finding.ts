/** Something a reader of the document should know: a failed check, a doubt, a part that could not be read. */
export interface Finding {
  /** The processing stage that noticed it. */
  readonly stage: string
  /** Machine-readable, snake_case: `gross_not_net_plus_tax`. */
  readonly code: string
  /** One English sentence with the figures. */
  readonly message: string
  /** Extraction keys it concerns. */
  readonly fields: readonly string[]
  /** From 1, null when it concerns the whole document. */
  readonly page: number | null
}
