import type { InvoiceSyntax } from '../../../../domain/content.ts'
import { qualifiedName } from '../find-elements.ts'
import { findSyntax } from '../find-syntax.ts'
import { openEnvelope } from '../open-envelope.ts'
import { readXml, type XmlElement } from '../read-xml.ts'
import { CII_TERMS } from './cii-terms.ts'
import { FACTURAE_NAMES, FACTURAE_TERMS } from './facturae-terms.ts'
import { FATTURAPA_NAMES, FATTURAPA_TERMS } from './fatturapa-terms.ts'
import { KSEF_BOXES, KSEF_NAMES, KSEF_TERMS } from './ksef-terms.ts'
import { TERM_NAMES } from './term-names.ts'
import { UBL_TERMS } from './ubl-terms.ts'

/** One business term of an e-invoice: a value, or a group of others. */
export interface InvoiceNode {
  /** In words; the element's own name where it is no term of the standard. */
  readonly name: string
  /** `BT-1`, `BG-4`; null where it is none. */
  readonly term: string | null
  readonly value: string | null
  readonly children: readonly InvoiceNode[]
}

export interface DescribedInvoice {
  readonly format: InvoiceSyntax
  readonly tree: readonly InvoiceNode[]
}

/** How a format writes the terms of the standard. */
interface Vocabulary {
  readonly format: InvoiceSyntax
  readonly terms: Readonly<Record<string, string>>
  /** Of a national format: what it has beside them, by the elements' own names. */
  readonly names: Readonly<Record<string, readonly [en: string, de: string]>>
  /** Boxes by their paths, with what they say where they are not ticked. */
  readonly boxes: Readonly<Record<string, string>>
}

const VOCABULARIES: Readonly<Record<InvoiceSyntax, Omit<Vocabulary, 'format'>>> = {
  UBL: { terms: UBL_TERMS, names: {}, boxes: {} },
  CII: { terms: CII_TERMS, names: {}, boxes: {} },
  FatturaPA: { terms: FATTURAPA_TERMS, names: FATTURAPA_NAMES, boxes: {} },
  Facturae: { terms: FACTURAE_TERMS, names: FACTURAE_NAMES, boxes: {} },
  KSeF: { terms: KSEF_TERMS, names: KSEF_NAMES, boxes: KSEF_BOXES },
}

/** Where an element stands, and what stands above it that says what its terms mean. */
interface Place {
  readonly vocabulary: Vocabulary
  readonly language: 'de' | 'en'
  readonly path: string
  /** Below a charge, not an allowance. */
  readonly isCharge: boolean
  /** Below a tax registration that is not for VAT. */
  readonly isOtherTax: boolean
}

/** Names of ZUGFeRD 1.0 and of orders by those of invoices that came after. */
const RENAMED: readonly (readonly [RegExp, string])[] = [
  [/^ApplicableSupplyChainTrade/, 'ApplicableHeaderTrade'],
  [/^SpecifiedSupplyChainTrade(?=Agreement|Delivery|Settlement)/, 'SpecifiedLineTrade'],
  [/^SpecifiedSupplyChainTradeTransaction$/, 'SupplyChainTradeTransaction'],
  [/^HeaderExchangedDocument$/, 'ExchangedDocument'],
  [/^SpecifiedExchangedDocumentContext$/, 'ExchangedDocumentContext'],
  [/^SpecifiedTradeSettlementMonetarySummation$/, 'SpecifiedTradeSettlementHeaderMonetarySummation'],
  [/^OrderCurrencyCode$/, 'InvoiceCurrencyCode'],
]

/**
 * An e-invoice's XML as its reader understands it: groups and terms by the names of EN 16931-1, elements that only hold others
 * together left out. Null for XML that is none.
 * @throws DocumentError `unreadable_file` for what is not well-formed or unsafe
 */
export function describeInvoice(xml: Uint8Array, language: 'de' | 'en'): DescribedInvoice | null {
  const root = openEnvelope(readXml(xml))
  const syntax = findSyntax(root)
  if (syntax === null) return null
  const vocabulary: Vocabulary = { format: syntax, ...VOCABULARIES[syntax] }
  const place: Place = { vocabulary, language, path: '', isCharge: false, isOtherTax: false }
  return { format: vocabulary.format, tree: describeChildren(root, place) }
}

function describeChildren(element: XmlElement, place: Place): readonly InvoiceNode[] {
  return element.children.flatMap((child) => describeElement(child, place))
}

function describeElement(element: XmlElement, parent: Place): readonly InvoiceNode[] {
  const isReference = element.name === 'ID' && /[a-z]ReferencedDocument$/.test(parent.path)
  const local = isReference
    ? 'IssuerAssignedID'
    : RENAMED.reduce((name, [old, now]) => name.replace(old, now), element.name)
  const path = parent.path === '' ? local : `${parent.path}/${local}`
  const place: Place = {
    ...parent,
    path,
    isCharge: readIndicator(element) ?? parent.isCharge,
    isOtherTax: readOtherTax(element) ?? parent.isOtherTax,
  }
  if (saysNothing(element) || (isNational(place) && saysNothingNational(element, place))) return []
  const term = pickTerm(place)
  if (element.children.length === 0) {
    const value = writeValue(element)
    return value === '' ? [] : [{ name: nameOf(term, local, place), term, value, children: [] }]
  }
  const children = describeChildren(element, place)
  const isNamed = term !== null || Object.hasOwn(place.vocabulary.names, local)
  if (!isNamed || children.length === 0) return children
  return [{ name: nameOf(term, local, place), term, value: null, children }]
}

function isNational({ vocabulary }: Place): boolean {
  return vocabulary.format !== 'UBL' && vocabulary.format !== 'CII'
}

/** Signatures, the bytes of attachments, and boxes that are not ticked. */
function saysNothingNational(element: XmlElement, { vocabulary: { boxes }, path }: Place): boolean {
  const isBytes = element.children.length === 0 && /^Attachment(?:Data)?$/.test(element.name)
  if (isBytes || qualifiedName(element) === null) return true
  return Object.hasOwn(boxes, path) && boxes[path] === element.text.trim()
}

/** Of an allowance or charge: which of the two it is. */
function readIndicator(element: XmlElement): boolean | null {
  const indicator = element.children.find(({ name }) => name === 'ChargeIndicator')
  if (!indicator) return null
  return (indicator.children[0]?.text ?? indicator.text).trim() === 'true'
}

/** Of a tax registration: whether it is for another tax than VAT, by its scheme in either syntax. */
function readOtherTax({ name, children }: XmlElement): boolean | null {
  if (name === 'PartyTaxScheme') {
    const scheme = children.find((child) => child.name === 'TaxScheme')
    return scheme?.children.find((child) => child.name === 'ID')?.text.trim() !== 'VAT'
  }
  if (name !== 'SpecifiedTaxRegistration') return null
  return children.some((child) => /^FC$/i.test(child.attributes['schemeID'] ?? ''))
}

/** What the names of other terms say already: that a tax is VAT, that a charge is one. */
function saysNothing({ name, text }: XmlElement): boolean {
  return name === 'TaxScheme' || name === 'ChargeIndicator' || (name === 'TypeCode' && text.trim() === 'VAT')
}

function pickTerm({ vocabulary: { terms }, path, isCharge, isOtherTax }: Place): string | null {
  // Elements may be called anything, `constructor` too.
  const [allowance, charge] = (Object.hasOwn(terms, path) ? terms[path]! : '').split('|')
  const term = isCharge && charge ? charge : allowance
  if (term === 'BT-31' && isOtherTax) return 'BT-32'
  return term || null
}

function nameOf(term: string | null, local: string, { vocabulary, language }: Place): string {
  const own = Object.hasOwn(vocabulary.names, local) ? vocabulary.names[local] : undefined
  const names = term === null ? own : TERM_NAMES[term]
  if (names) return names[language === 'en' ? 0 : 1]
  const words = local.replace(/([a-z\d])([A-Z])/g, '$1 $2').replace(/\bID$/, 'identifier')
  return words.charAt(0) + words.slice(1).replace(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase())
}

/** With its currency, unit or scheme; a day as `2026-11-21`; of an attached file its name alone. */
function writeValue({ text, attributes }: XmlElement): string {
  if (attributes['mimeCode'] !== undefined) return attributes['filename'] ?? attributes['mimeCode']
  const value = text.trim()
  const day = attributes['format'] === '102' ? /^(\d{4})(\d{2})(\d{2})$/.exec(value) : null
  if (day) return `${day[1]}-${day[2]}-${day[3]}`
  if (value === '') return ''
  const unit = attributes['currencyID'] ?? attributes['unitCode']
  if (unit !== undefined) return `${value} ${unit}`
  const scheme = attributes['schemeID']
  return scheme === undefined || /^(?:VA|FC|VAT)$/.test(scheme) ? value : `${value} (${scheme})`
}
