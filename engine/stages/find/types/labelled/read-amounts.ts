import type { Segment } from '../../../../domain/lines.ts'
import { surround, type Box } from '../../../../domain/page.ts'
import { fold, wordsBetween } from '../../fold-text.ts'
import type { LabelMatch } from '../../labels/find-labels.ts'
import type { PageLayout } from '../../layout.ts'
import { scanAmounts, type AmountMention } from '../../values/scan-amounts.ts'
import type { Mention } from './read-value.ts'
import { isHead, type Place } from './value-places.ts'

/** An amount beside its label, with the place where it stands. */
export interface PlacedAmount extends Mention {
  readonly place: Place
}

/** Heads of columns that do not hold the figure itself. */
const OTHER_COLUMN =
  /^(?:vorjahr|vj|prior(?: year)?|previous(?: year)?|last year|jahr(?:es)?(?: ?werte?| ?summe)?|kum\w*|kumuliert|ytd|year to date|to date|aufgelaufen|satz|%|prozent|rate|faktor|menge|anzahl|tage|basis|grundlage|bemessungsgrundlage|base|ag|ag anteil|arbeitgeber(?:anteil)?|employer|note|anhang|notes|hours|units|qty|quantity|einheit)\b/
const OWN_COLUMN =
  /^(?:betrag|amount|this (?:period|month)|current(?: period| month| year)?|laufend|lfd|monat|abrechnungsmonat|geschaftsjahr|berichtsjahr|an|an anteil|arbeitnehmer(?:anteil)?|employee|saldo|gesamt|insgesamt|summe|total)\b/
const SUM_COLUMN = /^(?:gesamt|insgesamt|summe|total)\b/
const HEAD_LINES = 40
/** Sheets in thousands print small whole numbers; elsewhere such a number counts or names something. */
const SHEET_KEYS = new Set([
  'total_assets',
  'total_equity_and_liabilities',
  'fixed_assets',
  'current_assets',
  'equity',
  'provisions',
  'liabilities',
  '_total',
])
/** A word that is no currency, unit or mark between a label and its amount names something more special. */
const HARMLESS =
  /\b(?:eur|euro|chf|usd|gbp|in|per|am|zum|vom|von|bis|um|uhr|on|at|as|of|pro|monat|monatlich|brutto|netto|gesamt|summe|total|lfd|laufend|ca|h|std|stunde|hour|an|anteil|arbeitnehmer|arbeitnehmeranteil|employee|betrag|amount|nr|st|pfl|steuerpflichtig|incl|inkl|haben|soll|tsd|teur|iban|auf|konto|to|bank|the|your|ihr|ihre|please|bitte|zu|uberweisen|zahlen|jan\w*|feb\w*|mar\w*|apr\w*|mai|may|jun\w*|jul\w*|aug\w*|sep\w*|okt\w*|oct\w*|nov\w*|dez\w*|dec\w*|kv|rv|av|pv|year|jahr|zzgl|abzgl|ust|mwst)\b/g

/** The amounts at the places of a label, each with how likely it is the figure meant: its column's head and a product tell. */
export function readAmounts(label: LabelMatch, places: readonly Place[], page: PageLayout): readonly PlacedAmount[] {
  const inLine = places.filter((place) => place.where !== 'above it')
  const below = places.filter((place) => place.where === 'above it')
  const isSheet = SHEET_KEYS.has(label.key)
  const isOwn = ({ place, from, to }: ColumnAmount): boolean =>
    label.key !== 'hourly_rate' || !isHours(place.segment.text, from, to)
  const found = amountsIn(inLine, page, isSheet).filter(isOwn)
  const between = wordsBetweenLabelAndAmount(label, inLine, found)
  if (between > 0 && !isHead(label)) return []
  const special = between > 0 ? 0.45 : 1
  const product = Math.max(productAmong(found), sumAmong(found, page))
  const beside = found.map((amount, index) => ({
    ...amount,
    worth:
      amount.worth * special * amount.place.worth * (product === index ? 1.05 : product >= 0 ? 0.6 : 0.97 ** index),
  }))
  const under = amountsIn(below, page, isSheet)
    .filter(isOwn)
    .map((amount) => ({
      ...amount,
      worth: amount.worth * amount.place.worth,
    }))
  return beside.length > 0 ? [...beside, ...under.map((amount) => ({ ...amount, worth: amount.worth * 0.5 }))] : under
}

/** "Budget 120,00 h": what is counted in hours is no rate. */
function isHours(text: string, from: number, to: number): boolean {
  return /^\s?(?:h|hrs?|hours|std|stunden)(?!\p{L})/iu.test(text.slice(to)) && !/[€£$]\s?$/.test(text.slice(0, from))
}

interface ColumnAmount extends PlacedAmount {
  readonly cents: number
  readonly isRate: boolean
}

function amountsIn(places: readonly Place[], page: PageLayout, isSheet: boolean): readonly ColumnAmount[] {
  return places.flatMap((place) =>
    scanAmounts(place.segment)
      .filter((amount) => isFigure(amount, place.segment, isSheet))
      .map((amount) => {
        const box = surround(wordsBetween(place.segment, amount.from, amount.to).map((word) => word.box))
        return { ...amount, place, worth: amount.isRate ? 0 : judgeColumn(box, place.segment, page) }
      }),
  )
}

function isFigure(amount: AmountMention, { text }: Segment, isSheet: boolean): boolean {
  if (amount.isRate || amount.isMoney) return true
  // Whole numbers stand in balance sheets; elsewhere they are dates, counts, and numbers of documents.
  const printed = text.slice(amount.from, amount.to).trim()
  return (
    isSheet && (/\d[.,' ]\d{3}(?!\d)/.test(printed) || (/^-?\(?\d{1,3}\)?$/.test(printed) && text.trim() === printed))
  )
}

/** 1 for an amount of the column that counts, less under a head such as "Vorjahr", "YTD" or "Satz". */
function judgeColumn(box: Box, segment: Segment, page: PageLayout): number {
  const head = headOf(box, segment, page)
  if (head === undefined) return 0.93
  return OTHER_COLUMN.test(fold(head.text)) ? 0.55 : 1
}

/** The nearest head over an amount that says what its column holds. */
function headOf(box: Box, segment: Segment, page: PageLayout): Segment | undefined {
  const lines = page.lines.slice(Math.max(0, segment.line - HEAD_LINES), segment.line).toReversed()
  for (const line of lines) {
    const head = line.segments.find(
      (other) =>
        Math.min(other.box[2], box[2]) - Math.max(other.box[0], box[0]) > 0 &&
        other.box[2] - other.box[0] < 2.6 * Math.max(box[2] - box[0], 40) &&
        /\p{L}|%/u.test(other.text) &&
        !/\d[.,]\d/.test(other.text),
    )
    if (head === undefined) continue
    const folded = fold(head.text)
    if (OTHER_COLUMN.test(folded) || OWN_COLUMN.test(folded)) return head
  }
  return undefined
}

function wordsBetweenLabelAndAmount(
  label: LabelMatch,
  places: readonly Place[],
  found: readonly ColumnAmount[],
): number {
  const first = found[0]
  if (first === undefined) return 0
  const texts: string[] = []
  for (const place of places) {
    if (place === first.place) {
      texts.push(place.segment.text.slice(0, first.from))
      break
    }
    texts.push(place.segment.text)
  }
  const left = fold(texts.join(' ').replace(/\([^)]*\)/g, ' ')).replaceAll(HARMLESS, ' ')
  return (left.match(/[a-z]{3,}/g) ?? []).length > 0 && label.kind === 'amount' ? 1 : 0
}

/** "Laufend", "Einmal", "Gesamt": which amount is the sum of those before it and stands below a head that says so; -1 for none. */
function sumAmong(found: readonly ColumnAmount[], page: PageLayout): number {
  return found.findIndex(({ cents, isRate, place, from, to }, index) => {
    const before = found.slice(0, index).filter((other) => !other.isRate)
    if (isRate || before.length < 2 || before.reduce((sum, other) => sum + other.cents, 0) !== cents) return false
    const box = surround(wordsBetween(place.segment, from, to).map((word) => word.box))
    return SUM_COLUMN.test(fold(headOf(box, place.segment, page)?.text ?? ''))
  })
}

/** Which amount is a rate of another one, or a product of two others: base, rate, amount; -1 for none. */
function productAmong(found: readonly ColumnAmount[]): number {
  for (let index = found.length - 1; index >= 1; index -= 1) {
    const whole = found[index]!
    if (whole.isRate || whole.cents === 0) continue
    for (const a of found.slice(0, index)) {
      for (const b of found.slice(0, index)) {
        if (a === b) continue
        const product = a.isRate ? (Number(a.value) * b.cents) / 100 : (a.cents * b.cents) / 100
        const isPlausible = a.isRate || b.cents < 200_000
        if (isPlausible && Math.abs(product - whole.cents) <= 1 && Math.abs(whole.cents) > 100) return index
      }
    }
  }
  return -1
}
