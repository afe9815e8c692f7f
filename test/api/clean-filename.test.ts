import { expect, test } from 'vitest'
import { cleanFilename } from '../../engine/api/clean-filename.ts'

test.each([
  ['Rechnung Müller & Söhne (2).pdf', 'Rechnung Müller & Söhne (2).pdf'],
  ['請求書 🧾.pdf', '請求書 🧾.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Scans\\beleg.pdf', 'beleg.pdf'],
  ['a\u0000b\r\nc.pdf', 'abc.pdf'],
  ['rechnung\u202efdp.exe', 'rechnungfdp.exe'],
  ['u\u0308ber.pdf', 'über.pdf'],
  ['  mitte  .pdf ', 'mitte  .pdf'],
])('keeps of %j what is safe: %j', (name, kept) => {
  expect(cleanFilename(name)).toBe(kept)
})

test.each([undefined, '', '   ', '.', '..', 'folder/', '\u202e'])('calls %j document', (name) => {
  expect(cleanFilename(name)).toBe('document')
})

test('shortens to 255 characters, keeps the extension and halves no character', () => {
  const name = cleanFilename(`a${'🧾'.repeat(300)}.pdf`)
  expect(name.length).toBeLessThanOrEqual(255)
  expect(name).toMatch(/🧾\.pdf$/u)
  expect(name.isWellFormed()).toBe(true)
})
