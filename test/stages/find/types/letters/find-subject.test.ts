import { describe, expect, test } from 'vitest'
import { scalarOf } from '../../../../../engine/domain/field.ts'
import { layOut } from '../../../../../engine/stages/find/layout.ts'
import { findSubject } from '../../../../../engine/stages/find/types/letters/find-subject.ts'
import { makePage } from '../../../../fixtures/builders/page.ts'

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
    [
      'over a sign',
      'Widerspruch gegen die Abrechnung\n\nIhr Zeichen: BK-2026/19\nSehr geehrte Frau Vogt,',
      'Widerspruch gegen die Abrechnung',
    ],
    [
      'beside facts in a column at the right',
      `
        Kröncke gegen Dachbau GmbH                                 Tel. 0421 555
        wegen Mängeln am Dach                                      Bremen
        Sehr geehrte Frau Vogt,`,
      'Kröncke gegen Dachbau GmbH wegen Mängeln am Dach',
    ],
    [
      'over references, announced as in India',
      'Sub: Failure of the lift\nRef: (1) AMC dated 01-10-2025 (2) our emails\n\nDear Sir,',
      'Failure of the lift',
    ],
    ['above a Portuguese salutation', 'Assunto: Obras na cobertura\n\nExmo. Senhor,', 'Obras na cobertura'],
    ['above an Italian salutation', 'Oggetto: saldo imposte 2026\n\nGentile Cliente,', 'saldo imposte 2026'],
    ['above a Dutch salutation', 'Onderwerp: uw vergunning\n\nGeachte heer,', 'uw vergunning'],
    ['above a Spanish salutation', 'Asunto: licencia de obra\n\nEstimada señora:', 'licencia de obra'],
    ['behind its label', 'Betreff: Umzug unseres Büros\n\nSehr geehrte Frau Vogt,', 'Umzug unseres Büros'],
    ['below the salutation, announced', 'Dear Ms Vogt,\n\nRe: Our new office\n\nWe move in May.', 'Our new office'],
    ['below the salutation, in capitals', 'Dear Ms Vogt,\n\nOUR NEW OFFICE\n\nWe move in May.', 'OUR NEW OFFICE'],
    [
      'below the salutation, in several lines of capitals',
      'Dear Ms Vogt,\n\nPURCHASE OF THE HOUSE\nAND THE PADDOCK\n\nWe move in May.',
      'PURCHASE OF THE HOUSE AND THE PADDOCK',
    ],
    [
      'over the line that names its detail',
      'Umzug unseres Büros\nhier: neue Telefonnummern\n\nSehr geehrte Frau Vogt,',
      'Umzug unseres Büros hier: neue Telefonnummern',
    ],
    [
      'hanging beside its label',
      'Re:    Purchase of the house\n       and the paddock\n\nDear Ms Vogt:',
      'Purchase of the house and the paddock',
    ],
    [
      'below the salutation, further from the text than its lines from each other',
      'Dear Ms Vogt,\n\nOur new office\n\nIn May we shall move to the new office in the old harbour\nand look forward to your visit there.',
      'Our new office',
    ],
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
    ['what stands further to the right', '          Umzug unseres Büros\n\nSehr geehrte Frau Vogt,'],
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

describe('how surely a line is the subject', () => {
  const ABOVE = 'Umzug unseres Büros'
  const BELOW = 'Re: Our new office'
  const letter = (above: string, below: string) => `${above}\n\nDear Ms Vogt,\n\n${below}\n\nWe move in May.`

  test.each([
    ['words above the salutation alone', letter(ABOVE, ''), [], { [ABOVE]: 0.8 }],
    ['a single word above it', letter('Umzug', ''), [], { Umzug: 0.64 }],
    ['a single bold word above it', letter('Umzug', ''), ['Umzug'], { Umzug: 0.8 }],
    ['a line below it alone', letter('', BELOW), [], { 'Our new office': 0.8 }],
    ['the line below goes before one above', letter(ABOVE, BELOW), [], { 'Our new office': 0.68, [ABOVE]: 0.56 }],
    ['but not before a bold one', letter(ABOVE, BELOW), [ABOVE], { [ABOVE]: 0.8, 'Our new office': 0.68 }],
    ['a line that is bold in part is none', letter('', 'Our new office'), ['new'], {}],
    ['a bold line below', letter('', 'Our new office'), ['Our new office'], { 'Our new office': 0.8 }],
    ['a bold line below a bold salutation is text', letter('', 'Our office'), ['Our office', 'Dear Ms Vogt,'], {}],
    ['lines above that are bold in part', letter(ABOVE, BELOW), ['Umzug'], { 'Our new office': 0.68, [ABOVE]: 0.56 }],
  ])('%s', (_, picture, bold, subjects) => {
    const page = makePage(picture)
    const words = page.words.map((word) => ({
      ...word,
      bold: bold.some((text) => text.split(' ').includes(word.text)),
    }))
    const { subject = [] } = findSubject(layOut([{ ...page, words }]), 'letter')
    const ranked = subject.toSorted((a, b) => b.confidence - a.confidence)
    expect(ranked.map((candidate) => [scalarOf(candidate), Math.round(candidate.confidence * 100) / 100])).toEqual(
      Object.entries(subjects),
    )
  })
})

test('other papers have none', () => {
  expect(read('Umzug unseres Büros\n\nSehr geehrte Frau Vogt,', 'invoice')).toEqual([])
})
