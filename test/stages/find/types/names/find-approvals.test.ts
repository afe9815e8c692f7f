import { expect, test } from 'vitest'
import { findPerson } from '../../../../../engine/stages/find/types/names/find-person.ts'
import { makePage } from '../../../../fixtures/builders/page.ts'
import { readFields } from '../../read-fields.ts'

test.each([
  ['02.06.2026 i. A. H. Sprenger', 'H. Sprenger'],
  ['P. van Adrichem d.d. 20-10-2025', 'P. van Adrichem'],
  ['10.4.2026 G. Da Rold', 'G. Da Rold'],
  ['Denise OkaforD. Okafor 6/15/26', 'Denise Okafor'],
  ['Freigegeben von Dr. Anna von der Heide am 3.4.2026', 'Anna von der Heide'],
  ['Print name JOYCE MBEKI Position WARD MANAGER', 'JOYCE MBEKI'],
  ['10.10.25 Bauleiter Krüger', 'Krüger'],
  ['Ich bestätige die Richtigkeit der Angaben:', undefined],
  ['Obige Leistungen werden anerkannt:', undefined],
  ['Site: Quayside Phase 2, Gloucester', undefined],
  ['En Valencia, a 2 de marzo de 2026', undefined],
])('of %s the person is %s', (text, name) => {
  expect(findPerson(text)?.name).toBe(name)
})

const approvedBy = (picture: string): unknown => readFields(makePage(picture))['approved_by']

test.each([
  [
    'Dutch',
    `Werkbriefje 13-10-2025 t/m 17-10-2025
    Uitzendkracht:   Kamil Wojcik
    Totaal gewerkte uren: 41,75
    Handtekening uitzendkracht       Voor akkoord inlener
    K. Wojcik                        P. van Adrichem d.d. 20-10-2025`,
    'P. van Adrichem',
  ],
  [
    'Italian',
    `Foglio presenze novembre 2026
    Dipendente: Bresciani Loredana
    Totale ore lavorate: 144,00
    Firma del dipendente             Visto il responsabile
    Loredana Bresciani               Ivo Tomasoni – 01/12/2026`,
    'Ivo Tomasoni',
  ],
  [
    'Spanish',
    `Registro de jornada febrero de 2026
    Trabajadora: Noelia Requena Pastor
    Total horas: 81,00
    Firma de la empresa:             Firma de la trabajadora:
    A. Montoro                       N. Requena`,
    'A. Montoro',
  ],
])('who approves is found by %s words', (_, picture, name) => {
  expect(approvedBy(picture)).toBe(name)
})

test('the other signature beside that of the worker approves, whatever the lines are called', () => {
  expect(
    approvedBy(`
      Wochenrapport KW 16
      Mitarbeiter: Pinheiro Daniel
      Gesamtstunden 42,50

      17.04.2026 D. Pinheiro           20.04.2026 R. Zurfluh
      Rapport bis Montag abgeben
      `),
  ).toBe('R. Zurfluh')
})

test('who signs by initials is named in full where the paper does', () => {
  expect(
    approvedBy(`
      Feuille de temps, octobre 2026
      Intervenante: Maude Kervella
      Directeur: Anselme Diop
      Total heures 142,00

      M. Kervella                      A. Diop
      `),
  ).toBe('Anselme Diop')
})

test('a label to be filled in is nobody', () => {
  expect(
    approvedBy(`
      Urenstaat juni 2025
      Totaal uren 42,00
      Voor akkoord opdrachtgever:      Opgesteld:
                                       J. Veldhuizen
      `),
  ).not.toBe('Opgesteld')
})
