import { LockedDocumentError } from '../store/locks.ts'
import { ApiError, type ApiErrorCode } from './errors.ts'

/**
 * Does what a locked document refuses.
 * @throws ApiError with this code and the sentence of the refusal
 */
export function unlessLocked<Result>(code: ApiErrorCode, work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    if (error instanceof LockedDocumentError) throw new ApiError(code, error.message)
    throw error
  }
}
