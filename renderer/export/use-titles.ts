import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { RESOURCES, type Language } from '../i18n/resources.ts'
import { kindOf } from '../review/field-kinds.ts'

/** What columns, sheets and cells are called in the language of the page, by the names that the service knows them under. */
export function useTitles(): Record<string, string> {
  const { i18n } = useTranslation()
  return useMemo(() => {
    const { export: own, fields } = RESOURCES[i18n.language as Language]
    const cellTitles: Readonly<Record<string, string>> = fields.cell
    const cells = Object.keys(fields.key).flatMap((key) => {
      const kind = kindOf(key)
      return typeof kind === 'string'
        ? []
        : Object.keys(kind).map((cell) => [`${key}.${cell}`, cellTitles[cell] ?? cell])
    })
    return { ...own.column, ...fields.key, ...(Object.fromEntries(cells) as Record<string, string>) }
  }, [i18n.language])
}
