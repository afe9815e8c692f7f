import { VERSIONS } from '../domain/versions.ts'
import { loadRuntime } from '../stages/ocr/load-runtime.ts'

/** The extractor's name and date as runs record them: Tesseract alone reads some pictures otherwise than both engines do. */
export function nameExtractor(): string {
  return loadRuntime() === null ? VERSIONS.extractor_version.replace(':', '-tesseract:') : VERSIONS.extractor_version
}
