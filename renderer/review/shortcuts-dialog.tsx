import { useTranslation } from 'react-i18next'
import { Dialog } from '../ui/dialog.tsx'

/** By what they are for; in the order in which they are needed. */
const KEYS = {
  fields: [
    ['next_field', 'Enter'],
    ['previous_field', 'Shift Enter'],
    ['next_look', 'F8'],
    ['accept', 'Ctrl Enter'],
    ['details', 'Alt ↓'],
    ['discard', 'Esc'],
    ['undo', 'Ctrl Z'],
    ['redo', 'Ctrl Y'],
  ],
  rows: [
    ['cell', '↑ ↓'],
    ['add_row', 'Alt Enter'],
    ['move_row', 'Alt ↑ ↓'],
    ['remove_row', 'Ctrl Del'],
  ],
  documents: [
    ['done', 'Ctrl Shift Enter'],
    ['next_document', 'Alt PgDn'],
    ['previous_document', 'Alt PgUp'],
  ],
  page: [
    ['zoom', 'Ctrl + −'],
    ['fit_width', 'Ctrl 0'],
    ['fit_page', 'Ctrl Alt 0'],
    ['turn', 'Alt R'],
    ['extend', 'Shift ⊙'],
  ],
} as const

/** All keys of the review. */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('review')
  return (
    <Dialog title={t('keys.title')} isOpen onClose={onClose}>
      <div className="review-keys">
        {(Object.keys(KEYS) as (keyof typeof KEYS)[]).map((group) => (
          <section key={group}>
            <h3>{t(`keys.group.${group}`)}</h3>
            <dl>
              {KEYS[group].map(([name, keys]) => (
                <div key={name}>
                  <dt>{t(`keys.${name}`)}</dt>
                  <dd>
                    {keys.split(' ').map((key) => (
                      <kbd key={key}>
                        {key === 'Ctrl' || key === 'Del' || key === 'PgDn' || key === 'PgUp'
                          ? t(`keys.cap.${key}`)
                          : key}
                      </kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
