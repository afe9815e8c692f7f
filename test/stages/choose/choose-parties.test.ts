import { describe, expect, test } from 'vitest'
import { chooseParties } from '../../../engine/stages/choose/choose-parties.ts'
import { makeCandidate } from './build-table.ts'

const choose = (
  senders: readonly (readonly [string, number])[],
  recipients: readonly (readonly [string, number])[],
  own: readonly string[] = [],
) => {
  const make = ([name, confidence]: readonly [string, number]) => makeCandidate(name, confidence)
  const { sender_name, recipient_name } = chooseParties(senders.map(make), recipients.map(make), own)
  return { sender: sender_name[0]?.value ?? null, recipient: recipient_name[0]?.value ?? null, sender_name }
}

test('each role has its likeliest name', () => {
  const senders = [['Lindner GmbH', 0.9] as const, ['Sommer AG', 0.1] as const]
  expect(choose(senders, [['Petra Sommer', 0.7]])).toMatchObject({ sender: 'Lindner GmbH', recipient: 'Petra Sommer' })
})

test('a name that leads for both is the recipient when somebody else may have written', () => {
  const senders = [['Hotel Seestern', 0.85] as const, ['Feinkost Aurich', 0.06] as const]
  expect(choose(senders, [['Hotel Seestern', 0.86]])).toMatchObject({
    sender: 'Feinkost Aurich',
    recipient: 'Hotel Seestern',
  })
})

test('a name that leads for both is the sender when it is hardly a recipient', () => {
  const senders = [['Becker Hardware', 0.8] as const, ['Cashier', 0.05] as const]
  expect(choose(senders, [['Becker Hardware', 0.1]])).toMatchObject({ sender: 'Becker Hardware', recipient: null })
})

test('a name that leads for both is the sender when nobody else is likely to have written', () => {
  const senders = [['Becker Hardware', 0.9] as const, ['Unterdorf', 0.02] as const]
  expect(choose(senders, [['Becker Hardware', 0.6]])).toMatchObject({ sender: 'Becker Hardware', recipient: null })
})

test('at a till the name over the address is the sender sooner', () => {
  const senders = [makeCandidate('Becker Hardware', 0.6), makeCandidate('Unterdorf', 0.3)]
  const recipients = [makeCandidate('Becker Hardware', 0.5)]
  expect(chooseParties(senders, recipients, [], false).sender_name[0]?.value).toBe('Unterdorf')
  expect(chooseParties(senders, recipients, [], true).sender_name[0]?.value).toBe('Becker Hardware')
})

test('a sender that follows from the recipient is surer than it was alone', () => {
  const { sender_name } = choose(
    [
      ['Hotel', 0.8],
      ['Feinkost', 0.15],
    ],
    [['Hotel', 0.9]],
  )
  expect(sender_name[0]!.confidence).toBeGreaterThan(0.6)
  expect(sender_name[0]!.confidence).toBeLessThanOrEqual(0.95)
})

describe("the account's own names", () => {
  const senders = [['Lindner GmbH', 0.5] as const, ['Nordlicht Verlag GmbH', 0.45] as const]
  const recipients = [['Nordlicht Verlag GmbH', 0.4] as const, ['Lindner GmbH', 0.35] as const]

  test('are the recipient of what others wrote', () => {
    const incoming = choose(
      [
        ['Lindner GmbH', 0.6],
        ['Nordlicht Verlag GmbH', 0.1],
      ],
      recipients,
      ['Nordlicht Verlag'],
    )
    expect(incoming).toMatchObject({ sender: 'Lindner GmbH', recipient: 'Nordlicht Verlag GmbH' })
  })

  test('are the sender of what the account wrote itself', () => {
    const outgoing = choose(
      [
        ['Nordlicht Verlag GmbH', 0.4],
        ['Petra Sommer', 0.45],
      ],
      [['Petra Sommer', 0.6]],
      ['Nordlicht Verlag'],
    )
    expect(outgoing).toMatchObject({ sender: 'Nordlicht Verlag GmbH', recipient: 'Petra Sommer' })
  })

  test('make a pair surer', () => {
    const without = choose(senders, recipients)
    const known = choose(senders, recipients, ['Nordlicht Verlag'])
    expect(known.sender_name[0]!.confidence).toBeGreaterThan(without.sender_name[0]!.confidence)
  })

  test('change nothing on papers between others', () => {
    expect(choose(senders, recipients, ['Ganz Andere KG'])).toEqual(choose(senders, recipients))
  })
})

test('nothing is made of nothing', () => {
  expect(choose([], [])).toMatchObject({ sender: null, recipient: null })
})

test('words that hold the name of one party are not the other one', () => {
  const evidence = { fontSize: 10, bold: false, certainty: 1, isProposed: true }
  const sender = makeCandidate('Miller Ltd', 0.8)
  const wide = { ...makeCandidate('between Miller Ltd', 0.7), evidence }
  const apart = { ...makeCandidate('Petra Sommer', 0.6), box: [0.1, 0.5, 0.3, 0.52] as const }
  expect(chooseParties([sender], [wide, apart], []).recipient_name[0]?.value).toBe('Petra Sommer')
})

test('at a till a name that stands as a recipient does is its own', () => {
  const [senders, recipients] = [[makeCandidate('Brezel', 0.08)], [makeCandidate('Bäckerei Krume', 0.9)]]
  const { sender_name, recipient_name } = chooseParties(senders, recipients, [], true)
  expect(sender_name[0]?.value).toBe('Bäckerei Krume')
  expect(recipient_name).toEqual([])
})
