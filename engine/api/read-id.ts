import { ApiError } from './errors.ts'

/**
 * The id in a path.
 * @throws ApiError `not_found` for anything that no resource can have: not digits, zero, beyond 2^53
 */
export function readId(text: string | undefined): number {
  const id = /^\d+$/.test(text ?? '') ? Number(text) : 0
  if (id < 1 || !Number.isSafeInteger(id)) throw new ApiError('not_found')
  return id
}
