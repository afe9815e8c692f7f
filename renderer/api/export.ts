import { useQuery } from '@tanstack/react-query'
import type { ExportPreview, ExportPreviewRequest, ExportRequest } from '../../engine/contract/app/export.ts'
import { queryKeys } from './query-keys.ts'
import { request, requestFile } from './request.ts'

/** What an export would hold: its columns, its first rows, how many documents. */
export function useExportPreview(accountId: number, wanted: ExportPreviewRequest) {
  return useQuery<ExportPreview>({
    queryKey: queryKeys.exportPreview(accountId, wanted),
    queryFn: ({ signal }) =>
      request<{ data: ExportPreview }>(`/app/accounts/${accountId}/export/preview`, {
        method: 'POST',
        body: wanted,
        signal,
      }).then(({ data }) => data),
    // What was seen last stays until the new answer is there.
    placeholderData: (last) => last,
    staleTime: 0,
  })
}

export function fetchExport(accountId: number, wanted: ExportRequest): Promise<{ blob: Blob; name: string }> {
  return requestFile(`/app/accounts/${accountId}/export`, { method: 'POST', body: wanted })
}
