import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type {
  PaymentCheck,
  PaymentsAnswer,
  PaymentsExportRequest,
  PaymentTermsSetting,
} from '../../engine/contract/app/payments.ts'
import { queryKeys } from './query-keys.ts'
import { useChangeSettings } from './settings.ts'
import { request, requestFile } from './request.ts'

/** Milliseconds between two looks at payments: nothing tells of them by itself. */
const LOOK_AGAIN = 3000

/** Terms, takings and the last payments, looked at again and again while they are shown. */
export function usePayments() {
  return useQuery({
    queryKey: queryKeys.payments,
    queryFn: ({ signal }) => request<{ data: PaymentsAnswer }>('/app/payments', { signal }).then(({ data }) => data),
    staleTime: 0,
    refetchInterval: LOOK_AGAIN,
  })
}

/** The price in words, or why nothing can be paid; the chain is asked, which takes its time. */
export function usePaymentCheck() {
  return useQuery({
    queryKey: queryKeys.paymentCheck,
    queryFn: ({ signal }) =>
      request<{ data: PaymentCheck }>('/app/payments/check', { signal }).then(({ data }) => data),
  })
}

/** Null: off. */
export function useChangePayments() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (payments: PaymentTermsSetting | null) =>
      request('/app/settings', { method: 'PATCH', body: { payments } }),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.payments }),
  })
}

/** Shows the documents that were paid for; their account may be newer than the list of accounts. */
export function useShowPaid(): (accountId: number) => void {
  const client = useQueryClient()
  const { mutate: change } = useChangeSettings()
  return (accountId) =>
    change({ account_id: accountId }, { onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.accounts }) })
}

export function fetchPayments(wanted: PaymentsExportRequest): Promise<{ blob: Blob; name: string }> {
  return requestFile('/app/payments/export', { method: 'POST', body: wanted })
}
