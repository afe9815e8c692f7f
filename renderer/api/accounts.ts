import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AccountRequest, AccountResource, AccountUpdate } from '../../engine/contract/app/account.ts'
import { queryKeys } from './query-keys.ts'
import { request } from './request.ts'
import { useSettings } from './settings.ts'

export function useAccounts() {
  return useQuery({
    queryKey: queryKeys.accounts,
    queryFn: ({ signal }) => request<{ data: AccountResource[] }>('/app/accounts', { signal }).then(({ data }) => data),
  })
}

/** Whose documents the page shows: that of the settings, else the first; null until both are known. */
export function useCurrentAccount(): AccountResource | null {
  const { data: accounts } = useAccounts()
  const { data: settings } = useSettings()
  if (!accounts || !settings) return null
  return accounts.find(({ id }) => id === settings.account_id) ?? accounts[0] ?? null
}

export function useCreateAccount() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: AccountRequest) =>
      request<{ data: AccountResource }>('/app/accounts', { method: 'POST', body }).then(({ data }) => data),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.accounts }),
  })
}

/** Changes an account; what is left out stays. */
export function useChangeAccount() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...body }: AccountUpdate & { readonly id: number }) =>
      request<{ data: AccountResource }>(`/app/accounts/${id}`, { method: 'PATCH', body }).then(({ data }) => data),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.accounts }),
  })
}
