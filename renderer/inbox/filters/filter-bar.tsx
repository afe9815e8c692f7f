import { FileType, ListFilter, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components'
import type { DocumentCounts } from '../../../engine/contract/app/document.ts'
import type { DocumentFilter } from '../../api/document-view.ts'
import { useFormat } from '../../format/use-format.ts'
import { Button } from '../../ui/button.tsx'
import { useTypeName } from '../table/use-type-name.ts'
import type { ViewControl } from '../use-view.ts'
import { ChoiceFilter } from './choice-filter.tsx'
import { PeriodFilter } from './period-filter.tsx'

const STATUSES = ['pending', 'completed', 'blocked', 'error'] as const
const PILES = ['all', 'look', 'checked'] as const
type Pile = (typeof PILES)[number]

interface FilterBarProps {
  readonly control: ViewControl
  readonly counts: DocumentCounts | undefined
  /** How many documents a narrowed list has; null while nothing narrows it. */
  readonly total: number | null
}

/** Which documents are shown: the piles an accountant works through, and what narrows them. */
export function FilterBar({ control, counts, total }: FilterBarProps) {
  const { t } = useTranslation(['inbox', 'document'])
  const { view, isFiltered, setFilter, reset } = control
  const { filter } = view
  const typeName = useTypeName()
  const byStatus = counts?.by_status ?? {}
  // What is chosen has a name, also when there is none of it any more.
  const byType = { ...(filter.type && { [filter.type]: 0 }), ...counts?.by_type }
  return (
    <div className="inbox-filters" role="group" aria-label={t('filters')}>
      <Piles filter={filter} setFilter={setFilter} counts={counts} />
      <ChoiceFilter
        label={t('type')}
        anyName={t('any_type')}
        icon={FileType}
        value={filter.type}
        options={Object.entries(byType)
          .map(([key, count]) => ({ key, name: typeName(key), count }))
          .sort((a, b) => b.count - a.count)}
        onChange={(type) => setFilter({ type })}
      />
      <ChoiceFilter
        label={t('status')}
        anyName={t('any_status')}
        icon={ListFilter}
        value={filter.status}
        options={STATUSES.map((key) => ({ key, name: t(`document:status.${key}`), count: byStatus[key] ?? 0 }))}
        onChange={(status) => setFilter({ status })}
      />
      <PeriodFilter filter={filter} setFilter={setFilter} />
      {total !== null && (
        <span role="status" className="inbox-total">
          {t('total', { count: total })}
        </span>
      )}
      {isFiltered && (
        <Button size="small" variant="plain" icon={X} onPress={reset}>
          {t('reset')}
        </Button>
      )}
    </div>
  )
}

interface PilesProps {
  readonly filter: DocumentFilter
  readonly setFilter: ViewControl['setFilter']
  readonly counts: DocumentCounts | undefined
}

function Piles({ filter, setFilter, counts }: PilesProps) {
  const { t } = useTranslation('inbox')
  const format = useFormat()
  const pile: Pile = filter.needs_look === 'true' ? 'look' : filter.checked === 'true' ? 'checked' : 'all'
  const numbers = { all: counts?.all, look: counts?.needs_look, checked: counts?.checked }

  function choose(next: Pile): void {
    setFilter({ needs_look: next === 'look' ? 'true' : null, checked: next === 'checked' ? 'true' : null })
  }

  return (
    <ToggleButtonGroup
      aria-label={t('piles')}
      className="inbox-piles"
      selectedKeys={[pile]}
      disallowEmptySelection
      onSelectionChange={(keys) => choose(PILES.find((name) => keys.has(name)) ?? 'all')}
    >
      {PILES.map((name) => (
        <ToggleButton key={name} id={name} className="inbox-pile">
          {t(`pile.${name}`)}
          {numbers[name] !== undefined && <span className="inbox-pile-count">{format.number(numbers[name])}</span>}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
