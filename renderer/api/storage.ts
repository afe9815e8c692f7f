import { useQuery } from '@tanstack/react-query'
import type { Storage } from '../../engine/contract/app/storage.ts'
import { request } from './request.ts'

/** Where everything lies and how much room it takes: counted anew whenever it is shown. */
export function useStorage() {
  return useQuery({
    queryKey: ['storage'],
    queryFn: ({ signal }) => request<{ data: Storage }>('/app/storage', { signal }).then(({ data }) => data),
    staleTime: 0,
  })
}
