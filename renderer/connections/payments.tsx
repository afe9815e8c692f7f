import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { PaymentResource, PaymentsAnswer } from '../../engine/contract/app/payments.ts'
import { usePayments, useShowPaid } from '../api/payments.ts'
import { useFormat } from '../format/use-format.ts'
import { Button } from '../ui/button.tsx'
import { Card, Line, Section } from '../ui/room.tsx'
import { ErrorState } from '../ui/states.tsx'
import { useSavePayments } from './use-save-payments.ts'

/** What callers without an account have paid; of no account that is shown. */
export function Payments({ accountId }: { readonly accountId: number }) {
  const { t } = useTranslation('connections')
  const { data: payments, error, refetch } = usePayments()
  const { save, isSaving } = useSavePayments()
  return (
    <Section
      title={t('payments')}
      hint={t('payments_hint')}
      actions={
        payments &&
        payments.last.length > 0 && (
          <Button icon={Download} isPending={isSaving} onPress={() => void save()}>
            {t('payments_csv')}
          </Button>
        )
      }
    >
      {error && !payments && <ErrorState title={t('payments')} error={error} onRetry={() => void refetch()} />}
      {payments && <Takings payments={payments} accountId={accountId} />}
      {payments && payments.last.length > 0 && (
        <Card>
          {payments.last.map((payment) => (
            <Payment key={payment.transaction} payment={payment} />
          ))}
        </Card>
      )}
    </Section>
  )
}

function Takings({ payments, accountId }: { readonly payments: PaymentsAnswer; readonly accountId: number }) {
  const { t } = useTranslation('connections')
  const format = useFormat()
  const showPaid = useShowPaid()
  const { takings, unsettled, terms, account_id: owner } = payments
  return (
    <Card>
      {!terms && (
        <Line title={t('payments_off')} hint={t('payments_off_hint')}>
          <Link to="/settings">{t('payments_set_up')}</Link>
        </Line>
      )}
      {terms && takings.length === 0 && <Line title={t('payments_none')} />}
      {takings.map(({ network, asset, symbol, amount, count }) => (
        <Line
          key={`${network} ${asset} ${symbol}`}
          title={t('takings', { amount: `${format.number(amount)} ${symbol}` })}
          hint={`${t('payments_count', { count })} · ${network}`}
        >
          {owner !== null && owner !== accountId && (
            <Button size="small" onPress={() => showPaid(owner)}>
              {t('payments_documents')}
            </Button>
          )}
        </Line>
      ))}
      {unsettled > 0 && <Line title={t('unsettled', { count: unsettled })} hint={t('unsettled_hint')} />}
    </Card>
  )
}

function Payment({ payment }: { readonly payment: PaymentResource }) {
  const { t } = useTranslation('connections')
  const format = useFormat()
  const { amount, symbol, payer, settled_at: settledAt, document_id: documentId } = payment
  return (
    <Line
      title={`${format.number(amount)} ${symbol}`}
      hint={
        <span title={payment.transaction}>
          {format.dateTime(settledAt)} · {t('payer', { address: `${payer.slice(0, 8)}…${payer.slice(-6)}` })}
        </span>
      }
    >
      <Link to={`/documents/${documentId}`}>{t('payments_document', { id: documentId })}</Link>
    </Line>
  )
}
