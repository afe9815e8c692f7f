import { describe, expect, test } from 'vitest'
import { scalarOf } from '../../../../../engine/domain/field.ts'
import { findCandidates } from '../../../../../engine/stages/find/find-candidates.ts'
import { makePage } from '../../../../fixtures/builders/page.ts'

/** The likeliest reason that a credit note gives. */
function reasonOf(picture: string): string | null {
  const { scalars } = findCandidates([makePage(picture)], 'credit-note', {
    locale: null,
    codes: [],
    additionalText: null,
  })
  const best = (scalars['credit_reason'] ?? []).toSorted((a, b) => b.confidence - a.confidence).at(0)
  return best === undefined ? null : scalarOf(best)
}

describe('the reason of a credit stands', () => {
  test.each([
    ['behind its label', 'Motif : Casse pendant le transport', 'Casse pendant le transport'],
    ['behind a label in a line', 'zur Rechnung R-17 | Grund: Falsche Farbe (RMA 88104)', 'Falsche Farbe'],
    ['without what happened since', 'Reden: Verkeerde maat. Ontvangen in ons magazijn op 16 mei.', 'Verkeerde maat'],
    ['without the paper it came with', 'Causale: reso per difetto, Vs. DDT di reso n. 3', 'reso per difetto'],
    ['on two lines', 'Motivo: Mercancía rota en\n        transporte', 'Mercancía rota en transporte'],
    [
      'with a bracket on two lines',
      'Grund: Falscher Stand (41.882\nstatt 44.182).',
      'Falscher Stand (41.882 statt 44.182)',
    ],
    ['in the title', 'Gutschrift BG-2026-0771 – Jahresbonus 2025', 'Jahresbonus 2025'],
    ['behind the title', 'Gutschrift Preisdifferenz', 'Preisdifferenz'],
    ['behind what it refers to', 'Concerne : facture 250918 du 03/09/2026 – exemplaires repris', 'exemplaires repris'],
    ['in a line of its own', 'Rétractation du client', 'Rétractation du client'],
    [
      'in a line that goes on',
      'Abbuono per differenza di tono – rif. ns. fattura 88',
      'Abbuono per differenza di tono',
    ],
    ['in a sentence', 'Vi accreditiamo quanto segue a causa di ritardo nella consegna.', 'ritardo nella consegna'],
  ])('%s', (_, picture, reason) => {
    expect(reasonOf(picture)).toBe(reason)
  })

  test('under its heading, with another heading beside it', () => {
    expect(
      reasonOf(`
      Causale                                 Rif. fattura
      Errata applicazione sconto              411/2026 del 22/04/2026
      `),
    ).toBe('Errata applicazione sconto')
  })
})

test('lines that name several reasons speak of items', () => {
  expect(
    reasonOf(`
    Pos  Bezeichnung / Grund       Menge   Wert
    10   Kettenzug                 2       245,70
         Retoure, ungeöffnet
    20   Lasthaken                 10       96,20
         Falschlieferung
    `),
  ).toBeNull()
})
