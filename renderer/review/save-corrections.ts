import type { CorrectionResource } from '../../engine/contract/app/correction.ts'
import type { AppDocument } from '../../engine/contract/app/document.ts'
import { ApiError } from '../api/api-error.ts'
import type { FieldValue, Place } from './value.ts'

export interface Change {
  readonly key: string
  readonly value: FieldValue
  readonly place: Place | null
}

/** What is said about saving. `waiting`: Docket did not answer and is asked again. */
export type SaveStatus = 'idle' | 'saving' | 'saved' | 'waiting'

export interface SaverState {
  readonly status: SaveStatus
  /** Not yet confirmed by the engine, oldest first: shown as if they were. */
  readonly pending: readonly Change[]
  /** One sentence by key (and path within rows) of what the engine refused. */
  readonly refusals: Readonly<Record<string, string>>
  readonly canUndo: boolean
  readonly canRedo: boolean
}

export interface SaverParts {
  readonly correct: (change: Change) => Promise<AppDocument>
  readonly undo: (correction: number) => Promise<AppDocument>
  readonly listCorrections: () => Promise<readonly CorrectionResource[]>
  readonly onDocument: (document: AppDocument) => void
  readonly onCorrections: (corrections: readonly CorrectionResource[]) => void
  /** A change was kept by the engine: nothing typed can be lost any more. */
  readonly onKept: (change: Change) => void
  /** A change was given up: what was typed stays a draft. */
  readonly onRefused: (change: Change) => void
  /** Milliseconds to wait before asking again; replaced in tests. */
  readonly pauses?: readonly number[]
}

export interface Saver {
  readonly getState: () => SaverState
  readonly subscribe: (listener: () => void) => () => void
  readonly commit: (change: Change) => void
  /** Takes back the last change of this sitting; resolves to the key it concerned once it is done, null when there is none. */
  readonly undo: () => Promise<string | null>
  readonly redo: () => Promise<string | null>
}

interface Done {
  readonly change: Change
  readonly correction: number
}

const PAUSES = [500, 1000, 2000, 4000, 8000]

/**
 * Keeps changes of one document one after the other, in the order in which they were made, and asks again for as long as
 * Docket does not answer. What it refuses is given up, with its reason.
 */
export function createSaver(parts: SaverParts): Saver {
  const pauses = parts.pauses ?? PAUSES
  const done: Done[] = []
  const undone: Change[] = []
  const listeners = new Set<() => void>()
  let state: SaverState = { status: 'idle', pending: [], refusals: {}, canUndo: false, canRedo: false }
  let work: Promise<unknown> = Promise.resolve()

  function set(change: Partial<SaverState>): void {
    state = { ...state, ...change, canUndo: done.length > 0 || state.pending.length > 0, canRedo: undone.length > 0 }
    for (const listener of listeners) listener()
  }

  function enqueue<Result>(task: () => Promise<Result>): Promise<Result> {
    const result = work.then(task)
    work = result.catch(() => null)
    return result
  }

  async function insist<Result>(ask: () => Promise<Result>): Promise<Result> {
    for (let tries = 0; ; tries += 1) {
      try {
        return await ask()
      } catch (error) {
        if (!isPassing(error)) throw error
        set({ status: 'waiting' })
        await waitOrOnline(pauses[Math.min(tries, pauses.length - 1)] ?? 0)
      }
    }
  }

  async function send(change: Change): Promise<void> {
    try {
      const document = await insist(() => parts.correct(change))
      parts.onDocument(document)
      parts.onKept(change)
      const corrections = await insist(parts.listCorrections)
      parts.onCorrections(corrections)
      const newest = corrections.find(({ key, undone_at }) => key === change.key && undone_at === null)
      if (newest) done.push({ change, correction: newest.id })
      finish(change, {})
    } catch (error) {
      parts.onRefused(change)
      finish(change, explain(change.key, error))
    }
  }

  function finish(change: Change, refusals: Readonly<Record<string, string>>): void {
    const pending = state.pending.filter((other) => other !== change)
    const isRefused = Object.keys(refusals).length > 0
    state = { ...state, pending }
    set({
      refusals: { ...without(state.refusals, change.key), ...refusals },
      status: pending.length > 0 ? 'saving' : isRefused ? 'idle' : 'saved',
    })
  }

  function submit(change: Change): Promise<void> {
    state = { ...state, pending: [...state.pending, change] }
    set({ refusals: without(state.refusals, change.key), status: state.status === 'waiting' ? 'waiting' : 'saving' })
    return enqueue(() => send(change))
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    commit(change) {
      undone.length = 0
      void submit(change)
    },
    undo: () =>
      enqueue(async () => {
        const last = done.pop()
        if (!last) return null
        set({ status: 'saving' })
        // It may have been undone in the history meanwhile, which is as good.
        const document = await insist(() => parts.undo(last.correction)).catch(ignoreConflict)
        if (document) parts.onDocument(document)
        undone.push(last.change)
        parts.onCorrections(await insist(parts.listCorrections))
        set({ status: 'saved' })
        return last.change.key
      }),
    async redo() {
      const change = undone.pop()
      if (!change) return null
      await submit(change)
      return change.key
    },
  }
}

/** Nobody answered, or what answered was not well: it may be next time. */
function isPassing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status === 401 || error.status >= 500)
}

function ignoreConflict(error: unknown): null {
  const isLocked = error instanceof ApiError && error.code === 'document_locked'
  if (error instanceof ApiError && !isLocked && (error.status === 409 || error.status === 404)) return null
  throw error
}

function explain(key: string, error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) throw error
  const start = `fields.${key}.value`
  const details = Object.entries((error.envelope?.errors ?? {}) as Readonly<Record<string, readonly string[]>>)
  const own = details.flatMap(([path, [message]]) =>
    path.startsWith(start) && message !== undefined ? [[`${key}${path.slice(start.length)}`, message]] : [],
  )
  return own.length > 0 ? (Object.fromEntries(own) as Record<string, string>) : { [key]: error.message }
}

function without(refusals: Readonly<Record<string, string>>, key: string): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(refusals).filter(([name]) => name !== key && !name.startsWith(`${key}.`)))
}

function waitOrOnline(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer)
      globalThis.removeEventListener?.('online', end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    globalThis.addEventListener?.('online', end)
  })
}
