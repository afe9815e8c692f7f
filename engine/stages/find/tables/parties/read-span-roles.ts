import { SLOTS, type Span, type SpanTable } from '../../../../domain/spans.ts'
import type { Layout } from '../../layout.ts'
import { findDefinitions, type Definition } from './read-definitions.ts'
import { HEAD, readHead, type Head } from './read-head.ts'
import { findAnnounced } from './read-introduced-parties.ts'
import { GENDERED, ROLE, readRole, writeRole } from './role-words.ts'

/** Where a role stands to a name, the surest places first. */
const AROUND_NAMES = listSlots('near', 'rowHead', 'row', 'above', 'columnHead', 'blockHead', 'below')
/** And to an address. */
const AROUND_ADDRESSES = listSlots('after', 'below', 'belowThat')
/** In brackets, dashes or quotes behind what it is the role of: '(the "Tenant")', "– nachstehend Mieter genannt –". */
const BEHIND = new RegExp(
  String.raw`^[^\p{L}\d]*(?:\([^()]{0,60}?|[–—-][^()]{0,60}?|[“„"«][^()]{0,4})(?<role>(?<!\p{L})${ROLE})(?!\p{L})`,
  'u',
)

/** Right before the name: "Landlord Aldhelm Estates", "Station: ". */
const BEFORE = new RegExp(String.raw`(?<!\p{L})(?<role>${ROLE})${GENDERED}\s*:?\s+(?:(?:is|ist)\s+)?$`, 'u')
/** Characters before a name in which its role stands, and behind it in which the contract says what it is called from then on. */
const [BEFORE_REACH, DEFINED_REACH] = [60, 320]

/** What names and addresses of a contract are called by what stands beside them, else by what is defined behind them: by span the role. */
export function readSpanRoles({ spans, texts }: SpanTable, layout: Layout): ReadonlyMap<number, string> {
  const head = readHead(layout, HEAD)
  const definitions = [...findDefinitions(head.text), ...findAnnounced(head.text.replaceAll('\n', ' '))]
  const known = new Map<number, string | null>()
  const read = (text: number): string | null => {
    if (!known.has(text)) known.set(text, readRole(texts[text]!.replace(/\s*:\s*$/, '')))
    return known.get(text)!
  }
  const roleOf = (span: Span): string | null => {
    const { role } = BEHIND.exec(span.behind)?.groups ?? {}
    if (role !== undefined) return writeRole(role)
    for (const slot of span.kind === 'name' ? AROUND_NAMES : AROUND_ADDRESSES) {
      const around = read(span.slots[slot]!)
      if (around !== null) return around
    }
    const { role: leading } = BEFORE.exec(span.before.slice(-BEFORE_REACH))?.groups ?? {}
    return leading === undefined ? findDefined(span, head, definitions) : writeRole(leading)
  }
  return new Map(
    spans.flatMap((span, index) => {
      const role = span.kind === 'name' || span.kind === 'address' ? roleOf(span) : null
      return role === null ? [] : [[index, role] as const]
    }),
  )
}

/** The first definition that stands behind the words. */
function findDefined({ words }: Span, head: Head, definitions: readonly Definition[]): string | null {
  const last = words.at(-1)!
  const place = head.placeOf(last)
  if (place === undefined) return null
  const end = place + last.text.length
  const near = definitions.filter(({ start, end: to }) => to > end && start - end < DEFINED_REACH)
  const first = near.reduce<Definition | null>(
    (one, other) => (one === null || other.start < one.start ? other : one),
    null,
  )
  return first === null ? null : writeRole(first.role)
}

function listSlots(...names: readonly (typeof SLOTS)[number][]): readonly number[] {
  return names.map((name) => SLOTS.indexOf(name))
}
