import { FieldError, Input, Label, Text, TextArea, TextField as AriaTextField } from 'react-aria-components'
import './field.css'

interface TextFieldProps {
  readonly label: string
  /** What may be written here. */
  readonly hint?: string
  /** What is wrong with it. */
  readonly error?: string | undefined
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
  readonly placeholder?: string
  /** More than one line. */
  readonly rows?: number
  readonly inputMode?: 'numeric' | 'url'
  readonly autoFocus?: boolean
}

/** A field with its label above and what is wrong with it below. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, rows, placeholder, inputMode, ...rest } = props
  return (
    <AriaTextField {...rest} isInvalid={error !== undefined} className="ui-field" autoComplete="off">
      <Label className="ui-field-label">{label}</Label>
      {rows === undefined ? (
        <Input className="ui-field-control ui-field-input" placeholder={placeholder} inputMode={inputMode} />
      ) : (
        <TextArea className="ui-field-control ui-field-area" placeholder={placeholder} rows={rows} />
      )}
      {hint !== undefined && (
        <Text slot="description" className="ui-field-hint">
          {hint}
        </Text>
      )}
      <FieldError className="ui-field-error">{error}</FieldError>
    </AriaTextField>
  )
}
