import { useTranslation } from 'react-i18next'
import type { ExportColumn, ExportPreview } from '../../engine/contract/app/export.ts'
import { useFormat } from '../format/use-format.ts'

/** The first rows as they will stand in the file, values as this reader writes them. */
export function Preview({ preview: { columns, rows } }: { readonly preview: ExportPreview }) {
  const { t } = useTranslation('export')
  const show = useShow()
  return (
    // A wide table scrolls by itself: by the keyboard, too.
    <div className="export-preview" role="group" aria-label={t('preview')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map(({ name, title, kind }) => (
              <th key={name} scope="col" className={`export-${kind}`}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // Rows have no name of their own: the file is made anew with every change.
            <tr key={index}>
              {columns.map((column, place) => (
                <td key={column.name} className={`export-${column.kind}`}>
                  {show(row[place] ?? null, column)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function useShow(): (value: string | null, column: ExportColumn) => string {
  const format = useFormat()
  return (value, { kind }) => {
    if (value === null) return ''
    if (kind === 'date') return format.date(value)
    if (kind === 'time') return format.dateTime(value)
    return kind === 'number' ? format.number(value) : value
  }
}
