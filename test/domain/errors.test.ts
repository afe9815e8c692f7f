import { expect, test } from 'vitest'
import { DocumentError, ERRORS } from '../../engine/domain/errors.ts'

test.each(Object.entries(ERRORS))('%s is a code in snake case with one English sentence', (code, { message }) => {
  expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/)
  expect(message).toMatch(/^[A-Z].*\.$/)
})

test('an HTTP error has a status of the 4xx or 5xx class, a run error none', () => {
  for (const { status } of Object.values(ERRORS)) {
    if (status !== null) expect(status).toBeGreaterThanOrEqual(400)
    if (status !== null) expect(status).toBeLessThan(600)
  }
  expect(ERRORS.unreadable_file.status).toBeNull()
  expect(ERRORS.not_found.status).toBe(404)
})

test('a document error says what to do in the words of the catalogue', () => {
  const error = new DocumentError('password_required')
  expect(error).toBeInstanceOf(Error)
  expect(error.name).toBe('DocumentError')
  expect(error.code).toBe('password_required')
  expect(error.message).toBe(ERRORS.password_required.message)
})

test('a document error keeps its own sentence and its cause', () => {
  const cause = new Error('unexpected end of stream')
  const error = new DocumentError('unreadable_file', 'Page 3 is cut off.', { cause })
  expect(error.message).toBe('Page 3 is cut off.')
  expect(error.cause).toBe(cause)
})
