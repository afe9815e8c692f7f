import { PassThrough, type Readable } from 'node:stream'
import type { LiveEventData, LiveEventName } from '../contract/app/live-event.ts'
import type { DocumentStatus } from '../domain/status.ts'
import { findDocument } from '../store/documents.ts'
import type { ApiParts } from './api-parts.ts'
import { loadListEntries } from './load-list-entries.ts'

/** What happens to documents, told to everyone who listens as server-sent events (HTML standard, section 9.2). */
export interface LiveEvents {
  /**
   * A stream from now on, with a comment as a heartbeat. It ends when the server is to end, and when `isWanted` says no to
   * endUnwanted or at a heartbeat.
   */
  open(isWanted: () => boolean): Readable
  /** Call it when a stream may no longer be wanted. */
  endUnwanted(): void
}

/** Milliseconds between two signs of life: proxies and browsers give up on lines that are silent for long. */
const HEARTBEAT = 15_000
/** Milliseconds after which a browser connects again. */
const RETRY = 2000
/** Bytes: a listener that is so far behind is cut off, connects again and fetches what it has missed. */
const MAX_BACKLOG = 1024 * 1024

const END_OF: Readonly<Partial<Record<DocumentStatus, LiveEventName>>> = {
  completed: 'document.completed',
  error: 'document.failed',
  blocked: 'document.blocked',
}

export function createLiveEvents(
  { database, queue, closing, baseUrl }: Pick<ApiParts, 'database' | 'queue' | 'closing' | 'baseUrl'>,
  { heartbeat = HEARTBEAT }: { readonly heartbeat?: number } = {},
): LiveEvents {
  /** Each with the question whether it is wanted still. */
  const listeners = new Map<PassThrough, () => boolean>()
  closing.addEventListener('abort', () => {
    for (const listener of listeners.keys()) listener.end()
  })
  queue.events
    .on('created', (id) => tellState('document.created', id))
    .on('queued', (id) => tellState('document.queued', id))
    .on('corrected', (id) => tellState('document.corrected', id))
    .on('checked', (id) => tellState('document.checked', id))
    .on('unchecked', (id) => tellState('document.unchecked', id))
    .on('changed', (accountId) => tell('documents.changed', { account_id: accountId }))
    .on('done', (id) => tellState(null, id))
    .on('deleted', (id, accountId) => tell('document.deleted', { id, account_id: accountId }))
    .on('progress', (id, { stage, pagesDone, pagesTotal }, accountId) =>
      tell('document.progress', { id, account_id: accountId, stage, pages_done: pagesDone, pages_total: pagesTotal }),
    )

  /** @param name null: as the document's status says how its processing ended */
  function tellState(name: LiveEventName | null, id: number): void {
    if (listeners.size === 0) return
    const document = findDocument(database, id)
    const event = document && (name ?? END_OF[document.status])
    if (!document || !event) return
    const { accountId, status, documentType } = document
    const [entry] = loadListEntries(database, [id], baseUrl)
    if (entry) tell(event, { id, account_id: accountId, status, type: documentType, entry })
  }

  function tell<Name extends LiveEventName>(name: Name, data: LiveEventData<Name>): void {
    send(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
  }

  function send(text: string): void {
    for (const listener of listeners.keys()) {
      if (listener.writableLength > MAX_BACKLOG) listener.destroy()
      else listener.write(text)
    }
  }

  return {
    open(isWanted) {
      const stream = new PassThrough()
      stream.write(`retry: ${RETRY}\n\n`)
      if (closing.aborted) return stream.end()
      const beat = setInterval(() => {
        if (isWanted()) stream.write(':\n\n')
        else stream.end()
      }, heartbeat)
      const forget = (): void => {
        clearInterval(beat)
        listeners.delete(stream)
      }
      stream.on('finish', forget).on('close', forget)
      listeners.set(stream, isWanted)
      return stream
    },
    endUnwanted() {
      for (const [listener, isWanted] of listeners) {
        if (!isWanted()) listener.end()
      }
    },
  }
}
