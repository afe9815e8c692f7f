import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

/** What keys are called, in the language of the page; a key that nobody has named as it is. */
export function useFieldName(): (key: string) => string {
  const { t, i18n } = useTranslation('fields')
  return useCallback(
    (key) => (i18n.exists(`fields:key.${key}`) ? t(`key.${key}` as 'key.iban') : key.replaceAll('_', ' ')),
    [t, i18n],
  )
}

/** The same for the cells of rows. */
export function useCellName(): (cell: string) => string {
  const { t, i18n } = useTranslation('fields')
  return (cell) => (i18n.exists(`fields:cell.${cell}`) ? t(`cell.${cell}` as 'cell.name') : cell.replaceAll('_', ' '))
}
