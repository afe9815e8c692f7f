import { Check, Minus } from 'lucide-react'
import './check-mark.css'

/** The box of a checkbox as it is drawn; the control around it carries the meaning. */
export function CheckMark({ state }: { readonly state: 'none' | 'some' | 'all' }) {
  return (
    <span className={`ui-check ui-check-${state}`} aria-hidden>
      {state === 'all' && <Check size={12} strokeWidth={3} />}
      {state === 'some' && <Minus size={12} strokeWidth={3} />}
    </span>
  )
}
