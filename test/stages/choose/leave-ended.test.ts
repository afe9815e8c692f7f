import { expect, test } from 'vitest'
import type { Field, Fields } from '../../../engine/domain/field.ts'
import { leaveEnded } from '../../../engine/stages/choose/leave-ended.ts'

const field = (value: string): Field => ({ value, candidates: [] })

function read(title: string): Fields {
  return leaveEnded({
    contract_type: field(title),
    start_date: field('2022-09-01'),
    end_date: field('2026-05-31'),
    term_months: field('60'),
    recurring_amount: field('51600.00'),
    total_amount: field('18700.00'),
  })
}

test.each([
  'Aufhebungsvertrag',
  'A u f h e b u n g s v e r t r a g',
  'Mietaufhebungsvereinbarung',
  'Deed of Surrender of Lease',
  'RUPTURE CONVENTIONNELLE D’UN CONTRAT DE TRAVAIL',
  'Accordo di risoluzione consensuale',
  'Acuerdo de resolución del contrato de distribución',
  'Vaststellingsovereenkomst',
  'Acordo de revogação do contrato de trabalho',
])('what ends a contract neither begins nor pays again: %s', (title) => {
  expect(read(title)).toMatchObject({
    start_date: { value: null },
    end_date: { value: '2026-05-31' },
    term_months: { value: null },
    recurring_amount: { value: null },
    total_amount: { value: '18700.00' },
  })
})

test.each(['Mietvertrag', 'Lease Agreement', 'Contrat de travail', 'Software Licence and Services Agreement'])(
  'all else does: %s',
  (title) => {
    expect(read(title)).toMatchObject({ start_date: { value: '2022-09-01' }, recurring_amount: { value: '51600.00' } })
  },
)
