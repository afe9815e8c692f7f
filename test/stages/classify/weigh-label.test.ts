import { describe, expect, test } from 'vitest'
import { classifyDocument } from '../../../engine/stages/classify/classify-document.ts'
import { makePage } from '../../fixtures/builders/page.ts'

const typeOf = (picture: string, customTypes: readonly string[], large: readonly string[] = []): string =>
  classifyDocument([makePage(picture, { large })], customTypes).type

describe("a type of the caller's own", () => {
  test.each([
    ['Versicherungspolice', 'Versicherungspolice Nr. 17'],
    ['versicherungspolicen', 'Versicherungspolice'],
    ['insurance-policy', 'INSURANCE POLICY'],
    ['Energieausweise', 'Energieausweis'],
    ['meeting minutes', 'Meeting Minutes'],
  ])('%s is told by its words as title: %s', (label, title) => {
    expect(typeOf(`${title}\n\nBeginn: 01.05.2026`, [label], [title])).toBe(label)
  })

  test('goes before the standard type that its title also names', () => {
    expect(typeOf('Lieferschein\n\nArtikel   Menge', ['Lieferschein'], ['Lieferschein'])).toBe('Lieferschein')
  })

  test('is not taken where its words are not', () => {
    expect(typeOf('Rechnung\n\nRechnungs-Nr.: 4711\nGesamtbetrag   119,00', ['Police'], ['Rechnung'])).toBe('invoice')
  })

  test('of many words is looked for by its first ones, in no time', () => {
    const label = Array<string>(50).fill('a').join(' ')
    const start = performance.now()
    expect(typeOf('a'.repeat(80), [`${label} b`])).toBe('other')
    expect(performance.now() - start).toBeLessThan(2000)
    const long = 'Bescheinigung über die Teilnahme an der Fortbildung für Steuerfachangestellte im Jahr'
    expect(typeOf(`${long} 2026\n\nName: Edda Vogt`, [long], [`${long} 2026`])).toBe(long)
  })

  test('with signs that mean something in expressions', () => {
    expect(typeOf('Nothing of the kind', ['C++ (draft)', '***', ''])).toBe('other')
  })
})
