import { DOCUMENT_TYPES } from '../../domain/document.ts'
import { unpackTypeReader, type TypeReader } from '../../learning/types/type-reader.ts'
import { STEPS } from './count-steps.ts'
import packed from './type-reader.json' with { type: 'json' }

let shipped: TypeReader | null = null

/** What `npm run train` wrote last, unpacked at first use. */
export function shippedTypeReader(): TypeReader {
  shipped ??= unpackTypeReader(packed, DOCUMENT_TYPES, STEPS)
  return shipped
}
