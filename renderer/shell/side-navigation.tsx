import type { ReactNode } from 'react'
import { Cable, Inbox, Settings, Share, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router'
import { useCurrentAccount } from '../api/accounts.ts'
import { useCounts } from '../api/documents.ts'
import { useFormat } from '../format/use-format.ts'
import { AccountSwitcher } from './account-switcher.tsx'
import { ConnectionSign } from './connection-sign.tsx'

/** Left of every room: whose documents, where to, and whether the page is up to date. In a narrow window signs alone. */
export function SideNavigation() {
  const { t } = useTranslation('shell')
  const account = useCurrentAccount()
  return (
    <nav className="shell-side" aria-label={t('navigation')}>
      {account ? <AccountSwitcher account={account} /> : <div className="shell-account" />}
      <ul className="shell-links">
        <NavigationLink
          to="/"
          icon={Inbox}
          label={t('inbox')}
          count={account && <LookCount accountId={account.id} />}
        />
        <NavigationLink to="/export" icon={Share} label={t('export')} />
        <NavigationLink to="/connections" icon={Cable} label={t('connections')} />
      </ul>
      <ul className="shell-links shell-links-low">
        <NavigationLink to="/settings" icon={Settings} label={t('settings')} />
      </ul>
      <ConnectionSign />
    </nav>
  )
}

interface LinkProps {
  readonly to: string
  readonly icon: LucideIcon
  readonly label: string
  readonly count?: ReactNode
}

function NavigationLink({ to, icon: Icon, label, count }: LinkProps) {
  return (
    <li>
      <NavLink to={to} end className="shell-link" title={label}>
        <Icon size={17} aria-hidden />
        <span className="shell-link-label">{label}</span>
        {count}
      </NavLink>
    </li>
  )
}

/** Documents that wait for a look. */
function LookCount({ accountId }: { readonly accountId: number }) {
  const format = useFormat()
  const { data: counts } = useCounts(accountId)
  if (!counts || counts.needs_look === 0) return null
  return <span className="shell-link-count">{format.number(counts.needs_look)}</span>
}
