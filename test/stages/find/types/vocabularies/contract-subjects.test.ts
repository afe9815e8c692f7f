import { describe, expect, test } from 'vitest'
import { layOut } from '../../../../../engine/stages/find/layout.ts'
import { findTypePhrases } from '../../../../../engine/stages/find/types/find-type-phrases.ts'
import { joinLines } from '../../../../../engine/stages/find/types/running-text.ts'
import { makePage } from '../../../../fixtures/builders/page.ts'

const find = (picture: string) => {
  const found = findTypePhrases(joinLines(layOut([makePage(picture)])), 'contract', 'day-first')['subject'] ?? []
  return found.toSorted((a, b) => b.confidence - a.confidence)[0]?.value ?? null
}

describe('what a contract is about is the object of its clause', () => {
  test.each([
    ['Vermietet wird die Garage Nr. 3 im Hof, Mühlbachgasse 6 zum Abstellen.', 'Garage Nr. 3 im Hof, Mühlbachgasse 6'],
    [
      'Gegenstand ist die Wartung der Aufzüge Fabr.-Nr. 22118 im Objekt Domblick 4.',
      'Wartung der Aufzüge Fabr.-Nr. 22118',
    ],
    ['Der Auftragnehmer übernimmt die Gebäudereinigung der Filiale Nord.', 'Gebäudereinigung der Filiale Nord'],
    ['The Contractor shall provide monitoring of the solar plant installed at', 'monitoring of the solar plant'],
    ['The Landlord lets to the Tenant the shop at 4 Dye Works together with', 'shop at 4 Dye Works'],
    ['Le bailleur loue au preneur un local commercial de 40 m² conformément', 'local commercial de 40 m²'],
    [
      'La locatrice concede in locazione alla conduttrice il locale sito in via Po 1, di mq 74.',
      'locale sito in via Po 1',
    ],
    [
      'Se arrienda el local sito en calle Comercio 14, bajo, de 86 m², para venta',
      'local sito en calle Comercio 14, bajo',
    ],
    ['A senhoria dá de arrendamento ao inquilino a loja da Rua Nova 3 para o comércio', 'loja da Rua Nova 3'],
    ['Opdrachtnemer verzorgt de eindredactie van het ledenblad (zes nummers).', 'eindredactie van het ledenblad'],
  ])('%s', (sentence, subject) => {
    expect(find(sentence)).toBe(subject)
  })
})

test.each([
  'The Supplier shall perform the Services with reasonable skill and care.',
  'Die Wohnung wird gereinigt. Der Mieter übernimmt die Kosten der Reinigung.',
  'Vermietet werden im Haus Lerchenweg 3 folgende Räume.',
])('a clause that does not say it: %s', (sentence) => {
  expect(find(sentence)).toBeNull()
})

test('short words in a row are read at once', () => {
  expect(find(`Verkauft wird die Anlage ${'x p.p'.repeat(12)}\n${'x p.p'.repeat(12)}\n${'y'.repeat(80)}`)).toBeNull()
})
