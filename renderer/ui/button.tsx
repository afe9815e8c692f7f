import type { ReactNode } from 'react'
import type { LucideIcon } from 'lucide-react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components'
import { Tooltip } from './tooltip.tsx'
import './button.css'

interface ButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style'> {
  /** `primary`: the one thing to do here. `plain` has no ground until it is pointed at. */
  readonly variant?: 'primary' | 'normal' | 'plain' | 'danger'
  readonly size?: 'normal' | 'small'
  readonly icon?: LucideIcon
  readonly children: ReactNode
}

/** A button with words. */
export function Button({ variant = 'normal', size = 'normal', icon: Icon, children, ...rest }: ButtonProps) {
  return (
    <AriaButton {...rest} className={`ui-button ui-button-${variant}${size === 'small' ? ' ui-button-small' : ''}`}>
      {Icon && <Icon size={size === 'small' ? 14 : 16} aria-hidden />}
      <span className="ui-button-label">{children}</span>
    </AriaButton>
  )
}

interface IconButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'aria-label'> {
  /** What it does: read out, and shown when pointed at or focused. */
  readonly label: string
  readonly icon: LucideIcon
  readonly size?: 'normal' | 'small'
  /** Keys that do the same, shown beside the label. */
  readonly keys?: string
}

/** A button with a sign only; its label is in a tooltip. */
export function IconButton({ label, icon: Icon, size = 'normal', keys, ...rest }: IconButtonProps) {
  return (
    <Tooltip label={label} keys={keys}>
      <AriaButton
        {...rest}
        aria-label={label}
        className={`ui-button ui-button-plain ui-icon-button${size === 'small' ? ' ui-button-small' : ''}`}
      >
        <Icon size={size === 'small' ? 14 : 16} aria-hidden />
      </AriaButton>
    </Tooltip>
  )
}
