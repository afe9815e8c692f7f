import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { SettingsAnswer, SettingsChange } from '../../engine/contract/app/settings.ts'
import { queryKeys } from './query-keys.ts'
import { request } from './request.ts'

export function useSettings() {
  return useQuery({
    queryKey: queryKeys.settings,
    queryFn: ({ signal }) => request<{ data: SettingsAnswer }>('/app/settings', { signal }).then(({ data }) => data),
  })
}

/** Changes settings; what is left out stays. */
export function useChangeSettings() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: SettingsChange) =>
      request<{ data: SettingsAnswer }>('/app/settings', { method: 'PATCH', body: change }).then(({ data }) => data),
    onSuccess: (settings) => client.setQueryData(queryKeys.settings, settings),
  })
}
