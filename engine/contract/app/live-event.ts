import { z } from 'zod'
import { DOCUMENT_STATUSES, PROCESSING_STAGES } from '../../domain/status.ts'
import { idSchema } from '../scalars.ts'
import { appDocumentListEntrySchema } from './document.ts'

const documentState = z.object({
  id: idSchema,
  account_id: idSchema,
  status: z.enum(DOCUMENT_STATUSES),
  type: z.string().nullable(),
  /** As the list shows it now, without hits. */
  entry: appDocumentListEntrySchema,
})

/**
 * What GET /app/events sends: `event: <name>` and `data: <JSON>` of these (HTML standard, 9.2). Events are not kept and carry no id:
 * whoever connects, also again, fetches the present state first. A comment every 15 seconds shows that the line is up.
 */
export const liveEventSchemas = {
  /** Uploaded: it waits, or is blocked. */
  'document.created': documentState,
  /** It waits once more: resumed, or to be processed again. */
  'document.queued': documentState,
  'document.progress': z.object({
    id: idSchema,
    account_id: idSchema,
    stage: z.enum(PROCESSING_STAGES),
    /** Pages done and in all in this stage; null where it does not go page by page. */
    pages_done: z.int().nonnegative().nullable(),
    pages_total: z.int().nonnegative().nullable(),
  }),
  'document.completed': documentState,
  'document.failed': documentState,
  'document.blocked': documentState,
  /** Fields were corrected, or a correction was undone. */
  'document.corrected': documentState,
  /** A person marked it as checked. */
  'document.checked': documentState,
  /** A person took the mark away; of one that is read once more `document.queued` tells. */
  'document.unchecked': documentState,
  'document.deleted': z.object({ id: idSchema, account_id: idSchema }),
  /** More documents at once than events are worth: fetch anew what is shown of this account. */
  'documents.changed': z.object({ account_id: idSchema }),
} as const

export type LiveEventName = keyof typeof liveEventSchemas
export type LiveEventData<Name extends LiveEventName> = z.infer<(typeof liveEventSchemas)[Name]>
