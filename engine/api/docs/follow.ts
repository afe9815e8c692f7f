import type { oas31 } from 'zod-openapi'
import type { ApiDescription } from '../../contract/openapi/describe-api.ts'

/** What stands at a place of the description, or at the place to which it refers. */
export function follow<Part extends object>(description: ApiDescription, part: Part | oas31.ReferenceObject): Part {
  if (!('$ref' in part)) return part
  let found: unknown = description
  for (const key of part.$ref.split('/').slice(1)) found = (found as Record<string, unknown>)[key]
  return found as Part
}

/** `Document` for `#/components/schemas/Document`; null for what is no reference. */
export function nameOf(part: object): string | null {
  return '$ref' in part ? (String(part.$ref).split('/').at(-1) ?? null) : null
}
