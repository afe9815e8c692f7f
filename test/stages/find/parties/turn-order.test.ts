import { describe, expect, test } from 'vitest'
import { scalarOf } from '../../../../engine/domain/field.ts'
import { turnOrder } from '../../../../engine/stages/find/parties/turn-order.ts'
import { makeCandidate } from '../../choose/build-table.ts'

const named = (name: string, heading: string) => ({ ...makeCandidate(name, 0.9), reason: `heading '${heading}'` })
const turn = (senders: ReturnType<typeof named>[], recipients: ReturnType<typeof named>[]) => {
  const { sender_name, recipient_name } = turnOrder({ sender_name: senders, recipient_name: recipients })
  return { senders: sender_name.map(scalarOf), recipients: recipient_name.map(scalarOf) }
}

describe('a heading is a word of its own, whatever it begins with', () => {
  test.each(['Auftraggeber:', 'Acheteur', 'Adresse de facturation'])('"%s" is over who orders', (heading) => {
    expect(turn([], [named('Nordlicht Verlag', heading)])).toEqual({ senders: ['Nordlicht Verlag'], recipients: [] })
  })

  test.each(['Absender:', 'Aussteller:', 'Verkäufer', 'Vendor:', 'Auftragnehmer:'])(
    '"%s" is over who delivers',
    (heading) => {
      expect(turn([named('Druckhaus Lindner', heading)], [])).toEqual({
        senders: [],
        recipients: ['Druckhaus Lindner'],
      })
    },
  )

  test.each(['An', 'To:', 'A', 'De:', 'Von:'])('"%s" says the same on every paper', (heading) => {
    expect(turn([], [named('Druckhaus Lindner', heading)])).toEqual({ senders: [], recipients: ['Druckhaus Lindner'] })
  })
})

test('what is turned already stays', () => {
  const once = turnOrder({ sender_name: [], recipient_name: [named('Nordlicht Verlag', 'Käufer')] })
  expect(turnOrder(once)).toEqual(once)
})
