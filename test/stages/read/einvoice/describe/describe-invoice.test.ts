import { expect, test } from 'vitest'
import { CII_TERMS } from '../../../../../engine/stages/read/einvoice/describe/cii-terms.ts'
import {
  describeInvoice,
  type InvoiceNode,
} from '../../../../../engine/stages/read/einvoice/describe/describe-invoice.ts'
import { TERM_NAMES } from '../../../../../engine/stages/read/einvoice/describe/term-names.ts'
import { UBL_TERMS } from '../../../../../engine/stages/read/einvoice/describe/ubl-terms.ts'
import { CII_DIALECTS } from '../../../../fixtures/builders/einvoice/cii-dialects.ts'
import { writeCii } from '../../../../fixtures/builders/einvoice/write-cii.ts'
import { writeUbl } from '../../../../fixtures/builders/einvoice/write-ubl.ts'

const describe = (xml: string, language: 'de' | 'en' = 'en') =>
  describeInvoice(new TextEncoder().encode(xml), language)!

/** `BT-27` and its value, groups taken apart; sorted, because the syntaxes have orders of their own. */
const flatten = (nodes: readonly InvoiceNode[]): string[] =>
  nodes
    .flatMap(({ term, value, children }) => (value === null ? flatten(children) : `${term} ${value}`))
    .toSorted((a, b) => a.localeCompare(b))

test('groups and terms are called by the names of the standard, in either language', () => {
  const { format, tree } = describe(writeUbl(), 'de')
  expect(format).toBe('UBL')
  expect(tree[1]).toEqual({ name: 'Rechnungsnummer', term: 'BT-1', value: 'NL-2026-0417', children: [] })
  const seller = tree.find(({ term }) => term === 'BG-4')!
  expect(seller.name).toBe('Verkäufer')
  expect(seller.children.find(({ term }) => term === 'BG-5')!.children[0]).toEqual({
    name: 'Straße',
    term: 'BT-35',
    value: 'Uferweg 12',
    children: [],
  })
  expect(describe(writeUbl(), 'en').tree.find(({ term }) => term === 'BG-4')!.name).toBe('Seller')
})

test('both syntaxes say the same of the same invoice, currencies beside amounts apart', () => {
  const bare = (xml: string) => flatten(describe(xml).tree).map((line) => line.replace(/ EUR$/, ''))
  expect(bare(writeCii())).toEqual(bare(writeUbl()))
})

test.each(Object.keys(CII_DIALECTS) as (keyof typeof CII_DIALECTS)[])('the names of %s are understood', (dialect) => {
  const lines = flatten(describe(writeCii({}, dialect)).tree)
  expect(lines.filter((line) => line.startsWith('null'))).toEqual([])
  expect(lines).toEqual(expect.arrayContaining(['BT-1 NL-2026-0417', 'BT-131 125.00', 'BT-2 2026-03-05']))
})

test('a tax number is told from a VAT identifier, and a charge from an allowance', () => {
  for (const xml of [writeCii(), writeUbl()]) {
    const lines = flatten(describe(xml).tree)
    expect(lines).toEqual(expect.arrayContaining(['BT-31 DE136695976', 'BT-32 27/181/08154']))
  }
  const charge = `<cac:AllowanceCharge><cbc:ChargeIndicator>true</cbc:ChargeIndicator><cbc:Amount currencyID="EUR">5.00</cbc:Amount></cac:AllowanceCharge>`
  const allowance = charge.replace('true', 'false')
  const xml = writeUbl().replace('<cac:TaxTotal>', `${charge}${allowance}<cac:TaxTotal>`)
  const found = describe(xml).tree.filter(({ term }) => /^BG-2[01]$/.test(term ?? ''))
  expect(found.map(({ name, children }) => [name, children[0]!.term])).toEqual([
    ['Document level charge', 'BT-99'],
    ['Document level allowance', 'BT-92'],
  ])
})

test('an element that is no term keeps its own name, in words', () => {
  const xml = writeUbl().replace('<cbc:DocumentCurrencyCode>', '<cbc:LineCountNumeric>2</cbc:LineCountNumeric>$&')
  expect(describe(xml).tree).toContainEqual({ name: 'Line count numeric', term: null, value: '2', children: [] })
})

test('other XML is none', () => {
  expect(describeInvoice(new TextEncoder().encode('<feed><title>News</title></feed>'), 'en')).toBeNull()
})

test('every term that the syntaxes name has a name', () => {
  const terms = [...Object.values(CII_TERMS), ...Object.values(UBL_TERMS)].flatMap((term) => term.split('|'))
  expect(terms.filter((term) => !(term in TERM_NAMES))).toEqual([])
})

test.each(['constructor', '__proto__', 'toString'])('an element may be called %s', (name) => {
  const xml = `<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"><${name}>7</${name}></Invoice>`
  expect(describe(xml).tree).toMatchObject([{ term: null, value: '7' }])
})
