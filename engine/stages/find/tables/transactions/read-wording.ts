import { hasIbanForm, normalizeIban } from '../../../../domain/iban.ts'
import { hasLegalForm } from '../../../../domain/legal-forms.ts'
import type { Word } from '../../../../domain/page.ts'
import { fold } from '../../fold-text.ts'
import { joinWords, textOf, type TableLine } from '../layout/columns.ts'
import type { RowLines } from '../layout/group-rows.ts'
import { BOOKING_TEXT, BOUGHT, CARD, KIND, PURPOSE_LABEL, TOWARDS_NAME } from './booking-kinds.ts'

/** What a booking says besides days and amounts. */
export interface Wording {
  readonly booking_text: string | null
  readonly counterparty_name: string | null
  readonly counterparty_iban: string | null
  readonly purpose: string | null
}

const IBAN = /(?:\b\p{L}*IBAN\s*:?\s*)?\b([A-Z]{2}\d{2}(?:\s?[A-Z0-9]{4}){2,7}(?:\s?[A-Z0-9]{1,4})?)\b/u
/** "Lastschrift · Kd 4471882": up to three words for the kind before a sign that parts them from the purpose. */
const PARTED = /^([^\s\d]+(?: [^\s\d]+){0,2}) [·•|] (.+)$/
const PARTED_BEHIND = /^(.+) [·•|] (\S+(?: \S+){0,2})$/
/** What parts kind and name in one line. */
const SIGN = /^ ?[·•|]| [·•|] /
/** A line of nothing but a number that the bank gave the booking. */
const REFERENCE = /^r[eé]f\b\.?:? *\S*$/iu
const BIC = /\s*\b(?:BIC|SWIFT)\b\s*:?\s*[A-Z0-9]{8,11}\b/
const TEXT_KEYS = ['booking_text', 'counterparty_name', 'purpose'] as const

/** Whether the lines of a bank's only text column begin with what happened or with whom, or are one line for all, with a dash behind the kind, with whom the card paid on a card's statement. */
export type Opening = 'kind' | 'name' | 'line' | 'dash' | 'merchant'

/** So many first lines are kinds where the lines below them do not say that names come first. */
const MOSTLY = 0.5
/** Kind, name and purpose. */
const FULL = 3
/** So many bookings have but one line where a bank tells all in one. */
const ALMOST_ALL = 0.8

/** "DIRECT CREDIT – SAMPLE CARE": up to three words for the kind before a dash. */
const DASHED = /^([^\s\d]+(?: [^\s\d]+){0,2}) [–—] (.+)$/u

/** A bank begins all its bookings alike: with words for kinds, or with names that the kinds follow. */
export function tellOpening(groups: readonly RowLines[], isCard = false): Opening {
  const texts = groups.flatMap(({ lines }) => {
    const used = TEXT_KEYS.filter((key) => lines.some((line) => line.cells.has(key)))
    return used.length === 1 ? [lines.map((line) => textOf(line, used[0]!)).filter((text) => text !== '')] : []
  })
  if (texts.filter((lines) => lines.length === 1).length >= ALMOST_ALL * texts.length) {
    const kinds = texts.filter(([first = '']) => BOOKING_TEXT.test(fold(first))).length
    if (isCard && kinds < MOSTLY * texts.length) return 'merchant'
    return texts.filter(([first = '']) => DASHED.test(first)).length > MOSTLY * texts.length ? 'dash' : 'line'
  }
  // Bookings with nobody but the bank have fewer lines, and begin with the kind in any case.
  const full = texts.filter((lines) => lines.length >= FULL)
  const rows = full.length > 0 ? full : texts
  const firsts = rows.map(([first = '']) => first)
  const isRecurring = new Set(firsts).size * 2 <= firsts.length && !firsts.some((text) => hasLegalForm(text))
  const kinds = firsts.filter((text) => isRecurring || BOOKING_TEXT.test(fold(text)))
  const seconds = rows.filter(([first = '', second = '']) => isWholeKind(second) && !isWholeKind(first))
  return kinds.length < MOSTLY * rows.length || seconds.length > kinds.length ? 'name' : 'kind'
}

/** Cells where the paper has columns for them; else the lines of the one text column: what happened, with whom, what for. */
export function readWording(lines: readonly TableLine[], opening: Opening): Wording {
  const used = TEXT_KEYS.filter((key) => lines.some((line) => line.cells.has(key)))
  const cell = (key: string): readonly (readonly Word[])[] =>
    lines.map((line) => leaveJournal(line.cells.get(key) ?? [])).filter((words) => words.length > 0)
  const account = cell('counterparty_iban')
    .map((words) => joinWords(words))
    .join('')
  const stated = IBAN.exec(account)?.[1]
  if (used.length === 0)
    return {
      booking_text: null,
      counterparty_name: null,
      counterparty_iban: stated === undefined ? null : normalizeIban(stated),
      purpose: null,
    }
  if (used.length === 1) {
    const free = readFree(cell(used[0]!), used[0]!, opening)
    return { ...free, counterparty_iban: stated === undefined ? free.counterparty_iban : normalizeIban(stated) }
  }
  const kind = joinAll(cell('booking_text'))
  const purposes = cell('purpose')
  const names = cell('counterparty_name')
  const { rest, iban } = takeIban([...names, ...purposes].length === 0 ? [] : purposes.map((words) => joinWords(words)))
  const inName = takeIban(names.map((words) => joinWords(words)))
  const counterparty = stated === undefined ? (iban ?? inName.iban) : normalizeIban(stated)
  if (names.length > 0) {
    return {
      ...takeKind(kind, rest.join(' ')),
      counterparty_name: orNull(inName.rest.join(' ')),
      counterparty_iban: counterparty,
    }
  }
  // A column for the kind and one for all the rest: several lines begin with the name.
  const hasName = rest.length > 1
  const single = rest.length === 1 ? readName(kind ?? '', rest[0]!) : null
  if (single !== null)
    return { booking_text: kind, counterparty_name: single, counterparty_iban: counterparty, purpose: rest[0]! }
  return {
    booking_text: kind,
    counterparty_name: hasName ? rest[0]! : null,
    counterparty_iban: counterparty,
    purpose: orNull((hasName ? rest.slice(1) : rest).join(' ')),
  }
}

/** German cooperative banks print the number of the journal ("PN:931", Primanota) behind the kind. */
function leaveJournal(words: readonly Word[]): readonly Word[] {
  return words.filter(
    ({ text }, at) =>
      !/^PN:?\d{2,4}$|^PN:$/.test(text) && !(/^PN:$/.test(words[at - 1]?.text ?? '') && /^\d{2,4}$/.test(text)),
  )
}

/** Kinds of bookings of which a bank says in one line with whom: what a card paid, what is drawn or paid time and again; British banks shorten them. */
const WITH_SOMEONE =
  /contactless|kartenzahlung|kartenumsatz|^(?:debit|kredit)?karte(?![a-z])|^(?:debit )?card(?: (?:payment|purchase))?$|^(?:achat|paiement) (?:par )?carte|^carte(?![a-z])|pagamento (?:con carta|pos)|(?:compra|pago)(?: con)? tarjeta|^tarjeta(?![a-z])|betaalautomaat|^kaart|compra (?:com )?cartao|^(?:vis|deb|dd|so|sto|bp|fpi|fpo|bgc|pos|tfr|atm|cr|d d|s o)$|direct debit|standing order|lastschrift|dauerauftrag|prelevement|domicil|incasso|recibo/
/** Longer ones, and those with numbers, go on with what for. */
const NAME_ALONE = /^(?:[^\s\d]+ ){0,4}[^\s\d]+$/u
/** What for, by its short form before a number. */
const WHAT_FOR =
  / (?=(?:ref|inv|invoice|rg|rnr|re|rechnung|kd|kdnr|cd|pol|policy|fact?|fattura|ft|mand|mandat|nr|no)\b[.:]*(?: \S+)? ?\S*\d)/iu

/** With whom, of the one line behind a kind of booking that names somebody; null where it does not say. */
function readName(kind: string, line: string): string | null {
  const name = line.slice(0, WHAT_FOR.exec(line)?.index)
  return WITH_SOMEONE.test(fold(kind)) && NAME_ALONE.test(name) ? name : null
}

/** Lines of one column: the kind of booking first where it is one, then the name, then the purpose. */
function readFree(lines: readonly (readonly Word[])[], column: string, opening: Opening): Wording {
  const { rest, iban } = takeIban(joinBroken(lines))
  const [first = '', ...others] = rest
  const told = orNull(others.join(' ').replace(PURPOSE_LABEL, ''))
  if (others.length === 0) return { ...readLine(first, column, opening), counterparty_iban: iban }
  const towards = others.length === 1 ? partTowards(first) : null
  if (towards !== null) return { ...towards, counterparty_iban: iban, purpose: told }
  if (opening === 'merchant')
    return { booking_text: first, counterparty_name: first, counterparty_iban: iban, purpose: told }
  const isNamed = opening === 'name' && (!isWholeKind(first) || isWholeKind(others[0]!))
  const parted = isNamed || others.length === 1 ? partKind(first) : null
  // Where kinds come first a single word behind one is part of it, and so is all where nothing but a number follows.
  const isName = parted?.counterparty_name.includes(' ') === true && !REFERENCE.test(others[0]!)
  if (parted !== null && (isNamed || isName || SIGN.test(first)))
    return { ...parted, counterparty_iban: iban, purpose: told }
  if (isNamed) {
    const kind = isWholeKind(others[0]!) ? others[0]! : null
    const purpose = others.slice(kind === null ? 0 : 1).join(' ')
    return { ...takeKind(kind, purpose), counterparty_name: first.replace(WAY, ''), counterparty_iban: iban }
  }
  const isKind =
    BOOKING_TEXT.test(fold(first)) || others.length >= 2 || (first.split(' ').length <= 3 && !hasLegalForm(first))
  const single = others.length === 1 && iban === null ? readName(first, others[0]!) : null
  if (single !== null) return { booking_text: first, counterparty_name: single, counterparty_iban: null, purpose: told }
  if (!isKind)
    return { booking_text: null, counterparty_name: first.replace(WAY, ''), counterparty_iban: iban, purpose: told }
  const hasName = others.length >= 2 || iban !== null
  return {
    booking_text: first,
    counterparty_name: hasName ? others[0]! : null,
    counterparty_iban: iban,
    purpose: hasName ? orNull(others.slice(1).join(' ').replace(PURPOSE_LABEL, '')) : told,
  }
}

/** Nothing parts a bank's single lines: they are all that it says of a booking, under a heading of names the name as well. */
function readLine(line: string, column: string, opening: Opening): Omit<Wording, 'counterparty_iban'> {
  const isName = column === 'counterparty_name' || opening === 'merchant'
  const dashed = opening === 'dash' ? DASHED.exec(line) : null
  if (dashed !== null) return { booking_text: dashed[1]!, counterparty_name: null, purpose: dashed[2]! }
  const towards = partTowards(line)
  if (opening === 'line' || opening === 'dash' || opening === 'merchant') {
    const name = isName ? orNull(line) : (towards?.counterparty_name ?? null)
    return { booking_text: orNull(line), counterparty_name: name, purpose: orNull(line) }
  }
  if (towards !== null) return { ...towards, purpose: null }
  const parted = SIGN.test(line) ? partKind(line) : null
  if (parted !== null) return { ...parted, purpose: null }
  return opening === 'name' && !isWholeKind(line)
    ? { booking_text: null, counterparty_name: orNull(line), purpose: null }
    : { booking_text: orNull(line), counterparty_name: null, purpose: null }
}

/** What a sign parts from the purpose is the kind, where nothing else is: before it, or behind it where that is what banks call kinds. */
function takeKind(kind: string | null, told: string): Pick<Wording, 'booking_text' | 'purpose'> {
  const behind = kind === null ? PARTED_BEHIND.exec(told) : null
  const isKind = (text: string): boolean => BOOKING_TEXT.test(fold(text)) || CARD.test(text)
  if (behind !== null && isKind(behind[2]!) && !isKind(behind[1]!))
    return { booking_text: behind[2]!, purpose: behind[1]! }
  const parted = kind === null ? PARTED.exec(told) : null
  return { booking_text: parted?.[1] ?? kind, purpose: orNull(parted?.[2] ?? told) }
}

/** "VIA WEB NAAR Sample", "an Sample": before a name, how and in which direction the money goes. */
const TOWARDS =
  /^(?:VIA \p{Lu}+ )?(?:NAAR|VAN|AAN|TO|FROM|AN|VON|VERS|PARA|POUR|naar|van|aan|to|from|an|von|To|From)\s+(?=\p{Lu}\p{Ll})/u

/** "To Sample Ltd": which way the money goes, before a name. */
const WAY = /^(?:To|From) (?=\p{Lu})/u
/** A line that says what happened, which way and with whom. */
function partTowards(line: string): { booking_text: string; counterparty_name: string } | null {
  const found = TOWARDS_NAME.map((form) => form.exec(line)).find((match) => match !== null)
  const name = found?.[2]?.replace(BOUGHT, '')
  return name === undefined || !/^\p{Lu}/u.test(name) ? null : { booking_text: found![1]!, counterparty_name: name }
}

/** "Abschluss lt. Anlage", "Kosten rekening": small letters tell more of the kind. */
const NO_NAME = /^\p{Ll}+\.\s|^[\p{Ll}\s]+$/u

/** A line that names kind and counterparty, in either order; null where it names but one of them. */
function partKind(line: string): { booking_text: string; counterparty_name: string } | null {
  const kind = KIND.exec(line)?.[0]
  if (kind !== undefined) {
    const name = line.slice(kind.length).replace(SIGN, '').trim().replace(TOWARDS, '')
    const isName = name !== '' && !NO_NAME.test(name) && !BOOKING_TEXT.test(fold(name))
    return isName ? { booking_text: kind, counterparty_name: name } : null
  }
  const words = line.split(' ')
  const at = words.findIndex((_, index) => index > 0 && isWholeKind(words.slice(index).join(' ')))
  return at < 0 ? null : { booking_text: words.slice(at).join(' '), counterparty_name: words.slice(0, at).join(' ') }
}

function isWholeKind(text: string): boolean {
  return KIND.exec(text)?.[0].length === text.length
}

/** The end of a name that did not fit into its line. */
const REST = /^(?:g?mbh|mbb|gmbh|kg|ag|se|eg|ug|ohg|co|e ?v|ltd|llc|plc|inc|und|and|&)(?![a-z0-9])(?! \S*\d)/

function joinBroken(lines: readonly (readonly Word[])[]): readonly string[] {
  const joined: string[] = []
  for (const words of lines) {
    const text = joinWords(words)
    if (joined.length > 0 && REST.test(fold(text))) joined[joined.length - 1] += ` ${text}`
    else joined.push(text)
  }
  return joined
}

function takeIban(lines: readonly string[]): { rest: readonly string[]; iban: string | null } {
  const found = lines.map((line) => IBAN.exec(line)).find((match) => match !== null && hasIbanForm(match[1]!))
  const bare = found === undefined || found === null ? lines : lines.map((line) => line.replace(IBAN, ' '))
  const rest = bare.map((line) => line.replace(BIC, '').replace(/\s+/g, ' ').trim()).filter((line) => line !== '')
  return { rest, iban: found == null ? null : normalizeIban(found[1]!) }
}

function joinAll(lines: readonly (readonly Word[])[]): string | null {
  return orNull(lines.map((words) => joinWords(words)).join(' '))
}

function orNull(text: string): string | null {
  return text === '' ? null : text
}
