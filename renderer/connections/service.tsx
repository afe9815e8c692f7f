import { useTranslation } from 'react-i18next'
import type { AccountResource } from '../../engine/contract/app/account.ts'
import { useFormat } from '../format/use-format.ts'
import { Copyable } from '../ui/copyable.tsx'
import { Card, Line, Section } from '../ui/room.tsx'
import { baseUrl, writePing } from './write-commands.ts'

/** Where programs ask, and how much they may. */
export function Service({ account }: { readonly account: AccountResource }) {
  const { t } = useTranslation('connections')
  const format = useFormat()
  return (
    <Section
      title={t('service')}
      hint={t('service_hint')}
      actions={
        <a href="/docs" target="_blank" rel="noreferrer">
          {t('docs')}
        </a>
      }
    >
      <Copyable label={t('address')} text={baseUrl()} />
      <Copyable label={t('try_it')} text={writePing('TOKEN')} />
      <p className="connections-hint">{t('try_hint')}</p>
      <Card>
        <Line title={t('credits')} hint={t('credits_hint', { name: account.name })}>
          {account.credits === null ? t('unmetered') : format.number(account.credits)}
        </Line>
        <Line title={t('limits')} hint={t('limits_hint')} />
      </Card>
    </Section>
  )
}
