import { expect, test } from 'vitest'
import { embeddedEInvoice } from '../../../../engine/stages/read/einvoice/embedded-einvoice.ts'
import { writeCii } from '../../../fixtures/builders/einvoice/write-cii.ts'
import { signFile } from '../../../fixtures/builders/sign-file.ts'
import { writeUbl } from '../../../fixtures/builders/einvoice/write-ubl.ts'

const attach = (name: string, text: string) => ({ name, bytes: new TextEncoder().encode(text) })
const numberOf = (attachments: Parameters<typeof embeddedEInvoice>[0]) =>
  embeddedEInvoice(attachments)?.values['document_number']

test.each(['factur-x.xml', 'zugferd-invoice.xml', 'ZUGFeRD-invoice.xml', 'XRechnung.XML', 'order-x.xml'])(
  'prefers %s to other invoices in the file',
  (name) => {
    expect(numberOf([attach('old.xml', writeUbl({ number: 'OLD' })), attach(name, writeCii({ number: 'NEW' }))])).toBe(
      'NEW',
    )
  },
)

test('takes any other XML attachment that is an e-invoice', () => {
  expect(
    numberOf([attach('photo.png', '\u0089PNG'), attach('order.xml', '<order/>'), attach('4711.xml', writeUbl())]),
  ).toBe('NL-2026-0417')
})

test('takes an attachment without the extension when it begins like XML', () => {
  expect(numberOf([attach('invoice', writeCii())])).toBe('NL-2026-0417')
})

test('passes over a broken or hostile attachment', () => {
  expect(
    numberOf([
      attach('factur-x.xml', '<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]><r>&x;</r>'),
      attach('zugferd-invoice.xml', '<cut'),
      attach('xrechnung.xml', writeUbl()),
    ]),
  ).toBe('NL-2026-0417')
})

test('opens a signed attachment', () => {
  expect(numberOf([{ name: 'IT01_0001.xml.p7m', bytes: signFile(writeUbl()) }])).toBe('NL-2026-0417')
  expect(numberOf([{ name: 'invoice', bytes: signFile(writeUbl(), 'indefinite') }])).toBe('NL-2026-0417')
})

test('is null without an e-invoice', () => {
  expect(embeddedEInvoice([])).toBeNull()
  expect(embeddedEInvoice([attach('terms.txt', 'AGB'), attach('data.xml', '<data/>')])).toBeNull()
})
