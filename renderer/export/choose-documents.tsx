import { useTranslation } from 'react-i18next'
import type { DocumentFilter } from '../api/document-view.ts'
import { Button } from '../ui/button.tsx'
import { Check } from '../ui/choices.tsx'
import { DateField } from '../ui/date-field.tsx'
import { Card, Line, Section } from '../ui/room.tsx'
import { Select } from '../ui/select.tsx'
import type { ChosenDocuments } from './use-choice.ts'

const ANY = 'any'

interface ChooseDocumentsProps {
  readonly chosen: ChosenDocuments
  readonly onChange: (chosen: ChosenDocuments) => void
}

/** Those chosen in the inbox, or all of a period and type. */
export function ChooseDocuments({ chosen, onChange }: ChooseDocumentsProps) {
  const { t } = useTranslation('export')
  return (
    <Section title={t('documents')}>
      {'ids' in chosen ? (
        <Card>
          <Line title={t('chosen', { count: chosen.ids.length })} hint={t('chosen_hint')}>
            <Button size="small" onPress={() => onChange({ filter: {} })}>
              {t('all_instead')}
            </Button>
          </Line>
        </Card>
      ) : (
        <FilterFields filter={chosen.filter} onChange={(filter) => onChange({ filter })} />
      )}
    </Section>
  )
}

function FilterFields({ filter, onChange }: { filter: DocumentFilter; onChange: (filter: DocumentFilter) => void }) {
  const { t } = useTranslation(['export', 'document'])
  const types = Object.entries(t('document:type', { returnObjects: true }))
  const set = (change: Partial<Record<keyof DocumentFilter, string | null>>): void => {
    const entries = Object.entries({ ...filter, ...change }).filter(
      ([, value]) => value !== null && value !== undefined,
    )
    onChange(Object.fromEntries(entries))
  }
  return (
    <div className="export-fields">
      <DateField label={t('from')} value={filter.period_from ?? null} onChange={(date) => set({ period_from: date })} />
      <DateField label={t('to')} value={filter.period_to ?? null} onChange={(date) => set({ period_to: date })} />
      <Select
        label={t('type')}
        value={filter.type ?? ANY}
        options={[{ key: ANY, name: t('all_types') }, ...types.map(([key, name]) => ({ key, name }))]}
        onChange={(type) => set({ type: type === ANY ? null : type })}
      />
      <Check
        label={t('only_checked')}
        isSelected={filter.checked === 'true'}
        onChange={(only) => set({ checked: only ? 'true' : null })}
      />
    </div>
  )
}
