import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WebhookEndpointResource } from '../../engine/contract/webhook-endpoint.ts'
import { useWebhooks } from '../api/webhooks.ts'
import { Button } from '../ui/button.tsx'
import { Card, Line, Section } from '../ui/room.tsx'
import { ErrorState } from '../ui/states.tsx'
import { SecretDialog } from './secret-dialog.tsx'
import { Webhook } from './webhook.tsx'
import { WebhookDialog } from './webhook-dialog.tsx'

/** Where Docket tells of what happens. */
export function Webhooks({ accountId }: { readonly accountId: number }) {
  const { t } = useTranslation('connections')
  const { data: webhooks, error, refetch } = useWebhooks(accountId)
  const [edited, setEdited] = useState<WebhookEndpointResource | 'new' | null>(null)
  const [secret, setSecret] = useState<string | null>(null)
  return (
    <Section
      title={t('webhooks')}
      hint={t('webhooks_hint')}
      actions={
        <Button icon={Plus} onPress={() => setEdited('new')}>
          {t('new_webhook')}
        </Button>
      }
    >
      {error && !webhooks && <ErrorState title={t('webhooks')} error={error} onRetry={() => void refetch()} />}
      {webhooks && (
        <Card>
          {webhooks.length === 0 && <Line title={t('no_webhooks')} />}
          {webhooks.map((webhook) => (
            <Webhook
              key={webhook.id}
              accountId={accountId}
              webhook={webhook}
              onEdit={() => setEdited(webhook)}
              onSecret={setSecret}
            />
          ))}
        </Card>
      )}
      {edited !== null && (
        <WebhookDialog
          accountId={accountId}
          webhook={edited === 'new' ? null : edited}
          onSecret={setSecret}
          onClose={() => setEdited(null)}
        />
      )}
      {secret !== null && <SecretDialog secret={secret} onClose={() => setSecret(null)} />}
    </Section>
  )
}
