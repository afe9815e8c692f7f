import type { Line, Segment } from '../../../../domain/lines.ts'
import { toCents, trimZeros } from '../../../../domain/money.ts'
import type { Page, Word } from '../../../../domain/page.ts'
import { fold, wordsBetween } from '../../fold-text.ts'
import type { Layout } from '../../layout.ts'
import type { PrintedText } from '../../values/printed-text.ts'
import { isSumLine } from './item-words.ts'
import type { Item } from './read-item.ts'
import { readAmount, readNumber, readRate } from './read-number.ts'

/** What programs that show an invoice's data call the fields of a position (EN 16931, BG-25), folded. */
const FIELDS: readonly (readonly [key: string, form: RegExp])[] = [
  [
    'net_amount',
    /^(?:(?:invoice )?(?:line|zeilen?|positions?) ?(?:net(?:to)? ?)?(?:amount|total|summe|betrag|wert)(?: netto| net)?|line ?extension ?amount|(?:gesamt|netto) ?(?:betrag|summe)|betrag netto|gesamt(?:preis)?(?: netto)?|netto|net(?: amount| total)?|montant(?: net)? ht|total ht|betrag|amount|total|importe(?: neto)?|importo(?: totale)?|prezzo totale|total neto|totaal)$/,
  ],
  [
    'unit_price',
    /^(?:(?:netto|einzel|stuck|einheits|item|unit|net)? ?(?:preis|price)(?: netto| net| priceamount)?|item net price|price ?amount|prix unitaire(?: net)?(?: ht)?|montant unitaire ht|prezzo unitario|precio unitario|eenheidsprijs|preco unitario)$/,
  ],
  [
    'quantity',
    /^(?:(?:invoiced?|credited|billed|abgerechnete|fakturierte)? ?(?:quantity|menge|qty|anzahl)|quantite|quantita|cantidad|aantal|quantidade)$/,
  ],
  ['unit', /^(?:(?:mengen)?einheit|unit(?: code| of measure)?|unite|unita di misura|unidad|eenheid|unidade)$/],
  [
    'article_number',
    /^(?:artikel ?(?:nr|nummer)(?: (?:des )?verkaufers?)?|artikel verkaufer|sellers? ?(?:item|items)? ?(?:id|identifier|number|identification(?: id)?)|(?:item|article|product) (?:no|number|id|code)|sku|codice articolo|reference(?: article)?|referencia)$/,
  ],
  [
    'name',
    /^(?:(?:item|product|artikel|produkt|article)? ?(?:name|bezeichnung)|item|artikel|article|produkt|leistung|designation|libelle|descrizione|descripcion|omschrijving|descricao|concepto)$/,
  ],
  ['position', /^(?:(?:line )?id|(?:position(?:s)?|pos|zeilen?|line) ?(?:nr|nummer|no|number)|nr? ligne)$/],
  ['description', /^(?:(?:artikel)?beschreibung|(?:item )?description)$/],
  [
    'tax_rate',
    /^(?:steuer(?: ?satz)?|(?:ust|mwst)(?: ?satz)?|(?:vat|tax)(?: rate| category)?|classified ?tax ?category|(?:taux )?(?:de )?tva|(?:aliquota )?iva|btw)$/,
  ],
]
/** What begins a position: its heading, with or without its number. */
const START =
  /^(?:(?:invoice|credit ?note|order)? ?(?:line|item)|(?:rechnungs|bestell)? ?(?:position|zeile)|ligne|riga|linea|regel|nr? ligne)(?: ?(?:nr|no|number|nummer|id))?$/
const MOST_LINES = 24
const QUOTES = /^["“„]|["”“]$/gu
/** Points: what stands further left belongs to something else. */
const SLACK = 6
/** Words of a label that its value follows without a mark. */
const MOST_LABEL_WORDS = 4

interface Card {
  readonly line: Line
  readonly page: Page
  readonly left: number
  readonly number: string | null
  readonly cells: Map<string, { readonly text: string; readonly words: readonly Word[] }>
  lines: number
  /** Labels that stand over their values, and those whose values may go on in the next line. */
  heads: readonly Segment[]
  open: readonly Segment[]
}

/**
 * Positions that are printed as cards, each a heading with labels and values below it: beside each other, in one text, or the label
 * over its value.
 */
export function listCards(layout: Layout): readonly Item[] {
  const cards: Card[] = []
  for (const { page, lines } of layout.pages) {
    for (const line of lines) {
      const start = findStart(line)
      if (start !== null) {
        cards.push({ line, page, ...start, cells: new Map(), lines: 0, heads: [], open: [] })
        continue
      }
      const card = cards.at(-1)
      if (card !== undefined && card.lines < MOST_LINES) readLine(card, line)
    }
  }
  return cards.flatMap((card) => writeItem(card) ?? [])
}

/** "Position 3", "InvoiceLine", "Zeile" with its number beside it. */
function findStart({ segments }: Line): { readonly left: number; readonly number: string | null } | null {
  for (const [index, { text, box }] of segments.entries()) {
    const { label, number } = /^(?<label>\D{2,20}?)[\s.:#]*(?<number>\d{1,4})?[.:]?$/u.exec(text)?.groups ?? {}
    const isHeading = label !== undefined && START.test(fold(label).trim())
    if (!isHeading && keyOf(label ?? '') !== 'position') continue
    const beside = segments[index + 1]?.text.replace(QUOTES, '') ?? ''
    const own = number ?? (/^\d{1,4}$/.test(beside) ? beside : undefined)
    // The name of a column is none.
    if (own !== undefined || (isHeading && segments.length === 1)) return { left: box[0], number: own ?? null }
  }
  return null
}

function readLine(card: Card, { segments, text }: Line): void {
  const own = segments.filter(({ box }) => box[0] >= card.left - SLACK)
  const { heads, open } = card
  card.heads = []
  card.open = []
  card.lines += 1
  if (own.length === 0) return
  if (isWhole(card) && own.length === segments.length && isSumLine(own[0]!.text, text)) {
    // "Steuer" may be the position's own.
    const key = keyOf(own[0]!.text.split(':')[0]!)
    if (key === null || card.cells.has(key)) {
      card.lines = MOST_LINES
      return
    }
  }
  const under = pairUp(heads, own)
  if (under.length > 0) {
    for (const [head, value] of under) take(card, keyOf(head.text), value, 0)
    card.open = heads
    return
  }
  const further = pairUp(open, own)
  if (further.length === own.length && own.every(({ text: said }) => keyOf(said) === null)) {
    for (const [head, value] of further) goOn(card, keyOf(head.text), value)
    return
  }
  if (own.filter(({ text: label }) => keyOf(label) !== null).length > 1) {
    card.heads = own
    return
  }
  for (let at = 0; at < own.length; at += 1) {
    const segment = own[at]!
    const key = keyOf(segment.text)
    if (key === null) {
      readOne(card, segment)
      continue
    }
    const next = own[at + 1]
    if (next !== undefined && take(card, key, next, 0)) at += 1
    else card.heads = [...card.heads, segment]
  }
}

/** Labels with what stands below each. */
function pairUp(heads: readonly Segment[], below: readonly Segment[]): readonly (readonly [Segment, Segment])[] {
  return heads.flatMap((head) => {
    const value = below.find(({ box }) => Math.abs(box[0] - head.box[0]) < SLACK)
    return value === undefined ? [] : [[head, value] as const]
  })
}

/** A name may take two lines. */
function goOn({ cells }: Card, key: string | null, { text, words }: Segment): void {
  const cell = cells.get(key ?? '')
  if (cell === undefined || (key !== 'name' && key !== 'description')) return
  cells.set(key, { text: `${cell.text} ${text}`, words: [...cell.words, ...words] })
}

/** A label and its value in one text: "Menge: 3 Stk", "InvoicedQuantity 9 DAY". */
function readOne(card: Card, segment: Segment): void {
  const { text } = segment
  const words = text.split(' ')
  for (let count = Math.min(MOST_LABEL_WORDS, words.length - 1); count > 0; count -= 1) {
    const label = words.slice(0, count).join(' ')
    if (take(card, keyOf(label), segment, label.length + 1)) return
  }
}

/** Which field a label names; null for any other text. */
function keyOf(label: string): string | null {
  const folded = fold(label.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 '))
    .replace(/^b[tg] \d+ /, '')
    .trim()
  return FIELDS.find(([, form]) => form.test(folded))?.[0] ?? null
}

/** Whether a text reads as a field's value; the first one of each field counts. */
function take(card: Card, key: string | null, segment: Segment, from: number): boolean {
  if (key === null) return false
  const said = segment.text.slice(from).trim()
  const text = WORDED.has(key) ? said : said.replace(/["“”„]/gu, '')
  const printed: PrintedText = { text, page: card.page }
  if (text === '' || !isValue(key, printed)) return false
  if (!card.cells.has(key)) card.cells.set(key, { text, words: wordsBetween(segment, from, segment.text.length) })
  return true
}

function isValue(key: string, printed: PrintedText): boolean {
  if (key === 'tax_rate') return readTax(printed) !== null
  if (key === 'position') return /^\d{1,4}$/.test(printed.text)
  return !FIGURES.has(key) || readAmount(printed) !== null
}

const WORDED: ReadonlySet<string> = new Set(['name', 'description'])
const FIGURES: ReadonlySet<string> = new Set(['net_amount', 'unit_price', 'quantity'])

/** "VAT S 7", "S, 23%", "E 0": the category (UNTDID 5305) before the rate. */
function readTax({ text, page }: PrintedText): string | null {
  const bare = text.replace(/^(?:VAT\s+)?[A-Z]{1,2}[\s,/:]+(?=\d)/u, '')
  return bare === '0' ? '0' : readRate({ text: bare, page })
}

/** "10110 Winterweizen": the number before the name. */
const CODED = /^(\d{4,14})\s+(\p{L}.*)$/u

function isWhole({ cells }: Card): boolean {
  return (cells.has('name') || cells.has('description')) && cells.has('net_amount')
}

function writeItem(card: Card): Item | null {
  if (!isWhole(card)) return null
  const { cells, page, line, number } = card
  const printed = (key: string): PrintedText => ({ text: cells.get(key)?.text ?? '', page })
  const textOf = (key: string): string | null => cells.get(key)?.text.replace(QUOTES, '') ?? null
  const count = readNumber(printed('quantity'))
  const price = readAmount(printed('unit_price'))
  const net = readAmount(printed('net_amount'))!
  const unit = textOf('unit') ?? /^\p{L}[\p{L}\d.²³]{0,14}$/u.exec(count?.after ?? '')?.[0] ?? null
  const product = count === null || price === null ? null : Number(count.value) * Number(price) * 100
  const named = textOf('name') ?? textOf('description')
  const [, code = null, name = named] = CODED.exec(named ?? '') ?? []
  return {
    row: {
      position: number ?? textOf('position'),
      article_number: textOf('article_number') ?? code,
      name,
      description: cells.has('name') ? textOf('description') : null,
      quantity: count === null ? null : trimZeros(count.value),
      unit,
      unit_price: price,
      net_amount: net,
      tax_rate: readTax(printed('tax_rate')),
    },
    cents: toCents(net),
    proven: product === null ? null : Math.abs(Math.abs(product) - Math.abs(toCents(net))) <= 1.01,
    words: [...line.segments.flatMap((segment) => segment.words), ...[...cells.values()].flatMap(({ words }) => words)],
    main: { page, line, cells: new Map() },
  }
}
