import { describe, expect, test } from 'vitest'
import { findNotes } from '../../../../engine/stages/find/context/find-notes.ts'
import { layOut } from '../../../../engine/stages/find/layout.ts'
import { makePage } from '../../../fixtures/builders/page.ts'

const find = (picture: string) => findNotes(layOut([makePage(picture)])).map(({ value }) => value)

test('a label that is one word with what follows, blanks and all, leaves no note', () => {
  const page = makePage('Hinweis:')
  const words = page.words.map((word) => ({ ...word, text: 'Hinweis: Die Ware bleibt unser Eigentum.' }))
  expect(findNotes(layOut([{ ...page, words }]))).toEqual([])
})

describe('a note to the reader is taken', () => {
  test.each([
    ['Hinweis: Die Ware bleibt bis zur Zahlung unser Eigentum.', 'Die Ware bleibt bis zur Zahlung unser Eigentum.'],
    ['Bemerkungen : Lieferung erfolgt in zwei Teilen.', 'Lieferung erfolgt in zwei Teilen.'],
    ['Note: Goods remain our property until paid.', 'Goods remain our property until paid.'],
    ['Remarks: Delivered to the back door.', 'Delivered to the back door.'],
    ['Remarque : livraison au deuxième étage.', 'livraison au deuxième étage.'],
    ['Annotazioni: merce consegnata al piano terra.', 'merce consegnata al piano terra.'],
    ['Observaciones: entregar en la puerta trasera.', 'entregar en la puerta trasera.'],
    ['Opmerking: geleverd aan de achterdeur.', 'geleverd aan de achterdeur.'],
    ['Observações: entregue na porta dos fundos.', 'entregue na porta dos fundos.'],
  ])('%s', (picture, note) => {
    expect(find(picture)).toEqual([note])
  })

  test('to the end of its paragraph, and no further', () => {
    const picture = `
      Summe   119,00

      Hinweis: Die Ware bleibt bis zur vollständigen Be-
      zahlung unser Eigentum. Bitte prüfen Sie sie
      gleich nach Erhalt.

      Wir danken für Ihren Auftrag und freuen uns auf den nächsten.
    `
    expect(find(picture)).toEqual([
      'Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum. Bitte prüfen Sie sie gleich nach Erhalt.',
    ])
  })

  test('below its heading, up to the next label', () => {
    const picture = `
      Notes
      Goods remain our property until paid.
      Please check them on arrival.
      Payment: within 30 days
    `
    expect(find(picture)).toEqual(['Goods remain our property until paid. Please check them on arrival.'])
  })

  test('beside its label', () => {
    const picture = `
      Bemerkung:      Lieferung erfolgt in zwei Teilen
                      an die Baustelle im Hof.
    `
    expect(find(picture)).toEqual(['Lieferung erfolgt in zwei Teilen an die Baustelle im Hof.'])
  })
})

describe('no note is', () => {
  test.each([
    ['a number', 'Note: 4711'],
    ['a title', 'Credit Note'],
    ['the number of another paper', 'Delivery note: LS 4711 from our store'],
    [
      'a column',
      'Pos   Bezeichnung   Bemerkung   Betrag\n1     Schrauben       zwei Schachteln mit je hundert Stück   10,00',
    ],
    ['a sentence with the word', 'Bitte beachten Sie den Hinweis auf der Rückseite dieses Blattes.'],
    ['a reference to notes', 'Notes 1 to 14 form part of these accounts'],
    ['a sum under its label', 'Note\nTotal of all items in this delivery 119,00'],
  ])('%s', (_, picture) => {
    expect(find(picture)).toEqual([])
  })
})
