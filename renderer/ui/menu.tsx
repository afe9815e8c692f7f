import type { ReactElement, ReactNode } from 'react'
import { Check, type LucideIcon } from 'lucide-react'
import {
  Header,
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection as AriaMenuSection,
  MenuTrigger,
  Popover,
  Separator,
  type MenuItemProps,
  type MenuProps,
  type PopoverProps,
} from 'react-aria-components'
import './menu.css'

interface MenuButtonProps extends MenuProps<object> {
  /** The button that opens it. */
  readonly button: ReactElement
  readonly placement?: PopoverProps['placement']
  readonly children: ReactNode
}

/** A button with a menu; `selectionMode` makes its items choices. */
export function MenuButton({ button, placement = 'bottom start', children, ...rest }: MenuButtonProps) {
  return (
    <MenuTrigger>
      {button}
      <Popover className="ui-popover" placement={placement} offset={4}>
        <AriaMenu {...rest} className="ui-menu">
          {children}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}

interface ItemProps extends Omit<MenuItemProps, 'children' | 'className' | 'style'> {
  readonly icon?: LucideIcon
  /** At the end of the line: a count, keys. */
  readonly note?: ReactNode
  readonly children: string
}

export function MenuItem({ icon: Icon, note, children, ...rest }: ItemProps) {
  return (
    <AriaMenuItem {...rest} textValue={children} className="ui-menu-item">
      {({ selectionMode, isSelected }) => (
        <>
          {selectionMode !== 'none' && (
            <span className="ui-menu-check">{isSelected && <Check size={14} aria-hidden />}</span>
          )}
          {Icon && <Icon size={15} aria-hidden />}
          <span className="ui-menu-label">{children}</span>
          {note !== undefined && <span className="ui-menu-note">{note}</span>}
        </>
      )}
    </AriaMenuItem>
  )
}

export function MenuSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <AriaMenuSection className="ui-menu-section">
      <Header className="ui-menu-title">{title}</Header>
      {children}
    </AriaMenuSection>
  )
}

export function MenuSeparator() {
  return <Separator className="ui-menu-separator" />
}
