import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { findLocale, isMonthFirst } from '../../format/locale.ts'
import type { Writing } from '../read-typed.ts'
import type { FieldValue } from '../value.ts'
import type { Language } from '../write-value.ts'

/** How dates and amounts are typed into a document's fields: dates without a year are of the year of its own. */
export function useWriting(issueDate: FieldValue | undefined): Writing {
  const { i18n } = useTranslation()
  const year = Number((typeof issueDate === 'string' ? issueDate : new Date().toISOString()).slice(0, 4))
  return useMemo(() => {
    const locale = findLocale(i18n.language, navigator.languages)
    return { language: i18n.language as Language, year, isMonthFirst: isMonthFirst(locale) }
  }, [i18n.language, year])
}
