import type { LanguageKinds } from '../vocabulary.ts'
import { DUTCH } from './dutch.ts'
import { FRENCH } from './french.ts'
import { ITALIAN } from './italian.ts'
import { PORTUGUESE } from './portuguese.ts'
import { SPANISH } from './spanish.ts'

/** What further languages say; German and English are said where each kind is described. */
export const LANGUAGE_KINDS: readonly LanguageKinds[] = [FRENCH, ITALIAN, SPANISH, DUTCH, PORTUGUESE]
