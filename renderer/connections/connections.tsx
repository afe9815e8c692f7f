import { useTranslation } from 'react-i18next'
import { useCurrentAccount } from '../api/accounts.ts'
import { Room } from '../ui/room.tsx'
import { Loading } from '../ui/states.tsx'
import { Payments } from './payments.tsx'
import { Service } from './service.tsx'
import { Tokens } from './tokens.tsx'
import { Webhooks } from './webhooks.tsx'
import './connections.css'

/** How other programs get in, and where Docket tells of what happens; all of it of the account that is shown. */
export function Connections() {
  const { t } = useTranslation('connections')
  const account = useCurrentAccount()
  if (!account) return <Loading />
  return (
    <Room title={t('title')}>
      <Service account={account} />
      <Tokens key={`tokens ${account.id}`} accountId={account.id} />
      <Webhooks key={`webhooks ${account.id}`} accountId={account.id} />
      <Payments accountId={account.id} />
    </Room>
  )
}
