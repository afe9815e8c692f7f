import type { Ref } from 'react'
import { X, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button, Input, SearchField as AriaSearchField } from 'react-aria-components'
import './field.css'

interface SearchFieldProps {
  readonly label: string
  readonly placeholder: string
  readonly icon: LucideIcon
  /** Keys that lead here. */
  readonly keys?: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly inputRef?: Ref<HTMLInputElement>
}

/** A field to search in; Escape empties it. */
export function SearchField({ label, placeholder, icon: Icon, keys, value, onChange, inputRef }: SearchFieldProps) {
  const { t } = useTranslation()
  return (
    <AriaSearchField aria-label={label} value={value} onChange={onChange} className="ui-search">
      <Icon size={15} aria-hidden />
      <Input ref={inputRef} placeholder={placeholder} className="ui-search-input" />
      {value !== '' && (
        <Button aria-label={t('clear')} className="ui-search-clear">
          <X size={14} aria-hidden />
        </Button>
      )}
      {keys !== undefined && value === '' && (
        <kbd className="ui-search-keys" aria-hidden>
          {keys}
        </kbd>
      )}
    </AriaSearchField>
  )
}
