import type { ReactNode } from 'react'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { IconButton } from './button.tsx'
import './dialog.css'

interface DialogProps {
  readonly title: string
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Buttons at its foot. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A window over the page, closed by Escape, its cross or a press beside it. */
export function Dialog({ title, isOpen, onClose, actions, children }: DialogProps) {
  const { t } = useTranslation()
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => open || onClose()}
      isDismissable
      className="ui-dialog-backdrop"
    >
      <Modal className="ui-dialog-frame">
        <AriaDialog className="ui-dialog">
          <header className="ui-dialog-head">
            <Heading slot="title" level={2}>
              {title}
            </Heading>
            <IconButton label={t('close')} icon={X} size="small" onPress={onClose} />
          </header>
          <div className="ui-dialog-body">{children}</div>
          {actions !== undefined && <footer className="ui-dialog-foot">{actions}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
