import { expect, test } from 'vitest'
import { layOut } from '../../../../engine/stages/find/layout.ts'
import { listSpans } from '../../../../engine/stages/find/spans/list-spans.ts'
import { makePage } from '../../../fixtures/builders/page.ts'

const listAddresses = (picture: string): readonly string[] =>
  listSpans(layOut([makePage(picture)]), 'day-first').spans.flatMap((span) =>
    span.kind === 'address' ? [span.value] : [],
  )

test.each([
  ['P.O. Box 20417, Doha', 'P.O. Box 20417, Doha'],
  ['Plot 9, Harbour Close, Lekki, Lagos', 'Plot 9, Harbour Close, Lekki, Lagos'],
  ['22 Market Street, Paarl 7646', '22 Market Street, Paarl 7646'],
  ['Unit 3, Canal Walk, Howick, 3290', 'Unit 3, Canal Walk, Howick, 3290'],
  ['Plot C-12, Lakeside Industrial Area, Nashik 422010', 'Plot C-12, Lakeside Industrial Area, Nashik 422010'],
])('a place whose code would be any number elsewhere ends an address behind its street: %s', (text, address) => {
  expect(listAddresses(text)).toContain(address)
})

test('such a place stands below its street as well, with the building over it', () => {
  expect(listAddresses('Marina House\n14 Strand Road\nMombasa')).toEqual(
    expect.arrayContaining(['14 Strand Road, Mombasa', 'Marina House, 14 Strand Road, Mombasa']),
  )
})

test.each([
  'January 12, 2026',
  'Consignment, Nashik',
  'Invoice No. 4711\nAnn Walker',
  'John R. Miller\nMombasa',
  'Delivery Note, Mombasa',
  'Total units 12\nMombasa',
  'See page 4\nKilkenny',
])('without a street a number or a name is no place: %s', (picture) => {
  expect(listAddresses(picture)).toEqual([])
})

test('a town whose code stands below it ends nothing', () => {
  const addresses = listAddresses('12 Main Street\nEnnis\nV95 X2K4')
  expect(addresses).toContain('12 Main Street, Ennis, V95 X2K4')
  expect(addresses).not.toContain('12 Main Street, Ennis')
})

test.each([
  ['Musterweg 4            24103 Kiel', 'Musterweg 4, 24103 Kiel'],
  ['Dorfstraße 12          24103        Kiel', 'Dorfstraße 12, 24103 Kiel'],
])('street and place stand beside one another with wide blanks between: %s', (picture, address) => {
  expect(listAddresses(picture)).toContain(address)
})

test('an address begins behind the sentence before it', () => {
  expect(listAddresses('Registered in England 03918827. Orion Way, Kettering, NN15 6NL')).toContain(
    'Orion Way, Kettering, NN15 6NL',
  )
})

test('a province in letters alone belongs to the address', () => {
  expect(listAddresses('Via Roma 7 - 32035 - SANTA GIULIA - BL - IT')).toEqual(
    expect.arrayContaining([expect.stringMatching(/32035.*SANTA GIULIA.*BL/)]),
  )
})
