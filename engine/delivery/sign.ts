import { createHmac } from 'node:crypto'

/**
 * The header `webhook-signature` of Standard Webhooks: `v1,` and the HMAC-SHA256 of `id.timestamp.body` in base64, one for
 * each secret, apart by spaces.
 * @param timestamp seconds since 1970
 * @param secrets `whsec_` and base64, at least one
 */
export function signWebhook(
  { id, timestamp, body }: { readonly id: string; readonly timestamp: number; readonly body: string },
  secrets: readonly string[],
): string {
  const content = `${id}.${timestamp}.${body}`
  return secrets
    .map((secret) => `v1,${createHmac('sha256', readKey(secret)).update(content).digest('base64')}`)
    .join(' ')
}

function readKey(secret: string): Buffer {
  return Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
}
