import { describe, expect, test } from 'vitest'
import { scalarOf } from '../../../../engine/domain/field.ts'
import { layOut } from '../../../../engine/stages/find/layout.ts'
import { findSubject } from '../../../../engine/stages/find/types/find-subject.ts'
import { makePage } from '../../../fixtures/builders/page.ts'

function read(picture: string, type = 'letter', large: readonly string[] = []): readonly string[] {
  const { subject = [] } = findSubject(layOut([makePage(picture, { large })]), type)
  return subject.toSorted((a, b) => b.confidence - a.confidence).map(scalarOf)
}

describe('the subject of a letter stands', () => {
  test.each([
    [
      'above the salutation',
      'Kiel, 02.03.2026\n\nUmzug unseres Büros\n\nSehr geehrte Frau Vogt,',
      'Umzug unseres Büros',
    ],
    [
      'in lines that look alike',
      'Umzug unseres Büros zum ersten Mai\nund neue Telefonnummern\n\nSehr geehrte Frau Vogt,',
      'Umzug unseres Büros zum ersten Mai und neue Telefonnummern',
    ],
    ['behind its label', 'Betreff: Umzug unseres Büros\n\nSehr geehrte Frau Vogt,', 'Umzug unseres Büros'],
    ['below the salutation, announced', 'Dear Ms Vogt,\n\nRe: Our new office\n\nWe move in May.', 'Our new office'],
    ['below the salutation, in capitals', 'Dear Ms Vogt,\n\nOUR NEW OFFICE\n\nWe move in May.', 'OUR NEW OFFICE'],
    [
      'beside a margin',
      'Tel. 0431 1        Umzug unseres Büros\n\n                   Sehr geehrte Frau Vogt,',
      'Umzug unseres Büros',
    ],
  ])('%s', (_, picture, subject) => {
    expect(read(picture)[0]).toBe(subject)
  })
})

describe('no subject is', () => {
  test.each([
    ['a date', '02.03.2026\n\nSehr geehrte Frau Vogt,'],
    ['a reference', 'Unser Zeichen: AB-12\n\nSehr geehrte Frau Vogt,'],
    ['a town with its postal code', '24103 Kiel\n\nSehr geehrte Frau Vogt,'],
    ['one of several columns', 'Ihr Zeichen      Datum\n\nSehr geehrte Frau Vogt,'],
    ['the beginning of the text', 'Dear Ms Vogt,\n\nWe move in May.'],
    ['what stands far above', 'Umzug unseres Büros\n\n\n\n\n\n\nSehr geehrte Frau Vogt,'],
    ['anything without a salutation', 'Umzug unseres Büros\n\nWir ziehen um.'],
  ])('%s', (_, picture) => {
    expect(read(picture)).toEqual([])
  })

  test('a line above it of another size', () => {
    expect(
      read('Hausverwaltung\nUmzug unseres Büros\n\nSehr geehrte Frau Vogt,', 'letter', ['Hausverwaltung']),
    ).toEqual(['Umzug unseres Büros'])
  })
})

test('other papers have none', () => {
  expect(read('Umzug unseres Büros\n\nSehr geehrte Frau Vogt,', 'invoice')).toEqual([])
})
