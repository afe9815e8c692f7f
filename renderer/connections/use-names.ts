import { useTranslation } from 'react-i18next'
import type { TokenResource } from '../../engine/contract/app/token.ts'
import type { WebhookDeliveryResource } from '../../engine/contract/webhook-delivery.ts'

/** Keys of texts have neither colons nor points of their own: those part them. */
type KeyOf<Name extends string> = Name extends `${infer Head}${':' | '.'}${infer Tail}` ? `${Head}_${Tail}` : Name

const keyOf = <Name extends string>(name: Name): KeyOf<Name> => name.replace(/[:.]/, '_') as KeyOf<Name>

/** What a token may, in words. */
export function useAbilityName(): (ability: TokenResource['abilities'][number]) => string {
  const { t } = useTranslation('connections')
  return (ability) => t(`ability.${keyOf(ability)}`)
}

/** What a webhook tells of, in words. */
export function useEventName(): (event: WebhookDeliveryResource['event']) => string {
  const { t } = useTranslation('connections')
  return (event) => t(`event.${keyOf(event)}`)
}
