import type { Segment } from '../../../domain/lines.ts'
import { hasLegalForm } from '../../../domain/legal-forms.ts'
import { wordsBetween } from '../fold-text.ts'
import { cutSegment, type PageLayout } from '../layout.ts'
import type { Block } from './find-blocks.ts'
import { isNameLine, isSkipped, type AddParty } from './name-lines.ts'
import { isContact, isPostalPlace, isStreet, isTitle } from './recognize-line.ts'

/** How surely such a name is a party: little, so that it counts where nothing better was found. */
const UNLIKELY = 0.2
const MOST_NAMES = 12
/** Words in a line of an address. */
const MOST_WORDS = 10

/**
 * Names in places where parties seldom stand, for want of better ones: the second line of an address, two lines of a
 * letterhead together, words before the title, a firm in running text.
 */
export function findFurtherNames(page: PageLayout, blocks: readonly Block[], add: AddParty): void {
  addSecondLines(page, blocks, add)
  addJoinedLines(page, add)
  addTitlePrefixes(page, add)
  addThanked(page, add)
  addFirms(page, add)
}

/** "Petra Sommer" above "Lindner GmbH", "Lindner GmbH, Petra Sommer": the person is named beside the firm. */
function addSecondLines(page: PageLayout, blocks: readonly Block[], add: AddParty): void {
  const addressed = blocks.filter(
    ({ segments, box }) =>
      box[1] < page.page.height * 0.5 &&
      segments.some(({ text, words }) => words.length <= MOST_WORDS && (isPostalPlace(text) || isStreet(text))),
  )
  for (const { segments } of addressed.slice(0, 4)) {
    const names = segments.filter((segment) => isNameLine(page, segment) && !isStreet(segment.text))
    const second = names[1]
    if (second !== undefined) {
      add('recipient', second, UNLIKELY, 'second line of an address')
      add('sender', second, UNLIKELY, 'second line of an address')
    }
    const first = names[0]
    const comma = first?.text.indexOf(', ') ?? -1
    if (first !== undefined && comma > 0) {
      add('recipient', cut(first, comma + 2, first.text.length), UNLIKELY, 'behind the comma of an address')
    }
  }
}

/** A letterhead over two lines: "BECKER & SONS" above "HARDWARE AND TIMBER LTD". */
function addJoinedLines(page: PageLayout, add: AddParty): void {
  const heads = page.lines.filter(({ box }) => box[1] < page.page.height * 0.25).slice(0, 5)
  for (const [index, line] of heads.entries()) {
    const above = line.segments[0]!
    const below = heads[index + 1]?.segments[0]
    if (below === undefined || !isNameLine(page, above) || !isNameLine(page, below)) continue
    if (isTitle(above.text) || isTitle(below.text)) continue
    const words = [...above.words, ...below.words]
    const text = words.map((word) => word.text).join(' ')
    add('sender', { ...above, words, text }, UNLIKELY, 'two lines of the letterhead')
  }
}

const TITLE =
  /^(?<name>\p{Lu}.{2,40}?)\s+(?:tax invoice|invoice|rechnung|facture|fattura|factura|factuur|receipt|statement)$/iu

/** "Miller Web Services Invoice": whose invoice it is. */
function addTitlePrefixes(page: PageLayout, add: AddParty): void {
  for (const line of page.lines.slice(0, 12)) {
    for (const segment of line.segments) {
      const name = TITLE.exec(segment.text)?.groups?.['name']
      if (name !== undefined && !isTitle(name)) add('sender', cut(segment, 0, name.length), 0.4, 'before the title')
    }
  }
}

/** "Thank you for visiting", "Danke für Ihren Einkauf bei": the shop is named behind it, or on the next line. */
const THANKS =
  /^(?:\P{L}*)(?:(?:many )?thank(?:s| you) for (?:visiting|shopping (?:at|with)|dining (?:at|with)|your visit (?:at|to)|choosing)|(?:(?:wir )?(?:bedanken uns|danken) für ihren (?:einkauf|besuch)|(?:(?:vielen|herzlichen) )?dank für ihren (?:einkauf|besuch)) (?:bei|im|in der))(?:\s+|$)/iu

function addThanked(page: PageLayout, add: AddParty): void {
  for (const line of page.lines) {
    for (const segment of line.segments) {
      const thanks = THANKS.exec(segment.text)
      if (thanks === null) continue
      const next = page.lines[line.index + 1]?.segments[0]
      const named = thanks[0].length < segment.text.length ? cut(segment, thanks[0].length, segment.text.length) : next
      if (named !== undefined && isNameLine(page, named)) add('sender', named, 0.4, 'thanks for a visit')
    }
  }
}

function addFirms(page: PageLayout, add: AddParty): void {
  const firms = page.lines
    .flatMap((line) => line.segments)
    .filter(({ text }) => hasLegalForm(text) && !isSkipped(text) && !isContact(text))
  for (const segment of firms.slice(0, MOST_NAMES)) add('sender', segment, UNLIKELY, 'firm in the text')
}

/** A stretch of a segment, from whole words. */
function cut(segment: Segment, from: number, to: number): Segment {
  return cutSegment(segment, wordsBetween(segment, from, to))
}
