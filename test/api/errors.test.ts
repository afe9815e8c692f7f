import { expect, test } from 'vitest'
import { z } from 'zod'
import { ERRORS } from '../../engine/domain/errors.ts'
import { ApiError, invalid, toAnswer, toFieldErrors, tooMany } from '../../engine/api/errors.ts'

test.each([
  [{ a: ['A is wrong.'] }, 'A is wrong.'],
  [{ a: ['A is wrong.', 'A is long.'] }, 'A is wrong. (and 1 more error)'],
  [{ a: ['A is wrong.'], b: ['B is wrong.'], 'c.0': ['C is wrong.'] }, 'A is wrong. (and 2 more errors)'],
])('the message of %j is the first error and the number of the others', (errors, message) => {
  expect(invalid(errors).message).toBe(message)
})

test('errors of an array name its items', () => {
  const { error } = z.object({ list: z.array(z.string().min(1, 'Empty.')) }).safeParse({ list: ['a', ''] })
  expect(error && toFieldErrors(error)).toEqual({ 'list.1': ['Empty.'] })
})

test('a known error gives its status, headers and nothing beyond the envelope', () => {
  const error = new ApiError('method_not_allowed', undefined, { headers: { Allow: 'GET' } })
  expect(toAnswer(error, 'id-1')).toEqual({
    status: 405,
    headers: { Allow: 'GET' },
    body: { message: ERRORS.method_not_allowed.message, code: 'method_not_allowed', request_id: 'id-1' },
  })
})

test.each([new Error('password=hunter2'), 'a string', undefined])('%s is server_error and tells nothing', (thrown) => {
  const { status, body } = toAnswer(thrown, 'id-2')
  expect(status).toBe(500)
  expect(body.code).toBe('server_error')
  expect(JSON.stringify(body)).not.toContain('hunter2')
})

test('who comes too often is told in body and headers when to come again', () => {
  const now = Date.now() / 1000
  const { status, headers, body } = toAnswer(
    tooMany('daily_limit_reached', 30, { token_daily_document_limit: 5 }),
    'id-3',
  )
  expect([status, headers['Retry-After']]).toEqual([429, '30'])
  expect(Number(headers['X-RateLimit-Reset'])).toBeGreaterThanOrEqual(now + 30)
  expect(Number(headers['X-RateLimit-Reset'])).toBeLessThan(now + 40)
  expect(body).toEqual({
    message: 'The daily limit of test uploads is reached. Try again in 30 seconds.',
    code: 'daily_limit_reached',
    request_id: 'id-3',
    retry_after: 30,
    token_daily_document_limit: 5,
  })
})
