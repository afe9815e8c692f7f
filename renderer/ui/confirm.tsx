import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

interface ConfirmProps {
  readonly title: string
  /** What the button says that does it. */
  readonly action: string
  readonly tone?: 'danger' | 'primary'
  readonly onConfirm: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Asks before what cannot be undone. */
export function Confirm({ title, action, tone = 'danger', onConfirm, onClose, children }: ConfirmProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button
            variant={tone}
            onPress={() => {
              onConfirm()
              onClose()
            }}
          >
            {action}
          </Button>
        </>
      }
    >
      <p>{children}</p>
    </Dialog>
  )
}
