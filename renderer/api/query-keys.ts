import type { ExportPreviewRequest } from '../../engine/contract/app/export.ts'
import type { DocumentView } from './document-view.ts'

/** Every key under which answers are kept, from the general to the particular: what is invalidated takes all below it along. */
export const queryKeys = {
  session: ['session'] as const,
  settings: ['settings'] as const,
  accounts: ['accounts'] as const,
  payments: ['payments'] as const,
  paymentCheck: ['payments', 'check'] as const,
  /** Everything about one account's list: pages, counts. */
  lists: ['lists'] as const,
  list: (accountId: number, view: DocumentView) => ['lists', accountId, 'pages', view] as const,
  listPage: (accountId: number, view: DocumentView, page: number) => ['lists', accountId, 'pages', view, page] as const,
  counts: (accountId: number) => ['lists', accountId, 'counts'] as const,
  tokens: (accountId: number) => ['tokens', accountId] as const,
  webhooks: (accountId: number) => ['webhooks', accountId] as const,
  deliveries: (accountId: number, endpointId: number) => ['webhooks', accountId, 'deliveries', endpointId] as const,
  exportPreview: (accountId: number, wanted: ExportPreviewRequest) => ['lists', accountId, 'export', wanted] as const,
  documents: ['documents'] as const,
  /** One document and all that hangs on it (words, corrections, ...: put further parts behind the id). */
  document: (id: number) => ['documents', id] as const,
}
