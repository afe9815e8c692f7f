import {
  Checkbox as AriaCheckbox,
  CheckboxGroup as AriaCheckboxGroup,
  FieldError,
  Label,
  Radio,
  RadioGroup,
  Switch as AriaSwitch,
} from 'react-aria-components'
import { CheckMark } from './check-mark.tsx'
import './choices.css'

interface Choice<Key extends string> {
  readonly key: Key
  readonly name: string
  readonly hint?: string
}

interface SegmentsProps<Key extends string> {
  readonly label: string
  readonly value: Key
  readonly choices: readonly Choice<Key>[]
  readonly onChange: (key: Key) => void
}

/** One of two or three, side by side. */
export function Segments<Key extends string>({ label, value, choices, onChange }: SegmentsProps<Key>) {
  return (
    <RadioGroup
      aria-label={label}
      value={value}
      onChange={(key) => onChange(key as Key)}
      orientation="horizontal"
      className="ui-segments"
    >
      {choices.map(({ key, name }) => (
        <Radio key={key} value={key} className="ui-segment">
          {name}
        </Radio>
      ))}
    </RadioGroup>
  )
}

interface ChecksProps<Key extends string> {
  readonly label: string
  readonly value: readonly Key[]
  readonly choices: readonly Choice<Key>[]
  readonly error?: string | undefined
  readonly onChange: (keys: Key[]) => void
}

/** Any of several. */
export function Checks<Key extends string>({ label, value, choices, error, onChange }: ChecksProps<Key>) {
  return (
    <AriaCheckboxGroup
      value={[...value]}
      onChange={(keys) => onChange(keys as Key[])}
      isInvalid={error !== undefined}
      className="ui-field"
    >
      <Label className="ui-field-label">{label}</Label>
      {choices.map(({ key, name, hint }) => (
        <AriaCheckbox key={key} value={key} className="ui-choice">
          {({ isSelected }) => (
            <>
              <CheckMark state={isSelected ? 'all' : 'none'} />
              <span>
                {name}
                {hint !== undefined && <span className="ui-choice-hint">{hint}</span>}
              </span>
            </>
          )}
        </AriaCheckbox>
      ))}
      <FieldError className="ui-field-error">{error}</FieldError>
    </AriaCheckboxGroup>
  )
}

interface CheckProps {
  readonly label: string
  readonly isSelected: boolean
  readonly onChange: (isSelected: boolean) => void
}

/** Yes or no, as part of a form. */
export function Check({ label, ...rest }: CheckProps) {
  return (
    <AriaCheckbox {...rest} className="ui-choice">
      {({ isSelected }) => (
        <>
          <CheckMark state={isSelected ? 'all' : 'none'} />
          <span>{label}</span>
        </>
      )}
    </AriaCheckbox>
  )
}

/** On or off, at once. */
export function Switch({ label, ...rest }: CheckProps) {
  return (
    <AriaSwitch {...rest} aria-label={label} className="ui-switch">
      <span className="ui-switch-track" />
    </AriaSwitch>
  )
}
