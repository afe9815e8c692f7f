import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { BackupAnswer } from '../../engine/contract/app/backup.ts'
import { request } from './request.ts'

const KEY = ['backup'] as const
/** Milliseconds between two looks while a copy is being made. */
const LOOK = 500

export function useBackup() {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => request<{ data: BackupAnswer }>('/app/backup', { signal }).then(({ data }) => data),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.running ? LOOK : false),
  })
}

/** Begins a copy into a folder. */
export function useMakeBackup() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (folder: string) =>
      request<{ data: BackupAnswer }>('/app/backup', { method: 'POST', body: { folder } }).then(({ data }) => data),
    onSuccess: (state) => client.setQueryData(KEY, state),
  })
}

export function useStopBackup() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => request('/app/backup', { method: 'DELETE' }),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  })
}
