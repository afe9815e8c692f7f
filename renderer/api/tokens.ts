import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CreatedToken, TokenRequest, TokenResource } from '../../engine/contract/app/token.ts'
import { queryKeys } from './query-keys.ts'
import { request } from './request.ts'

/** Tokens of an account, revoked ones included. */
export function useTokens(accountId: number) {
  return useQuery({
    queryKey: queryKeys.tokens(accountId),
    queryFn: ({ signal }) =>
      request<{ data: TokenResource[] }>(`/app/accounts/${accountId}/tokens`, { signal }).then(({ data }) => data),
  })
}

/** The answer is the only one that carries the token itself. */
export function useCreateToken(accountId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: TokenRequest) =>
      request<{ data: CreatedToken }>(`/app/accounts/${accountId}/tokens`, { method: 'POST', body }).then(
        ({ data }) => data,
      ),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.tokens(accountId) }),
  })
}

export function useRevokeToken(accountId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => request(`/app/tokens/${id}`, { method: 'DELETE' }),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.tokens(accountId) }),
  })
}
