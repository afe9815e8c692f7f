import type { AppDocument } from '../../engine/contract/app/document.ts'
import { ApiError, parseEnvelope } from './api-error.ts'

export interface Upload {
  readonly file: File
  readonly accountId: number
  /** Settles the order of day and month; null: detect. */
  readonly locale: string | null
  /** Bytes of the body that have left, and all of it. */
  readonly onProgress: (sent: number, total: number) => void
  readonly signal: AbortSignal
}

/**
 * Sends a file. Fetch cannot tell how far an upload is: XMLHttpRequest can.
 * @throws ApiError; DOMException `AbortError` when it was called off
 */
export function uploadFile({ file, accountId, locale, onProgress, signal }: Upload): Promise<AppDocument> {
  const body = new FormData()
  if (locale !== null) body.set('locale', locale)
  body.set('file', file, file.name)
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest()
    const cancel = (): void => sending.abort()
    sending.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded, total))
    sending.addEventListener('load', () => {
      if (sending.status === 201) resolve((JSON.parse(sending.responseText) as { data: AppDocument }).data)
      else reject(new ApiError(sending.status, parseEnvelope(sending.responseText)))
    })
    sending.addEventListener('error', () => reject(new ApiError(0, null)))
    sending.addEventListener('abort', () => reject(new DOMException('The upload was called off.', 'AbortError')))
    sending.addEventListener('loadend', () => signal.removeEventListener('abort', cancel))
    signal.addEventListener('abort', cancel)
    sending.open('POST', `/app/accounts/${accountId}/documents`)
    sending.setRequestHeader('Accept', 'application/json')
    sending.send(body)
  })
}
