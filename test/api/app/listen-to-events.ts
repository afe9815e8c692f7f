import type { AskApp } from './open-app.ts'

export interface HeardEvent {
  readonly name: string
  readonly data: unknown
}

export interface Listening {
  readonly response: Response
  readonly heard: readonly HeardEvent[]
  /** Waits until an event of this name (about this document) has come; rejects when the stream ends before. */
  waitFor(name: string, id?: number): Promise<HeardEvent>
  /** Resolves when the server has ended the stream. */
  readonly ended: Promise<void>
  close(): void
}

/** Listens as a browser's EventSource does. */
export async function listenToEvents(app: AskApp): Promise<Listening> {
  const closing = new AbortController()
  const response = await app('/app/events', { signal: closing.signal })
  const heard: HeardEvent[] = []
  const waiting = new Set<() => void>()
  let over = false
  const wakeAll = (): void => {
    for (const wake of waiting) wake()
    waiting.clear()
  }
  const ended = (async () => {
    try {
      let rest = ''
      for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
        const blocks = (rest + chunk).split('\n\n')
        rest = blocks.pop() ?? ''
        heard.push(...blocks.flatMap(parseBlock))
        wakeAll()
      }
    } catch (error) {
      if (!closing.signal.aborted) throw error
    } finally {
      over = true
      wakeAll()
    }
  })()
  return {
    response,
    heard,
    ended,
    async waitFor(name, id) {
      for (;;) {
        const found = heard.find(
          (event) => event.name === name && (id === undefined || (event.data as { id: number }).id === id),
        )
        if (found) return found
        if (over) throw new Error(`The stream ended without ${name}.`)
        await new Promise<void>((resolve) => waiting.add(resolve))
      }
    },
    close: () => closing.abort(),
  }
}

function parseBlock(block: string): HeardEvent[] {
  const lines = block.split('\n').map((line) => line.split(/: ?(.*)/s))
  const name = lines.find(([field]) => field === 'event')?.[1]
  const data = lines.find(([field]) => field === 'data')?.[1]
  return name === undefined || data === undefined ? [] : [{ name, data: JSON.parse(data) as unknown }]
}
