import { SLOTS, SPAN_KINDS } from '../../../engine/domain/spans.ts'
import { EXTRACTION_KEYS } from '../../../engine/domain/extraction-keys.ts'
import type { RankerOptions } from '../../../engine/learning/ranker/fit-ranker.ts'
import type { LabelReaderOptions } from '../../../engine/learning/labels/fit-label-reader.ts'
import type { RankerShape } from '../../../engine/learning/ranker/network.ts'
import { RANKED_KEYS } from '../../../engine/stages/choose/ranked-keys.ts'
import { OTHER_MEANINGS } from './read-wordings.ts'
import { MEASURE_COUNT } from '../../../engine/stages/find/spans/describe-spans.ts'

export const RANKER_SHAPE: RankerShape = {
  keys: RANKED_KEYS,
  kinds: [...SPAN_KINDS],
  types: [...Object.keys(EXTRACTION_KEYS), '*'],
  languages: ['de', 'en', 'fr', 'it', 'es', 'nl', 'pt', '*'],
  slots: SLOTS.length,
  measures: MEASURE_COUNT,
  labelSlots: ['near', 'row', 'above', 'aboveThat', 'after', 'rowHead', 'columnHead', 'blockHead'].map((slot) =>
    (SLOTS as readonly string[]).indexOf(slot),
  ),
  width: 24,
  hidden: 256,
  upper: 96,
}

export const RANKER_OPTIONS: RankerOptions = { rounds: 4, seed: 1, mostSpans: 40, batch: 8, rate: 0.003 }

export const LABEL_READER_OPTIONS: LabelReaderOptions = {
  meanings: [...RANKED_KEYS.map(({ key }) => key), ...OTHER_MEANINGS, 'none'],
  width: 16,
  rounds: 12,
  rate: 0.3,
  seed: 1,
}
