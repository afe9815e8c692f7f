import type { Segment } from '../../../domain/lines.ts'
import { gatherWords } from '../../../languages/languages.ts'
import { wordsBetween } from '../fold-text.ts'
import type { PageLayout } from '../layout.ts'
import { listMatches } from '../values/list-matches.ts'
import type { RawSpan } from './raw-span.ts'
import { joinNeighbours, type NeighboursOf } from './read-neighbours.ts'

/**
 * What forms and renderings of e-invoices call the parts of an address (EN 16931: BG-5 and BG-8; FatturaPA: 1.2.2 and 1.4.2). Sources of
 * expressions, in the order in which a text is tried.
 */
const LABELS = {
  number: String.raw`haus-?(?:nr\.?|nummer)|(?:numero|n\.) civico|house (?:no\.?|number)|huisnummer`,
  street: String.raw`stra(?:ß|ss)e(?:\s?[/,&]\s?(?:haus-?)?(?:nr\.?|nummer)| und (?:haus)?nummer)?|indirizzo|rue|adresse|(?:street )?address(?: line)?(?: 1)?|street(?: name)?|dirección|calle|straat(?: en huisnummer)?|morada|rua|endereço`,
  code: String.raw`plz|postleitzahl|c\.?a\.?p\.?|code postal|post(?:al )?code|zip(?: code)?|código postal|c\.?p\.?`,
  place: String.raw`ort|stadt|comune|ville|commune|localité|city|town|ciudad|localidade?|población|municipio|plaats|woonplaats|cidade`,
  region: String.raw`provincia|province|prov\.|bundesland|state|county`,
  country: String.raw`land|länder(?:code|kennzeichen)|nazione|paese|pays|country(?: code)?|país`,
}
type Part = keyof typeof LABELS
const PARTS = Object.keys(LABELS) as readonly Part[]
const ANY = `(?:${PARTS.map((part) => LABELS[part]).join('|')}|${gatherWords(({ addressField }) => addressField)})`
/** A label with its colon anywhere, without one alone or at the beginning of a line. */
const LABEL = new RegExp(String.raw`(?<![\p{L}\d])(?<label>${ANY})\s?:|^(?<first>${ANY})(?=\s|$)`, 'giu')
const BY_PART = PARTS.map((part) => [part, new RegExp(String.raw`^(?:${LABELS[part]})$`, 'iu')] as const)

const CODE = /^(?:[A-Z]{1,2}-)?(?=.*\d)[A-Z\d][A-Z\d -]{2,9}$/
const PLACE = /^\p{L}[\p{L}\p{M} .'’/()-]{1,39}$/u
const STREET = /^(?=.*\p{L}{2}).{3,60}$/u
const HOUSE = /^\d{1,4}\s?[a-z]?(?:\s?[-–/]\s?\d{1,4}\s?[a-z]?)?$/i
const REGION = /^[A-Z]{2}$/
const STATE = /^state$/i
const FORMS: Readonly<Record<Part, RegExp>> = {
  number: HOUSE,
  street: STREET,
  code: CODE,
  place: PLACE,
  region: REGION,
  country: /^/,
}

/** In type sizes: lines of one address stand no further apart, other fields between them, and their labels begin one over the other. */
const [BLOCK_GAP, ALIGNED] = [5, 1]

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
  bottom: number
  readonly fields: Map<Part, Field>
}

/** Addresses whose street, code and place stand in fields of their own, each with its label: "PLZ 91054", "Comune: Siena Provincia: SI". */
export function readAddressFields(page: PageLayout, neighboursOf: NeighboursOf, size: number): readonly RawSpan[] {
  const blocks: Block[] = []
  for (const { segments } of page.lines) {
    segments.forEach((segment, at) => {
      for (const field of readFields(segment, segments[at + 1])) addField(blocks, segment, field, size)
    })
  }
  return blocks.flatMap((block) => writeBlock(block, neighboursOf))
}

/** A segment's labels with their values, which stand behind them or in the next segment. */
function readFields(segment: Segment, next: Segment | undefined): readonly Field[] {
  const { text } = segment
  const labels = listMatches(text, LABEL)
  return labels.flatMap((match, at): readonly Field[] => {
    const name = (match.groups?.['label'] ?? match.groups?.['first'] ?? '').trim()
    const [part] = BY_PART.find(([, form]) => form.test(name)) ?? []
    if (part === undefined) return []
    const start = match.index + match[0].length
    const end = labels[at + 1]?.index ?? text.length
    const inside = readValue(part, name, segment, start, end)
    if (inside !== null || start < text.trimEnd().length) return inside === null ? [] : [inside]
    const beside = next === undefined || isLabel(next) ? null : readValue(part, name, next, 0, next.text.length)
    return beside === null ? [] : [beside]
  })
}

function isLabel({ text }: Segment): boolean {
  return listMatches(text, LABEL).some(({ index }) => index === 0)
}

function readValue(part: Part, label: string, segment: Segment, from: number, to: number): Field | null {
  const printed = segment.text.slice(from, to)
  const value = printed.trim()
  const start = from + printed.indexOf(value)
  return value !== '' && FORMS[part].test(value)
    ? { part, label, value, segment, from: start, to: start + value.length }
    : null
}

function addField(blocks: Block[], { box }: Segment, field: Field, size: number): void {
  const own = blocks.findLast(
    ({ left, bottom, fields }) =>
      Math.abs(left - box[0]) <= ALIGNED * size && box[1] - bottom <= BLOCK_GAP * size && !fields.has(field.part),
  )
  if (own === undefined) blocks.push({ left: box[0], bottom: box[3], fields: new Map([[field.part, field]]) })
  else {
    own.bottom = box[3]
    own.fields.set(field.part, field)
  }
}

function writeBlock({ fields }: Block, neighboursOf: NeighboursOf): readonly RawSpan[] {
  const [code, place] = [fields.get('code'), fields.get('place')]
  if (code === undefined || place === undefined) return []
  const [street, number, region] = [fields.get('street'), fields.get('number'), fields.get('region')]
  const lines = [
    [street?.value, number?.value].filter((part) => part !== undefined).join(' '),
    writePlace(code.value, place.value, region),
  ]
  const value = lines.filter((line) => line !== '').join(', ')
  const used = [street, number, code, place, region].filter((field) => field !== undefined)
  const [first, last] = [used[0]!, used.at(-1)!]
  return [
    {
      kind: 'address',
      value,
      own: value,
      from: first.from,
      to: first.to,
      segment: first.segment,
      ...(last.segment === first.segment ? {} : { end: { segment: last.segment, to: last.to } }),
      words: used.flatMap(({ segment, from, to }) => wordsBetween(segment, from, to)),
      neighbours: joinNeighbours(neighboursOf, first.segment, last.segment),
      traits: [lines.length, 0],
    },
  ]
}

/** As letters are addressed (UPU S42): figures alone before the place, but behind it and its state; codes that begin with letters behind the place. */
function writePlace(code: string, place: string, region: Field | undefined): string {
  if (region !== undefined && STATE.test(region.label)) return `${place}, ${region.value} ${code}`
  if (/^[A-Z]{1,2}\d/.test(code)) return `${place} ${code}`
  return `${code} ${place}${region === undefined ? '' : ` (${region.value})`}`
}
