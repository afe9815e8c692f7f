import { zodResolver } from '@hookform/resolvers/zod'
import { Controller, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import type { AccountResource } from '../../engine/contract/app/account.ts'
import { useChangeAccount, useCreateAccount } from '../api/accounts.ts'
import { Button } from '../ui/button.tsx'
import { Check } from '../ui/choices.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/text-field.tsx'
import { LocaleSelect } from './locale-select.tsx'

interface AccountDialogProps {
  /** Null: a new one. */
  readonly account: AccountResource | null
  readonly onClose: () => void
}

/** A client: what it is called, what it may use. */
export function AccountDialog({ account, onClose }: AccountDialogProps) {
  const { t } = useTranslation('settings')
  const create = useCreateAccount()
  const change = useChangeAccount()
  const { control, handleSubmit, formState } = useForm({
    resolver: zodResolver(formSchema(t)),
    defaultValues: {
      name: account?.name ?? '',
      own_names: account?.own_names.join('\n') ?? '',
      credits: account?.credits?.toString() ?? '',
      locale: account?.locale ?? null,
      suspended: account !== null && account.suspended_at !== null,
    },
  })
  const failure = create.error ?? change.error

  const save = handleSubmit(async ({ name, credits, own_names, locale, suspended }) => {
    const balance = credits === '' ? null : Number(credits)
    const names = own_names.split('\n').flatMap((line) => line.trim() || [])
    const { id } = account ?? (await create.mutateAsync({ name, credits: balance }))
    // Credits are spent while the dialog is open: they are set only where they were changed here.
    const isBalanceNew = formState.dirtyFields.credits === true
    await change.mutateAsync({
      id,
      name,
      own_names: names,
      locale,
      suspended,
      ...(isBalanceNew && { credits: balance }),
    })
    onClose()
  })

  return (
    <Dialog
      title={t(account ? 'edit_account' : 'new_account')}
      isOpen
      onClose={onClose}
      actions={
        <Button variant="primary" onPress={() => void save()} isPending={formState.isSubmitting}>
          {t(account ? 'save' : 'create')}
        </Button>
      }
    >
      <form className="settings-form" onSubmit={(event) => void save(event)}>
        <Controller
          name="name"
          control={control}
          render={({ field: { value, onChange, onBlur }, fieldState }) => (
            <TextField label={t('name')} {...{ value, onChange, onBlur }} error={fieldState.error?.message} autoFocus />
          )}
        />
        <Controller
          name="own_names"
          control={control}
          render={({ field: { value, onChange, onBlur } }) => (
            <TextField label={t('own_names')} hint={t('own_names_hint')} rows={3} {...{ value, onChange, onBlur }} />
          )}
        />
        <Controller
          name="locale"
          control={control}
          render={({ field: { value, onChange } }) => (
            <LocaleSelect label={t('default_locale')} value={value} onChange={onChange} />
          )}
        />
        <Controller
          name="credits"
          control={control}
          render={({ field: { value, onChange, onBlur }, fieldState }) => (
            <TextField
              label={t('credits_label')}
              hint={t('credits_hint')}
              inputMode="numeric"
              {...{ value, onChange, onBlur }}
              error={fieldState.error?.message}
            />
          )}
        />
        <Controller
          name="suspended"
          control={control}
          render={({ field: { value, onChange } }) => (
            <Check label={t('suspend')} isSelected={value} onChange={onChange} />
          )}
        />
        {failure && (
          <p role="alert" className="ui-field-error">
            {failure.message}
          </p>
        )}
        <button type="submit" hidden />
      </form>
    </Dialog>
  )
}

function formSchema(t: (key: 'name_missing' | 'name_long' | 'credits_invalid') => string) {
  return z.object({
    name: z.string().trim().min(1, t('name_missing')).max(200, t('name_long')),
    own_names: z.string(),
    credits: z
      .string()
      .trim()
      .regex(/^\d{0,9}$/, t('credits_invalid')),
    locale: z.string().nullable(),
    suspended: z.boolean(),
  })
}
