import { createRequire } from 'node:module'

export type Runtime = typeof import('onnxruntime-node')

const require = createRequire(import.meta.url)
let loaded: Runtime | null | undefined

/** What runs PP-OCR's networks; null where there is no binary of it for this system, as for macOS on Intel or musl. */
export function loadRuntime(): Runtime | null {
  if (loaded === undefined) loaded = load()
  return loaded
}

function load(): Runtime | null {
  try {
    return require('onnxruntime-node') as Runtime
  } catch {
    return null
  }
}
