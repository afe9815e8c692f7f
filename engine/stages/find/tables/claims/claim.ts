import type { Row } from '../../../../domain/field.ts'
import type { RowPlace } from '../make-rows.ts'

/** An open item with its place. */
export interface Claim extends RowPlace {
  readonly row: Row
}
