import { CONTRACT_WORD } from '../../../../domain/contract-words.ts'
import type { DocumentType } from '../../../../domain/document.ts'
import type { Candidate } from '../../../../domain/field.ts'
import type { Segment } from '../../../../domain/lines.ts'
import { hasLegalForm } from '../../../../domain/legal-forms.ts'
import { wordsBetween } from '../../fold-text.ts'
import type { Layout, PageLayout } from '../../layout.ts'
import { makeCandidate } from '../../make-candidate.ts'
import { hasBusinessWord, isContact, isPostalPlace } from '../../parties/recognize-line.ts'
import { isKindOfPaper } from './kinds-of-papers.ts'

const KEYS: Readonly<Record<string, string>> = { other: 'title', contract: 'contract_type' }
/** Titles of papers that come beside the known types. */
const TITLE_WORD =
  /angebot|offerte|kostenvoranschlag|auftrag|bestellung|bestätigung|lieferschein|begleitschein|quotation|quote|estimate|proposal|order|delivery note|packing|dispatch|certificate|zertifikat|urkunde|bescheinigung|zeugnis|protokoll|minutes|agenda|tagesordnung|report|bericht|antrag|application|formular|form\b|gutachten|(?:preis|stück|teilnehmer|pack)liste|(?<!\p{L})list\b|dividend|gutschrift|\bkauf\b|verkauf|abrechnung|schein\b|plan\b|datenblatt|vollmacht|merkblatt|policy|ausweis|nachweis|mitteilung|confirmation|statement|notice/iu
const ANNOUNCED = /^(?:re|betreff|betr\.?|subject)\s*:\s*|^(?:ihre?|your|to)\s+(?=\p{Lu})/iu
const NUMBER_BEHIND =
  /[\s,:–-]*(?:nr\.?|nummer|no\.?|number|#|n°)\s*:?\s*\S*\d.*$|[\s,:–-]+[A-Z]{0,4}[\s-]?\d[\w./-]*.*$|\s+(?:vom|dated|date)\s.*$|\s*:\s*$/iu

/** A paper's title as printed: what stands out by size and weight at its top, best with a word that names a kind of paper. */
export function findTitle(layout: Layout, type: DocumentType): Record<string, Candidate[]> {
  const key = Object.hasOwn(KEYS, type) ? KEYS[type]! : null
  const first = layout.pages[0]
  if (key === null || first === undefined) return {}
  const { page, lines } = first
  const segments = lines.flatMap((line) => line.segments).filter((segment) => segment.box[1] < page.height * 0.6)
  const largest = Math.max(...segments.map((segment) => segment.words[0]!.fontSize), 0)
  const sizes = segments.map((segment) => segment.words[0]!.fontSize).toSorted((a, b) => a - b)
  const body = sizes[Math.floor(sizes.length / 2)] ?? 10
  const word = key === 'contract_type' ? CONTRACT_WORD : TITLE_WORD
  const head = key === 'title' ? findHead(lines) : null
  const found: Candidate[] = []
  for (const segment of segments) {
    const confidence = segment === head ? HEAD : judge(segment, word, body, largest, key)
    if (confidence <= 0) continue
    const value = segment.text
      .replace(NUMBER_BEHIND, '')
      .replace(key === 'contract_type' ? ANNOUNCED : '', '')
      .trim()
    if (value.length < 3) continue
    const from = segment.text.indexOf(value)
    const words = wordsBetween(segment, from, from + value.length)
    const depth = segment.box[1] / page.height
    found.push(makeCandidate(value, words, page, confidence - 0.1 * depth, 'stands out as title'))
  }
  return { [key]: found }
}

/** How surely the line over a page of prose is its title, whatever it says. */
const HEAD = 0.6
/** Characters of a line that goes on in the next one. */
const LEAST_PROSE = 40

/** The first line, where it stands by itself over lines of running text. */
function findHead([first, ...others]: PageLayout['lines']): Segment | null {
  const [head, ...beside] = first?.segments ?? []
  if (head === undefined || beside.length > 0 || /[.,:;!?]$/.test(head.text) || hasLegalForm(head.text)) return null
  const prose = others.slice(0, 3)
  const isProse =
    prose.length > 1 &&
    prose.every(
      ({ segments, text }, index) =>
        segments.length === 1 && (text.length >= LEAST_PROSE || index === prose.length - 1),
    )
  return isProse && prose.slice(1).some(({ text }) => /^\p{Ll}/u.test(text)) ? head : null
}

function judge(segment: Segment, word: RegExp, body: number, largest: number, key: string): number {
  const { text, words } = segment
  const size = words[0]!.fontSize
  const isBold = words.every((one) => one.bold) || /^[^\p{Ll}]{5,}$/u.test(text)
  const isLarge = size >= 1.2 * body
  const isLargest = size >= 0.98 * largest && isLarge
  const names = word.test(text) || (key === 'title' && isKindOfPaper(text))
  if (words.length > 12 || text.length > 90 || /[.!?]$/.test(text.trim()) || !/\p{L}{3}/u.test(text)) return 0
  if (isContact(text) || isPostalPlace(text) || hasLegalForm(text)) return 0
  if (/^\p{Ll}/u.test(text)) return 0
  const named = names ? 0.34 : 0
  const stands = (isLargest ? 0.3 : isLarge ? 0.22 : 0) + (isBold ? 0.12 : 0)
  if (key === 'contract_type') {
    if (/[)“”"„]/.test(text) && !/^[^()]*\([^()]*\)$/.test(text)) return 0
    // A title of another kind, or a letterhead.
    if (named === 0) return isLargest && isBold && !hasBusinessWord(text) ? 0.3 : 0
  }
  if (named === 0 && !isLarge) return 0
  return Math.min(0.9, 0.2 + named + stands)
}
