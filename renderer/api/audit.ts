import { useQuery } from '@tanstack/react-query'
import type { AuditExportRequest, AuditSummary } from '../../engine/contract/app/audit.ts'
import { request, requestFile } from './request.ts'

/** How long the audit trail is: asked anew whenever it is shown. */
export function useAudit() {
  return useQuery({
    queryKey: ['audit'],
    queryFn: ({ signal }) => request<{ data: AuditSummary }>('/app/audit', { signal }).then(({ data }) => data),
    staleTime: 0,
  })
}

/** All of it. */
export function fetchTrail(format: 'csv' | 'json'): Promise<{ blob: Blob; name: string }> {
  const body: AuditExportRequest = { format }
  return requestFile('/app/audit/export', { method: 'POST', body })
}
