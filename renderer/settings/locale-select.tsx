import { useTranslation } from 'react-i18next'
import { Select } from '../ui/select.tsx'

const LOCALES = ['de-DE', 'de-AT', 'de-CH', 'en-GB', 'en-US', 'fr', 'it', 'es', 'nl'] as const
const DETECT = 'detect'

interface LocaleSelectProps {
  readonly label: string
  readonly isLabelHidden?: boolean
  /** Null: detect. */
  readonly value: string | null
  readonly onChange: (locale: string | null) => void
}

/** Language and country of documents. */
export function LocaleSelect({ label, isLabelHidden, value, onChange }: LocaleSelectProps) {
  const { t } = useTranslation('settings')
  const known = LOCALES.map((key) => ({ key: key as string, name: t(`locales.${key}`) }))
  // One that was set elsewhere stays to be chosen, by its code.
  const other = value === null || known.some(({ key }) => key === value) ? [] : [{ key: value, name: value }]
  return (
    <Select
      label={label}
      {...(isLabelHidden && { isLabelHidden })}
      value={value ?? DETECT}
      options={[{ key: DETECT, name: t('detect') }, ...known, ...other]}
      onChange={(key) => onChange(key === DETECT ? null : key)}
    />
  )
}
