import { useTranslation } from 'react-i18next'
import { isRows, kindOf } from '../field-kinds.ts'
import { useChoiceNames } from '../fields/scalar-editor.tsx'
import { rowsOf, textOf, type FieldValue } from '../value.ts'
import { writeValue, type Language } from '../write-value.ts'

/** A value of a field as its editor writes it. */
export function ShownValue({ fieldKey, value }: { readonly fieldKey: string; readonly value: FieldValue }) {
  const { t, i18n } = useTranslation('review')
  const kind = kindOf(fieldKey)
  const choice = useChoiceNames(fieldKey, isRows(kind) ? 'string' : kind)
  if (value === null) return t('history.empty')
  if (isRows(kind)) return t('rows.count', { count: rowsOf(value).length })
  const text = textOf(value) ?? ''
  return kind === 'enum' || kind === 'boolean'
    ? choice(text)
    : writeValue(fieldKey, kind, text, i18n.language as Language)
}

/** What stood there, and what stands there now. */
export function ChangedValue(props: {
  readonly fieldKey: string
  readonly before: FieldValue
  readonly after: FieldValue
}) {
  const { fieldKey, before, after } = props
  return (
    <p>
      <del>
        <ShownValue fieldKey={fieldKey} value={before} />
      </del>{' '}
      <ins>
        <ShownValue fieldKey={fieldKey} value={after} />
      </ins>
    </p>
  )
}
