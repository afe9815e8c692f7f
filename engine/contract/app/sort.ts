import { z } from 'zod'

/** What a list can be sorted by. */
export const SORT_KEYS = [
  'created_at',
  'sender_name',
  'type',
  'document_number',
  'issue_date',
  'payment_due_date',
  'gross_amount',
  'status',
] as const

/** A key of sorting, descending with `-` before it. Documents without a value come last either way. */
export const APP_SORT_ORDERS = SORT_KEYS.flatMap((key) => [key, `-${key}`] as const)

/** Newest first where nothing is said. */
export const appSortSchema = z
  .enum(APP_SORT_ORDERS, { error: `sort must be one of ${SORT_KEYS.join(', ')}, or - and one of them.` })
  .default('-created_at')

export type SortKey = (typeof SORT_KEYS)[number]
export type AppSortOrder = (typeof APP_SORT_ORDERS)[number]
