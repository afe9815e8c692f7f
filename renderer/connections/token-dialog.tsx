import { zodResolver } from '@hookform/resolvers/zod'
import { Controller, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import type { TokenRequest } from '../../engine/contract/app/token.ts'
import { useCreateToken } from '../api/tokens.ts'
import { Button } from '../ui/button.tsx'
import { Checks, Segments } from '../ui/choices.tsx'
import { Copyable } from '../ui/copyable.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useAbilityName } from './use-names.ts'
import { writeUpload } from './write-commands.ts'

const ABILITIES = ['documents:read', 'documents:write', 'webhooks:manage', 'account:manage'] as const
type Wanted = Required<Pick<TokenRequest, 'mode' | 'abilities'>> & { name: string }

const STANDARD: Wanted = { name: '', mode: 'live', abilities: ['documents:read', 'documents:write'] }

/** Makes a token; then shows it, this once. */
export function TokenDialog({ accountId, onClose }: { readonly accountId: number; readonly onClose: () => void }) {
  const { t } = useTranslation('connections')
  const create = useCreateToken(accountId)
  const abilityName = useAbilityName()
  const { control, handleSubmit, formState } = useForm({
    resolver: zodResolver(
      z.object({
        name: z.string().trim().max(200, t('name_long')),
        mode: z.enum(['live', 'test']),
        abilities: z.array(z.enum(ABILITIES)).min(1, t('abilities_missing')),
      }),
    ),
    defaultValues: STANDARD,
  })
  const save = handleSubmit(async (wanted) => {
    await create.mutateAsync(wanted)
  })

  if (create.data) return <MadeToken token={create.data.token} onClose={onClose} />
  return (
    <Dialog
      title={t('new_token')}
      isOpen
      onClose={onClose}
      actions={
        <Button variant="primary" isPending={formState.isSubmitting} onPress={() => void save()}>
          {t('create')}
        </Button>
      }
    >
      <form className="connections-form" onSubmit={(event) => void save(event)}>
        <Controller
          name="name"
          control={control}
          render={({ field: { value, onChange, onBlur }, fieldState }) => (
            <TextField
              label={t('name')}
              hint={t('name_hint')}
              {...{ value, onChange, onBlur }}
              error={fieldState.error?.message}
              autoFocus
            />
          )}
        />
        <Controller
          name="mode"
          control={control}
          render={({ field: { value, onChange } }) => (
            <div className="ui-field">
              <Segments
                label={t('mode')}
                value={value}
                choices={[
                  { key: 'live', name: t('live_mode') },
                  { key: 'test', name: t('test_mode') },
                ]}
                onChange={onChange}
              />
              <p className="ui-field-hint">{t('mode_hint')}</p>
            </div>
          )}
        />
        <Controller
          name="abilities"
          control={control}
          render={({ field: { value, onChange }, fieldState }) => (
            <Checks
              label={t('abilities')}
              value={value}
              choices={ABILITIES.map((key) => ({ key, name: abilityName(key) }))}
              error={fieldState.error?.message}
              onChange={onChange}
            />
          )}
        />
        {create.error && (
          <p role="alert" className="ui-field-error">
            {create.error.message}
          </p>
        )}
        <button type="submit" hidden />
      </form>
    </Dialog>
  )
}

function MadeToken({ token, onClose }: { readonly token: string; readonly onClose: () => void }) {
  const { t } = useTranslation('connections')
  return (
    <Dialog
      title={t('token_made')}
      isOpen
      onClose={onClose}
      actions={
        <Button variant="primary" onPress={onClose}>
          {t('done')}
        </Button>
      }
    >
      <div className="connections-form">
        <p>{t('token_once')}</p>
        <Copyable label={t('token')} text={token} />
        <Copyable label={t('send_document')} text={writeUpload(token)} />
      </div>
    </Dialog>
  )
}
