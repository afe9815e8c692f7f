import type { Line, Segment } from '../../../../domain/lines.ts'
import { hasLegalForm } from '../../../../domain/legal-forms.ts'
import { wordsBetween } from '../../fold-text.ts'
import { cutSegment } from '../../layout.ts'
import { canBeName, hasBusinessWord } from '../../parties/recognize-line.ts'

const SALUTATION =
  /^(?:sehr geehrte|(?:liebe|lieber|guten tag|hallo|werte|werter|grüezi|grüß gott|moin|servus|verehrte|verehrter|hochverehrte|hi)\b|dear\b|to whom it may concern|gentlemen\b|hello\b|good (?:morning|afternoon|day)\b|madame|monsieur|(?:chère?|chers|gentil[ei]|egregi[oa]?|estimad[oa]s?|distinguid[oa]s?|apreciad[oa]s?|muy señor\p{L}*|ex\.?m[oa]s?\.?|prezad[oa]s?|geachte|beste(?! gr))(?!\p{L}))/iu
const CLOSING =
  /^(?:mit (?:\p{L}+ ){1,3}gr[üu](?:ß|ss)|(?:\p{L}+ ){0,2}gr[üu](?:ß|ss)e?n?(?!\p{L})|hochachtungsvoll|(?:very |sincerely |respectfully |faithfully )?(?:yours|truly)(?!\p{L})|(?:sincerely|respectfully|cordially)(?!\p{L})|(?:(?:with )?(?:kind|best|warm|warmest) )?(?:regards|wishes)(?!\p{L}))/iu
const CLOSING_WORDS = 8

/** "Sehr geehrte Frau Vogt,", "Dear Sirs": with this the text of a letter begins. */
export function isSalutationLine(text: string): boolean {
  return SALUTATION.test(text.trim())
}

/** "Mit freundlichen Grüßen", "Yours faithfully,": under this somebody signs. */
export function isClosing(text: string): boolean {
  return CLOSING.test(text.trim()) && text.trim().split(/\s+/).length <= CLOSING_WORDS
}

/** "Harriet Penhaligon", "Dr. J. Ashworth", "Herr Krause". */
const PERSON =
  /^(?:(?:Herrn?|Frau|Dr|Prof|Mr|Mrs|Ms|Dipl)\.?[\s-])*\p{Lu}[\p{L}.'’-]*(?:\s(?:von|van|de|der|\p{Lu}[\p{L}.'’-]*)){1,3}$/u
/** For whom or by whose power somebody signs. */
const POWER = /^(?:i\.\s?[aAvV]\.|im auftrag|ppa\.?|p\.\s?p\.|gez\.|signed:?)\s*/iu
const LINES_TO_NAME = 4

/** Whether a text may be a person's name and no firm's. */
export function isPerson(text: string): boolean {
  return PERSON.test(text.trim()) && canBeName(text) && !hasLegalForm(text) && !hasBusinessWord(text)
}

/** The persons whose names stand under the closing. */
export function findSigners(lines: readonly Line[]): readonly Segment[] {
  const closing = lines.findIndex(({ segments }) => segments.some(({ text }) => isClosing(text)))
  if (closing < 0) return []
  return lines
    .slice(closing + 1, closing + 1 + LINES_TO_NAME)
    .flatMap(({ segments }) => segments)
    .map((segment) => withoutPower(segment))
    .filter(({ text }) => isPerson(text))
}

function withoutPower(segment: Segment): Segment {
  const power = POWER.exec(segment.text)?.[0]
  if (power === undefined || power.length >= segment.text.length) return segment
  return cutSegment(segment, wordsBetween(segment, power.length, segment.text.length))
}
