import { unpackPhraseReader, type PhraseReader } from '../../../learning/phrases/phrase-reader.ts'
import { PHRASE_QUESTIONS } from '../../../domain/phrase-questions.ts'
import packed from './phrase-reader.json' with { type: 'json' }

let shipped: PhraseReader | null = null

/** What `npm run train` wrote last, unpacked at first use. */
export function shippedPhraseReader(): PhraseReader {
  shipped ??= unpackPhraseReader(packed, PHRASE_QUESTIONS)
  return shipped
}
