import { useTranslation } from 'react-i18next'
import type { WebhookDeliveryResource } from '../../engine/contract/webhook-delivery.ts'
import { useDeliveries, useWebhookActions } from '../api/webhooks.ts'
import { useFormat } from '../format/use-format.ts'
import { Button } from '../ui/button.tsx'
import { Badge, Line } from '../ui/room.tsx'
import { useEventName } from './use-names.ts'

const TONES = { pending: 'quiet', succeeded: 'good', failed: 'bad' } as const

/** What was sent to an endpoint, newest first, and what came of it. */
export function Deliveries({ accountId, endpointId }: { readonly accountId: number; readonly endpointId: number }) {
  const { t } = useTranslation('connections')
  const eventName = useEventName()
  const { data: deliveries } = useDeliveries(accountId, endpointId)
  const { redeliver } = useWebhookActions(accountId)
  if (!deliveries) return null
  return (
    <div className="connections-deliveries" role="region" aria-label={t('deliveries')}>
      {deliveries.length === 0 && <Line title={t('no_deliveries')} />}
      {deliveries.map((delivery) => (
        <Line key={delivery.id} title={eventName(delivery.event)} hint={<Attempts delivery={delivery} />}>
          <Badge tone={TONES[delivery.status]}>{t(`delivery.${delivery.status}`)}</Badge>
          {delivery.status !== 'pending' && (
            <Button size="small" onPress={() => redeliver.mutate({ id: endpointId, delivery: delivery.id })}>
              {t('redeliver')}
            </Button>
          )}
        </Line>
      ))}
    </div>
  )
}

/** When, how often, with which answer, and when again. */
function Attempts({ delivery }: { readonly delivery: WebhookDeliveryResource }) {
  const { t } = useTranslation('connections')
  const format = useFormat()
  const last = delivery.attempts.at(-1)
  const parts = [
    format.dateTime(delivery.created_at),
    t('attempts', { count: delivery.attempts.length }),
    last && (last.error ?? `HTTP ${last.response_status}`),
    delivery.next_attempt_at !== null &&
      delivery.attempts.length > 0 &&
      t('next_attempt', { when: format.dateTime(delivery.next_attempt_at) }),
  ]
  return parts.filter(Boolean).join(' · ')
}
