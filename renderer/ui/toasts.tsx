import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import {
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components'
import { Button, IconButton } from './button.tsx'
import './toasts.css'

export interface Message {
  readonly text: string
  readonly tone?: 'good' | 'bad'
  /** A button beside it, such as undo. Pressing it closes the message. */
  readonly action?: { readonly label: string; readonly run: () => void }
}

interface MessageOptions {
  /** Milliseconds; it waits while it is pointed at or focused. */
  readonly timeout?: number
  /** Called once, however the message went: by time, by its cross, by its action. */
  readonly onClose?: () => void
}

const STANDARD_TIMEOUT = 6000

const queue = new ToastQueue<Message>({ maxVisibleToasts: 3 })

/** Shows a message at the foot of the page. Returns what takes it away again. */
export function showMessage(
  message: Message,
  { timeout = STANDARD_TIMEOUT, onClose }: MessageOptions = {},
): () => void {
  const key = queue.add(message, { timeout, ...(onClose && { onClose }) })
  return () => queue.close(key)
}

/** Where messages appear; once on the page. F6 leads to it. */
export function Messages() {
  const { t } = useTranslation()
  return (
    <ToastRegion queue={queue} className="ui-toasts" aria-label={t('notifications')}>
      {({ toast }) => {
        const { text, tone, action } = toast.content
        return (
          <Toast toast={toast} className="ui-toast">
            {tone === 'good' && <CircleCheck size={16} aria-hidden className="ui-toast-good" />}
            {tone === 'bad' && <CircleAlert size={16} aria-hidden className="ui-toast-bad" />}
            <ToastContent className="ui-toast-text">
              <Text slot="title">{text}</Text>
            </ToastContent>
            {action && (
              <Button
                size="small"
                variant="plain"
                onPress={() => {
                  action.run()
                  queue.close(toast.key)
                }}
              >
                {action.label}
              </Button>
            )}
            <IconButton slot="close" label={t('close')} icon={X} size="small" />
          </Toast>
        )
      }}
    </ToastRegion>
  )
}
