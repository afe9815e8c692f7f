import { describe, expect, test } from 'vitest'
import { makePage } from '../../../fixtures/builders/page.ts'
import { readFields } from '../read-fields.ts'

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
