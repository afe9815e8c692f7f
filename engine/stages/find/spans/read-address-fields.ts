import type { Segment, Line } from '../../../domain/lines.ts'
import { wordsBetween } from '../fold-text.ts'
import { isPostalPlace } from '../parties/recognize-line.ts'
import { listMatches } from '../values/list-matches.ts'
import type { RawSpan } from './raw-span.ts'
import { joinNeighbours, type NeighboursOf } from './read-neighbours.ts'

/**
 * What forms and renderings of e-invoices call the parts of an address (EN 16931: BG-5 and BG-8; FatturaPA: 1.2.2 and 1.4.2), `both` being
 * code and place in one field. Sources of expressions, in the order in which a label is tried.
 */
const LABELS = {
  number: String.raw`haus-?(?:nr\.?|nummer)|(?:numero|n\.) civico|house (?:no\.?|number)|huisnummer`,
  street: String.raw`stra(?:ß|ss)e(?:\s?[/,&]\s?(?:haus-?)?(?:nr\.?|nummer)| und (?:haus)?nummer|\s?/)?|(?:adress-?)?zeile 1|indirizzo|rue|adresse|(?:street )?address(?: line)?(?: 1)?|street(?: name)?|dirección|calle|straat(?: en huisnummer)?|morada|rua|endereço`,
  both: String.raw`(?:plz|postleitzahl)(?:\s?[/,]\s?| und )(?:wohn)?ort|c\.?a\.?p\.?\s?[/-]\s?comune|code postal(?:\s?[/,]\s?| et )ville|postcode(?:\s?[/,]\s?| en )plaats`,
  code: String.raw`plz|postleitzahl|c\.?a\.?p\.?|code postal|post(?:al)? ?code|zip(?: code)?|código postal|c\.?p\.?|cep`,
  place: String.raw`ort|stadt|comune|città|ville|commune|localité|city|town|ciudad|localidade?|población|mun[ií]c[ií]pio|plaats|woonplaats|cidade`,
  region: String.raw`provincia|province|prov\.|bundesland|state|county`,
  country: String.raw`land|länder(?:code|kennzeichen)|nazione|paese|pays|country(?: code)?|país`,
}
type Part = keyof typeof LABELS
const PARTS = Object.keys(LABELS) as readonly Part[]
const ANY = `(?:${PARTS.map((part) => LABELS[part]).join('|')})`
/** Whose part it is, and the same in another language: "Seller city", "PLZ / Post code", "Stadt (City)". */
const PARTY = String.raw`(?:(?:seller|buyer|supplier|customer|verkäufer|käufer|lieferant|kunde)\s)?`
const AGAIN = String.raw`(?:\s?[/(]\s?${ANY}\)?)?`
/** A label with its colon anywhere, without one alone. */
const LABEL = new RegExp(
  String.raw`(?<![\p{L}\d-])(?<label>${ANY})${AGAIN}\s?:|^${PARTY}(?<alone>${ANY})${AGAIN}$`,
  'giu',
)
/** Without its colon a label of a word or two is told where what follows has the form of its part: "Straße Deichstraße 12", "PLZ, Ort 26721 Emden". */
const LEADING = new RegExp(String.raw`^(?:(?<both>${LABELS.both})|(?<street>stra(?:ß|ss)e))\s(?=.*\d)`, 'iu')
const BEGINS: Readonly<Record<'both' | 'street', RegExp>> = {
  both: /^(?:[A-Z]{1,2}-)?\d{4,5}\s/,
  street: /^\p{Lu}.*\s\d{1,4}\s?[a-z]?$/u,
}
const BY_PART = PARTS.map((part) => [part, new RegExp(String.raw`^(?:${LABELS[part]})$`, 'iu')] as const)

const STATE = /^state$/i
const FORMS: Readonly<Record<Part, (value: string) => boolean>> = {
  number: (value) => /^\d{1,4}\s?[a-z]?(?:\s?[-–/]\s?\d{1,4}\s?[a-z]?)?$/i.test(value),
  street: (value) => /^(?=.*\p{L}{2})[^@:]{3,60}$/u.test(value),
  both: (value) => value.length <= 60 && !value.includes(':') && isPostalPlace(value),
  code: (value) => /^(?:[A-Z]{1,2}-)?(?=.*\d)[A-Z\d][A-Z\d -]{2,9}$/.test(value),
  place: (value) => /^(?:'s-)?\p{Lu}[\p{L}\p{M} .'’/()-]{1,39}(?: \d{1,2})?$/u.test(value),
  region: (value) => /^(?:[A-Z]{2}|\p{Lu}\p{Ll}{3,}(?: \p{Lu}\p{Ll}+)?)$/u.test(value),
  country: () => true,
}

/** In type sizes: lines of one address stand no further apart, other fields between them; the street below the place directly. */
const [BLOCK_GAP, NEXT_LINE] = [5, 1.5]
/** In type sizes: labels begin or end one over the other, a value stands no further from its label, another label no further from a value. */
const [ALIGNED, VALUE_GAP, ROW_GAP] = [1, 25, 3]
/** A page with more addresses than these is a list of them, of which none is asked for. */
const MOST_BLOCKS = 40

interface Field {
  readonly part: Part
  readonly label: string
  readonly value: string
  readonly segment: Segment
  readonly from: number
  readonly to: number
}

interface Block {
  readonly left: number
  readonly right: number
  bottom: number
  last: Field
  readonly fields: Map<Part, Field>
}

/** Addresses whose street, code and place stand in fields of their own, each with its label: "PLZ: 91054", "Comune: Siena Provincia: SI". */
export function readAddressFields(
  lines: readonly Line[],
  neighboursOf: NeighboursOf,
  size: number,
): readonly RawSpan[] {
  const blocks: Block[] = []
  lines.forEach(({ segments }, row) => {
    segments.forEach((segment, at) => {
      const under = findUnder(segment, lines[row + 1], size)
      for (const field of readFields(segment, segments[at + 1], under, size))
        if (blocks.length < MOST_BLOCKS) addField(blocks, segment, field, size)
    })
  })
  return blocks.flatMap((block) => writeBlock(block, neighboursOf))
}

/** What stands flush below a segment on the next line. */
function findUnder({ box: [left, , , bottom] }: Segment, line: Line | undefined, size: number): Segment | undefined {
  return line?.segments.find(
    ({ box }) => Math.abs(box[0] - left) <= ALIGNED * size && box[1] - bottom <= NEXT_LINE * size,
  )
}

/** A segment's labels with their values, which stand behind them, in the next segment or below. */
function readFields(
  segment: Segment,
  next: Segment | undefined,
  under: Segment | undefined,
  size: number,
): readonly Field[] {
  const { text } = segment
  const labels = listMatches(text, LABEL)
  if (labels.length === 0) return readLeading(segment)
  return labels.flatMap((match, at): readonly Field[] => {
    const label = (match.groups?.['label'] ?? match.groups?.['alone'] ?? '').trim()
    const [part] = BY_PART.find(([, form]) => form.test(label)) ?? []
    if (part === undefined) return []
    const start = match.index + match[0].length
    const isBehind = start < text.trimEnd().length
    if (!isBehind && (next === undefined || isLabel(next) || next.box[0] - segment.box[2] > VALUE_GAP * size))
      return readUnder(part, label, under)
    const [holder, from, to] = isBehind
      ? [segment, start, labels[at + 1]?.index ?? text.length]
      : [next!, 0, next!.text.length]
    const printed = holder.text.slice(from, to)
    const value = printed.trim()
    const begin = from + printed.indexOf(value)
    if (!FORMS[part](value)) return []
    return [{ part, label, value, segment: holder, from: begin, to: begin + value.length }]
  })
}

/** A label at the head of its own value. */
function readLeading(segment: Segment): readonly Field[] {
  const { text } = segment
  const groups = LEADING.exec(text)?.groups
  const part = groups?.['both'] === undefined ? 'street' : 'both'
  const label = groups?.[part]
  if (label === undefined) return []
  const value = text.slice(label.length).trim()
  const from = text.indexOf(value, label.length)
  return BEGINS[part].test(value) && FORMS[part](value)
    ? [{ part, label, value, segment, from, to: from + value.length }]
    : []
}

/** A street with its number, a code, or a code with its place, below the label. */
function readUnder(part: Part, label: string, under: Segment | undefined): readonly Field[] {
  const value = under?.text.trim() ?? ''
  const isOwn = part === 'both' || part === 'code' || (part === 'street' && /\d/.test(value))
  if (under === undefined || !isOwn || isLabel(under) || !FORMS[part](value)) return []
  const from = under.text.indexOf(value)
  return [{ part, label, value, segment: under, from, to: from + value.length }]
}

function isLabel({ text }: Segment): boolean {
  return listMatches(text, LABEL).some(({ index }) => index === 0)
}

/** Adds it to the block whose labels it stands below or beside; the last such block alone, if that has no such part yet. */
function addField(blocks: Block[], { box }: Segment, field: Field, size: number): void {
  const [left, top, right, bottom] = box
  const below = blocks.findLast(
    (block) => Math.abs(block.left - left) <= ALIGNED * size || Math.abs(block.right - right) <= ALIGNED * size,
  )
  const beside = blocks.findLast(({ last: { segment } }) => {
    const gap = left - segment.box[2]
    return segment.line === field.segment.line && gap >= 0 && gap <= ROW_GAP * size
  })
  const own = [below, beside].find((block) => {
    if (block === undefined || block.fields.has(field.part)) return false
    const isWhole = block.fields.has('place') && block.fields.has('code')
    return top - block.bottom <= (isWhole ? NEXT_LINE : BLOCK_GAP) * size
  })
  if (own === undefined) {
    blocks.push({ left, right, bottom, last: field, fields: new Map([[field.part, field]]) })
    return
  }
  own.bottom = bottom
  own.last = field
  own.fields.set(field.part, field)
}

function writeBlock({ fields }: Block, neighboursOf: NeighboursOf): readonly RawSpan[] {
  const [street, number, both] = [fields.get('street'), fields.get('number'), fields.get('both')]
  const [code, place, region] = [fields.get('code'), fields.get('place'), fields.get('region')]
  if (both === undefined ? code === undefined || place === undefined : street === undefined) return []
  const first = [street, number].flatMap((field) => field?.value ?? []).join(' ')
  const last = both?.value ?? writePlace(code!.value, place!.value, region)
  const value = first === '' ? last : `${first}, ${last}`
  const used = [street, number, ...(both === undefined ? [code, place, region] : [both])]
    .filter((field) => field !== undefined)
    .toSorted((a, b) => a.segment.line - b.segment.line || a.segment.box[0] - b.segment.box[0] || a.from - b.from)
  const [begin, end] = [used[0]!, used.at(-1)!]
  return [
    {
      kind: 'address',
      value,
      own: value,
      from: begin.from,
      to: begin.to,
      segment: begin.segment,
      ...(end.segment === begin.segment ? {} : { end: { segment: end.segment, to: end.to } }),
      words: used.flatMap(({ segment, from, to }) => wordsBetween(segment, from, to)),
      neighbours: joinNeighbours(neighboursOf, begin.segment, end.segment),
      traits: [first === '' ? 0 : 1, 0],
    },
  ]
}

/** As letters are addressed (UPU S42): figures alone before the place, but behind it and its state; codes that begin with letters behind the place. */
function writePlace(code: string, place: string, region: Field | undefined): string {
  if (region !== undefined && STATE.test(region.label)) return `${place}, ${region.value} ${code}`
  if (/^[A-Z]{1,2}\d/.test(code)) return `${place} ${code}`
  return `${code} ${place}${region !== undefined && region.value.length === 2 ? ` (${region.value})` : ''}`
}
