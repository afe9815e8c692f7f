import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { createFormat, type Format } from './format-values.ts'
import { findLocale } from './locale.ts'

/** Amounts, dates, sizes and times in the language of the page. */
export function useFormat(): Format {
  const { i18n } = useTranslation()
  return useMemo(() => createFormat(findLocale(i18n.language, navigator.languages)), [i18n.language])
}
