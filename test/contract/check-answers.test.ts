import { describe, expect, test } from 'vitest'
import { describeApi } from '../../engine/contract/openapi/describe-api.ts'
import { createChecker, listOperations, type Answer } from './check-answers.ts'

const description = describeApi({ baseUrl: 'http://127.0.0.1:8642', version: '1.0.0' })
const { checkAnswer } = createChecker(description)
const ping = listOperations(description).find(({ operation }) => operation.operationId === 'ping')!

const good: Answer = {
  status: 200,
  headers: {
    'content-type': 'application/json; charset=utf-8',
    'x-request-id': 'a',
    'x-ratelimit-limit': '3000',
    'x-ratelimit-remaining': '2999',
  },
  body: '{"status":true}',
}

describe('the check of answers', () => {
  test('lets an answer pass that is as described', () => {
    expect(checkAnswer(ping, good)).toBeNull()
  })

  test.each<[string, Partial<Answer>]>([
    ['a status that is not described', { status: 418 }],
    ['a wrong type', { body: '{"status":"yes"}' }],
    ['a missing property', { body: '{}' }],
    ['a property that is not described', { body: '{"status":true,"more":1}' }],
    ['another content type', { headers: { ...good.headers, 'content-type': 'text/html' } }],
    ['a missing header', { headers: { ...good.headers, 'x-ratelimit-limit': undefined } }],
    ['a header of another form', { headers: { ...good.headers, 'x-ratelimit-limit': 'many' } }],
  ])('sees %s', (_, change) => {
    expect(checkAnswer(ping, { ...good, ...change })).not.toBeNull()
  })
})
