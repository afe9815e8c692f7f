import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { WebhookDeliveryList } from '../../engine/contract/webhook-delivery.ts'
import type {
  WebhookEndpointChange,
  WebhookEndpointRequest,
  WebhookEndpointResource,
  WebhookEndpointWithSecret,
} from '../../engine/contract/webhook-endpoint.ts'
import { queryKeys } from './query-keys.ts'
import { request } from './request.ts'

/** Milliseconds between two looks at deliveries: nothing tells of them by itself. */
const LOOK_AGAIN = 3000

const pathOf = (accountId: number, id?: number): string =>
  `/app/accounts/${accountId}/webhook-endpoints${id === undefined ? '' : `/${id}`}`

export function useWebhooks(accountId: number) {
  return useQuery({
    queryKey: queryKeys.webhooks(accountId),
    queryFn: ({ signal }) =>
      request<{ data: WebhookEndpointResource[] }>(pathOf(accountId), { signal }).then(({ data }) => data),
  })
}

/** The newest deliveries of an endpoint, looked at again and again while they are shown. */
export function useDeliveries(accountId: number, endpointId: number) {
  return useQuery({
    queryKey: queryKeys.deliveries(accountId, endpointId),
    queryFn: ({ signal }) =>
      request<WebhookDeliveryList>(`${pathOf(accountId, endpointId)}/deliveries`, {
        query: { per_page: 20 },
        signal,
      }).then(({ data }) => data),
    refetchInterval: LOOK_AGAIN,
  })
}

/** What is done with an account's endpoints; each has the list fetched anew. */
export function useWebhookActions(accountId: number) {
  const client = useQueryClient()
  const onSuccess = () => client.invalidateQueries({ queryKey: queryKeys.webhooks(accountId) })
  return {
    /** The answer carries the secret, this once. */
    create: useMutation({
      mutationFn: (body: WebhookEndpointRequest) =>
        request<{ data: WebhookEndpointWithSecret }>(pathOf(accountId), { method: 'POST', body }).then(
          ({ data }) => data,
        ),
      onSuccess,
    }),
    change: useMutation({
      mutationFn: ({ id, ...body }: WebhookEndpointChange & { readonly id: number }) =>
        request(pathOf(accountId, id), { method: 'PATCH', body }),
      onSuccess,
    }),
    remove: useMutation({
      mutationFn: (id: number) => request(pathOf(accountId, id), { method: 'DELETE' }),
      onSuccess,
    }),
    /** The answer carries the new secret, this once. */
    rotate: useMutation({
      mutationFn: (id: number) =>
        request<{ data: WebhookEndpointWithSecret }>(`${pathOf(accountId, id)}/rotate-secret`, {
          method: 'POST',
          body: {},
        }).then(({ data }) => data),
      onSuccess,
    }),
    test: useMutation({
      mutationFn: (id: number) => request(`${pathOf(accountId, id)}/test`, { method: 'POST' }),
      onSuccess,
    }),
    redeliver: useMutation({
      mutationFn: ({ id, delivery }: { readonly id: number; readonly delivery: number }) =>
        request(`${pathOf(accountId, id)}/deliveries/${delivery}/redeliver`, { method: 'POST' }),
      onSuccess,
    }),
  }
}
