import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WebhookEndpointResource } from '../../engine/contract/webhook-endpoint.ts'
import { useWebhookActions } from '../api/webhooks.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { Switch } from '../ui/choices.tsx'
import { Confirm } from '../ui/confirm.tsx'
import { MenuButton, MenuItem } from '../ui/menu.tsx'
import { Badge, Line } from '../ui/room.tsx'
import { Deliveries } from './deliveries.tsx'
import { useEventName } from './use-names.ts'

interface WebhookProps {
  readonly accountId: number
  readonly webhook: WebhookEndpointResource
  readonly onEdit: () => void
  readonly onSecret: (secret: string) => void
}

/** One endpoint with what can be done with it, and on demand what was sent to it. */
export function Webhook({ accountId, webhook, onEdit, onSecret }: WebhookProps) {
  const { t } = useTranslation('connections')
  const eventName = useEventName()
  const { change, remove, rotate, test } = useWebhookActions(accountId)
  const [asks, setAsks] = useState<'rotate' | 'delete' | null>(null)
  const [showsDeliveries, setShowsDeliveries] = useState(false)
  const { id, url, events, enabled } = webhook
  const act = { edit: onEdit, rotate: () => setAsks('rotate'), delete: () => setAsks('delete') }

  return (
    <div>
      <Line title={url} hint={events.map((event) => eventName(event)).join(' · ')}>
        {webhook.disabled_reason === 'receiver_gone' && <Badge tone="bad">{t('gone')}</Badge>}
        <Button size="small" aria-expanded={showsDeliveries} onPress={() => setShowsDeliveries(!showsDeliveries)}>
          {t('deliveries')}
        </Button>
        <Button
          size="small"
          isDisabled={!enabled}
          onPress={() => test.mutate(id, { onSuccess: () => setShowsDeliveries(true) })}
        >
          {t('send_test')}
        </Button>
        <Switch
          label={`${t('enabled')}: ${url}`}
          isSelected={enabled}
          onChange={(on) => change.mutate({ id, enabled: on })}
        />
        <MenuButton
          button={<IconButton label={`${t('more')}: ${url}`} icon={Ellipsis} size="small" />}
          placement="bottom end"
          aria-label={t('more')}
          onAction={(key) => act[key as keyof typeof act]()}
        >
          <MenuItem id="edit">{t('edit')}</MenuItem>
          <MenuItem id="rotate">{t('rotate')}</MenuItem>
          <MenuItem id="delete">{t('delete')}</MenuItem>
        </MenuButton>
      </Line>
      {showsDeliveries && <Deliveries accountId={accountId} endpointId={id} />}
      {asks === 'rotate' && (
        <Confirm
          title={t('rotate_title')}
          action={t('rotate')}
          tone="primary"
          onConfirm={() => rotate.mutate(id, { onSuccess: ({ secret }) => onSecret(secret) })}
          onClose={() => setAsks(null)}
        >
          {t('rotate_text')}
        </Confirm>
      )}
      {asks === 'delete' && (
        <Confirm
          title={t('delete_title')}
          action={t('delete')}
          onConfirm={() => remove.mutate(id)}
          onClose={() => setAsks(null)}
        >
          {t('delete_text', { url })}
        </Confirm>
      )}
    </div>
  )
}
