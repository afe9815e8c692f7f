import { expect, test } from 'vitest'
import { checkUrl } from '../../engine/delivery/check-url.ts'

const RULES = { allowPrivateNetwork: false, ownPort: 8642 }

test.each([
  'https://erp.example/hooks?token=abc',
  'https://erp.example:8443/',
  'http://localhost:9000/hook',
  'http://127.0.0.1:9000/',
  'http://[::1]:9000/',
  'https://93.184.216.34/',
])('%s may be asked for', (url) => {
  expect(checkUrl(url, RULES).href).toBe(url)
})

test.each([
  ['erp.example/hook', 'url must be an absolute URL.'],
  ['', 'url must be an absolute URL.'],
  ['https://erp.example/\u0000', 'must not hold spaces or control characters'],
  ['https://erp.example/\n\t', 'must not hold spaces or control characters'],
  [' https://erp.example/', 'must not hold spaces or control characters'],
  ['ftp://erp.example/', 'url must begin with https://.'],
  ['file:///etc/passwd', 'url must begin with https://.'],
  ['http://erp.example/', 'http is for this machine alone'],
  ['http://127.0.0.1.nip.example/', 'http is for this machine alone'],
  ['https://user:secret@erp.example/', 'must not hold a user name or a password'],
  ['https://user@erp.example/', 'must not hold a user name or a password'],
  ['https://erp.example/#part', 'must not have a part after #'],
  ['http://127.0.0.1:8642/api/v1/documents', 'not sent to Docket itself'],
  ['http://localhost:8642/', 'not sent to Docket itself'],
  ['http://[::ffff:127.0.0.1]:8642/', 'not sent to Docket itself'],
  ['https://localhost/', 'not a public address'],
  ['https://127.0.0.1/', 'not a public address'],
  ['https://2130706433/', 'not a public address'],
  ['https://0x7f.1/', 'not a public address'],
  ['https://0177.0.0.1/', 'not a public address'],
  ['https://169.254.169.254/latest', 'not a public address'],
  ['https://[::ffff:a9fe:a9fe]/', 'not a public address'],
  ['https://192.168.1.10/', 'private network'],
])('%s is refused: %s', (url, reason) => {
  expect(() => checkUrl(url, RULES)).toThrow(reason)
})

test('an endpoint that allows private networks may name one', () => {
  expect(() => checkUrl('https://192.168.1.10/', { ...RULES, allowPrivateNetwork: true })).not.toThrow()
})
