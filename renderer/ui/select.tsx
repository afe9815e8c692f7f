import { ChevronDown } from 'lucide-react'
import { Button, Label, ListBox, ListBoxItem, Popover, Select as AriaSelect, SelectValue } from 'react-aria-components'
import './field.css'
import './menu.css'

interface SelectProps<Key extends string> {
  readonly label: string
  /** For a select whose label stands elsewhere already. */
  readonly isLabelHidden?: boolean
  readonly value: Key
  readonly options: readonly { readonly key: Key; readonly name: string }[]
  readonly onChange: (key: Key) => void
}

/** One of a few. */
export function Select<Key extends string>({
  label,
  isLabelHidden = false,
  value,
  options,
  onChange,
}: SelectProps<Key>) {
  return (
    <AriaSelect
      {...(isLabelHidden && { 'aria-label': label })}
      value={value}
      onChange={(key) => onChange(key as Key)}
      className="ui-field"
    >
      {!isLabelHidden && <Label className="ui-field-label">{label}</Label>}
      <Button className="ui-field-control ui-select-button">
        <SelectValue className="ui-select-value" />
        <ChevronDown size={14} aria-hidden />
      </Button>
      <Popover className="ui-popover" offset={4}>
        <ListBox className="ui-menu">
          {options.map(({ key, name }) => (
            <ListBoxItem key={key} id={key} className="ui-menu-item">
              {name}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </AriaSelect>
  )
}
