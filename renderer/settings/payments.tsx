import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useChangePayments, usePaymentCheck, usePayments } from '../api/payments.ts'
import { Button } from '../ui/button.tsx'
import { Confirm } from '../ui/confirm.tsx'
import { Badge, Card, Line, Section } from '../ui/room.tsx'
import { PaymentsDialog } from './payments-dialog.tsx'

/** Whether and how programs without an account pay for documents. */
export function Payments() {
  const { t } = useTranslation('settings')
  const { data: payments } = usePayments()
  const { data: check } = usePaymentCheck()
  const { mutate: change } = useChangePayments()
  const [shown, setShown] = useState<'edit' | 'off' | null>(null)
  if (!payments) return null
  const { terms, source } = payments
  const isFixed = source === 'environment'
  return (
    <Section title={t('payments')} hint={t('payments_hint')}>
      <Card>
        <Line
          title={terms ? t('payments_on', { price: check?.price ?? '…' }) : t('payments_off')}
          hint={terms ? (check?.problem ?? `${terms.network} · ${terms.pay_to}`) : t('payments_off_hint')}
        >
          {terms && (
            <Badge tone={check?.problem ? 'bad' : 'good'}>
              {t(check?.problem ? 'payments_problem' : 'payments_sold')}
            </Badge>
          )}
          {!isFixed && (
            <Button size="small" onPress={() => setShown('edit')}>
              {t(terms ? 'payments_change' : 'payments_set_up')}
            </Button>
          )}
          {!isFixed && terms && (
            <Button size="small" variant="danger" onPress={() => setShown('off')}>
              {t('payments_turn_off')}
            </Button>
          )}
        </Line>
        {isFixed && <Line title={t('payments_fixed')} hint={t('payments_fixed_hint')} />}
      </Card>
      {shown === 'edit' && <PaymentsDialog terms={terms} hasKey={payments.has_key} onClose={() => setShown(null)} />}
      {shown === 'off' && (
        <Confirm
          title={t('payments_off_title')}
          action={t('payments_turn_off')}
          onConfirm={() => change(null)}
          onClose={() => setShown(null)}
        >
          {t('payments_off_text')}
        </Confirm>
      )}
    </Section>
  )
}
