import { createContext, useContext, useEffect, useState, type ReactNode } from 'react'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { listenToEvents, type ConnectionState, type LiveEvent } from './live-events.ts'
import { forgetReadingProgress, setReadingProgress } from './reading-progress.ts'
import { queryKeys } from './query-keys.ts'

const Connection = createContext<ConnectionState>('connecting')

/** Whether the page hears live events. */
export function useConnection(): ConnectionState {
  return useContext(Connection)
}

const listeners = new Set<(event: LiveEvent) => void>()

/** Hears every event. The listener stays the same over renderings. */
export function useLiveEvents(listener: (event: LiveEvent) => void): void {
  useEffect(() => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }, [listener])
}

/** Keeps what the page knows in step with what happens: one line to the service for the whole page. */
export function LiveConnection({ children }: { readonly children: ReactNode }) {
  const client = useQueryClient()
  const [state, setState] = useState<ConnectionState>('connecting')
  useEffect(() => followEvents(client, setState), [client])
  return <Connection value={state}>{children}</Connection>
}

/** Milliseconds in which changes of lists are gathered: a month of paper ends many readings a second. */
const GATHERING = 400

function followEvents(client: QueryClient, setState: (state: ConnectionState) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const refreshLists = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined
      void client.invalidateQueries({ queryKey: queryKeys.lists })
    }, GATHERING)
  }
  let wasLost = false
  let isFirst = true
  const stop = listenToEvents({
    onState(state) {
      setState(state)
      if (state === 'lost') {
        // The session may be what has ended.
        if (!wasLost) void client.invalidateQueries({ queryKey: queryKeys.session })
        wasLost = true
      }
      // What happened before the line was up is told to nobody.
      if (state === 'live') {
        if (isFirst && !wasLost) {
          refreshLists()
          void client.invalidateQueries({ queryKey: queryKeys.documents })
        } else void client.invalidateQueries()
        wasLost = false
        isFirst = false
      }
    },
    onEvent(event) {
      noteProgress(event)
      for (const listener of listeners) listener(event)
      if (event.name === 'document.progress') return
      void client.invalidateQueries({
        queryKey: event.name === 'documents.changed' ? queryKeys.documents : queryKeys.document(event.data.id),
      })
      refreshLists()
    },
  })
  return () => {
    clearTimeout(timer)
    stop()
  }
}

/** Events after which a document is not being read any more. */
const ENDS = new Set(['document.completed', 'document.failed', 'document.blocked', 'document.deleted'])

function noteProgress(event: LiveEvent): void {
  if (event.name === 'document.progress') setReadingProgress(event.data.id, event.data)
  else if (event.name !== 'documents.changed' && ENDS.has(event.name)) forgetReadingProgress(event.data.id)
}
