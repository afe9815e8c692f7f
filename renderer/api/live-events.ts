import type { LiveEventData, LiveEventName } from '../../engine/contract/app/live-event.ts'

/** `lost`: nobody answers, and it is tried again. */
export type ConnectionState = 'connecting' | 'live' | 'lost'

export type LiveEvent = {
  [Name in LiveEventName]: { readonly name: Name; readonly data: LiveEventData<Name> }
}[LiveEventName]

export interface LiveEventsHandlers {
  readonly onEvent: (event: LiveEvent) => void
  readonly onState: (state: ConnectionState) => void
}

const NAMES = [
  'document.created',
  'document.queued',
  'document.progress',
  'document.completed',
  'document.failed',
  'document.blocked',
  'document.corrected',
  'document.checked',
  'document.unchecked',
  'document.deleted',
  'documents.changed',
] as const satisfies readonly LiveEventName[]

/** Milliseconds before the next try; doubled with each that fails. */
const FIRST_PAUSE = 500
const LONGEST_PAUSE = 10_000

/** Milliseconds out of sight after which the line is given up: a browser has six for all its tabs, the seventh would not even load. */
const AWAY = 30_000

/**
 * Listens to what happens to documents while the page is in sight, and connects again for as long as it takes. Events are not kept by
 * the service: whoever hears `live`, also again, asks for the present state.
 * @returns a function that stops listening
 */
export function listenToEvents({ onEvent, onState }: LiveEventsHandlers): () => void {
  let source: EventSource | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let away: ReturnType<typeof setTimeout> | undefined
  let pause = FIRST_PAUSE

  function connect(): void {
    source = new EventSource('/app/events')
    source.addEventListener('open', () => {
      pause = FIRST_PAUSE
      onState('live')
    })
    source.addEventListener('error', () => {
      source?.close()
      onState('lost')
      timer = setTimeout(connect, pause)
      pause = Math.min(pause * 2, LONGEST_PAUSE)
    })
    for (const name of NAMES) {
      source.addEventListener(name, ({ data }: MessageEvent<string>) => {
        onEvent({ name, data: JSON.parse(data) })
      })
    }
  }

  function begin(): void {
    onState('connecting')
    connect()
  }

  function disconnect(): void {
    clearTimeout(timer)
    source?.close()
    source = null
  }

  function followSight(): void {
    clearTimeout(away)
    if (document.hidden) away = setTimeout(disconnect, AWAY)
    else if (source === null) begin()
  }

  begin()
  followSight()
  document.addEventListener('visibilitychange', followSight)
  return () => {
    document.removeEventListener('visibilitychange', followSight)
    clearTimeout(away)
    disconnect()
  }
}
