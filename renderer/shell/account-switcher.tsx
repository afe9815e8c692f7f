import { ChevronsUpDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from 'react-aria-components'
import { useNavigate } from 'react-router'
import type { AccountResource } from '../../engine/contract/app/account.ts'
import { useAccounts } from '../api/accounts.ts'
import { useChangeSettings } from '../api/settings.ts'
import { MenuButton, MenuItem, MenuSeparator } from '../ui/menu.tsx'

const MANAGE = 'manage'

/** Whose documents are shown, and the others. */
export function AccountSwitcher({ account }: { readonly account: AccountResource }) {
  const { t } = useTranslation('shell')
  const { data: accounts = [] } = useAccounts()
  const { mutate: change } = useChangeSettings()
  const navigate = useNavigate()

  function choose(key: string): void {
    if (key === MANAGE) void navigate('/settings')
    else {
      change({ account_id: Number(key) })
      void navigate('/')
    }
  }

  return (
    <MenuButton
      button={
        <Button className="shell-account" aria-label={`${t('account')}: ${account.name}`}>
          <span className="shell-account-sign" data-sign={account.name.slice(0, 1).toUpperCase()} aria-hidden />
          <span className="shell-account-name">{account.name}</span>
          <ChevronsUpDown size={14} aria-hidden />
        </Button>
      }
      selectionMode="single"
      selectedKeys={[String(account.id)]}
      onAction={(key) => choose(String(key))}
      aria-label={t('account')}
    >
      {accounts.map(({ id, name }) => (
        <MenuItem key={id} id={String(id)}>
          {name}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem id={MANAGE}>{t('manage_accounts')}</MenuItem>
    </MenuButton>
  )
}
