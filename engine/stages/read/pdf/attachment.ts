export interface Attachment {
  readonly name: string
  readonly bytes: Uint8Array
}

/** Bytes; an e-invoice's XML is far smaller, and a decoded bomb far larger. */
export const MAX_ATTACHMENT = 32 * 1024 * 1024
