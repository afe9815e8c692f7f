import { fileURLToPath } from 'node:url'

/** Entry of a document worker that does what a document's name says. */
export const MOODY_WORKER = fileURLToPath(new URL('moody-document-worker.ts', import.meta.url))
