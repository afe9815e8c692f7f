import { useState } from 'react'
import { CalendarDays, ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button as AriaButton, DialogTrigger, Popover } from 'react-aria-components'
import type { DocumentFilter } from '../../api/document-view.ts'
import { useFormat } from '../../format/use-format.ts'
import { Button } from '../../ui/button.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { Select } from '../../ui/select.tsx'
import type { ViewControl } from '../use-view.ts'
import { findPeriod, PERIODS, type PeriodName } from './periods.ts'

const FIELDS = ['issue_date', 'payment_due_date', 'created_at'] as const
type PeriodField = (typeof FIELDS)[number]

/** From when to when, by which date: the usual periods at one press, others typed. */
export function PeriodFilter({ filter, setFilter }: { filter: DocumentFilter; setFilter: ViewControl['setFilter'] }) {
  const { t } = useTranslation('inbox')
  const name = usePeriodName(filter)
  const [isOpen, setOpen] = useState(false)
  const { period_from = null, period_to = null } = filter
  const field = FIELDS.find((one) => one === filter.period_field) ?? 'issue_date'

  function choose(period: PeriodName): void {
    const { from, to } = findPeriod(period, new Date())
    setFilter({ period_from: from, period_to: to })
    setOpen(false)
  }

  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <AriaButton className={`inbox-filter${name === null ? '' : ' inbox-filter-on'}`}>
        <CalendarDays size={14} aria-hidden />
        <span className="inbox-clip">{name ?? t('period')}</span>
        <ChevronDown size={13} aria-hidden />
      </AriaButton>
      <Popover className="ui-popover" offset={4} aria-label={t('period')}>
        <div className="inbox-period">
          <Select<PeriodField>
            label={t('period_by')}
            value={field}
            options={FIELDS.map((key) => ({ key, name: t(`period_field.${key}`) }))}
            onChange={(key) => setFilter({ period_field: key === 'issue_date' ? null : key })}
          />
          <div className="inbox-period-presets">
            {PERIODS.map((period) => (
              <Button key={period} size="small" onPress={() => choose(period)}>
                {t(`period_name.${period}`)}
              </Button>
            ))}
          </div>
          <div className="inbox-period-days">
            <DateField
              label={t('period_from')}
              value={period_from}
              onChange={(day) => setFilter({ period_from: day })}
            />
            <DateField label={t('period_to')} value={period_to} onChange={(day) => setFilter({ period_to: day })} />
          </div>
          <Button
            size="small"
            variant="plain"
            isDisabled={name === null}
            onPress={() => {
              setFilter({ period_from: null, period_to: null, period_field: null })
              setOpen(false)
            }}
          >
            {t('period_any')}
          </Button>
        </div>
      </Popover>
    </DialogTrigger>
  )
}

/** What the chosen period is called; null without one. */
function usePeriodName({ period_from, period_to }: DocumentFilter): string | null {
  const { t } = useTranslation('inbox')
  const format = useFormat()
  if (!period_from && !period_to) return null
  const today = new Date()
  const known = PERIODS.find((name) => {
    const { from, to } = findPeriod(name, today)
    return from === period_from && to === period_to
  })
  if (known) return t(`period_name.${known}`)
  return `${period_from ? format.date(period_from) : '…'} – ${period_to ? format.date(period_to) : '…'}`
}
