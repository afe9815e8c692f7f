import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AppSession } from '../../engine/contract/app/session.ts'
import { queryKeys } from './query-keys.ts'
import { request } from './request.ts'

/** Whether this browser is signed in; ApiError `unauthenticated` where it is not. */
export function useSession() {
  return useQuery({
    queryKey: queryKeys.session,
    queryFn: ({ signal }) => request<{ data: AppSession }>('/app/session', { signal }).then(({ data }) => data),
    staleTime: Infinity,
  })
}

/** Signs this browser out: the page then shows how to sign in again. */
export function useSignOut() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => request('/app/session', { method: 'DELETE' }),
    onSuccess: () => client.resetQueries({ queryKey: queryKeys.session }),
  })
}
