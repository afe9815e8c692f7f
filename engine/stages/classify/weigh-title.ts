import { hasAbbreviatedForm } from '../../domain/legal-forms.ts'
import type { Line, Segment } from '../../domain/lines.ts'

/** Titles stand in this upper part of the first page. */
const HEAD = 0.6
/** How far into its line a title may begin, in characters. */
const MOST_LEAD = 25
/** "2. ", "Dritte ". */
const ORDINAL = /^(?:\P{L}{0,4}|\p{L}{2,10}\s)$/u
/** Letters beside the title: a number, a day, a name may follow, a sentence may not. */
const MOST_BESIDE = 26
const MOST_BESIDE_LARGE = 50
/** "Invoice 4711 of 3 May for ...", "Gutschrift zu Ihrem Vertrag": what belongs to a title. */
const BELONGS = /^(?:\s?[-–—(]|.{0,9}\d|\s(?:zu[rm]?|für|über|for|pour|per|para|voor|gemäß)\s)/iu
/** "Your tax return", "on our invoice": what a paper is about. */
const SPOKEN_OF =
  /(?:^|\s)(?:ihre[nrs]?|ihrem|ihr|unsere[nrs]?|unserem|unser|meine[nrs]?|meinem|dieses?|dieser|zum|zur|zu|im|in|aus|bei|der|des|den|einer|über|gegen|vom|beim|your|our|my|this|of|the|regarding|about|against|concerning|to|for|on|with)\s(?:\p{Ll}+\s)?$/iu
/** "Your statement is ready". */
const SAID_OF =
  /^\s(?:is|are|was|were|has|have|will|can|may|must|cannot|ist|sind|wird|werden|war|waren|hat|haben|kann|liegt|steht|endet|läuft)\s/iu
const SPOKEN = 0.4
/** "Rechnung vom": its value stands in another cell. */
const LABEL_END = /^[\s-]*(?:vom|nr|nummer|no|number|datum|date|id|ref|#)\.?$/iu
/** "Bill to", "Invoice date". */
const LABEL_NEXT = /^[\s-]*(?:to|date|datum|total|amount|betrag|due|id)(?!\p{L})/iu
/** A company's name may hold anything. */
const [BEFORE_COMPANY, IN_COMPANY] = [0.6, 0.2]

/** "Oggetto: secondo sollecito": what stands behind it is the title of a letter. */
const SUBJECT = /^(?:oggetto|objet|assunto|asunto|onderwerp|betreft|betreff|betrifft|subject|re)\s?:\s*/iu

/** Type size of the first page's text, in points. */
export function measureBody(lines: readonly Line[]): number {
  const sizes = lines
    .filter(({ page }) => page.number === 1)
    .flatMap(({ segments }) => segments.map(({ words }) => words[0]!.fontSize))
    .toSorted((a, b) => a - b)
  return sizes[Math.floor(sizes.length / 2)] ?? 10
}

/**
 * How much a title stands out, 0 for none to 9: type size, weight, a line of its own, a capital letter.
 * @param start where it begins in the segment's text, in characters
 * @param columns segments of its line
 */
export function weighTitle(segment: Segment, start: number, end: number, columns: number, body: number): number {
  const { page, text } = segment
  if (page.number !== 1 || segment.box[1] > page.height * HEAD || start > MOST_LEAD) return 0
  // "N° de commande 4711" names a reference.
  if (/(?:^|\s)(?:n[°º]|nr\.?|no\.?|number|nummer)\s?$/iu.test(text.slice(0, start))) return 0
  // Among several columns it heads one of them: "Gutschrift" above the credits of a statement.
  const share = columns >= 3 && !text.endsWith(':') ? 0.5 : 1
  const spoken = SPOKEN_OF.test(text.slice(0, start)) || SAID_OF.test(text.slice(end)) ? SPOKEN : 1
  const owned = hasAbbreviatedForm(text) ? (start === 0 ? BEFORE_COMPANY : IN_COMPANY) : 1
  return share * spoken * owned * weigh(segment, start, end, body)
}

function weigh({ text, words }: Segment, start: number, end: number, body: number): number {
  const subject = SUBJECT.exec(text)?.[0].length ?? 0
  const [before, after] = [text.slice(subject, start), text.slice(end)]
  const beside = (before + after).replace(/[^\p{L}]/gu, '').length
  const size = words[0]!.fontSize
  const isLarge = size >= 13 || size >= 1.25 * body
  const isBold = words.every((word) => word.bold) || /^[^\p{Ll}]{6,}$/u.test(text.slice(start, end))
  // "Reminder: invoices awaiting payment" is a reminder; "Rechnung 4711: Bitte um Stundung" is what a letter is about.
  const isCaption = start === 0 && (isLarge || isBold) && /^:\s*\p{L}{4,}/u.test(after)
  const isSubject = !isCaption && /^[^:]{0,20}:\s*\p{L}/u.test(after)
  const leads = ORDINAL.test(before) && (subject > 0 || BELONGS.test(after))
  const isShort = beside <= (isLarge || leads ? MOST_BESIDE_LARGE : MOST_BESIDE) && !isSubject
  const isAlone = beside <= 4
  const isCapital = subject > 0 || (isAlone && start === 0) || /^\P{L}*\p{Lu}/u.test(text.slice(start, end))
  const isLabel =
    (!isCaption && /^[\p{L}.\s-]{0,14}:/u.test(after)) || LABEL_NEXT.test(after) || (!isLarge && LABEL_END.test(after))
  const base = (isCapital ? 2 : 1) + (isShort ? 1.2 : 0) + (isAlone && !isLabel ? 1 : 0)
  const stands = (isLarge && isShort ? 2.5 : 0) + (isBold && isShort ? 0.8 : 0)
  const isLate = before.replace(/[^\p{L}]/gu, '').length > 10
  return (base + stands) * (isShort ? 1 : 0.6) * (isLate ? 0.7 : 1) * (isLabel ? (isBold ? 0.8 : 0.5) : 1)
}
