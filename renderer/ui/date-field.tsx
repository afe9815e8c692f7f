import { useState } from 'react'
import { parseDate } from '@internationalized/date'
import { DateField as AriaDateField, DateInput, DateSegment, Label, type DateValue } from 'react-aria-components'
import './field.css'

interface DateFieldProps {
  readonly label: string
  /** `2026-10-31`, or null while it is empty. */
  readonly value: string | null
  readonly onChange: (value: string | null) => void
}

/** Years below are years of which not all digits are typed yet. */
const FIRST_YEAR = 1900

/** A date, typed part by part in the order and with the zeros in which dates are shown (format/format-values.ts). */
export function DateField({ label, value, onChange }: DateFieldProps) {
  const [typed, setTyped] = useState(() => readDay(value))
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    setTyped(readDay(value))
  }

  function change(date: DateValue | null): void {
    setTyped(date)
    if (date === null) onChange(null)
    else if (date.year >= FIRST_YEAR) onChange(date.toString())
  }

  return (
    <AriaDateField value={typed} onChange={change} className="ui-field" shouldForceLeadingZeros>
      <Label className="ui-field-label">{label}</Label>
      <DateInput className="ui-field-control ui-date">
        {(segment) => <DateSegment segment={segment} className="ui-date-segment" />}
      </DateInput>
    </AriaDateField>
  )
}

function readDay(value: string | null): DateValue | null {
  return value === null ? null : parseDate(value)
}
