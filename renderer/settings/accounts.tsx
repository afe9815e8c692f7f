import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AccountResource } from '../../engine/contract/app/account.ts'
import { useAccounts, useCurrentAccount } from '../api/accounts.ts'
import { useChangeSettings } from '../api/settings.ts'
import { Button } from '../ui/button.tsx'
import { Badge, Card, Line, Section } from '../ui/room.tsx'
import { AccountDialog } from './account-dialog.tsx'

/** The clients of the office. */
export function Accounts() {
  const { t } = useTranslation('settings')
  const { data: accounts = [] } = useAccounts()
  const current = useCurrentAccount()
  const { mutate: change } = useChangeSettings()
  const [edited, setEdited] = useState<AccountResource | 'new' | null>(null)
  return (
    <Section
      title={t('accounts')}
      hint={t('accounts_hint')}
      actions={
        <Button icon={Plus} onPress={() => setEdited('new')}>
          {t('new_account')}
        </Button>
      }
    >
      <Card>
        {accounts.map((account) => (
          <Line
            key={account.id}
            title={account.name}
            hint={[
              account.credits === null ? t('unmetered') : t('credits', { count: account.credits }),
              t('own_names_count', { count: account.own_names.length }),
            ].join(' · ')}
          >
            {account.suspended_at !== null && <Badge tone="warn">{t('suspended')}</Badge>}
            {account.id === current?.id ? (
              <Badge tone="good">{t('shown')}</Badge>
            ) : (
              <Button
                size="small"
                aria-label={`${t('show')}: ${account.name}`}
                onPress={() => change({ account_id: account.id })}
              >
                {t('show')}
              </Button>
            )}
            <Button size="small" aria-label={`${t('edit')}: ${account.name}`} onPress={() => setEdited(account)}>
              {t('edit')}
            </Button>
          </Line>
        ))}
      </Card>
      {edited !== null && <AccountDialog account={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </Section>
  )
}
