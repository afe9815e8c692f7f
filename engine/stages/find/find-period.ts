import type { Candidate } from '../../domain/field.ts'
import type { Segment } from '../../domain/lines.ts'
import { wordsBetween } from './fold-text.ts'
import { findHeaderLabels } from './labels/find-labels.ts'
import { segmentsBelow, segmentsRight, type Layout, type PageLayout } from './layout.ts'
import { makeCandidate } from './make-candidate.ts'
import { readPeriods, type PeriodMention } from './values/read-periods.ts'
import type { DateOrder } from './values/scan-dates.ts'

export interface PeriodCandidates {
  readonly service_period_start: readonly Candidate[]
  readonly service_period_end: readonly Candidate[]
}

/** Worth of a month by its name, at most. */
const BY_NAME = 0.9
const LABELLED = 0.85
const LOOSE = 0.45
/** "Rechnung für März 2026", "Monat März 2026": a month by name is a period where such a word announces it. */
const OF_MONTH =
  /(?<!\p{L})(?:für|monat|abrechnungsmonat|leistungsmonat|leistung(?=:)|im|for|month(?: of)?|mois(?: de)?|période|pour|mese(?: di)?|mes(?: de)?|mês(?: de)?|maand|over)\s*:?\s*$/iu
/** Days that are something else than a period of service. */
const NOT_SERVICE =
  /widerruf|gültig|valid|angebot|öffnungszeit|geöffnet|opening|bestell|aktion|garantie|gewährleist|warranty|offer|skonto|geschlossen|closed|vorjahr|kündig/iu

/**
 * The period of service (BG-14): beside a label such as "Leistungszeitraum", two dates or one month by name; without one, from a day
 * to another or a month that a word announces.
 */
export function findPeriod(layout: Layout, order: DateOrder): PeriodCandidates {
  const found = layout.pages.flatMap((page) => [...listLabelled(page, order), ...listLoose(page, order)])
  return {
    service_period_start: found.map(({ start, ...place }) => describe(start, place)),
    service_period_end: found.map(({ end, ...place }) => describe(end, place)),
  }
}

interface FoundPeriod extends Pick<PeriodMention, 'start' | 'end'>, FoundPlace {}

interface FoundPlace {
  readonly words: Segment['words']
  readonly page: PageLayout['page']
  readonly confidence: number
  readonly reason: string
}

function describe(value: string, { words, page, confidence, reason }: FoundPlace): Candidate {
  return makeCandidate(value, words, page, confidence, reason)
}

function listLabelled(page: PageLayout, order: DateOrder): readonly FoundPeriod[] {
  return page.lines
    .flatMap((line) => line.segments)
    .flatMap((segment): readonly FoundPeriod[] => {
      // "Leistungsdatum Mai 2026": a day that is a month is a period.
      const label = findHeaderLabels(segment).find(({ kind, key }) => kind === 'period' || key === 'service_date')
      if (label === undefined) return []
      const places = [
        segment,
        ...segmentsRight(page, segment).slice(0, 1),
        ...segmentsBelow(page, segment, segment.box, 1),
      ]
      const reason = `label '${segment.words[label.firstWord]!.text}'`
      return places
        .flatMap((place) => readPeriods(place, order).map((period) => ({ place, period })))
        .slice(0, 1)
        .map(({ place, period: { start, end, from, to } }) => {
          const words = wordsBetween(place, from, to)
          return { start, end, words, page: page.page, confidence: LABELLED, reason }
        })
    })
}

function listLoose(page: PageLayout, order: DateOrder): readonly FoundPeriod[] {
  return page.lines
    .filter(({ text }) => !NOT_SERVICE.test(text))
    .flatMap((line) => line.segments)
    .flatMap((segment) =>
      readPeriods(segment, order)
        .filter(({ from, worth }) => worth > BY_NAME || OF_MONTH.test(segment.text.slice(0, from)))
        .map(({ start, end, from, to, worth }) => {
          const words = wordsBetween(segment, from, to)
          return { start, end, words, page: page.page, confidence: LOOSE * worth, reason: 'period in the text' }
        }),
    )
}
