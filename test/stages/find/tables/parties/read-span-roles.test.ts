import { expect, test } from 'vitest'
import { layOut } from '../../../../../engine/stages/find/layout.ts'
import { listSpans } from '../../../../../engine/stages/find/spans/list-spans.ts'
import { readSpanRoles } from '../../../../../engine/stages/find/tables/parties/read-span-roles.ts'
import { makePage } from '../../../../fixtures/builders/page.ts'

/** The role of each value that has one. */
function rolesOf(picture: string): Readonly<Record<string, string>> {
  const table = listSpans(layOut([makePage(picture)]), 'day-first')
  return Object.fromEntries([...readSpanRoles(table)].map(([span, role]) => [table.spans[span]!.value, role]))
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
