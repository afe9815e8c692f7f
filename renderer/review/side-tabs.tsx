import { useTranslation } from 'react-i18next'
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components'

export type Side = 'page' | 'einvoice'

const SIDES = ['page', 'einvoice'] as const

/** What stands beside the fields of an e-invoice: its page, or what its XML says. */
export function SideTabs({ side, onSide }: { readonly side: Side; readonly onSide: (side: Side) => void }) {
  const { t } = useTranslation('review')
  return (
    <ToggleButtonGroup
      className="review-sides"
      aria-label={t('side.label')}
      selectedKeys={[side]}
      disallowEmptySelection
      onSelectionChange={(keys) => onSide(keys.has('einvoice') ? 'einvoice' : 'page')}
    >
      {SIDES.map((id) => (
        <ToggleButton key={id} id={id} className="review-side-tab">
          {t(`side.${id}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
