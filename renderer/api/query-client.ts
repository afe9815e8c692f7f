import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

/** What the page knows of the service. Live events say what has become stale, so nothing is asked for twice in a minute. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        retry: (failures, error) => failures < 2 && error instanceof ApiError && error.code === 'unreachable',
        retryDelay: 800,
        // The service is on this computer: it answers without any network.
        networkMode: 'always',
        refetchOnReconnect: false,
      },
      mutations: { networkMode: 'always' },
    },
  })
}
