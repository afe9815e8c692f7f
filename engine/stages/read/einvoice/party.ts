/** A seller or buyer as either syntax states it. */
export interface Party {
  readonly name: string | null
  /** Printed style: lines joined by `, `, the country's code last. */
  readonly address: string | null
  readonly vatId: string | null
  readonly taxNumber: string | null
  readonly registerNumber: string | null
  readonly email: string | null
  readonly phone: string | null
  /** BT-29 or BT-46. */
  readonly identifier: string | null
}
