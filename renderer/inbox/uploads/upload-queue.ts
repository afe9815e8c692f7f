import type { AppDocument, AppDocumentListEntry } from '../../../engine/contract/app/document.ts'
import { ApiError } from '../../api/api-error.ts'
import { uploadFile, type Upload } from '../../api/upload-file.ts'

export type UploadState = 'waiting' | 'sending' | 'reading' | 'completed' | 'error' | 'blocked' | 'refused'

/** A file on its way into Docket, until its document is read. */
export interface UploadItem {
  readonly key: number
  readonly file: File
  readonly accountId: number
  /** Of what is written in it; null: that of the account. */
  readonly locale: string | null
  readonly state: UploadState
  /** 0..1 of the bytes that have left. */
  readonly sent: number
  /** Once the service has it. */
  readonly documentId: number | null
  /** Why it was refused. */
  readonly error: ApiError | string | null
  /** How its reading ended. */
  readonly entry: AppDocumentListEntry | null
}

/** Uploads at once: more would only share the same disk and the same reader. */
const PARALLEL = 3

type Send = (upload: Upload) => Promise<AppDocument>

/** The files that were dropped, a few under way at a time. Lives outside of React: leaving the inbox stops nothing. */
export class UploadQueue {
  #items: readonly UploadItem[] = []
  readonly #listeners = new Set<() => void>()
  readonly #aborts = new Map<number, AbortController>()
  /** Of documents whose reading ended before the answer to their upload was there. */
  readonly #endings = new Map<number, AppDocumentListEntry>()
  readonly #send: Send
  #nextKey = 1

  constructor(send: Send = uploadFile) {
    this.#send = send
  }

  /** For useSyncExternalStore: another array after each change. */
  readonly items = (): readonly UploadItem[] => this.#items

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  add(files: readonly File[], { accountId, locale }: Pick<UploadItem, 'accountId' | 'locale'>): void {
    const added = files.map((file): UploadItem => {
      return {
        key: this.#nextKey++,
        file,
        accountId,
        locale,
        state: 'waiting',
        sent: 0,
        documentId: null,
        error: null,
        entry: null,
      }
    })
    this.#set([...this.#items, ...added])
    this.#fill()
  }

  /** Sends a refused file once more. */
  retry(key: number): void {
    this.#change(key, { state: 'waiting', sent: 0, error: null })
    this.#fill()
  }

  /** Calls an upload off, or takes a file that was refused from the list. What the service has, it keeps. */
  drop(key: number): void {
    this.#aborts.get(key)?.abort()
    this.#set(this.#items.filter((item) => item.key !== key))
    this.#fill()
  }

  /** Takes all that has ended from the list. */
  clear(): void {
    this.#set(this.#items.filter(isUnderWay))
  }

  /** Of live events: a document waits once more, or its reading has ended. */
  note(entry: AppDocumentListEntry): void {
    const item = this.#items.find(({ documentId }) => documentId === entry.id)
    if (item) this.#change(item.key, { state: stateOf(entry), entry })
    else if (this.#aborts.size > 0) this.#endings.set(entry.id, entry)
  }

  /** A document was deleted. */
  forget(documentId: number): void {
    if (this.#items.some((item) => item.documentId === documentId)) {
      this.#set(this.#items.filter((item) => item.documentId !== documentId))
    }
  }

  #fill(): void {
    const free = PARALLEL - this.#aborts.size
    for (const item of this.#items.filter(({ state }) => state === 'waiting').slice(0, Math.max(free, 0))) {
      void this.#run(item)
    }
  }

  async #run({ key, file, accountId, locale }: UploadItem): Promise<void> {
    const abort = new AbortController()
    this.#aborts.set(key, abort)
    this.#change(key, { state: 'sending' })
    try {
      const onProgress = (sent: number, total: number): void =>
        this.#change(key, { sent: total === 0 ? 1 : sent / total })
      const { id } = await this.#send({ file, accountId, locale, onProgress, signal: abort.signal })
      this.#accept(key, id)
    } catch (error) {
      if (!abort.signal.aborted) this.#refuse(key, error)
    } finally {
      this.#aborts.delete(key)
      if (this.#aborts.size === 0) this.#endings.clear()
      this.#fill()
    }
  }

  #accept(key: number, documentId: number): void {
    const entry = this.#endings.get(documentId) ?? null
    this.#change(key, { state: entry ? stateOf(entry) : 'reading', sent: 1, documentId, entry })
  }

  /** Without credits a document is there all the same: it waits. */
  #refuse(key: number, error: unknown): void {
    const document = error instanceof ApiError ? error.envelope?.document : undefined
    if (document) this.#change(key, { state: 'blocked', sent: 1, documentId: document.id, error: error as ApiError })
    else this.#change(key, { state: 'refused', error: error instanceof ApiError ? error : String(error) })
  }

  #change(key: number, change: Partial<UploadItem>): void {
    this.#set(this.#items.map((item) => (item.key === key ? { ...item, ...change } : item)))
  }

  #set(items: readonly UploadItem[]): void {
    this.#items = items
    for (const listener of this.#listeners) listener()
  }
}

function stateOf({ status }: AppDocumentListEntry): UploadState {
  return status === 'pending' ? 'reading' : status
}

export function isUnderWay({ state }: UploadItem): boolean {
  return state === 'waiting' || state === 'sending' || state === 'reading'
}
