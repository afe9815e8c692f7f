import { expect, test } from 'vitest'
import { isPersonal } from '../../../../../engine/stages/find/tables/parties/role-words.ts'

test('who works for another one is a person, in any language and gender', () => {
  const people = ['Arbeitnehmerin', 'Employee', 'Salariée', 'lavoratrice', 'Trabajador', 'Werkneemster', 'trabalhadora']
  expect(people.filter((role) => !isPersonal(role))).toEqual([])
  expect(['Arbeitgeber', 'Auftragnehmer', 'Employer', 'Company', 'Client'].filter((role) => isPersonal(role))).toEqual(
    [],
  )
})
