import { useMemo } from 'react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Format } from '../../format/format-values.ts'
import { useFormat } from '../../format/use-format.ts'
import { useTrouble } from './use-trouble.ts'
import { useTypeName } from './use-type-name.ts'

/** All that a row says things with, got once for the table: rows come and go by dozens while one scrolls. */
export interface RowWords {
  readonly t: TFunction<['inbox', 'document']>
  readonly format: Format
  readonly typeName: ReturnType<typeof useTypeName>
  readonly trouble: ReturnType<typeof useTrouble>
}

export function useRowWords(): RowWords {
  const { t } = useTranslation(['inbox', 'document'])
  const format = useFormat()
  const typeName = useTypeName()
  const trouble = useTrouble()
  return useMemo(() => ({ t, format, typeName, trouble }), [t, format, typeName, trouble])
}
