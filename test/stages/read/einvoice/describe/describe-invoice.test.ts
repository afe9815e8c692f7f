import { describe, expect, test } from 'vitest'
import { CII_TERMS } from '../../../../../engine/stages/read/einvoice/describe/cii-terms.ts'
import {
  describeInvoice,
  type InvoiceNode,
} from '../../../../../engine/stages/read/einvoice/describe/describe-invoice.ts'
import { FACTURAE_TERMS } from '../../../../../engine/stages/read/einvoice/describe/facturae-terms.ts'
import { FATTURAPA_TERMS } from '../../../../../engine/stages/read/einvoice/describe/fatturapa-terms.ts'
import { KSEF_TERMS } from '../../../../../engine/stages/read/einvoice/describe/ksef-terms.ts'
import { TERM_NAMES } from '../../../../../engine/stages/read/einvoice/describe/term-names.ts'
import { UBL_TERMS } from '../../../../../engine/stages/read/einvoice/describe/ubl-terms.ts'
import { CII_DIALECTS } from '../../../../fixtures/builders/einvoice/cii-dialects.ts'
import { writeCii } from '../../../../fixtures/builders/einvoice/write-cii.ts'
import { writeFatturaPa } from '../../../../fixtures/builders/einvoice/write-fatturapa.ts'
import { writeUbl } from '../../../../fixtures/builders/einvoice/write-ubl.ts'

const inWords = (xml: string, language: 'de' | 'en' = 'en') => describeInvoice(new TextEncoder().encode(xml), language)!

/** `BT-27` and its value, groups taken apart; sorted, because the syntaxes have orders of their own. */
const flatten = (nodes: readonly InvoiceNode[]): string[] =>
  nodes
    .flatMap(({ term, value, children }) => (value === null ? flatten(children) : `${term} ${value}`))
    .toSorted((a, b) => a.localeCompare(b))

test('groups and terms are called by the names of the standard, in either language', () => {
  const { format, tree } = inWords(writeUbl(), 'de')
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
  expect(inWords(writeUbl(), 'en').tree.find(({ term }) => term === 'BG-4')!.name).toBe('Seller')
})

test('both syntaxes say the same of the same invoice, currencies beside amounts apart', () => {
  const bare = (xml: string) => flatten(inWords(xml).tree).map((line) => line.replace(/ EUR$/, ''))
  expect(bare(writeCii())).toEqual(bare(writeUbl()))
})

test.each(Object.keys(CII_DIALECTS) as (keyof typeof CII_DIALECTS)[])('the names of %s are understood', (dialect) => {
  const lines = flatten(inWords(writeCii({}, dialect)).tree)
  expect(lines.filter((line) => line.startsWith('null'))).toEqual([])
  expect(lines).toEqual(expect.arrayContaining(['BT-1 NL-2026-0417', 'BT-131 125.00', 'BT-2 2026-03-05']))
})

test('a tax number is told from a VAT identifier, and a charge from an allowance', () => {
  for (const xml of [writeCii(), writeUbl()]) {
    const lines = flatten(inWords(xml).tree)
    expect(lines).toEqual(expect.arrayContaining(['BT-31 DE136695976', 'BT-32 27/181/08154']))
  }
  const charge = `<cac:AllowanceCharge><cbc:ChargeIndicator>true</cbc:ChargeIndicator><cbc:Amount currencyID="EUR">5.00</cbc:Amount></cac:AllowanceCharge>`
  const allowance = charge.replace('true', 'false')
  const xml = writeUbl().replace('<cac:TaxTotal>', `${charge}${allowance}<cac:TaxTotal>`)
  const found = inWords(xml).tree.filter(({ term }) => /^BG-2[01]$/.test(term ?? ''))
  expect(found.map(({ name, children }) => [name, children[0]!.term])).toEqual([
    ['Document level charge', 'BT-99'],
    ['Document level allowance', 'BT-92'],
  ])
})

test('an element that is no term keeps its own name, in words', () => {
  const xml = writeUbl().replace('<cbc:DocumentCurrencyCode>', '<cbc:LineCountNumeric>2</cbc:LineCountNumeric>$&')
  expect(inWords(xml).tree).toContainEqual({ name: 'Line count numeric', term: null, value: '2', children: [] })
})

describe('a national invoice', () => {
  const valueOf = (xml: string, language: 'de' | 'en' = 'en') => {
    const found = (nodes: readonly InvoiceNode[]): string[] =>
      nodes.flatMap(({ name, value, children }) => (value === null ? [name, ...found(children)] : `${name}: ${value}`))
    return found(inWords(xml, language).tree)
  }

  test('of Italy has the terms of the standard, and its own in either language', () => {
    const general =
      '<DatiRitenuta><ImportoRitenuta>20.00</ImportoRitenuta></DatiRitenuta><DatiBollo><ImportoBollo>2.00</ImportoBollo></DatiBollo>'
    const references = '<DatiContratto><IdDocumento>C-1</IdDocumento><CodiceCIG>Z1</CodiceCIG></DatiContratto>'
    const xml = writeFatturaPa({ general, references })
    expect(inWords(xml).format).toBe('FatturaPA')
    expect(flatten(inWords(xml).tree)).toEqual(
      expect.arrayContaining([
        'BT-1 41/B',
        'BT-27 Segheria Val Verde S.r.l.',
        'BT-31 01879020517',
        'BT-17 Z1',
        'BT-117 264.00',
      ]),
    )
    expect(valueOf(xml)).toEqual(
      expect.arrayContaining(['Withholding tax', 'Amount withheld: 20.00', 'Stamp duty amount: 2.00']),
    )
    expect(valueOf(xml, 'de')).toEqual(
      expect.arrayContaining(['Einbehaltene Steuer (Ritenuta)', 'Einbehaltener Betrag: 20.00']),
    )
  })

  test('leaves out its signature and the bytes of what is attached', () => {
    const attachment = '<Allegati><NomeAttachment>a.pdf</NomeAttachment><Attachment>JVBERi0x</Attachment></Allegati>'
    const xml = writeFatturaPa({ payment: attachment }).replace(
      '<ds:SignedInfo/>',
      '<ds:SignatureValue>c2ln</ds:SignatureValue>',
    )
    expect(valueOf(xml)).toContain('Document reference: a.pdf')
    expect(valueOf(xml).join(' ')).not.toMatch(/JVBERi0x|c2ln/)
  })

  test('of Spain has its taxes and totals', () => {
    const xml =
      '<fe:Facturae xmlns:fe="http://www.facturae.gob.es/formato/Versiones/Facturaev3_2_2.xml"><Invoices><Invoice><InvoiceHeader><InvoiceNumber>7</InvoiceNumber><InvoiceSeriesCode>A</InvoiceSeriesCode></InvoiceHeader><TaxesOutputs><Tax><TaxRate>21.00</TaxRate><TaxableBase><TotalAmount>10.00</TotalAmount></TaxableBase></Tax></TaxesOutputs><InvoiceTotals><TotalExecutableAmount>12.10</TotalExecutableAmount></InvoiceTotals></Invoice></Invoices></fe:Facturae>'
    expect(inWords(xml).format).toBe('Facturae')
    expect(flatten(inWords(xml).tree)).toEqual(['BT-1 7', 'BT-115 12.10', 'BT-116 10.00', 'BT-119 21.00', 'null A'])
    expect(valueOf(xml, 'de')).toContain('Serie: A')
  })

  test('of Poland has words for the numbers of its fields, and no boxes that are not ticked', () => {
    const xml =
      '<Faktura xmlns="http://crd.gov.pl/wzor/2025/06/25/13775/"><Naglowek><KodFormularza kodSystemowy="FA (3)">FA</KodFormularza></Naglowek><Fa><P_2>F 1</P_2><P_13_1>10.00</P_13_1><Adnotacje><P_16>2</P_16><P_17>1</P_17><Zwolnienie><P_19N>1</P_19N></Zwolnienie></Adnotacje></Fa></Faktura>'
    expect(inWords(xml).format).toBe('KSeF')
    expect(valueOf(xml)).toEqual(['Form: FA', 'Invoice number: F 1', 'Net at 23 %: 10.00', 'Self-billing: 1'])
  })

  test('of Poland shows numbers that are 2 and no boxes', () => {
    const xml =
      '<Faktura xmlns="http://crd.gov.pl/wzor/2025/06/25/13775/"><Naglowek><KodFormularza kodSystemowy="FA (3)">FA</KodFormularza></Naglowek><Podmiot2><JST>2</JST></Podmiot2><Fa><P_2>2</P_2><FaWiersz><P_8B>1</P_8B><P_9A>2</P_9A><P_10>2</P_10><P_11>2</P_11></FaWiersz></Fa></Faktura>'
    expect(flatten(inWords(xml).tree)).toEqual(['BT-1 2', 'BT-129 1', 'BT-131 2', 'BT-136 2', 'BT-148 2', 'null FA'])
  })
})

test('other XML is none', () => {
  for (const xml of ['<feed><title>News</title></feed>', '<Facturae><Settings>x</Settings></Facturae>', '<Faktura/>'])
    expect(describeInvoice(new TextEncoder().encode(xml), 'en')).toBeNull()
})

test('every term that the syntaxes name has a name', () => {
  const syntaxes = [CII_TERMS, UBL_TERMS, FATTURAPA_TERMS, FACTURAE_TERMS, KSEF_TERMS]
  const terms = syntaxes.flatMap((syntax) => Object.values(syntax)).flatMap((term) => term.split('|'))
  expect(terms.filter((term) => !(term in TERM_NAMES))).toEqual([])
})

test.each(['constructor', '__proto__', 'toString'])('an element may be called %s', (name) => {
  const xml = `<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"><${name}>7</${name}></Invoice>`
  expect(inWords(xml).tree).toMatchObject([{ term: null, value: '7' }])
})
