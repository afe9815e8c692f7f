import { Controller, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { PaymentTermsSetting } from '../../engine/contract/app/payments.ts'
import { ApiError } from '../api/api-error.ts'
import { useChangePayments } from '../api/payments.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/text-field.tsx'

const FIELDS = ['pay_to', 'network', 'asset', 'price', 'facilitator_url', 'rpc_url'] as const
type Field = (typeof FIELDS)[number]

interface PaymentsDialogProps {
  /** Null: payments are off. */
  readonly terms: PaymentTermsSetting | null
  /** Whether Docket can settle by itself. */
  readonly hasKey: boolean
  readonly onClose: () => void
}

/** Who is paid, how much and by which way. What the service finds wrong stands below each field. */
export function PaymentsDialog({ terms, hasKey, onClose }: PaymentsDialogProps) {
  const { t } = useTranslation('settings')
  const { mutateAsync: change } = useChangePayments()
  const { control, handleSubmit, formState, setError } = useForm<Record<Field, string>>({
    defaultValues: Object.fromEntries(FIELDS.map((name) => [name, terms?.[name] ?? ''])) as Record<Field, string>,
  })

  const save = handleSubmit(async (wanted) => {
    try {
      await change({ ...wanted, facilitator_url: wanted.facilitator_url.trim() || null })
      onClose()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const errors = error.envelope?.errors ?? {}
      const wrong = FIELDS.filter((name) => errors[`payments.${name}`])
      for (const name of wrong) setError(name, { message: errors[`payments.${name}`]![0]! })
      if (wrong.length === 0) setError('rpc_url', { message: error.message })
    }
  })

  return (
    <Dialog
      title={t('payments')}
      isOpen
      onClose={onClose}
      actions={
        <Button variant="primary" isPending={formState.isSubmitting} onPress={() => void save()}>
          {t('save')}
        </Button>
      }
    >
      <form className="settings-form" onSubmit={(event) => void save(event)}>
        {FIELDS.map((name) => (
          <Controller
            key={name}
            name={name}
            control={control}
            render={({ field: { value, onChange, onBlur }, fieldState }) => (
              <TextField
                label={t(`payments_field.${name}`)}
                hint={t(name === 'facilitator_url' && hasKey ? 'payments_own_key' : `payments_field_hint.${name}`)}
                {...{ value, onChange, onBlur }}
                error={fieldState.error?.message}
                autoFocus={name === 'pay_to'}
              />
            )}
          />
        ))}
        <button type="submit" hidden />
      </form>
    </Dialog>
  )
}
