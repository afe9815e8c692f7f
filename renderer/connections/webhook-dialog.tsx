import { zodResolver } from '@hookform/resolvers/zod'
import { Controller, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import type { WebhookEndpointResource } from '../../engine/contract/webhook-endpoint.ts'
import { ApiError } from '../api/api-error.ts'
import { useWebhookActions } from '../api/webhooks.ts'
import { Button } from '../ui/button.tsx'
import { Check, Checks } from '../ui/choices.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useEventName } from './use-names.ts'

const EVENTS = ['document.completed', 'document.failed', 'document.blocked', 'document.corrected'] as const

interface WebhookDialogProps {
  readonly accountId: number
  /** Null: a new one. */
  readonly webhook: WebhookEndpointResource | null
  readonly onSecret: (secret: string) => void
  readonly onClose: () => void
}

/** Where to tell, and of what. What the service finds wrong with the address stands below it. */
export function WebhookDialog({ accountId, webhook, onSecret, onClose }: WebhookDialogProps) {
  const { t } = useTranslation('connections')
  const eventName = useEventName()
  const { create, change } = useWebhookActions(accountId)
  const { control, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(
      z.object({
        url: z.url({ protocol: /^https?$/, error: t('url_missing') }),
        events: z.array(z.enum(EVENTS)).min(1, t('events_missing')),
        allow_private_network: z.boolean(),
      }),
    ),
    defaultValues: {
      url: webhook?.url ?? '',
      events: EVENTS.filter((event) => webhook === null || webhook.events.includes(event)),
      allow_private_network: webhook?.allow_private_network ?? false,
    },
  })

  const save = handleSubmit(async (wanted) => {
    try {
      if (webhook) await change.mutateAsync({ id: webhook.id, ...wanted })
      else onSecret((await create.mutateAsync(wanted)).secret)
      onClose()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setError('url', { message: error.envelope?.errors?.['url']?.[0] ?? error.message })
    }
  })

  return (
    <Dialog
      title={t(webhook ? 'edit_webhook' : 'new_webhook')}
      isOpen
      onClose={onClose}
      actions={
        <Button variant="primary" isPending={formState.isSubmitting} onPress={() => void save()}>
          {t(webhook ? 'save' : 'create')}
        </Button>
      }
    >
      <form className="connections-form" onSubmit={(event) => void save(event)}>
        <Controller
          name="url"
          control={control}
          render={({ field: { value, onChange, onBlur }, fieldState }) => (
            <TextField
              label={t('url')}
              hint={t('url_hint')}
              inputMode="url"
              {...{ value, onChange, onBlur }}
              error={fieldState.error?.message}
              autoFocus
            />
          )}
        />
        <Controller
          name="events"
          control={control}
          render={({ field: { value, onChange }, fieldState }) => (
            <Checks
              label={t('events')}
              value={value}
              choices={EVENTS.map((key) => ({ key, name: eventName(key) }))}
              error={fieldState.error?.message}
              onChange={onChange}
            />
          )}
        />
        <Controller
          name="allow_private_network"
          control={control}
          render={({ field: { value, onChange } }) => (
            <Check label={t('private')} isSelected={value} onChange={onChange} />
          )}
        />
        <button type="submit" hidden />
      </form>
    </Dialog>
  )
}
