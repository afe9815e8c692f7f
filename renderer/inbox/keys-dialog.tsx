import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../ui/dialog.tsx'

const KEYS = [
  ['move', '↑ ↓'],
  ['jump', 'Home End'],
  ['open', '↵'],
  ['select', 'Space'],
  ['range', 'Shift ↑ ↓'],
  ['all', 'Ctrl A'],
  ['none', 'Esc'],
  ['remove', 'Del'],
  ['again', 'R'],
  ['search', '/'],
  ['paste', 'Ctrl V'],
] as const

/** All keys of the inbox. */
export function KeysDialog({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const { t } = useTranslation('inbox')
  return (
    <Dialog title={t('keys')} isOpen={isOpen} onClose={onClose}>
      <dl className="inbox-keys">
        {KEYS.map(([name, keys]) => (
          <Fragment key={name}>
            <dt>{t(`key.${name}`)}</dt>
            <dd>
              {keys.split(' ').map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </Fragment>
        ))}
      </dl>
    </Dialog>
  )
}
