import './progress-bar.css'

/** How far something is, 0..1. */
export function ProgressBar({ label, share }: { readonly label: string; readonly share: number }) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100)
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="ui-progress"
    >
      <div className="ui-progress-done" style={{ width: `${percent}%` }} />
    </div>
  )
}
