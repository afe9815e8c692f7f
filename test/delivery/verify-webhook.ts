import { Webhook } from 'standardwebhooks'
import type { ReceivedWebhook } from './open-receiver.ts'

/** Throws unless the reference implementation accepts it now. */
export function verify({ body, headers }: ReceivedWebhook, secret: string): unknown {
  return new Webhook(secret).verify(body, headers as Record<string, string>)
}

/** The signature that it should have, whenever that was. */
export function signAnew({ body, headers }: ReceivedWebhook, secret: string): string {
  const time = new Date(Number(headers['webhook-timestamp']) * 1000)
  return new Webhook(secret).sign(String(headers['webhook-id']), time, body)
}
