import { SLOTS, type Span, type SpanTable } from '../../../../domain/spans.ts'
import { ROLE, readRole, writeRole } from './role-words.ts'

/** Where a role stands to a name, the surest places first. */
const AROUND_NAMES = listSlots('near', 'rowHead', 'row', 'above', 'columnHead', 'blockHead', 'below')
/** And to an address. */
const AROUND_ADDRESSES = listSlots('after', 'below', 'belowThat')
/** In brackets, dashes or quotes behind what it is the role of: '(the "Tenant")', "– nachstehend Mieter genannt –". */
const BEHIND = new RegExp(
  String.raw`^[^\p{L}\d]*(?:\([^()]{0,60}?|[–—-][^()]{0,60}?|[“„"«][^()]{0,4})(?<role>(?<!\p{L})${ROLE})(?!\p{L})`,
  'u',
)

/** What names and addresses of a contract are called by what stands beside them: by span the role. */
export function readSpanRoles({ spans, texts }: SpanTable): ReadonlyMap<number, string> {
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
    return null
  }
  return new Map(
    spans.flatMap((span, index) => {
      const role = span.kind === 'name' || span.kind === 'address' ? roleOf(span) : null
      return role === null ? [] : [[index, role] as const]
    }),
  )
}

function listSlots(...names: readonly (typeof SLOTS)[number][]): readonly number[] {
  return names.map((name) => SLOTS.indexOf(name))
}
