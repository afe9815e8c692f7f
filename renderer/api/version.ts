import { useQuery } from '@tanstack/react-query'
import type { JsonAnswer } from '../../engine/contract/json-answers.ts'
import { request } from './request.ts'

/** Docket's own version, which everybody may know. */
export function useVersion() {
  return useQuery({
    queryKey: ['version'],
    queryFn: ({ signal }) =>
      request<JsonAnswer<'GET /api/v1/openapi.json'>>('/api/v1/openapi.json', { signal }).then(
        ({ info }) => info.version,
      ),
    staleTime: Infinity,
  })
}
