import { useId, type ReactNode } from 'react'
import './room.css'

interface RoomProps {
  readonly title: string
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A room that is read from top to bottom: its name, then its sections. */
export function Room({ title, actions, children }: RoomProps) {
  return (
    <>
      <header className="ui-room-head">
        <h1>{title}</h1>
        {actions}
      </header>
      <div className="ui-room-body">
        <div className="ui-room-column">{children}</div>
      </div>
    </>
  )
}

interface SectionProps {
  readonly title: string
  readonly hint?: ReactNode
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** What belongs together, under its name. */
export function Section({ title, hint, actions, children }: SectionProps) {
  const id = useId()
  return (
    <section className="ui-section" aria-labelledby={id}>
      <header className="ui-section-head">
        <div>
          <h2 id={id}>{title}</h2>
          {hint !== undefined && <p className="ui-section-hint">{hint}</p>}
        </div>
        {actions}
      </header>
      {children}
    </section>
  )
}

/** Lines of a section, parted by hairlines. */
export function Card({ children }: { readonly children: ReactNode }) {
  return <div className="ui-card">{children}</div>
}

interface LineProps {
  readonly title: ReactNode
  readonly hint?: ReactNode
  /** At its end: a control, a figure. */
  readonly children?: ReactNode
}

export function Line({ title, hint, children }: LineProps) {
  return (
    <div className="ui-line">
      <div className="ui-line-text">
        <div className="ui-line-title">{title}</div>
        {hint !== undefined && <div className="ui-line-hint">{hint}</div>}
      </div>
      {children !== undefined && <div className="ui-line-end">{children}</div>}
    </div>
  )
}

/** A word that says in which state something is. */
export function Badge({
  tone,
  children,
}: {
  readonly tone: 'good' | 'warn' | 'bad' | 'quiet'
  readonly children: ReactNode
}) {
  return <span className={`ui-badge ui-badge-${tone}`}>{children}</span>
}
