import type { DocumentType } from '../../../domain/document.ts'
import { isZero } from './add-amounts.ts'

/**
 * A correction whose amounts have their sign, because they state the difference or the whole anew, is a credit unless something remains
 * to be paid. Of any other the amounts are what is credited.
 */
export function typeCorrection(gross: string | null, isSigned: boolean): DocumentType {
  return isSigned && !isZero(gross) && !gross!.startsWith('-') ? 'invoice' : 'credit-note'
}
