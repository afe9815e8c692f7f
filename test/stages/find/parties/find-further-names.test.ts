import { expect, test } from 'vitest'
import { findParties } from '../../../../engine/stages/find/parties/find-parties.ts'
import { layOut } from '../../../../engine/stages/find/layout.ts'
import { makePage } from '../../../fixtures/builders/page.ts'

const find = (picture: string) => {
  const { sender_name, recipient_name } = findParties(layOut([makePage(picture)]))
  const confidence = (names: typeof sender_name, value: string): number =>
    Math.max(0, ...names.filter((name) => name.value === value).map((name) => name.confidence))
  return {
    sender: (value: string) => confidence(sender_name, value),
    recipient: (value: string) => confidence(recipient_name, value),
  }
}

test('the person beside the firm of an address is considered, behind the firm', () => {
  const { recipient } = find(`


    Nordlicht Verlag GmbH
    Petra Sommer
    Hafenstraße 9
    26603 Aurich
  `)
  expect(recipient('Petra Sommer')).toBeGreaterThan(0)
  expect(recipient('Petra Sommer')).toBeLessThan(recipient('Nordlicht Verlag GmbH'))
})

test('so is a letterhead over two lines', () => {
  const { sender } = find(`
    BECKER AND SONS
    OAK HARDWARE

    Total   12.00
  `)
  expect(sender('BECKER AND SONS OAK HARDWARE')).toBeGreaterThan(0)
})

test('so are the words before the title', () => {
  const { sender } = find(`
    Miller Web Services Invoice

    Total due   12.00
  `)
  expect(sender('Miller Web Services')).toBeGreaterThan(0)
})

test('so is a firm in the text', () => {
  const { sender } = find(`
    Invoice 4711




    All goods remain the property of
    Oakfield Trading Ltd
    until they are paid.
  `)
  expect(sender('Oakfield Trading Ltd')).toBeGreaterThan(0)
})

test('a note in brackets under a heading is nobody', () => {
  const { sender } = find(`
    Service provider:
    (not for payment)
    Oakfield Trading Ltd
  `)
  expect(sender('(not for payment)')).toBe(0)
  expect(sender('Oakfield Trading Ltd')).toBeGreaterThan(0.5)
})
