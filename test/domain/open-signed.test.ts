import { describe, expect, test } from 'vitest'
import { looksSigned, openSigned, openSignedHead } from '../../engine/domain/open-signed.ts'
import { signFile } from '../fixtures/builders/sign-file.ts'

const CONTENT = `<a>${'Grüße '.repeat(80)}</a>`
const open = (bytes: Uint8Array) => {
  const opened = openSigned(bytes)
  return opened && Buffer.from(opened).toString()
}

describe('a signed file', () => {
  test.each(['plain', 'pieces', 'indefinite'] as const)('whose content is %s', (form) => {
    expect(looksSigned(signFile(CONTENT, form))).toBe(true)
    expect(open(signFile(CONTENT, form))).toBe(CONTENT)
  })

  test('in base64, also in lines and between the marks of PEM', () => {
    const text = signFile(CONTENT, 'pieces').toString('base64').replaceAll(/.{64}/g, '$&\r\n')
    expect(open(Buffer.from(text))).toBe(CONTENT)
    expect(open(Buffer.from(`-----BEGIN PKCS7-----\n${text}\n-----END PKCS7-----\n`))).toBe(CONTENT)
    expect(open(Buffer.from(`-----BEGIN CMS-----\n${text}\n-----END CMS-----\n`))).toBe(CONTENT)
  })

  test('within another', () => {
    expect(open(signFile(signFile(CONTENT, 'indefinite')))).toBe(CONTENT)
  })
})

test.each(['plain', 'pieces', 'indefinite'] as const)(
  'the beginning of a signed file shows that of its content: %s',
  (form) => {
    const whole = signFile(signFile(CONTENT, form), form)
    const pem = Buffer.from(`-----BEGIN CMS-----\n${whole.toString('base64')}\n-----END CMS-----\n`)
    for (const bytes of [whole, pem]) {
      for (let length = bytes.length >> 1; length <= bytes.length; length += 1) {
        const shown = Buffer.from(openSignedHead(bytes.subarray(0, length)) ?? '').toString('latin1')
        expect(shown.length).toBeGreaterThan(100)
        expect(Buffer.from(CONTENT).toString('latin1').startsWith(shown)).toBe(true)
      }
    }
  },
)

describe('is none', () => {
  test.each([
    ['nothing', ''],
    ['XML', '<a/>'],
    ['a text that begins like base64', 'MIT License\n\nCopyright'],
    ['a letter', 'MIENTRAS TANTO'],
  ])('%s', (_, text) => {
    expect(looksSigned(Buffer.from(text))).toBe(false)
    expect(openSigned(Buffer.from(text))).toBeNull()
  })

  test('what is cut off anywhere', () => {
    for (const form of ['plain', 'pieces', 'indefinite'] as const) {
      const whole = signFile(CONTENT, form)
      for (let length = 0; length < whole.length - 1; length += 7) {
        expect(() => openSigned(whole.subarray(0, length))).not.toThrow()
        expect(open(whole.subarray(0, length))).not.toBe(CONTENT)
      }
    }
  })

  test('a signature without the file that it is of', () => {
    const detached = signFile('').subarray(0, -6)
    expect(openSigned(detached)).toBeNull()
    expect(openSigned(signFile(''))).toBeNull()
  })

  test('what has more elements than any program writes, however small it is', () => {
    const whole = signFile('x'.repeat(101), 'indefinite')
    const at = whole.indexOf(Buffer.from([0x24, 0x80])) + 2
    const flooded = (count: number) =>
      Buffer.concat([whole.subarray(0, at), Buffer.alloc(2 * count, Buffer.from([0x04, 0])), whole.subarray(at)])
    expect(open(flooded(100_000))).toBe('x'.repeat(101))
    expect(openSigned(flooded(2_000_000))).toBeNull()
    expect(openSigned(Buffer.from(flooded(2_000_000).toString('base64')))).toBeNull()
  })

  test('what nests without end', () => {
    const head = signFile('x', 'indefinite').subarray(0, 13)
    const deep = Buffer.concat([head, Buffer.alloc(200_000, Buffer.from([0x24, 0x80]))])
    expect(openSigned(deep)).toBeNull()
  })
})

test('signatures around signatures end somewhere', () => {
  let file: Uint8Array = Buffer.from('x')
  for (let count = 0; count < 12; count += 1) file = signFile(file)
  expect(looksSigned(openSigned(file)!)).toBe(true)
})
