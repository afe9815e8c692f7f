import { describe, expect, test } from 'vitest'
import { makePage } from '../../../../fixtures/builders/page.ts'
import { readFields } from '../../read-fields.ts'

describe('a booking without amounts', () => {
  const fields = readFields(
    makePage(`
    Fernweh Reisen GmbH

    Buchungsbestätigung

    Buchungsnummer:       48480030
    Buchungsdatum:        22.03.2024
    Reiseanmelder:        Petra Sommer
    Anreise:              12.04.2024
    Abreise:              19.04.2024

    Wir wünschen Ihnen eine gute Reise.
  `),
  )

  test('has its own number and day, not those of the journey', () => {
    expect(fields).toMatchObject({ document_number: '48480030', issue_date: '2024-03-22' })
  })

  test('goes to who booked', () => {
    expect(fields).toMatchObject({ sender_name: 'Fernweh Reisen GmbH', recipient_name: 'Petra Sommer' })
  })

  test('has no currency', () => {
    expect(fields['currency'] ?? null).toBeNull()
  })
})

test('the days on which goods are asked for are no day of issue', () => {
  const fields = readFields(
    makePage(`
    BUYER: Northwind Tools Ltd
    PURCHASE ORDER: PO1234567

    Date:                          31/03/2026
    Requested_Delivery_end_date:   30/04/2026

    SELLER: Harbour Cafe LLP
  `),
  )
  expect(fields['issue_date']).toBe('2026-03-31')
})
