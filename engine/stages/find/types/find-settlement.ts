import type { DocumentType } from '../../../domain/document.ts'
import type { Candidate } from '../../../domain/field.ts'
import type { Segment } from '../../../domain/lines.ts'
import { wordsBetween } from '../fold-text.ts'
import type { Layout, PageLayout } from '../layout.ts'
import { makeCandidate } from '../make-candidate.ts'
import { scanAmounts } from '../values/scan-amounts.ts'

const ROLES = ['assessed_amount', 'prepaid_amount', 'amount_due', 'refund_amount', 'interest_amount'] as const
type Role = (typeof ROLES)[number]

/** Stems that say what a sum of a notice is, in labels and in sentences; `null` for sums that are none of these. */
const SAYINGS: readonly (readonly [Role | null, RegExp])[] = [
  [
    'assessed_amount',
    /(?<!bisher )festgesetzt|(?<!\p{L})setz(?:e|en|t)(?!\p{L})|festsetzung|festzusetz|jahressteuer|jahresbetrag|steuerschuld|geschuldet|abgabe im jahr|jahresabgabe|jährlich|tax (?:assessed|charged|liability)|(?:total|annual|gross)(?: \p{L}+){0,2} tax\b|assessed (?:at|as|tax|amount)|assessment of|liability for|(?:tax|charge|rates?|levy) (?:due )?for the|annual charge|tax (?:is )?charged|tax on\b|taxe?s? you owed/giu,
  ],
  [
    'prepaid_amount',
    /gezahlt|(?<!zu )leistete|(?:bereits|wurden?) entrichtet|entrichtete|getilgt|(?:geleistet|gezahlt|festgesetzt|abzüglich|abzgl|angerechnet|anzurechnend|bisherig|bereits|hierauf|minus|less|ab|\.\/\.|[-–])\p{L}*\.? ?vorauszahlung|angerechnet|anzurechn|steuerabzug|abzug vom|einbehalten|bisher|vorgeschrieben|(?<!noch nicht )bezahlt|ihrer? zahlungen|akonto|anzahlung|vorauszuzahlen|payments? (?:made|received|on account|already)|(?:already|amounts?|tax|previously|you have|sums?) (?:been )?paid|prepa(?:id|yments?)|credits? applied|payments and credits|withh?eld|withholding|deducted|taken off|collected|on account|previously assessed/giu,
  ],
  [
    'amount_due',
    /nachzahlung|nachforderung|restbetrag|restschuld|restzahlung|verbleib|(?:noch )?zu (?:zahlen|entrichten|leisten|überweisen|begleichen)|zahllast|zahlungsbetrag|abschlusszahlung|rückstand|zu unseren gunsten|offener? betrag|fälliger? betrag|schuldbetrag|balance (?:due|payable|owing|to pay)|amounts? (?:now )?(?:due|payable|owed|owing|you owe|you must pay)|(?:tax|sum|total) (?:due|payable|to pay|owing)|you owe|please pay|pay us|underpa|outstanding|left to pay|(?:need|have) to pay|must pay|must be paid|remaining (?:tax|balance)/giu,
  ],
  [
    'refund_amount',
    /erstatt|guthaben|gutschrift|überzahl|zu ihren gunsten|zurück(?:ge)?zahl|rückzahlung|zu viel|refund|repay|repaid|overpa|credit balance|in your favou?r|we owe you/giu,
  ],
  ['interest_amount', /zinsen|verzinsung|interest(?! rate)/giu],
  [
    null,
    /einkommen(?!-?\s?steuer)|einkünfte|messbetrag|messzahl|hebesatz|bemessungsgrundlage|\bincome(?! tax)|allowance|freibetrag|gewinn(?!-)|profits?\b|rateable|taxable|solidarit|kirchensteuer|\bwert|value|umsätze?|discount|raten?\b|vierteljähr|quarter|instal?ment|monatlich|per month|säumniszuschl|penalt|gebühr|mahn|bank|iban/giu,
  ],
]

interface Sum {
  readonly cents: number
  readonly value: string
  /** Null for a sum that is none of these, undefined where nothing is said. */
  readonly role: Role | null | undefined
  readonly segment: Segment
  readonly from: number
  readonly to: number
}

const PROVEN = 0.94
const SAID = 0.64
const MOST_SUMS = 40
const MOST_TEXT = 130
const HEAD_LINES = 4
const DAY = /\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\p{L}{3,9} \d{1,2}, \d{4}|\d{1,2} \p{L}{3,9} \d{4}/u

/**
 * What a notice settles: the tax assessed, what was paid before, and what is due or paid back, told by the words around each
 * sum and proven by arithmetic, assessed - paid (+ interest) = due.
 */
export function findSettlement(layout: Layout, type: DocumentType): Record<string, Candidate[]> {
  const found: Record<string, Candidate[]> = {}
  if (type !== 'tax-assessment-note') return found
  const sums = layout.pages
    .slice(0, 3)
    .flatMap((page) => listSums(page))
    .slice(0, MOST_SUMS)
  const add = (key: Role, sum: Sum, confidence: number, reason: string): void => {
    const words = wordsBetween(sum.segment, sum.from, sum.to)
    ;(found[key] ??= []).push(makeCandidate(sum.value, words, sum.segment.page, confidence, reason))
  }
  const proof = prove(sums)
  for (const [role, sum] of proof ?? []) add(role, sum, PROVEN, 'assessed less paid is what is left')
  const isBack = proof?.some(([role]) => role === 'refund_amount')
  sums.forEach((sum, index) => {
    if (sum.role == null || (proof !== null && sum.role === (isBack ? 'amount_due' : 'refund_amount'))) return
    add(sum.role, sum, SAID - 0.004 * index, 'words around the sum')
  })
  return found
}

/** The sums of a page with the role that the nearest words give them: before it, behind it in its sentence, or over its column. */
function listSums(page: PageLayout): readonly Sum[] {
  const sums: Sum[] = []
  let carried = ''
  for (const line of page.lines) {
    for (const segment of line.segments) {
      const { text } = segment
      const mentions = scanAmounts(segment).filter(({ isMoney, isRate }) => isMoney && !isRate)
      let last = 0
      for (const [index, { value, cents, from, to }] of mentions.entries()) {
        const before = `${carried} ${text.slice(last, from)}`.slice(-MOST_TEXT).replace(/^.*[.!?]\s(?=\p{Lu})/u, '')
        const behind = text.slice(to, mentions[index + 1]?.from ?? text.length)
        const rest =
          segment.words.length > 6 ? `${behind} ${page.lines[line.index + 1]?.text.slice(0, 50) ?? ''}` : behind
        const said = readRole(before, rest.replace(/[.!?](?:\s.*)?$/u, ''))
        // A row that begins with a day belongs to a plan of payments.
        const isAlone = !/\p{L}{3}/u.test(before) && !DAY.test(line.text)
        const role = said === undefined && isAlone ? readHead(segment, page) : said
        sums.push({
          cents: Math.abs(cents),
          value: value.replace(/^-/, ''),
          role: role === 'amount_due' && cents < 0 ? 'refund_amount' : role,
          segment,
          from,
          to,
        })
        carried = ''
        last = to
      }
      carried = `${carried} ${text.slice(last)}`.slice(-MOST_TEXT)
    }
  }
  return sums
}

/** The saying nearest to the sum; undefined where there is none, null where it names another sum. */
function readRole(before: string, behind: string): Role | null | undefined {
  let [nearest, role]: [number, Role | null | undefined] = [Infinity, undefined]
  for (const [candidate, form] of SAYINGS) {
    for (const match of before.matchAll(form)) {
      const distance = before.length - match.index - match[0].length
      if (distance < nearest) [nearest, role] = [distance, candidate]
    }
    for (const match of behind.matchAll(form)) {
      if (candidate !== null && match.index + 4 < nearest) [nearest, role] = [match.index + 4, candidate]
    }
  }
  return role
}

/** In a row of figures the head of the column tells. */
function readHead(segment: Segment, page: PageLayout): Role | null | undefined {
  for (const line of page.lines.slice(Math.max(0, segment.line - HEAD_LINES), segment.line).toReversed()) {
    const over = line.segments.find(
      ({ box, text }) =>
        Math.min(box[2], segment.box[2]) - Math.max(box[0], segment.box[0]) > 0 && /\p{L}{3}/u.test(text),
    )
    if (over !== undefined) return readRole(over.text, '')
  }
  return undefined
}

/** The sums that prove each other; at least two of the three are named so by words, and none as something else. */
function prove(sums: readonly Sum[]): readonly (readonly [Role, Sum])[] | null {
  let [best, most]: [readonly (readonly [Role, Sum])[] | null, number] = [null, 0]
  const interests = [null, ...sums.filter(({ role }) => role === 'interest_amount')]
  const named = (role: Role): readonly Sum[] => sums.filter((sum) => sum.role === role && sum.cents > 0)
  const [assessed, paid] = [named('assessed_amount'), named('prepaid_amount')]
  const rests = [...named('amount_due'), ...named('refund_amount')]
  const loose = sums.filter(({ role, cents }) => role == null && cents > 0)
  const unsaid = loose.filter(({ role }) => role === undefined)
  const test = (tax: Sum, before: Sum, rest: Sum, extra: Sum | null): void => {
    if (tax === before || tax === rest || before === rest) return
    const left = tax.cents - before.cents + (extra?.cents ?? 0)
    if (left === 0 || Math.abs(left) !== rest.cents) return
    const key = left > 0 ? 'amount_due' : 'refund_amount'
    if (rest.role === (left > 0 ? 'refund_amount' : 'amount_due')) return
    const said = [tax.role === 'assessed_amount', before.role === 'prepaid_amount', rest.role === key]
    if (said.filter(Boolean).length < 2) return
    // What is left is said again in the sentence that asks for it.
    const mentions = sums.filter(({ cents }) => cents === rest.cents).length
    const others = [tax, before, rest].filter(({ role }) => role === null).length
    const worth = said.filter(Boolean).length + Math.min(mentions, 4) / 10 - others / 2
    if (worth <= most) return
    most = worth
    best = [
      ['assessed_amount', tax],
      ['prepaid_amount', before],
      [key, rest],
      ...(extra === null ? [] : [['interest_amount', extra] as const]),
    ]
  }
  for (const extra of interests) {
    for (const tax of [...assessed, ...named('amount_due'), ...loose])
      for (const before of [...paid, ...unsaid])
        for (const rest of [...rests, ...unsaid]) {
          const isLoose = [tax, before, rest].filter(({ role }) => role == null).length
          if (isLoose < 2) test(tax, before, rest, extra)
        }
  }
  return best
}
