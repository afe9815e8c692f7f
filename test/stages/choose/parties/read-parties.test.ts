import { expect, test } from 'vitest'
import { PARTY_ADDRESS_FEATURES } from '../../../../engine/stages/choose/parties/describe-addresses.ts'
import { describeParties, PARTY_NAME_FEATURES } from '../../../../engine/stages/choose/parties/describe-parties.ts'
import { readParties } from '../../../../engine/stages/choose/parties/read-parties.ts'
import { cut, drawContract, WEIGHTS, type Printed } from './contract-table.ts'

const LEASE: readonly Printed[] = [
  { kind: 'name', text: 'Orla Finch', line: 5, chances: [0, 0.8] },
  { kind: 'address', text: 'Mühlweg 2, 24105 Kiel', line: 6, chances: [0, 0.9] },
  { kind: 'role', text: 'Mieterin', line: 7 },
  { kind: 'role', text: 'Vermieterin', line: 0 },
  { kind: 'name', text: 'Harms GmbH', line: 1, chances: [0.9, 0] },
  { kind: 'address', text: 'Hafenweg 3, 24103 Kiel', line: 2, chances: [0.9, 0] },
]

function rowsOf(printed: readonly Printed[]): unknown {
  const { table, rankings } = drawContract(printed)
  return readParties(table, rankings, WEIGHTS)?.value ?? null
}

test('parties are the likeliest names in reading order, each with the address and the role that go with it', () => {
  const { table, rankings } = drawContract(LEASE)
  const read = readParties(table, rankings, WEIGHTS)!
  expect(read.value).toEqual([
    { name: 'Harms GmbH', role: 'Vermieterin', address: 'Hafenweg 3, 24103 Kiel' },
    { name: 'Orla Finch', role: 'Mieterin', address: 'Mühlweg 2, 24105 Kiel' },
  ])
  expect(read).toMatchObject({ page: 1, text: 'Harms GmbH Orla Finch' })
  // Six things that are each as likely as log-odds of 3 or 2 say.
  expect(read.confidence).toBeCloseTo(0.953 ** 2 * 0.881 ** 4, 2)
})

test('who has part of the letters of another has none of his words: both are parties', () => {
  const rows = rowsOf([
    { kind: 'name', text: 'Johanna Weber', line: 0, chances: [0.9, 0] },
    { kind: 'name', text: 'Anna Weber', line: 5, chances: [0, 0.8] },
  ])
  expect(rows).toMatchObject([{ name: 'Johanna Weber' }, { name: 'Anna Weber' }])
})

test('of the forms of a name the likeliest is the party, and the others are none', () => {
  const rows = rowsOf([
    { kind: 'name', text: 'Harms GmbH', line: 0, chances: [0.5, 0] },
    { kind: 'name', text: 'Harms GmbH Kiel', line: 9, chances: [0.4, 0] },
    { kind: 'name', text: 'Orla Finch', line: 5, chances: [0, 0.8] },
  ])
  expect(rows).toMatchObject([{ name: 'Harms GmbH' }, { name: 'Orla Finch' }])
})

test('two parties are not called alike', () => {
  const rows = rowsOf([
    { kind: 'name', text: 'Harms GmbH', line: 0, chances: [0.9, 0] },
    { kind: 'role', text: 'Mieter', line: 1 },
    { kind: 'name', text: 'Orla Finch', line: 2, chances: [0, 0.8] },
  ]) as readonly { readonly role: string | null }[]
  expect(rows.map(({ role }) => role)).toEqual(expect.arrayContaining(['Mieter', null]))
})

test('what stands far off is nobody’s address or role', () => {
  const rows = rowsOf([
    ...LEASE.filter(({ kind }) => kind === 'name'),
    { kind: 'address', text: 'Marktplatz 1, 24103 Kiel', line: 30, chances: [0.9, 0] },
    { kind: 'role', text: 'Makler', line: 31 },
  ])
  expect(rows).toEqual([
    { name: 'Harms GmbH', role: null, address: null },
    { name: 'Orla Finch', role: null, address: null },
  ])
})

test('a further party may be a little less likely than not, the address of one much less', () => {
  const weights = {
    ...WEIGHTS,
    names: cut(PARTY_NAME_FEATURES, 'chance', Math.log(0.3), [-0.3, 3]),
    addresses: cut(PARTY_ADDRESS_FEATURES, 'distance', 3, [2, -2]),
  }
  const { table, rankings } = drawContract([
    ...LEASE.filter(({ kind }) => kind !== 'address'),
    { kind: 'name', text: 'Mara Odell', line: 12, chances: [0, 0.1] },
    { kind: 'address', text: 'Marktplatz 1, 24103 Kiel', line: 17, chances: [0, 0.9] },
  ])
  expect(readParties(table, rankings, weights)!.value).toMatchObject([
    { name: 'Harms GmbH' },
    { name: 'Orla Finch' },
    { name: 'Mara Odell', address: 'Marktplatz 1, 24103 Kiel' },
  ])
})

test('the one likely address that nobody has is that of the one party without any', () => {
  const far: Printed = { kind: 'address', text: 'Marktplatz 1, 24103 Kiel', line: 30, chances: [0.9, 0] }
  const printed = LEASE.filter(({ text }) => text !== 'Hafenweg 3, 24103 Kiel')
  const named = { name: 'Harms GmbH', role: 'Vermieterin' }
  expect(rowsOf([...printed, far])).toMatchObject([{ ...named, address: 'Marktplatz 1, 24103 Kiel' }, {}])
  expect(rowsOf([...printed, { ...far, chances: [0.4, 0] }])).toMatchObject([{ ...named, address: null }, {}])
  const another: Printed = { kind: 'address', text: 'Ringweg 4, 24103 Kiel', line: 31, chances: [0.6, 0] }
  expect(rowsOf([...printed, far, another])).toMatchObject([{ ...named, address: null }, {}])
})

test('one name is no contract', () => {
  expect(rowsOf(LEASE.slice(3))).toBeNull()
})

test('the less likely what is given, the less sure', () => {
  const surenessOf = (names: readonly [number, number]): number => {
    const { table, rankings } = drawContract(
      LEASE.map((one) => (one.kind === 'name' && one.line === 5 ? { ...one, chances: names } : one)),
    )
    return readParties(table, rankings, WEIGHTS)!.confidence
  }
  expect(surenessOf([0, 0.2])).toBeLessThan(surenessOf([0, 0.8]))
})

test('an address that is left out though it may be the party’s makes the row less sure', () => {
  const surenessOf = (further: readonly Printed[]): number => {
    const { table, rankings } = drawContract([...LEASE.filter(({ kind }) => kind !== 'address'), ...further])
    return readParties(table, rankings, WEIGHTS)!.confidence
  }
  const far: Printed = { kind: 'address', text: 'Marktplatz 1, 24103 Kiel', line: 12, chances: [0.9, 0] }
  expect(surenessOf([far])).toBeLessThan(surenessOf([]))
})

test('what is printed once is one mention, whatever is read around it', () => {
  const { table, rankings } = drawContract([
    ...LEASE,
    { kind: 'name', text: 'Ms Orla Finch', line: 5, chances: [0, 0.1] },
    { kind: 'name', text: 'Orla Finch', line: 20 },
  ])
  const [narrow, wide] = table.spans.spans.filter(({ value }) => value.endsWith('Orla Finch'))
  const spans = table.spans.spans.map((span) =>
    span === wide ? { ...wide, words: [...wide.words, ...narrow!.words] } : span,
  )
  const seen = { ...table, spans: { ...table.spans, spans } }
  const { names } = describeParties(seen, rankings)
  expect(names.find(({ text }) => text === 'Orla Finch')!.places.map(({ first }) => first)).toEqual([185, 485])
  expect(readParties(seen, rankings, WEIGHTS)!.text).toBe('Harms GmbH Orla Finch')
})

test('a name of signs alone is none, and no address holds its own name', () => {
  const { table, rankings } = drawContract([
    ...LEASE,
    { kind: 'name', text: '(the “Tenant”)', line: 8, chances: [0, 0.1] },
    { kind: 'address', text: 'Orla Finch, Mühlweg 2, 24105 Kiel', line: 6, chances: [0, 0.1] },
  ])
  const { names, addresses, withAddresses } = describeParties(table, rankings)
  expect(names.map(({ text }) => text)).not.toContain('')
  const tenant = names.findIndex(({ text }) => text === 'Orla Finch')
  const paired = withAddresses.filter(({ name }) => name === tenant).map(({ other }) => addresses[other]!.text)
  expect(paired).toContain('Mühlweg 2, 24105 Kiel')
  expect(paired).not.toContain('Orla Finch, Mühlweg 2, 24105 Kiel')
})
