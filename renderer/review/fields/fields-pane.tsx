import { useMemo, useRef, useState } from 'react'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { AppDocument } from '../../../engine/contract/app/document.ts'
import { Button } from '../../ui/button.tsx'
import type { Draft } from '../drafts.ts'
import { isRows, kindOf } from '../field-kinds.ts'
import { groupFields } from '../group-fields.ts'
import { isEmpty, type Finding } from '../judge-field.ts'
import type { Target } from '../review-actions.ts'
import { RowsField } from '../rows/rows-field.tsx'
import type { Fields } from '../value.ts'
import { FieldRow } from './field-row.tsx'
import { useFieldName } from './use-field-name.ts'
import { useWriting } from './use-writing.ts'
import { FindingNote } from './field-notes.tsx'
import './fields.css'

interface FieldsPaneProps {
  readonly document: AppDocument
  readonly fields: Fields
  readonly refusals: Readonly<Record<string, string>>
  /** What was left unsaved before the page was loaded. */
  readonly drafts: ReadonlyMap<string, Draft>
  readonly active: Target | null
  readonly hovered: string | null
}

/** There even when empty: what nearly every document has. */
const ALWAYS = new Set([
  'sender_name',
  'recipient_name',
  'type',
  'document_number',
  'issue_date',
  'payment_due_date',
  'currency',
  'net_amount',
  'total_tax_amount',
  'gross_amount',
  'amount_due',
  'iban',
  'period_start',
  'period_end',
  'subject',
])

/** Every field of the document in the order in which it is read; what is empty and seldom needed is folded away. */
export function FieldsPane({ document, fields, refusals, drafts, active, hovered }: FieldsPaneProps) {
  const { t } = useTranslation('review')
  const [showsAll, setShowsAll] = useState(false)
  const isShown = useShown(fields, document.findings ?? NO_FINDINGS, drafts)
  const groups = useMemo(() => groupFields(Object.keys(fields)), [fields])
  const hidden = Object.keys(fields).filter((key) => !isShown(key)).length
  const findings = document.findings ?? NO_FINDINGS
  const byKey = useMemo(
    () =>
      spreadFindings(
        findings,
        groups.flatMap(({ keys }) => keys),
      ),
    [findings, groups],
  )
  const fieldName = useFieldName()
  const writing = useWriting(fields['issue_date']?.value)
  return (
    <div className="review-fields">
      {findings
        .filter((finding) => !finding.fields.some((key) => key in fields))
        .map((finding) => (
          <div className="review-notes-wide" key={`${finding.code} ${finding.message}`}>
            <FindingNote finding={finding} />
          </div>
        ))}
      {groups.map(({ name, keys }) => {
        const visible = showsAll ? keys : keys.filter(isShown)
        if (visible.length === 0) return null
        return (
          <section key={name} className="review-group" aria-label={t(`group.${name}`)}>
            <h2>{t(`group.${name}`)}</h2>
            {visible.map((key) => {
              const kind = kindOf(key)
              const field = fields[key]
              if (!field) return null
              const { own, told } = byKey.get(key) ?? UNTOLD
              const shared = {
                documentId: document.id,
                fieldKey: key,
                field,
                name: fieldName(key),
                findings: own,
                told,
                refusal: refusalOf(refusals, key),
                restored: drafts.get(key)?.sending ? null : (drafts.get(key)?.text ?? null),
                writing,
                isActive: active?.key === key,
                isHovered: hovered === key,
              }
              return isRows(kind) ? (
                <RowsField key={key} {...shared} cells={kind} fields={fields} />
              ) : (
                <FieldRow key={key} {...shared} kind={kind} customTypes={document.custom_types ?? NO_TYPES} />
              )
            })}
          </section>
        )
      })}
      {(hidden > 0 || showsAll) && (
        <div className="review-show-all">
          <Button
            size="small"
            variant="plain"
            icon={showsAll ? ChevronUp : ChevronDown}
            onPress={() => setShowsAll(!showsAll)}
          >
            {showsAll ? t('field.show_filled') : t('field.show_all', { count: hidden })}
          </Button>
        </div>
      )}
    </div>
  )
}

/** A field that was seen stays, also when it is emptied. */
function useShown(
  fields: Fields,
  findings: readonly Finding[],
  drafts: ReadonlyMap<string, Draft>,
): (key: string) => boolean {
  const seen = useRef(new Set<string>())
  for (const [key, field] of Object.entries(fields)) {
    const isNamed = findings.some((finding) => finding.fields.includes(key))
    if (!isEmpty(field) || ALWAYS.has(key) || drafts.has(key) || isNamed) seen.current.add(key)
  }
  return (key) => seen.current.has(key)
}

interface OwnFindings {
  readonly own: readonly Finding[]
  /** Those of which the sentence stands beside this field. */
  readonly told: readonly Finding[]
}

const NO_FINDINGS: readonly Finding[] = []
const NO_TYPES: readonly string[] = []
const UNTOLD: OwnFindings = { own: NO_FINDINGS, told: NO_FINDINGS }

/**
 * Findings by the keys that they concern. One that concerns several fields is told once, beside the last of them that is read:
 * there the sum is seen.
 */
function spreadFindings(findings: readonly Finding[], order: readonly string[]): ReadonlyMap<string, OwnFindings> {
  const named = new Set(findings.flatMap(({ fields }) => fields))
  return new Map(
    [...named].map((key) => {
      const own = findings.filter(({ fields }) => fields.includes(key))
      const told = own.filter(({ fields }) => order.findLast((other) => fields.includes(other)) === key)
      return [key, { own, told }]
    }),
  )
}

function refusalOf(refusals: Readonly<Record<string, string>>, key: string): string | null {
  return Object.entries(refusals).find(([path]) => path === key || path.startsWith(`${key}.`))?.[1] ?? null
}
