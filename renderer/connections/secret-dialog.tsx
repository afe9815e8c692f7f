import { useTranslation } from 'react-i18next'
import { Button } from '../ui/button.tsx'
import { Copyable } from '../ui/copyable.tsx'
import { Dialog } from '../ui/dialog.tsx'

/** Shows what signs a webhook's deliveries, this once. */
export function SecretDialog({ secret, onClose }: { readonly secret: string; readonly onClose: () => void }) {
  const { t } = useTranslation('connections')
  return (
    <Dialog
      title={t('secret_made')}
      isOpen
      onClose={onClose}
      actions={
        <Button variant="primary" onPress={onClose}>
          {t('done')}
        </Button>
      }
    >
      <div className="connections-form">
        <p>{t('secret_once')}</p>
        <Copyable label={t('secret')} text={secret} />
      </div>
    </Dialog>
  )
}
