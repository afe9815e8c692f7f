import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

/** What a type is called; a type of the user's own is called what it is, and '' what is not known yet. */
export function useTypeName(): (type: string | null) => string {
  const { t, i18n } = useTranslation('document')
  return useCallback(
    (type) => {
      if (type === null) return ''
      return i18n.exists(`document:type.${type}`) ? t(`type.${type as 'other'}`) : type
    },
    [i18n, t],
  )
}
