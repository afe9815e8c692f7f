import { useTranslation } from 'react-i18next'
import type { AuditEntryResource } from '../../../engine/contract/app/audit.ts'
import { useFormat } from '../../format/use-format.ts'
import { useFieldName } from '../fields/use-field-name.ts'
import type { FieldValue } from '../value.ts'
import { ChangedValue } from './shown-value.tsx'

/** One entry of the audit trail. */
export function TrailEntry({ entry }: { readonly entry: AuditEntryResource }) {
  const { t } = useTranslation('review')
  const { t: word, i18n } = useTranslation('document')
  const name = useFieldName()
  const format = useFormat()
  const { action, field, at } = entry
  const isField = action === 'field.read' || action === 'field.undone'
  const status = (value: unknown): string =>
    i18n.exists(`document:status.${String(value)}`)
      ? word(`status.${String(value)}` as 'status.pending')
      : String(value)
  return (
    <>
      <div className="review-history-head">
        <strong>
          {isField && field !== null ? `${name(field)}: ${t(wordOf(action))}` : t(wordOf(action), detailsOf(entry))}
        </strong>
        <span>{[format.dateTime(at), nameActor(entry, t)].join(' · ')}</span>
      </div>
      {isField && field !== null && (
        <ChangedValue fieldKey={field} before={entry.before as FieldValue} after={entry.after as FieldValue} />
      )}
      {action === 'document.status' && (
        <p>
          <del>{status(entry.before)}</del> <ins>{status(entry.after)}</ins>
        </p>
      )}
    </>
  )
}

type Word = 'history.action.received'

/** The last word of the action: keys of texts have no dots. */
function wordOf(action: AuditEntryResource['action']): Word {
  return `history.action.${action.split('.')[1]}` as Word
}

/** What the words of an action name. */
function detailsOf({ after }: AuditEntryResource): {
  readonly amount: string
  readonly symbol: string
  readonly format: string
} {
  const details = typeof after === 'object' && after !== null ? (after as Readonly<Record<string, unknown>>) : {}
  const text = (name: string): string => (typeof details[name] === 'string' ? details[name] : '')
  return { amount: text('amount'), symbol: text('symbol'), format: text('format') }
}

function nameActor(
  { actor, actor_name: name }: AuditEntryResource,
  t: (key: `history.actor.${AuditEntryResource['actor']}`) => string,
): string {
  const kind = t(`history.actor.${actor}`)
  if (name === null) return kind
  return actor === 'session' ? name : `${kind} ${name}`
}
