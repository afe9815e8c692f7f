import type { FieldValue, Place } from './value.ts'

/**
 * What was typed and is not yet kept by Docket, by document and field, in the browser's own storage: it survives a reload, a
 * crash and an engine that does not answer.
 */
export interface Draft {
  /** As typed; of rows their JSON. */
  readonly text: string
  /** Set once it was committed and is on its way: what has to be sent. */
  readonly sending?: { readonly value: FieldValue; readonly place: Place | null }
}

const PREFIX = 'docket.draft.'

/** Drafts of a document by key; what cannot be read is left out. */
export function readDrafts(documentId: number, storage: Storage = localStorage): ReadonlyMap<string, Draft> {
  const start = `${PREFIX}${documentId}.`
  const names = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')
  return new Map(
    names.flatMap((name) => {
      const draft = name.startsWith(start) ? parseDraft(storage.getItem(name)) : null
      return draft === null ? [] : [[name.slice(start.length), draft]]
    }),
  )
}

export function keepDraft(documentId: number, key: string, draft: Draft, storage: Storage = localStorage): void {
  try {
    storage.setItem(`${PREFIX}${documentId}.${key}`, JSON.stringify(draft))
  } catch {
    // A full storage must not stop anybody from typing.
  }
}

export function dropDraft(documentId: number, key: string, storage: Storage = localStorage): void {
  storage.removeItem(`${PREFIX}${documentId}.${key}`)
}

/** Documents with anything that was handed over and is not known to have arrived. */
export function documentsWithSending(storage: Storage = localStorage): readonly number[] {
  const names = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')
  const ids = names.flatMap((name) => {
    const id =
      name.startsWith(PREFIX) && parseDraft(storage.getItem(name))?.sending
        ? Number.parseInt(name.slice(PREFIX.length), 10)
        : 0
    return id > 0 ? [id] : []
  })
  return [...new Set(ids)]
}

function parseDraft(json: string | null): Draft | null {
  try {
    const draft = JSON.parse(json ?? 'null') as Draft | null
    return typeof draft?.text === 'string' ? draft : null
  } catch {
    return null
  }
}
