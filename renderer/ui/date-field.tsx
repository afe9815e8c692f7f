import { parseDate } from '@internationalized/date'
import { DateField as AriaDateField, DateInput, DateSegment, Label } from 'react-aria-components'
import './field.css'

interface DateFieldProps {
  readonly label: string
  /** `2026-10-31`, or null while it is empty. */
  readonly value: string | null
  readonly onChange: (value: string | null) => void
}

/** A date, typed part by part in the order of the page's language. */
export function DateField({ label, value, onChange }: DateFieldProps) {
  return (
    <AriaDateField
      value={value === null ? null : parseDate(value)}
      onChange={(date) => onChange(date === null ? null : date.toString())}
      className="ui-field"
    >
      <Label className="ui-field-label">{label}</Label>
      <DateInput className="ui-field-control">
        {(segment) => <DateSegment segment={segment} className="ui-date-segment" />}
      </DateInput>
    </AriaDateField>
  )
}
