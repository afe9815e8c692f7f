import { expect, test } from 'vitest'
import { layOut } from '../../../../../engine/stages/find/layout.ts'
import { listSpans } from '../../../../../engine/stages/find/spans/list-spans.ts'
import { readSpanRoles } from '../../../../../engine/stages/find/tables/parties/read-span-roles.ts'
import { makePage } from '../../../../fixtures/builders/page.ts'

/** The role of each value that has one. */
function rolesOf(picture: string): Readonly<Record<string, string>> {
  const layout = layOut([makePage(picture)])
  const table = listSpans(layout, 'day-first')
  return Object.fromEntries([...readSpanRoles(table, layout)].map(([span, role]) => [table.spans[span]!.value, role]))
}

test('a name has the role that stands before it', () => {
  expect(rolesOf('Vermieter: Harms Immobilien GmbH')).toMatchObject({ 'Harms Immobilien GmbH': 'Vermieter' })
})

test('a name has the role that stands over it', () => {
  expect(rolesOf('Landlord\nOrla Finch')).toMatchObject({ 'Orla Finch': 'Landlord' })
})

test('an address has the role in brackets behind it', () => {
  const roles = rolesOf('Harms GmbH, Hafenweg 3, 24103 Kiel (nachfolgend "Auftraggeber" genannt)')
  expect(roles).toMatchObject({ 'Hafenweg 3, 24103 Kiel': 'Auftraggeber' })
})

test('what speaks of a role further on gives none', () => {
  expect(rolesOf('Hafenweg 3, 24103 Kiel, zahlt das Wasser (wie der Mieter) selbst')).not.toHaveProperty(
    'Hafenweg 3, 24103 Kiel',
  )
})

test('a name in a sentence has the role that it is given some lines further on', () => {
  const roles = rolesOf(`en mevrouw Femke Brandsma, geboren op 14 februari 2001,
wonende Weteringkade 23, 7396 BE Terwolde,
hierna te noemen: "werknemer", komen overeen`)
  expect(roles).toMatchObject({ 'Femke Brandsma': 'werknemer', 'Weteringkade 23, 7396 BE Terwolde': 'werknemer' })
})

test('of two definitions behind a name the first one counts', () => {
  const roles = rolesOf(`zwischen der Harms Holzbau GmbH, vertreten durch ihre Leitung,
nachfolgend Vermieter, und der Finch Werkstatt GmbH, nachfolgend Mieter, wird vereinbart`)
  expect(roles).toMatchObject({ 'Harms Holzbau GmbH': 'Vermieter', 'Finch Werkstatt GmbH': 'Mieter' })
})
