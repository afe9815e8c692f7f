import { parseDate } from '@internationalized/date'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Dialog,
  Heading,
  Popover,
} from 'react-aria-components'
import '../../ui/menu.css'

interface DatePopoverProps {
  readonly trigger: () => HTMLElement | null
  /** `YYYY-MM-DD` */
  readonly value: string | null
  readonly onClose: () => void
  readonly onTake: (date: string) => void
}

/** A month to choose a day from. */
export function DatePopover({ trigger, value, onClose, onTake }: DatePopoverProps) {
  const { t } = useTranslation('review')
  const triggerRef = useMemo(() => ({ current: trigger() }), [trigger])
  return (
    <Popover
      className="ui-popover"
      triggerRef={triggerRef}
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      placement="bottom end"
    >
      <Dialog className="review-calendar" aria-label={t('field.calendar')}>
        <Calendar
          aria-label={t('field.calendar')}
          autoFocus
          defaultValue={value !== null && /^\d{4}-\d\d-\d\d$/.test(value) ? parseDate(value) : null}
          onChange={(date) => onTake(date.toString())}
        >
          <header className="review-calendar-head">
            <Button slot="previous" className="review-inner-button">
              <ChevronLeft size={16} aria-hidden />
            </Button>
            <Heading level={3} />
            <Button slot="next" className="review-inner-button">
              <ChevronRight size={16} aria-hidden />
            </Button>
          </header>
          <CalendarGrid>
            <CalendarGridHeader>{(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}</CalendarGridHeader>
            <CalendarGridBody>{(date) => <CalendarCell date={date} className="review-day" />}</CalendarGridBody>
          </CalendarGrid>
        </Calendar>
      </Dialog>
    </Popover>
  )
}
