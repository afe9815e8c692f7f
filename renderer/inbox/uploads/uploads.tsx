import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import type { LiveEvent } from '../../api/live-events.ts'
import { useLiveEvents } from '../../api/live-connection.tsx'
import { useSettings } from '../../api/settings.ts'
import { UploadQueue, type UploadItem } from './upload-queue.ts'

/** One for the page. */
export const uploads = new UploadQueue()

export function useUploads(): readonly UploadItem[] {
  return useSyncExternalStore(uploads.subscribe, uploads.items)
}

/** Takes files for an account, read as the settings say; what comes before the account is known waits for it. */
export function useAddFiles(accountId: number | undefined): (files: readonly File[]) => void {
  const { data: settings } = useSettings()
  const locale = settings?.default_locale ?? null
  const early = useRef<File[]>([])
  useEffect(() => {
    if (accountId === undefined || early.current.length === 0) return
    uploads.add(early.current.splice(0), { accountId, locale })
  }, [accountId, locale])
  return useCallback(
    (files) => {
      if (accountId === undefined) early.current.push(...files)
      else uploads.add(files, { accountId, locale })
    },
    [accountId, locale],
  )
}

/** Keeps the uploads in step with live events, and asks before the page is left with files that have not arrived. */
export function UploadsFollower() {
  useLiveEvents(noteEvent)
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      if (uploads.items().some(({ state }) => state === 'waiting' || state === 'sending')) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [])
  return null
}

function noteEvent(event: LiveEvent): void {
  switch (event.name) {
    case 'document.completed':
    case 'document.failed':
    case 'document.blocked':
    case 'document.queued':
      uploads.note(event.data.entry)
      break
    case 'document.deleted':
      uploads.forget(event.data.id)
      break
    default:
  }
}
