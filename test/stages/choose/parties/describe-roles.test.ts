import { expect, test } from 'vitest'
import { describeParties } from '../../../../engine/stages/choose/parties/describe-parties.ts'
import { PARTY_ROLE_FEATURES } from '../../../../engine/stages/choose/parties/describe-roles.ts'
import { drawContract } from './contract-table.ts'

/** What is measured of each name beside each role. */
function measure(feature: string): Readonly<Record<string, number>> {
  const { table, rankings } = drawContract([
    { kind: 'name', text: 'Harms GmbH', line: 1, chances: [0.9, 0] },
    { kind: 'role', text: 'Arbeitgeberin', line: 2 },
    { kind: 'name', text: 'Orla Finch', line: 4, chances: [0, 0.9] },
    { kind: 'role', text: 'Arbeitnehmerin', line: 5 },
  ])
  const { names, withRoles, roleWords } = describeParties(table, rankings)
  const at = PARTY_ROLE_FEATURES.indexOf(feature)
  return Object.fromEntries(
    withRoles.map(({ name, other, features }) => [`${names[name]!.text}: ${roleWords[other]!.role}`, features[at]!]),
  )
}

test('whether people alone have the role, and whether the name is a firm’s', () => {
  expect(measure('said of people')).toMatchObject({ 'Harms GmbH: Arbeitnehmerin': 1, 'Harms GmbH: Arbeitgeberin': 0 })
  expect(measure('legal form')).toMatchObject({ 'Harms GmbH: Arbeitnehmerin': 1, 'Orla Finch: Arbeitnehmerin': 0 })
  expect(measure('said of givers')).toMatchObject({ 'Orla Finch: Arbeitgeberin': 1, 'Orla Finch: Arbeitnehmerin': 0 })
})

test('the order in which names stand and roles are introduced', () => {
  expect(measure('orders apart')).toEqual({
    'Harms GmbH: Arbeitgeberin': 0,
    'Harms GmbH: Arbeitnehmerin': -1,
    'Orla Finch: Arbeitgeberin': 1,
    'Orla Finch: Arbeitnehmerin': 0,
  })
})
