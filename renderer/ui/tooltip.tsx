import type { ReactElement } from 'react'
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components'
import './tooltip.css'

interface TooltipProps {
  readonly label: string
  readonly keys?: string | undefined
  /** One control that can be focused. */
  readonly children: ReactElement
}

/** Says what a control is when it is pointed at or focused. */
export function Tooltip({ label, keys, children }: TooltipProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={0}>
      {children}
      <AriaTooltip className="ui-tooltip" offset={6}>
        {label}
        {keys !== undefined && <kbd className="ui-keys">{keys}</kbd>}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
