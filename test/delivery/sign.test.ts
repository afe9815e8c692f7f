import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'
import { signWebhook } from '../../engine/delivery/sign.ts'

const SECRETS = [11, 22].map((byte) => `whsec_${Buffer.alloc(32, byte).toString('base64')}`)
const message = { id: 'msg_1', timestamp: 1_800_000_000, body: '{"type":"webhook.test","name":"Zoë"}' }

test('a signature is the one that the reference implementation makes', () => {
  const reference = new Webhook(SECRETS[0]!)
  const expected = reference.sign(message.id, new Date(message.timestamp * 1000), message.body)
  expect(signWebhook(message, [SECRETS[0]!])).toBe(expected)
})

test('several secrets make several signatures, apart by spaces', () => {
  const each = SECRETS.map((secret) => signWebhook(message, [secret]))
  expect(signWebhook(message, SECRETS)).toBe(each.join(' '))
  expect(each[0]).not.toBe(each[1])
})
