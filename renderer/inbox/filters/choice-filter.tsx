import { ChevronDown, type LucideIcon } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components'
import { MenuButton, MenuItem } from '../../ui/menu.tsx'
import { useFormat } from '../../format/use-format.ts'

interface ChoiceProps {
  readonly label: string
  /** What stands for no narrowing. */
  readonly anyName: string
  readonly icon: LucideIcon
  readonly value: string | undefined
  readonly options: readonly { readonly key: string; readonly name: string; readonly count: number }[]
  readonly onChange: (key: string | null) => void
}

const ANY = ''

/** Narrows the list to one of what there is, with how many there are. */
export function ChoiceFilter({ label, anyName, icon: Icon, value, options, onChange }: ChoiceProps) {
  const format = useFormat()
  const chosen = value === undefined ? undefined : (options.find(({ key }) => key === value)?.name ?? value)
  return (
    <MenuButton
      button={
        <AriaButton className={`inbox-filter${chosen === undefined ? '' : ' inbox-filter-on'}`}>
          <Icon size={14} aria-hidden />
          <span className="inbox-clip">{chosen ?? label}</span>
          <ChevronDown size={13} aria-hidden />
        </AriaButton>
      }
      aria-label={label}
      selectionMode="single"
      selectedKeys={[value ?? ANY]}
      onAction={(key) => onChange(key === ANY ? null : String(key))}
    >
      <MenuItem id={ANY}>{anyName}</MenuItem>
      {options.map(({ key, name, count }) => (
        <MenuItem key={key} id={key} note={format.number(count)}>
          {name}
        </MenuItem>
      ))}
    </MenuButton>
  )
}
