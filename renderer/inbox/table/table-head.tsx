import { ArrowDown, ArrowUp, Eye } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from 'react-aria-components'
import type { SortKey } from '../../../engine/contract/app/document.ts'
import type { Sort } from '../../api/document-view.ts'
import { CheckMark } from '../../ui/check-mark.tsx'
import { columnIndex, COLUMNS, DESCENDING_FIRST, type ColumnName } from './columns.ts'

interface HeadProps {
  readonly sort: Sort
  /** Null: newest first, as things come in. */
  readonly onSort: (sort: Sort | null) => void
  readonly selected: 'none' | 'some' | 'all'
  readonly onSelectAll: () => void
  readonly onClear: () => void
}

/** Names of the columns. Pressing one sorts by it, pressing again turns it round, and a third time goes back. */
export function TableHead({ sort, onSort, selected, onSelectAll, onClear }: HeadProps) {
  const { t } = useTranslation('inbox')
  return (
    <div role="row" aria-rowindex={1} className="inbox-row inbox-head">
      <div role="columnheader" aria-colindex={1} className="inbox-cell inbox-cell-select">
        <Checkbox
          aria-label={t('select_all')}
          isSelected={selected === 'all'}
          isIndeterminate={selected === 'some'}
          onChange={() => (selected === 'all' ? onClear() : onSelectAll())}
        >
          <CheckMark state={selected} />
        </Checkbox>
      </div>
      <div role="columnheader" aria-colindex={2} className="inbox-cell inbox-cell-thumbnail">
        <span className="ui-unseen">{t('column.thumbnail')}</span>
      </div>
      {COLUMNS.flatMap(({ name, sort: key }) =>
        key === null ? [] : [<SortHead key={name} name={name} sortKey={key} sort={sort} onSort={onSort} />],
      )}
      <div role="columnheader" aria-colindex={columnIndex('look')} className="inbox-cell inbox-cell-look">
        <Eye size={14} aria-hidden />
        <span className="ui-unseen">{t('column.look')}</span>
      </div>
    </div>
  )
}

interface SortHeadProps extends Pick<HeadProps, 'sort' | 'onSort'> {
  readonly name: Exclude<ColumnName, 'select'>
  readonly sortKey: SortKey
}

function SortHead({ name, sortKey, sort, onSort }: SortHeadProps) {
  const { t } = useTranslation('inbox')
  const direction = sort === sortKey ? 'ascending' : sort === `-${sortKey}` ? 'descending' : 'none'
  const Arrow = direction === 'ascending' ? ArrowUp : ArrowDown
  return (
    <div
      role="columnheader"
      aria-colindex={columnIndex(name)}
      aria-sort={direction}
      className={`inbox-cell inbox-cell-${name}`}
    >
      <button type="button" className="inbox-sort" onClick={() => onSort(nextSort(sortKey, sort))}>
        <span>{t(`column.${name}`)}</span>
        {direction !== 'none' && <Arrow size={13} aria-hidden />}
      </button>
    </div>
  )
}

function nextSort(key: SortKey, sort: Sort): Sort | null {
  const ways: readonly Sort[] = DESCENDING_FIRST.has(key) ? [`-${key}`, key] : [key, `-${key}`]
  const at = ways.indexOf(sort)
  return at < 0 ? ways[0]! : (ways[at + 1] ?? null)
}
