import { expect, test } from 'vitest'
import { classifyDocument } from '../../../engine/stages/classify/classify-document.ts'
import { makePage } from '../../fixtures/builders/page.ts'

const PAPER = `Pumpwerk Nord    Tagesblatt

  Zulauf gemessen, Rechen geputzt, Ablauf klar
  Schieber bewegt, Notstrom geprobt, Meldung keine
`
const classify = (examples: readonly { readonly type: string; readonly text: string }[]) =>
  classifyDocument([makePage(PAPER)], ['Betriebsblatt'], examples).type

test('a paper is of the type that those like it bore', () => {
  expect(classify([{ type: 'Betriebsblatt', text: PAPER.replace('Notstrom geprobt', 'Pumpe getauscht') }])).toBe(
    'Betriebsblatt',
  )
})

test('not when it is as much like one of another type', () => {
  expect(
    classify([
      { type: 'Betriebsblatt', text: PAPER },
      { type: 'other', text: PAPER },
    ]),
  ).toBe('other')
})

test('not when it shares a few words with them', () => {
  expect(
    classify([{ type: 'Betriebsblatt', text: 'Pumpwerk Nord, Preise für Wasser und Abwasser im neuen Jahr' }]),
  ).toBe('other')
})

test('figures make no paper like another, and what has no words is like nothing', () => {
  expect(
    classifyDocument([makePage('17 4 2026\n\n12,50  11')], ['A'], [{ type: 'A', text: '17 4 2026 12,50 11' }]).type,
  ).toBe('other')
  expect(classifyDocument([], ['A'], [{ type: 'A', text: '' }]).type).toBe('other')
})
