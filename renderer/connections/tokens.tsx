import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TokenResource } from '../../engine/contract/app/token.ts'
import { useRevokeToken, useTokens } from '../api/tokens.ts'
import { useFormat } from '../format/use-format.ts'
import { Button } from '../ui/button.tsx'
import { Confirm } from '../ui/confirm.tsx'
import { Badge, Card, Line, Section } from '../ui/room.tsx'
import { ErrorState } from '../ui/states.tsx'
import { TokenDialog } from './token-dialog.tsx'
import { useAbilityName } from './use-names.ts'

/** Who may ask, each with what it may do. */
export function Tokens({ accountId }: { readonly accountId: number }) {
  const { t } = useTranslation('connections')
  const format = useFormat()
  const abilityName = useAbilityName()
  const { data: tokens, error, refetch } = useTokens(accountId)
  const { mutate: revoke } = useRevokeToken(accountId)
  const [isCreating, setIsCreating] = useState(false)
  const [revoked, setRevoked] = useState<TokenResource | null>(null)
  const nameOf = (token: TokenResource): string => token.name ?? t('unnamed')
  return (
    <Section
      title={t('tokens')}
      hint={t('tokens_hint')}
      actions={
        <Button icon={Plus} onPress={() => setIsCreating(true)}>
          {t('new_token')}
        </Button>
      }
    >
      {error && !tokens && <ErrorState title={t('tokens')} error={error} onRetry={() => void refetch()} />}
      {tokens && (
        <Card>
          {tokens.length === 0 && <Line title={t('no_tokens')} />}
          {tokens.map((token) => (
            <Line
              key={token.id}
              title={nameOf(token)}
              hint={`${token.abilities.map((ability) => abilityName(ability)).join(', ')} · ${t('made', { date: format.dateTime(token.created_at) })}`}
            >
              <Badge tone={token.mode === 'live' ? 'quiet' : 'warn'}>
                {t(token.mode === 'live' ? 'live_mode' : 'test_mode')}
              </Badge>
              {token.revoked_at === null ? (
                <Button
                  size="small"
                  variant="danger"
                  aria-label={`${t('revoke')}: ${nameOf(token)}`}
                  onPress={() => setRevoked(token)}
                >
                  {t('revoke')}
                </Button>
              ) : (
                <Badge tone="bad">{t('revoked')}</Badge>
              )}
            </Line>
          ))}
        </Card>
      )}
      {isCreating && <TokenDialog accountId={accountId} onClose={() => setIsCreating(false)} />}
      {revoked && (
        <Confirm
          title={t('revoke_title')}
          action={t('revoke')}
          onConfirm={() => revoke(revoked.id)}
          onClose={() => setRevoked(null)}
        >
          {t('revoke_text', { name: nameOf(revoked) })}
        </Confirm>
      )}
    </Section>
  )
}
